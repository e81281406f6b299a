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
serve-running = Rostra läuft auf { $address }
serve-others = Für andere in deinem Netz: { $addresses }
serve-no-tls = Nichts wird verschlüsselt: Wer dazwischensitzt, kann mitlesen und Plätze übernehmen. Im Internet gehört ein Proxy mit TLS davor (docs/hosting.md).
serve-no-name = Hinter einem Proxy gehört in ROSTRA_ORIGINS die Adresse, die Spieler aufrufen, etwa https://play.example.org. Anfragen für unbekannte Namen werden abgelehnt (docs/hosting.md).
serve-data = Die Partien liegen in { $database }
serve-stop = Strg+C beendet den Server; beim nächsten Start gehen die Partien weiter.
serve-page-not-there = Die Seite ist noch nicht gebaut. Wird sie gerade gebaut, erscheint sie hier in ein paar Sekunden. Sonst hilft: make build.
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
