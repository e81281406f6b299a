### The server on the command line.

help-serve = Run the game server; with --open its page opens in the browser.
help-host = The address to listen on; 0.0.0.0 for everybody in the network
help-port = The port
help-database = Where matches are kept: sqlite:////folder/file.sqlite or postgresql://user@host/name
help-bus = The message bus of several processes: redis://host:6379/0
help-workers = How many server processes (more than one needs PostgreSQL and Redis)
help-thinkers = How many processes think for bots, for each server process
help-open = Open the page in the browser
help-db = Look after the database of the server.
help-db-backup = Copy the whole database into a file, even while the server is running.
help-db-restore = Put a backup into an empty database.
help-db-check = Play every stored match again and tell what is wrong.
help-db-export = Write the records of all finished matches into a folder.
help-db-file = The file of the backup
help-db-folder = The folder for the records
serve-running = Rostra is at { $address }
serve-others = For others in your network: { $addresses }
serve-no-tls = Nothing is encrypted: whoever is in between can read along and take over seats. On the internet, put a proxy with TLS in front (docs/hosting.md).
serve-no-name = Behind a proxy, set ROSTRA_ORIGINS to the address that players use, such as https://play.example.org. Requests for names that the server does not know are refused (docs/hosting.md).
serve-data = Matches are kept in { $database }
serve-stop = Ctrl+C stops the server; matches go on when it is started again.
serve-page-not-there = The page is not built yet. If it is being built just now, it shows itself here in a few seconds. Otherwise: make build.
serve-bus-away = { $bus }: no Redis answers ({ $why }). Everything goes on, but the server processes hear of each other's moves up to two seconds late until it does. Is Redis running, and is ROSTRA_BUS right?
serve-in-use = { $database } is served by another rostra serve already: play there, or stop it first. A second server needs a file of its own: rostra serve --database sqlite:////folder/other.sqlite
error-port = { $host }:{ $port } is in use or not allowed ({ $why }); try another one: rostra serve --port { $other }
error-database = { $database }: { $why }
error-no-database = { $database }: there is no such database
error-database-encoding = { $database }: this database has the encoding { $encoding }, and Rostra needs UTF8. Make another one and name that in ROSTRA_DATABASE: { $createdb-utf8 }
error-database-version = { $database }: PostgreSQL { $version } is too old; Rostra needs { $oldest } or newer.
error-database-password = { $database }: PostgreSQL refuses the password of { $user }. Put the right one into ROSTRA_DATABASE or ROSTRA_DATABASE_PASSWORD.
error-database-no-password = { $database }: PostgreSQL asks for the password of { $user }. Put it into ROSTRA_DATABASE or ROSTRA_DATABASE_PASSWORD.
error-database-missing = { $database }: there is no such database. Make it, as an administrator of PostgreSQL: { $createdb }
error-database-user = { $database }: PostgreSQL knows no user { $user }. Make one, as an administrator of PostgreSQL: { $createuser }
error-database-owner = { $database }: { $user } may make no tables there. Make it the owner, as an administrator of PostgreSQL: { $give }
error-database-away = { $database }: no PostgreSQL answers at { $server } ({ $why }). Is it running, and is the address right?
db-saved =
    Saved in { $file }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
db-restored =
    Restored: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
db-checked =
    All is well: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
db-wrong = Match { $match }: { $why }
db-wrongs = Matches with something wrong: { $wrong } of { $matches }.
db-exported =
    { $records ->
        [one] One record is in { $folder }.
       *[other] { $records } records are in { $folder }.
    }
db-file-exists = { $file } is there already; name another file.
db-not-a-backup = { $file } is not a backup of Rostra ({ $why }).
db-not-empty = There are matches in this database already; a backup is restored into an empty one.
