help-serve = Spustí herní server; s --open se stránka otevře v prohlížeči.
help-host = Adresa, na které server poslouchá; 0.0.0.0 pro všechny v síti
help-port = Port
help-database = Kde jsou partie uložené: sqlite:////slozka/soubor.sqlite nebo postgresql://uzivatel@host/jmeno
help-bus = Sběrnice zpráv pro více procesů: redis://host:6379/0
help-workers = Kolik procesů serveru (víc než jeden potřebuje PostgreSQL a Redis)
help-thinkers = Kolik procesů přemýšlí za boty, na každý proces serveru
help-open = Otevře stránku v prohlížeči
help-db = Správa databáze serveru.
help-db-backup = Zkopíruje celou databázi do souboru, i když server běží.
help-db-restore = Obnoví zálohu do prázdné databáze.
help-db-check = Přehraje každou uloženou partii a řekne, co je špatně.
help-db-export = Zapíše záznamy všech dohraných partií do složky.
help-db-file = Soubor se zálohou
help-db-folder = Složka pro záznamy
help-db-prune = Odstraní staré partie; nejdřív jen řekne, kolik jich je.
help-prune-export = Předtím zapíše záznamy dohraných partií do této složky
help-prune-waiting = Partie, které nikdy nezačaly a v nichž se tolik dní nic nestalo
help-prune-abandoned = Partie, které začaly, neskončily a v nichž se tolik dní (nejméně 90) nic nestalo
help-prune-finished = Partie, které skončily před tolika dny
help-really = Opravdu to provede. Jinak jen řekne, co by se stalo.
help-tools = Nástroje správce: vypsat, uzavřít a odstranit partie, zablokovat, umlčet a vymazat lidi.
help-tools-list = Vypíše partie, nejnovější první.
help-tools-show = Ukáže partii: co smějí vidět diváci a kdo je připojený.
help-tools-close = Ukončí partii; hráči se to dozvědí.
help-tools-remove = Odstraní partii se vším, co v ní je.
help-tools-erase = Vymaže z partií jméno a slova jednoho člověka; partie samy zůstanou.
help-tools-block = Zablokuje jméno nebo adresu.
help-tools-unblock = Zruší blokování.
help-tools-mute = Nechá jméno nebo adresu hrát, ale ne psát zprávy.
help-tools-unmute = Dovolí jim zase psát.
help-tools-blocks = Vypíše, kdo je zablokovaný nebo umlčený.
help-tools-server = Server, kterého se ptát přes HTTP, s ROSTRA_HOST_TOKEN: https://play.example.org. Jinak se použije databáze.
help-tools-json = Vypíše JSON
help-tools-match = Označení partie, jako v jejím odkazu
help-tools-phase = Jen partie v této fázi: gathering, playing nebo over
help-tools-game = Jen partie této hry
help-tools-name = Jen partie, v nichž se někdo jmenoval přesně takhle
help-tools-before = Pokračuje tam, kde skončil předchozí seznam
help-tools-most = Nejvýš kolik
help-tools-erase-name = Jméno, přesně jak bylo napsané
help-tools-erase-match = Jen v této partii
help-tools-who-name = Jméno; počítají se i ta, která vypadají stejně
help-tools-who-address = Adresa nebo síť IPv6
help-tools-who-hash = Otisk adresy, jak ho vypíše rostra host blocks
help-tools-note = Poznámka pro tebe
serve-running = Rostra běží na { $address }
serve-others = Pro ostatní v tvé síti: { $addresses }
serve-no-tls = Nic není šifrované: kdo je po cestě, může všechno číst a převzít místa. Na internetu před server patří proxy s TLS (docs/hosting.md).
serve-no-name = Za proxy nastav v ROSTRA_ORIGINS adresu, kterou hráči používají, třeba https://play.example.org. Požadavky na neznámá jména server odmítá (docs/hosting.md).
serve-data = Partie jsou uložené tady: { $database }
serve-stop = Ctrl+C server zastaví; po dalším spuštění partie pokračují.
serve-page-not-there = Stránka ještě není sestavená. Pokud se právě sestavuje, za pár sekund se tu objeví. Jinak pomůže: make build.
serve-docs-not-there = Příručka není součástí této kopie Rostry. Kdo má zdrojový kód, sestaví ji příkazem: make docs.
serve-bus-away = { $bus }: neodpovídá žádný Redis ({ $why }). Všechno jede dál, jen se procesy serveru do té doby dozvídají o tazích ostatních až o dvě sekundy později. Běží Redis, a je ROSTRA_BUS správně?
serve-in-use = { $database }: s tímto souborem už běží jiný rostra serve; hraj tam, nebo ho nejdřív zastav. Druhý server potřebuje vlastní soubor: rostra serve --database sqlite:////slozka/jiny.sqlite
error-port = { $host }:{ $port }: port je obsazený nebo nepovolený ({ $why }); zkus jiný: rostra serve --port { $other }
error-database = { $database }: { $why }
error-no-database = { $database }: taková databáze neexistuje
error-database-encoding = { $database }: tahle databáze má kódování { $encoding }, ale Rostra potřebuje UTF8. Založ jinou a uveď ji v ROSTRA_DATABASE: { $createdb-utf8 }
error-database-version = { $database }: PostgreSQL { $version } je příliš starý; Rostra potřebuje { $oldest } nebo novější.
error-database-password = { $database }: PostgreSQL odmítá heslo uživatele { $user }. Do ROSTRA_DATABASE nebo ROSTRA_DATABASE_PASSWORD patří to správné.
error-database-no-password = { $database }: PostgreSQL chce heslo uživatele { $user }. Patří do ROSTRA_DATABASE nebo ROSTRA_DATABASE_PASSWORD.
error-database-missing = { $database }: taková databáze neexistuje. Založ ji jako správce PostgreSQL: { $createdb }
error-database-user = { $database }: PostgreSQL nezná uživatele { $user }. Založ ho jako správce PostgreSQL: { $createuser }
error-database-owner = { $database }: { $user } tam nesmí zakládat tabulky. Udělej ho jako správce PostgreSQL vlastníkem: { $give }
error-database-away = { $database }: na { $server } neodpovídá žádný PostgreSQL ({ $why }). Běží, a je adresa správná?
db-saved =
    Uloženo do souboru { $file }: { $matches ->
        [one] jedna partie
        [few] { $matches } partie
       *[other] { $matches } partií
    }, { $entries ->
        [one] jedna položka
        [few] { $entries } položky
       *[other] { $entries } položek
    }.
