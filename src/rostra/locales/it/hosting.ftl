help-serve = Avvia il server di gioco; con --open si apre la pagina nel browser.
help-host = L'indirizzo su cui il server ascolta; 0.0.0.0 per tutti nella rete
help-port = La porta
help-database = Dove stanno le partite: sqlite:////cartella/file.sqlite o postgresql://utente@host/nome
help-bus = Il bus di messaggi tra più processi: redis://host:6379/0
help-workers = Quanti processi del server (più di uno richiede PostgreSQL e Redis)
help-thinkers = Quanti processi pensano per i bot, per ogni processo del server
help-open = Apre la pagina nel browser
help-db = Gestisce il database del server.
help-db-backup = Copia l'intero database in un file, anche con il server in funzione.
help-db-restore = Ripristina un backup in un database vuoto.
help-db-check = Rigioca ogni partita salvata e dice che cosa non va.
help-db-export = Scrive in una cartella le registrazioni di tutte le partite finite.
help-db-file = Il file del backup
help-db-folder = La cartella per le registrazioni
serve-running = Rostra è in funzione su { $address }
serve-others = Per gli altri nella tua rete: { $addresses }
serve-no-tls = Niente è cifrato: chi sta in mezzo può leggere tutto e prendersi i posti. Su Internet ci vuole davanti un proxy con TLS (docs/hosting.md).
serve-no-name = Dietro un proxy, metti in ROSTRA_ORIGINS l'indirizzo usato dai giocatori, per esempio https://play.example.org. Le richieste per nomi sconosciuti vengono rifiutate (docs/hosting.md).
serve-data = Le partite stanno in { $database }
serve-stop = Ctrl+C ferma il server; al prossimo avvio le partite riprendono.
serve-page-not-there = La pagina non è ancora stata costruita. Se la costruzione è in corso, comparirà qui fra pochi secondi. Altrimenti: make build.
serve-bus-away = { $bus }: nessun Redis risponde ({ $why }). Tutto continua, ma finché non risponde i processi del server vengono a sapere delle mosse degli altri con un ritardo fino a due secondi. Redis è in esecuzione? ROSTRA_BUS è giusto?
serve-in-use = { $database } è già usato da un altro rostra serve: gioca lì oppure fermalo prima. Per un secondo server ci vuole un altro file: rostra serve --database sqlite:////cartella/altro.sqlite
error-port = { $host }:{ $port }: porta occupata o non permessa ({ $why }); provane un'altra: rostra serve --port { $other }
error-database = { $database }: { $why }
error-no-database = { $database }: questo database non esiste
error-database-encoding = { $database }: questo database ha la codifica { $encoding }, ma Rostra vuole UTF8. Creane un altro e indicalo in ROSTRA_DATABASE: { $createdb-utf8 }
error-database-version = { $database }: PostgreSQL { $version } è troppo vecchio; a Rostra serve la versione { $oldest } o successiva.
error-database-password = { $database }: PostgreSQL rifiuta la password di { $user }. Metti quella giusta in ROSTRA_DATABASE o in ROSTRA_DATABASE_PASSWORD.
error-database-no-password = { $database }: PostgreSQL chiede la password di { $user }. Mettila in ROSTRA_DATABASE o in ROSTRA_DATABASE_PASSWORD.
error-database-missing = { $database }: questo database non esiste. Crealo come amministratore di PostgreSQL: { $createdb }
error-database-user = { $database }: PostgreSQL non conosce l'utente { $user }. Crealo come amministratore di PostgreSQL: { $createuser }
error-database-owner = { $database }: { $user } non può creare tabelle lì. Rendilo proprietario come amministratore di PostgreSQL: { $give }
error-database-away = { $database }: nessun PostgreSQL risponde a { $server } ({ $why }). È in esecuzione? L'indirizzo è giusto?
db-saved =
    Backup in { $file }: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    } con { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }.
db-restored =
    Ripristino completato: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    } con { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }.
db-checked =
    Tutto a posto: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    } con { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }.
db-wrong = Partita { $match }: { $why }
db-wrongs = Partite con qualcosa che non va: { $wrong } su { $matches }.
db-exported =
    { $records ->
        [one] In { $folder } c'è una registrazione.
       *[other] In { $folder } ci sono { $records } registrazioni.
    }
db-file-exists = { $file } c'è già; indica un altro file.
db-not-a-backup = { $file } non è un backup di Rostra ({ $why }).
db-not-empty = In questo database ci sono già partite; un backup si ripristina in uno vuoto.
