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
help-db-prune = Remove old matches; at first it only says how many.
help-prune-export = Write the records of finished matches into this folder before they are removed
help-prune-waiting = Matches that never began and in which nothing has happened for so many days
help-prune-abandoned = Matches that began, are not over, and in which nothing has happened for so many days (90 or more)
help-prune-finished = Matches that have been over for so many days
help-really = Do it. Without this it is only said what would be done.
help-tools = A host's tools: list, close and remove matches, block, mute and erase people.
help-tools-list = List matches, the newest first.
help-tools-show = Show a match: what spectators may see, and who is connected.
help-tools-close = End a match; its players are told.
help-tools-remove = Remove a match with everything in it.
help-tools-erase = Erase a person's name and words from the logs of matches; the matches themselves stay.
help-tools-block = Block a name or an address.
help-tools-unblock = Lift a block.
help-tools-mute = Let a name or an address play, but not talk.
help-tools-unmute = Let them talk again.
help-tools-blocks = List who is blocked or muted.
help-tools-server = The server to ask over HTTP, with ROSTRA_HOST_TOKEN: https://play.example.org. Otherwise the database is used.
help-tools-json = Print JSON
help-tools-match = The id of the match, as in its link
help-tools-phase = Only matches in this phase: gathering, playing or over
help-tools-game = Only matches of this game
help-tools-name = Only matches in which somebody was called exactly so
help-tools-before = Go on where the list before ended
help-tools-most = How many at most
help-tools-erase-name = The name, exactly as it was written
help-tools-erase-match = Only in this match
help-tools-who-name = A name; those that look like it count, too
help-tools-who-address = An address, or an IPv6 network
help-tools-who-hash = The hash of an address, as rostra host blocks lists it
help-tools-note = A note for yourself
serve-running = Rostra is at { $address }
serve-others = For others in your network: { $addresses }
serve-no-tls = Nothing is encrypted: whoever is in between can read along and take over seats. On the internet, put a proxy with TLS in front (docs/hosting.md).
serve-no-name = Behind a proxy, set ROSTRA_ORIGINS to the address that players use, such as https://play.example.org. Requests for names that the server does not know are refused (docs/hosting.md).
serve-data = Matches are kept in { $database }
serve-stop = Ctrl+C stops the server; matches go on when it is started again.
serve-page-not-there = The page is not built yet. If it is being built just now, it shows itself here in a few seconds. Otherwise: make build.
serve-docs-not-there = The manual is not in this copy of Rostra. With the source at hand: make docs.
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
host-match = Match
host-game = Game
host-phase = Phase
host-made = Made
host-last = Last news
host-players = Players
host-none = There are no such matches.
host-more = There are more: --before { $before }
host-here =
    { $seat ->
        [none] A spectator is connected from { $address }.
       *[other] { $seat } is connected from { $address }.
    }
host-maker = Made from an address with the hash { $hash }
host-problem = It cannot be opened here: { $why }
host-closed = Match { $match } is closed; its players are told.
host-removed = Match { $match } is removed.
host-would-remove = Match { $match } would be removed with everything in it; --really does it.
host-erased =
    Erased in { $matches ->
        [one] one match
       *[other] { $matches } matches
    }.
host-would-erase =
    Would be erased in { $matches ->
        [one] one match
       *[other] { $matches } matches
    }; --really does it.
host-nobody = Nobody was ever called "{ $name }" there.
host-block = { $whom } is blocked.
host-mute = { $whom } is muted.
host-unblock = { $whom } is no longer blocked.
host-unmute = { $whom } is no longer muted.
host-the-name = The name "{ $name }"
host-the-address = The address
host-no-blocks = Nobody is blocked or muted.
host-effect = What
host-whom = Whom
host-since = Since
host-note = Note
host-no-server = { $server } does not answer: { $why }
host-no-token = Over HTTP the token of the server is needed: ROSTRA_HOST_TOKEN (docs/hosting.md)
host-bad-server = "{ $server }" is no address such as https://play.example.org
prune-none = Nothing is that old.
prune-found = Never begun: { $waiting }; abandoned: { $abandoned }; finished: { $finished }.
prune-dry = Nothing was removed; --really does it.
prune-done = They are removed.
prune-ages = Nothing happened for so many days (0: these are kept): never begun { $waiting }, abandoned { $abandoned }, finished { $finished }.
