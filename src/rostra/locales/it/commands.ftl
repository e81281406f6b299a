## Version

version-compiled = Rostra { $version }, pacchetti di gioco compilati
version-plain = Rostra { $version }, pacchetti di gioco in puro Python (non compilati: le stesse partite, solo più lente)

## Errors

error-language = Non ci sono testi in "{ $value }"; ci sono: { $known }
error-game = Il gioco "{ $value }" non esiste; ci sono: { $known }
error-option-form = --option { $value }: va scritto NAME=VALUE, per esempio --option { $example }
error-option-name = L'opzione "{ $value }" non esiste; ci sono: { $known }
error-option-value = --option { $option }: "{ $value }" non è tra i valori possibili: { $known }
# $why comes from the program, in English
error-option-file = --option { $option }: { $why }
error-option-twice = --option { $option } è indicata due volte
error-bot = Il bot "{ $value }" non esiste; ci sono: { $known }
error-bots = { $value }: troppi bot; indicane al massimo uno per posto, separati da virgole, nell'ordine { $seats }. L'ultimo gioca anche i posti restanti
error-bot-failed = Il bot non funziona: { $why }
error-seat = Il posto "{ $value }" non esiste; ci sono: { $known }
error-at = --at { $value }: le decisioni della registrazione vanno da 0 a { $most }
error-folder = { $file }: qui non si possono scrivere registrazioni ({ $why })
error-save = { $file }: qui non si può salvare la partita ({ $why })
error-save-place = --save { $file }: indica un file in una cartella che esiste
error-save-exists = --save { $file }: questo file c'è già e non è questa partita; indicane un altro
error-resume-with = --resume riprende una partita così com'era iniziata: togli --bot, --seat e --option
error-resume-seed = --resume riprende la partita con il suo seme, { $right }: togli --seed { $value }
error-in-use = { $file }: questa partita è già in corso in un'altra finestra (processo { $process })
error-nothing-to-resume = In { $folder } non ci sono partite in sospeso; rostra play { $game } ne inizia una

## Help

help-rostra = Giochi da tavolo nel terminale: { $known }. Gioca, simula, guarda le partite registrate.
help-version = Mostra la versione, e se i pacchetti di gioco sono compilati.
help-game = Il gioco: { $known }
help-option = Un'opzione del gioco, anche più volte. { $known }
help-language = La lingua: { $known }
help-simulate = Fa giocare molte partite ai bot e mostra com'è andata.
help-games = Quante partite
help-seed-simulate = Lo stesso seme dà le stesse partite
help-jobs = Quanti processi; il risultato non ne dipende
help-save-simulate = Scrive in questa cartella la registrazione di ogni partita
help-bots = I bot per i posti, in ordine e con virgole: random,miles; l'ultimo gioca i restanti
help-record = Guarda le partite registrate.
help-check = Controlla le registrazioni riga per riga; delle cartelle, tutti i file .txt.
help-check-files = File o cartelle
help-show = Mostra il tavolo a una decisione di una partita registrata, e le decisioni vicine.
help-show-file = Il file di una registrazione
help-at = Dopo quante decisioni (alla fine, se non indicato)
help-seat-show = Che cosa vedeva questo posto; tutto, se non indicato
help-play = Gioca una partita contro i bot, o in più persone alla stessa tastiera.
help-bot = Gli avversari, con virgole (se non indicato, centurio o il più forte che il gioco ha al suo posto)
help-seat = Il tuo posto (il primo, se non indicato); con virgole: più persone a questa tastiera. { $known }
help-seed = Seme: rende ripetibili il caso e il bot; la partita lo conserva per --resume
help-resume = Riprende l'ultima partita in sospeso
help-save = Scrive la registrazione anche in questo file
