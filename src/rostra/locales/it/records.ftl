record-bad-line =
    { $text ->
        [none] riga { $line }: { $why }
       *[other] riga { $line }, `{ $text }`: { $why }
    }
player-human = umano
result-won = { $points }, vince { $seat }: { $why }
result-draw = { $points }, pareggio: { $why }
result-unfinished = in sospeso

## Why a file is no record. $found is what stands there, already in quotes.

bad-first-line = { $found }, ma una registrazione inizia con "{ $right }"
bad-entry = { $found } non è "key: value"; una riga vuota chiude l'intestazione
bad-twice = { $key } c'è già alla riga { $first }
bad-missing-key = l'intestazione finisce qui, ma manca "{ $key }"
bad-unknown-key = { $key }: questa voce non esiste nell'intestazione di questo gioco
bad-game = game: { $found } non esiste; ci sono: { $known }
bad-option = il gioco non ha un'opzione { $option } con il valore { $found }: { $reason }
bad-rules = rules: { $found } non è un numero da 1 in su
bad-newer = rules: la versione { $found } è troppo recente, questo programma conosce la { $newest }; aggiorna Rostra
bad-name = { $key }: { $found } non è un nome (caratteri visibili su una riga)
bad-date = date: { $found } non è una data come 1997-10-23
bad-seed = seed: { $found } non è un numero intero
bad-json = position: questo non è un oggetto JSON
# $why comes from the program, in English
bad-position = questa posizione non è possibile: { $why }
bad-result = result: { $found }, ma le decisioni che seguono danno "{ $right }"
bad-brought = { $key }: ci vogliono il codice di controllo del file, uno spazio e il suo testo in JSON
bad-digest = { $key }: il codice di controllo è { $found }, ma quello del testo è { $right }
bad-encoding = questo non è testo in UTF-8
bad-file = non è un file normale, oppure è troppo grande per una registrazione
