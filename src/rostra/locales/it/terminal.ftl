## The table

table-you = { $seat } (tu)
table-they = { $seat }

## Choices

# A question that the game has no words for
choice-question = Decide { $seat }.
prompt = La tua scelta (h: aiuto)>
choice = { $number }) { $what }
menu-otherwise = Oppure:

only-choice = C'è una sola scelta, già fatta per te: `{ $line }`

## Playing

play-hello = { $game }. Tu sei { $seat }, contro { $player }.
# Several people at one keyboard; $player are the bots, or "none"
play-hello-people = { $game }. A questa tastiera: { $people }. Bot: { $player }.
play-how = Rispondi con un numero o in notazione; h: aiuto, ?: le carte, q: salva ed esci.
play-unfinished = C'è una partita in sospeso: rostra play { $game } --resume la riprende.
play-bot-failed = { $why }. Al suo posto decide { $bot }.
play-saved = La partita è salvata: { $file }. Per riprenderla: rostra play { $game } --resume
play-record = La partita registrata: { $file }

# Between two people at one keyboard: the one who has played clears the window, the other one comes
curtain-falls = Invio: pulisci la finestra per il prossimo>
curtain-rises = Ora guardi solo { $seat }. Invio>

## Records

record-good =
    { $decisions ->
        [one] ok: { $file } (una decisione, { $result })
       *[other] ok: { $file } ({ $decisions } decisioni, { $result })
    }
record-bad = respinto: { $file }: { $why }
record-checked = validi: { $good }, respinti: { $bad }
show-title = Dopo la decisione { $decision } di { $decisions }, punto di vista: { $viewer }
show-everything = tutti (ogni carta scoperta)
show-player = { $seat }: { $player }
show-here = -----> qui
show-decision = { $decision }. { $who }: { $line }

## Errors

error-number = Scegli un numero da 1 a { $most }, o h per l'aiuto.
error-explain = La carta "{ $value }" non esiste; ci sono: { $known }
