### Rostra in italiano. Le note per chi traduce sono in en/house.ftl.

seat-chance = Sorte

nothing = niente
figure = { $value }

## A refusal

refused = Non si può: { $why } ({ $rule })
rule-notation = notazione

## Lists

heap = { $n }{"\u00A0"}x{"\u00A0"}{ $name }

## The score at the end

score-title = Il punteggio
score-for = Punti per
score-total = Totale
score-won = Vince { $seat }.
score-you-won = Complimenti!
score-you-lost = Questa volta ha avuto la meglio l'avversario.

## Why the house says no

table-no-such-game = Il gioco "{ $game }" non esiste; ci sono: { $there }
table-no-files = In rete si può indicare solo il nome di un file offerto da chi ospita: scegline uno, oppure togli l'opzione "{ $option }".
table-no-such-file = Per l'opzione "{ $option }" qui non c'è un file "{ $file }"; ci sono: { $there }
table-bad-file = Con il file "{ $file }" per l'opzione "{ $option }" non si può giocare: { $why }
table-bad-option = { $why }
table-no-such-bot = Il bot "{ $bot }" non esiste; ci sono: { $there }
table-bot-for-a-person = Un bot ("{ $bot }") va in un posto di tipo "bot".
table-seats =
    { $seats ->
        [one] È indicato un solo posto; questo gioco ne ha { $right }.
       *[other] Sono indicati { $seats } posti; questo gioco ne ha { $right }.
    }
table-nobody = Almeno un posto dev'essere di una persona.
table-open-at-one-device = Su un solo dispositivo ci siete già tutti: nessun posto può restare libero.
table-no-such-match = Questa partita non esiste. Il link è completo?
table-files-gone = I file di questa partita sono danneggiati nel database; chi ospita ne sa di più con "rostra db check".
table-game-gone = Il gioco "{ $game }" di questa partita non è installato qui.
table-newer-rules = Questa partita è iniziata con la versione { $version } delle regole; questo server le conosce solo fino alla versione { $now }.
table-no-such-seat = Il posto { $seat } non esiste; i posti vanno da 0 a { $last }.
table-taken = Questo posto è già occupato.
table-full = Non ci sono più posti liberi.
table-no-name = Scrivi un nome, per favore.
table-name-taken = A questo tavolo qualcuno si chiama già «{ $other }», e i due nomi si confondono; scegline un altro.
table-name-of-a-bot = «{ $bot }» è un bot, e il tuo nome gli somiglia troppo; scegline un altro.
table-not-started = La partita non è ancora iniziata.
table-started = La partita è già iniziata.
table-over = La partita è finita.
table-not-over = La rivincita si chiede a partita finita.
table-not-over-yet = Questo si vede solo a partita finita.
table-rematch-made = La rivincita è già iniziata.
table-rematch-asked = Hai già chiesto la rivincita.
table-no-rematch-yet = Non è ancora stata concordata una rivincita.
table-over-by-then = In quel momento la partita è già finita: scegline uno precedente.
table-no-review = L'analisi non è possibile in questo momento; riprova più tardi.
table-many-matches = Per ora basta partite nuove; riprova tra un minuto.
table-many-open-matches = Da un indirizzo si possono tenere aperte al massimo { $most } partite; prima finiscine o lasciane qualcuna.
table-many-listed = Nell'elenco delle partite aperte possono aspettarne al massimo { $most } dallo stesso indirizzo. Puoi comunque crearne una fuori elenco e mandare il link.
table-many-branches = Si possono tenere aperte al massimo { $most } partite riprese da un replay; finiscine una, oppure chiudila e aspetta un minuto.
table-all-branches = In questo momento qui ci sono troppe partite riprese da un replay; riprova tra qualche minuto.
table-many-reviews = Al massimo { $most } analisi alla volta, per favore; aspetta che ne finisca una.
table-many-records = Per ora basta registrazioni; riprova tra un minuto.
table-thought-enough = I bot hanno già pensato molto per te e hanno bisogno di una pausa: suggerimenti e analisi torneranno tra un minuto. Intanto continuano a giocare.
table-not-yours-to-start = Solo chi ha creato la partita può avviarla.
table-open-seats = Ci sono ancora posti liberi, e in questa partita nessun bot li occupa.
table-resigned = Hai dichiarato la resa.
table-away = Un bot gioca per te; prima torna al tavolo.
table-not-away = Sei al tavolo; nessuno gioca per te.
table-no-leaving = In questa partita nessun bot continua per chi lascia il tavolo; puoi però arrenderti.
table-not-your-turn = Ora non tocca a te.
table-stale = Nel frattempo la partita è andata avanti; guardala di nuovo.
table-ply-ahead = Questo comando arriva troppo presto: la partita non è ancora a quel punto.
table-key-used = Questa chiave appartiene già a un altro comando; per ogni comando ne serve una nuova.
table-pause = Forse qualcuno sta rispondendo; aspetta un momento.
table-nothing-to-undo = Non puoi annullare niente: dopo la tua ultima decisione qualcosa è stato rivelato o pescato, o qualcun altro ha deciso.
table-no-takebacks = In questa partita non si annulla niente.
table-nothing-asked = Nessuno ha chiesto di annullare qualcosa.
table-nothing-said = Questo messaggio è vuoto.
table-said-too-long = Questo messaggio ha { $length } caratteri; al massimo possono essere { $most }.
table-said-too-often =
    { $most ->
        [one] Al massimo un messaggio in dieci secondi, per favore.
       *[other] Al massimo { $most } messaggi in dieci secondi, per favore.
    }
