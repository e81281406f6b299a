## The table

table-you = { $seat } (du)
table-they = { $seat }

## Choices

# A question that the game has no words for
choice-question = { $seat } entscheidet.
prompt = Deine Wahl (h: Hilfe)>
# A choice with its number
choice = { $number }) { $what }
menu-otherwise = Oder:

# A decision with one legal answer, made for the player
only-choice = Nur das war möglich, für dich erledigt: `{ $line }`

## Playing

play-hello = { $game }. Du: { $seat }. Gegner: { $player }.
# Several people at one keyboard; $player are the bots, or "none"
play-hello-people = { $game }. An dieser Tastatur: { $people }. Bots: { $player }.
play-how = Gib eine Nummer oder Notation ein; h: Hilfe, ?: Karten, q: speichern und Ende.
play-unfinished = Eine Partie ist noch nicht zu Ende: rostra play { $game } --resume setzt sie fort.
play-bot-failed = { $why }. Stattdessen entscheidet { $bot }.
play-saved = Die Partie ist gespeichert: { $file }. Weiter geht es mit: rostra play { $game } --resume
play-record = Die Aufzeichnung der Partie: { $file }

# Between two people at one keyboard: the one who has played clears the window, the other one comes
curtain-falls = Eingabetaste: Fenster für den Nächsten leeren>
curtain-rises = Jetzt darf nur { $seat } hinsehen. Eingabetaste>

## Records

record-good =
    { $decisions ->
        [one] in Ordnung: { $file } (eine Entscheidung, { $result })
       *[other] in Ordnung: { $file } ({ $decisions } Entscheidungen, { $result })
    }
record-bad = abgelehnt: { $file }: { $why }
record-checked = { $good } in Ordnung, { $bad } abgelehnt
show-title = Nach Entscheidung { $decision } von { $decisions }, Sicht: { $viewer }
show-everything = alle (alle Karten offen)
show-player = { $seat }: { $player }
show-here = -----> hier
# $line is a line of notation
show-decision = { $decision }. { $who }: { $line }

## Errors

error-number = Wähle eine Nummer von 1 bis { $most }, oder h für Hilfe.
error-explain = Die Karte „{ $value }“ gibt es nicht; es gibt: { $known }