db-restored =
    Obnoveno: { $matches ->
        [one] jedna partie
        [few] { $matches } partie
       *[other] { $matches } partií
    }, { $entries ->
        [one] jedna položka
        [few] { $entries } položky
       *[other] { $entries } položek
    }.
db-checked =
    Všechno v pořádku: { $matches ->
        [one] jedna partie
        [few] { $matches } partie
       *[other] { $matches } partií
    }, { $entries ->
        [one] jedna položka
        [few] { $entries } položky
       *[other] { $entries } položek
    }.
db-wrong = Partie { $match }: { $why }
db-wrongs = Partie, se kterými něco není v pořádku: { $wrong } z { $matches }.
db-exported =
    { $records ->
        [one] Ve složce { $folder } je jeden záznam.
        [few] Ve složce { $folder } jsou { $records } záznamy.
       *[other] Ve složce { $folder } je { $records } záznamů.
    }
db-file-exists = { $file } už existuje; uveď jiný soubor.
db-not-a-backup = { $file } není záloha Rostry ({ $why }).
db-not-empty = V téhle databázi už partie jsou; záloha se obnovuje do prázdné.
host-match = Partie
host-game = Hra
host-phase = Fáze
host-made = Založena
host-last = Naposledy
host-players = Hráči
host-none = Takové partie tu nejsou.
host-more = Jsou i další: --before { $before }
host-here =
    { $seat ->
        [none] Z adresy { $address } je připojený divák.
       *[other] { $seat }: připojení z adresy { $address }
    }
host-maker = Založena z adresy s otiskem { $hash }
host-problem = Tady se nedá otevřít: { $why }
host-closed = Partie { $match } je uzavřená; hráči se to dozvědí.
host-removed = Partie { $match } je odstraněná.
host-would-remove = Partie { $match } by byla odstraněna se vším, co v ní je; provede to --really.
host-erased =
    Vymazáno v { $matches ->
        [one] jedné partii
        [few] { $matches } partiích
       *[other] { $matches } partiích
    }.
host-would-erase =
    Vymazalo by se v { $matches ->
        [one] jedné partii
        [few] { $matches } partiích
       *[other] { $matches } partiích
    }; provede to --really.
host-nobody = Nikdo se tam nikdy nejmenoval „{ $name }“.
host-block = { $whom }: zablokováno.
host-mute = { $whom }: umlčeno.
host-unblock = { $whom }: už není zablokováno.
host-unmute = { $whom }: už není umlčeno.
host-the-name = Jméno „{ $name }“
host-the-address = Adresa
host-no-blocks = Nikdo není zablokovaný ani umlčený.
host-effect = Co
host-whom = Koho
host-since = Od
host-note = Poznámka
host-no-server = { $server } neodpovídá: { $why }
host-no-token = Přes HTTP je potřeba token serveru: ROSTRA_HOST_TOKEN (docs/hosting.md)
host-bad-server = „{ $server }“ není adresa jako https://play.example.org
prune-none = Nic tak starého tu není.
prune-found = Nikdy nezačaly: { $waiting }; opuštěné: { $abandoned }; dohrané: { $finished }.
prune-dry = Nic se neodstranilo; provede to --really.
prune-done = Jsou odstraněné.
prune-ages = Tolik dní se nic nestalo (0: tyto zůstanou): nikdy nezačaly { $waiting }, opuštěné { $abandoned }, dohrané { $finished }.
