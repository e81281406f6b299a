help-doctor = Dice che cosa c'è, che cosa manca o non funziona, e che cosa fare.
help-doctor-json = In JSON, per i programmi
help-help = Mostra una pagina della documentazione, o tutti gli argomenti (in inglese).
help-topic = Un argomento, per esempio hosting; senza, vengono elencati tutti
help-completion = Stampa ciò che serve a una shell per completare questo comando; rostra help terminal dice dove va messo.
help-shell = La shell
help-topics = Pagine (rostra help ARGOMENTO), in inglese:
error-topic = La pagina "{ $value }" non c'è; ci sono: { $known }

doctor-build = Rostra
doctor-python = Python
doctor-page = Pagina
doctor-data = Cartella dei dati
doctor-settings = Impostazioni
doctor-database = Database
doctor-bus = Redis
doctor-port = Porta
doctor-games = Giochi
doctor-bots = Bot
doctor-tools = Per sviluppatori

doctor-well = Funziona tutto.
doctor-broken =
    { $n ->
        [one] Una cosa non funziona: la riga con !!
       *[other] { $n } cose non funzionano: le righe con !!
    }
doctor-here = costruita
doctor-new = { $file } (creato quando serve)
doctor-compiled = { $version }, motore compilato
doctor-plain = { $version }, motore in Python puro
doctor-help-plain = Le partite sono le stesse, solo più lente. Con un compilatore C: make build, oppure installa di nuovo Rostra.
doctor-page-missing = non costruita
doctor-help-page = Nella cartella dei sorgenti: make build. Tutto il resto funziona anche senza la pagina.
doctor-not-writable = { $file }: non si può scrivere qui
doctor-help-data = Indica un'altra cartella: ROSTRA_HOME=/cartella rostra serve
doctor-full = { $file }: su questo disco restano solo { $n } MB liberi
doctor-help-full = Libera spazio: su un disco pieno non si può salvare nessuna mossa.
doctor-open = { $file }: altri su questo computer possono guardarci dentro
doctor-help-settings = Tutte le impostazioni sono in rostra help hosting.
doctor-help-database = È in funzione, e indirizzo e password sono giusti? Lo indica ROSTRA_DATABASE (rostra help hosting).
doctor-older = { $file }: tabelle di una versione più vecchia
doctor-help-older = rostra serve le aggiorna al prossimo avvio. Prima fai un backup: rostra db backup FILE
doctor-newer = { $file }: creato da un Rostra più nuovo di questo
doctor-help-newer = Installa di nuovo il Rostra più nuovo, o indica un altro database in ROSTRA_DATABASE.
doctor-help-bus = Avvia Redis, oppure togli ROSTRA_BUS: a un solo processo Redis non serve.
doctor-port-free = { $host }:{ $port } è libera
doctor-port-rostra = { $host }:{ $port }: qui è in funzione Rostra
doctor-missing = non trovati: { $what }
doctor-help-tools = Per giocare non servono. cc compila il motore, node costruisce la pagina, gli altri sono per i test.
