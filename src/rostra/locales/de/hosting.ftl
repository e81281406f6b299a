help-serve = Startet den Spielserver; mit --open öffnet sich die Seite im Browser.
help-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 für alle im Netzwerk
help-port = Der Port
help-database = Wo die Partien liegen: sqlite:////ordner/datei.sqlite oder postgresql://benutzer@host/name
help-bus = Der Nachrichtenbus für mehrere Prozesse: redis://host:6379/0
help-workers = Wie viele Serverprozesse (ab zwei sind PostgreSQL und Redis nötig)
help-thinkers = Wie viele Prozesse für die Bots rechnen, pro Serverprozess
help-open = Öffnet die Seite im Browser
help-db = Sichert und prüft die Datenbank des Servers.
help-db-backup = Sichert die ganze Datenbank in eine Datei, auch bei laufendem Server.
help-db-restore = Spielt eine Sicherung in eine leere Datenbank ein.
help-db-check = Spielt jede gespeicherte Partie nach und meldet, was nicht stimmt.
help-db-export = Schreibt die Aufzeichnungen aller beendeten Partien in einen Ordner.
help-db-file = Die Datei der Sicherung
help-db-folder = Der Ordner für die Aufzeichnungen
help-db-prune = Entfernt alte Partien; zuerst wird nur gesagt, wie viele.
help-prune-export = Schreibt vorher die Aufzeichnungen beendeter Partien in diesen Ordner
help-prune-waiting = Partien, die nie begonnen haben und in denen so viele Tage nichts geschehen ist
help-prune-abandoned = Partien, die begonnen haben, nicht zu Ende sind und in denen so viele Tage (mindestens 90) nichts geschehen ist
help-prune-finished = Partien, die seit so vielen Tagen zu Ende sind
help-really = Tut es wirklich. Sonst wird nur gesagt, was geschehen würde.
help-tools = Werkzeuge für Betreiber: Partien auflisten, schließen und entfernen, Leute sperren, stummschalten und löschen.
help-tools-list = Listet Partien auf, die neueste zuerst.
help-tools-show = Zeigt eine Partie: was Zuschauer sehen dürfen, und wer verbunden ist.
help-tools-close = Beendet eine Partie; die Spieler erfahren es.
help-tools-remove = Entfernt eine Partie mit allem, was dazugehört.
help-tools-erase = Löscht Namen und Worte einer Person aus den Partien; die Partien selbst bleiben.
help-tools-block = Sperrt einen Namen oder eine Adresse.
help-tools-unblock = Hebt eine Sperre auf.
help-tools-mute = Lässt einen Namen oder eine Adresse spielen, aber nichts sagen.
help-tools-unmute = Lässt sie wieder etwas sagen.
help-tools-blocks = Listet auf, wer gesperrt oder stummgeschaltet ist.
help-tools-server = Der Server, der über HTTP gefragt wird, mit ROSTRA_HOST_TOKEN: https://play.example.org. Sonst wird die Datenbank benutzt.
help-tools-json = Gibt JSON aus
help-tools-match = Die Kennung der Partie, wie in ihrem Link
help-tools-phase = Nur Partien in dieser Phase: gathering, playing oder over
help-tools-game = Nur Partien dieses Spiels
help-tools-name = Nur Partien, in denen jemand genau so hieß
help-tools-before = Macht weiter, wo die letzte Liste aufgehört hat
help-tools-most = Höchstens so viele
help-tools-erase-name = Der Name, genau wie er geschrieben wurde
help-tools-erase-match = Nur in dieser Partie
help-tools-who-name = Ein Name; auch solche, die gleich aussehen, zählen
help-tools-who-address = Eine Adresse oder ein IPv6-Netz
help-tools-who-hash = Die Prüfsumme einer Adresse, wie rostra host blocks sie nennt
help-tools-note = Eine Notiz für dich selbst
serve-running = Rostra läuft auf { $address }
serve-others = Für andere in deinem Netz: { $addresses }
serve-no-tls = Nichts wird verschlüsselt: Wer dazwischensitzt, kann mitlesen und Plätze übernehmen. Im Internet gehört ein Proxy mit TLS davor (docs/hosting.md).
serve-no-name = Hinter einem Proxy gehört in ROSTRA_ORIGINS die Adresse, die Spieler aufrufen, etwa https://play.example.org. Anfragen für unbekannte Namen werden abgelehnt (docs/hosting.md).
serve-data = Die Partien liegen in { $database }
serve-stop = Strg+C beendet den Server; beim nächsten Start gehen die Partien weiter.
serve-page-not-there = Die Seite ist noch nicht gebaut. Wird sie gerade gebaut, erscheint sie hier in ein paar Sekunden. Sonst hilft: make build.
serve-docs-not-there = Das Handbuch ist in dieser Kopie von Rostra nicht enthalten. Wer den Quelltext hat, baut es mit: make docs.
serve-bus-away = { $bus }: Es antwortet kein Redis ({ $why }). Alles geht weiter, nur erfahren die Serverprozesse bis dahin die Züge der anderen bis zu zwei Sekunden später. Läuft Redis, und stimmt ROSTRA_BUS?
serve-in-use = { $database } wird schon von einem anderen rostra serve benutzt: Spiel dort oder beende es zuerst. Ein zweiter Server braucht eine eigene Datei: rostra serve --database sqlite:////ordner/andere.sqlite
error-port = { $host }:{ $port } ist belegt oder nicht erlaubt ({ $why }); nimm einen anderen Port: rostra serve --port { $other }
error-database = { $database }: { $why }
error-no-database = { $database }: Diese Datenbank gibt es nicht
error-database-encoding = { $database }: Diese Datenbank hat die Kodierung { $encoding }, Rostra braucht UTF8. Leg eine neue an und trag sie in ROSTRA_DATABASE ein: { $createdb-utf8 }
error-database-version = { $database }: PostgreSQL { $version } ist zu alt; Rostra braucht { $oldest } oder neuer.
error-database-password = { $database }: PostgreSQL lehnt das Passwort von { $user } ab. In ROSTRA_DATABASE oder ROSTRA_DATABASE_PASSWORD gehört das richtige.
error-database-no-password = { $database }: PostgreSQL verlangt das Passwort von { $user }. Es gehört in ROSTRA_DATABASE oder ROSTRA_DATABASE_PASSWORD.
error-database-missing = { $database }: Diese Datenbank gibt es nicht. Leg sie als Administrator von PostgreSQL an: { $createdb }
error-database-user = { $database }: PostgreSQL kennt keinen Benutzer { $user }. Leg ihn als Administrator von PostgreSQL an: { $createuser }
error-database-owner = { $database }: { $user } darf dort keine Tabellen anlegen. Mach ihn als Administrator von PostgreSQL zum Eigentümer: { $give }
error-database-away = { $database }: Unter { $server } antwortet kein PostgreSQL ({ $why }). Läuft es, und stimmt die Adresse?
db-saved =
    In { $file } gesichert: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }.
