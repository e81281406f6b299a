## The table

table-you = { $seat } (jij)
table-they = { $seat }

## Choices

# A question that the game has no words for
choice-question = { $seat } beslist.
prompt = Jouw keuze (h: hulp)>
# A choice with its number
choice = { $number }) { $what }
menu-otherwise = Of:

# A decision with one legal answer, made for the player
only-choice = Er was maar één keuze, voor je gedaan: `{ $line }`

## Playing

play-hello = { $game }. Jij: { $seat }. Tegen: { $player }.
# Several people at one keyboard; $player are the bots, or "none"
play-hello-people = { $game }. Aan dit toetsenbord: { $people }. Bots: { $player }.
play-how = Antwoord met nummer of notatie; h: hulp, ?: kaarten, q: bewaren en stoppen.
play-unfinished = Er is nog een partij niet af: rostra play { $game } --resume gaat ermee verder.
play-bot-failed = { $why }. In plaats daarvan beslist { $bot }.
play-saved = De partij is bewaard: { $file }. Verder spelen: rostra play { $game } --resume
play-record = Het verslag van de partij: { $file }

# Between two people at one keyboard: the one who has played clears the window, the other one comes
curtain-falls = Enter: venster leegmaken voor de volgende>
curtain-rises = Alleen { $seat } mag nu kijken. Enter>

## Records

record-good =
    { $decisions ->
        [one] in orde: { $file } (één beslissing, { $result })
       *[other] in orde: { $file } ({ $decisions } beslissingen, { $result })
    }
record-bad = afgekeurd: { $file }: { $why }
record-checked = { $good } in orde, { $bad } afgekeurd
show-title = Na beslissing { $decision } van { $decisions }, gezien door: { $viewer }
show-everything = iedereen (alle kaarten open)
show-player = { $seat }: { $player }
show-here = -----> hier
# $line is a line of notation
show-decision = { $decision }. { $who }: { $line }

## Errors

error-number = Kies een nummer van 1 tot en met { $most }, of h voor hulp.
error-explain = De kaart "{ $value }" bestaat niet; er zijn: { $known }
