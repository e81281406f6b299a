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
help-db-prune = Rimuove le partite vecchie; all'inizio dice solo quante sono.
help-prune-export = Prima scrive in questa cartella le registrazioni delle partite finite
help-prune-waiting = Partite mai cominciate in cui non succede niente da tanti giorni
help-prune-abandoned = Partite cominciate e non finite in cui non succede niente da tanti giorni (almeno 90)
help-prune-finished = Partite finite da tanti giorni
help-really = Lo fa davvero. Altrimenti dice soltanto che cosa farebbe.
help-tools = Strumenti di chi gestisce: elencare, chiudere e rimuovere partite, bloccare, silenziare e cancellare persone.
help-tools-list = Elenca le partite, dalla più recente.
help-tools-show = Mostra una partita: ciò che può vedere chi guarda, e chi è collegato.
help-tools-close = Chiude una partita; i giocatori ne sono informati.
help-tools-remove = Rimuove una partita con tutto ciò che contiene.
help-tools-erase = Cancella dalle partite il nome e le parole di una persona; le partite restano.
help-tools-block = Blocca un nome o un indirizzo.
help-tools-unblock = Toglie un blocco.
help-tools-mute = Lascia giocare un nome o un indirizzo, ma senza messaggi.
help-tools-unmute = Permette di nuovo i messaggi.
help-tools-blocks = Elenca chi è bloccato o silenziato.
help-tools-server = Il server a cui rivolgersi via HTTP, con ROSTRA_HOST_TOKEN: https://play.example.org. Altrimenti si usa il database.
help-tools-json = Scrive JSON
help-tools-match = Il codice della partita, come nel suo link
help-tools-phase = Solo partite in questa fase: gathering, playing o over
help-tools-game = Solo partite di questo gioco
help-tools-name = Solo partite in cui qualcuno si chiamava esattamente così
help-tools-before = Continua da dove finiva l'elenco precedente
help-tools-most = Al massimo quante
help-tools-erase-name = Il nome, esattamente come era scritto
help-tools-erase-match = Solo in questa partita
help-tools-who-name = Un nome; valgono anche quelli che sembrano uguali
help-tools-who-address = Un indirizzo, o una rete IPv6
help-tools-who-hash = L'hash di un indirizzo, come lo elenca rostra host blocks
help-tools-note = Un appunto per te
serve-running = Rostra è in funzione su { $address }
serve-others = Per gli altri nella tua rete: { $addresses }
serve-no-tls = Niente è cifrato: chi sta in mezzo può leggere tutto e prendersi i posti. Su Internet ci vuole davanti un proxy con TLS (docs/hosting.md).
serve-no-name = Dietro un proxy, metti in ROSTRA_ORIGINS l'indirizzo usato dai giocatori, per esempio https://play.example.org. Le richieste per nomi sconosciuti vengono rifiutate (docs/hosting.md).
serve-data = Le partite stanno in { $database }
serve-stop = Ctrl+C ferma il server; al prossimo avvio le partite riprendono.
serve-page-not-there = La pagina non è ancora stata costruita. Se la costruzione è in corso, comparirà qui fra pochi secondi. Altrimenti: make build.
serve-docs-not-there = Il manuale non è incluso in questa copia di Rostra. Chi ha il codice sorgente può crearlo con: make docs.
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
host-match = Partita
host-game = Gioco
host-phase = Fase
host-made = Creata
host-last = Ultima novità
host-players = Giocatori
host-none = Non ci sono partite del genere.
host-more = Ce ne sono altre: --before { $before }
host-here =
    { $seat ->
        [none] Uno spettatore è collegato da { $address }.
       *[other] { $seat } è collegato da { $address }.
    }
host-maker = Creata da un indirizzo con l'hash { $hash }
host-problem = Qui non si può aprire: { $why }
host-closed = La partita { $match } è chiusa; i giocatori ne sono informati.
host-removed = La partita { $match } è stata rimossa.
host-would-remove = La partita { $match } sarebbe rimossa con tutto ciò che contiene; --really lo fa.
host-erased =
    Cancellato in { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }.
host-would-erase =
    Sarebbe cancellato in { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }; --really lo fa.
host-nobody = Lì nessuno si è mai chiamato «{ $name }».
host-block = { $whom }: bloccato.
host-mute = { $whom }: silenziato.
host-unblock = { $whom }: non più bloccato.
host-unmute = { $whom }: non più silenziato.
host-the-name = Il nome «{ $name }»
host-the-address = L'indirizzo
host-no-blocks = Nessuno è bloccato o silenziato.
host-effect = Che cosa
host-whom = Chi
host-since = Da
host-note = Appunto
host-no-server = { $server } non risponde: { $why }
host-no-token = Via HTTP serve il token del server: ROSTRA_HOST_TOKEN (docs/hosting.md)
host-bad-server = «{ $server }» non è un indirizzo come https://play.example.org
prune-none = Non c'è niente di così vecchio.
prune-found = Mai cominciate: { $waiting }; abbandonate: { $abandoned }; finite: { $finished }.
prune-dry = Non è stato rimosso niente; --really lo fa.
prune-done = Sono state rimosse.
prune-ages = Giorni senza che succeda niente (0: queste restano): mai cominciate { $waiting }, abbandonate { $abandoned }, finite { $finished }.