table-no-hints = In questa partita non ci sono suggerimenti.
table-too-many-hints = Per ora basta suggerimenti; riprova tra qualche secondo.
table-no-hint-now = In questo momento non ci sono suggerimenti.
table-spectator = Gli spettatori possono solo guardare.
table-no-spectators = Questa partita non ammette spettatori.
table-no-secret = Per questo serve la chiave di un posto.
table-bad-secret = Questa chiave qui non apre nessun posto. Il link è completo?
table-not-your-seat = Questo posto non è tuo.
table-hello-first = Il primo messaggio dev'essere "hello".
table-hello-again = "hello" si dice una volta sola; per un altro posto usa "look".
table-bad-message = Questo messaggio non è leggibile: { $why }
table-bad-request = { $why }
table-no-page = Non c'è niente all'indirizzo { $path }.
table-no-method = Qui { $method } non è possibile.
table-socket-only = Questo indirizzo è per i WebSocket.
table-foreign-page = Dalla pagina di un altro sito non si può.
table-for-the-host = Questo è per chi gestisce il server: docs/hosting.md
table-match-removed = Questa partita è stata rimossa: da chi gestisce il server, o perché da molto tempo nessuno ci giocava.
table-closed-by-host = Chi gestisce il server ha chiuso questa partita prima della fine: ciò che era coperto resta coperto.
table-blocked = Chi gestisce questo server ha bloccato il tuo indirizzo.
table-muted = Chi gestisce questo server ti ha silenziato: puoi giocare, ma non scrivere messaggi né cambiare nome.
table-name-blocked = Il nome «{ $name }» non è ammesso su questo server; scegline un altro.
table-no-such-block = Non c'è nessun blocco del genere.
table-bad-address = «{ $address }» non è un indirizzo come 203.0.113.7, 2001:db8::1 o 2001:db8::/64.
table-no-host-token = Degli indirizzi si conservano solo hash fatti con ROSTRA_HOST_TOKEN: impostalo, uguale a quello del server (docs/hosting.md).
table-no-token = Per questo serve il token di chi gestisce il server (docs/hosting.md).
table-wrong-tokens = Troppi token sbagliati dal tuo indirizzo; aspetta un minuto.
table-too-large = È troppo grande; il massimo è di { $most } byte.
table-address-too-long = Questo indirizzo è troppo lungo; il massimo è di { $most } byte.
table-headers-too-large = Le intestazioni di questa richiesta sono troppo grandi; il massimo è di { $most } byte.
table-too-many-headers = Questa richiesta ha troppe intestazioni; il massimo è { $most }.
table-unknown-host = Questo server non risponde al nome { $host }. Chi lo gestisce può ammetterlo con ROSTRA_HOSTS={ $host } (docs/hosting.md).
table-too-fast = Troppe cose insieme; aspetta un momento.
table-too-often = Non così spesso; aspetta un momento.
table-log-full = Questa partita va avanti da così tanto che restano solo due possibilità: giocarla fino in fondo o arrendersi.
table-busy = In troppi volete cambiare questa partita nello stesso momento; riprova.
table-store-down = Il server non raggiunge il suo database; niente è andato perso, riprova tra un momento.
table-store-full = Al momento il database del server non accetta nulla (è pieno o in sola lettura); quanto giocato finora è al sicuro.
table-our-fault = Qui qualcosa è andato storto. Non è colpa tua, e ne abbiamo preso nota.
table-closing = Il server si sta riavviando; la tua partita riprende tra un momento.
table-not-text = Questo non è un file di testo in UTF-8.
table-record-with-position = Le registrazioni che iniziano a metà di una partita non si possono importare.