db-restored =
    Wiederhergestellt: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }.
db-checked =
    Alles in Ordnung: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }.
db-wrong = Partie { $match }: { $why }
db-wrongs = Partien, mit denen etwas nicht stimmt: { $wrong } von { $matches }.
db-exported =
    { $records ->
        [one] Eine Aufzeichnung liegt in { $folder }.
       *[other] { $records } Aufzeichnungen liegen in { $folder }.
    }
db-file-exists = { $file } gibt es schon; nenne eine andere Datei.
db-not-a-backup = { $file } ist keine Sicherung von Rostra ({ $why }).
db-not-empty = In dieser Datenbank sind schon Partien; eine Sicherung wird in eine leere eingespielt.
host-match = Partie
host-game = Spiel
host-phase = Phase
host-made = Gemacht
host-last = Zuletzt
host-players = Spieler
host-none = Solche Partien gibt es nicht.
host-more = Es gibt noch mehr: --before { $before }
host-here =
    { $seat ->
        [none] Ein Zuschauer ist von { $address } aus verbunden.
       *[other] { $seat } ist von { $address } aus verbunden.
    }
host-maker = Gemacht von einer Adresse mit der Prüfsumme { $hash }
host-problem = Sie lässt sich hier nicht öffnen: { $why }
host-closed = Die Partie { $match } ist geschlossen; die Spieler erfahren es.
host-removed = Die Partie { $match } ist entfernt.
host-would-remove = Die Partie { $match } würde mit allem, was dazugehört, entfernt; --really tut es.
host-erased =
    Gelöscht in { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    }.
host-would-erase =
    Würde in { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    } gelöscht; --really tut es.
host-nobody = Dort hieß nie jemand „{ $name }“.
host-block = { $whom } ist gesperrt.
host-mute = { $whom } ist stummgeschaltet.
host-unblock = { $whom } ist nicht mehr gesperrt.
host-unmute = { $whom } ist nicht mehr stummgeschaltet.
host-the-name = Der Name „{ $name }“
host-the-address = Die Adresse
host-no-blocks = Niemand ist gesperrt oder stummgeschaltet.
host-effect = Was
host-whom = Wen
host-since = Seit
host-note = Notiz
host-no-server = { $server } antwortet nicht: { $why }
host-no-token = Über HTTP braucht es das Token des Servers: ROSTRA_HOST_TOKEN (docs/hosting.md)
host-bad-server = „{ $server }“ ist keine Adresse wie https://play.example.org
prune-none = So alt ist nichts.
prune-found = Nie begonnen: { $waiting }; verlassen: { $abandoned }; beendet: { $finished }.
prune-dry = Nichts wurde entfernt; --really tut es.
prune-done = Sie sind entfernt.
prune-ages = So viele Tage ist nichts geschehen (0: diese bleiben): nie begonnen { $waiting }, verlassen { $abandoned }, beendet { $finished }.
