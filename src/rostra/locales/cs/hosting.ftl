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
serve-running = Rostra běží na { $address }
serve-others = Pro ostatní v tvé síti: { $addresses }
serve-no-tls = Nic není šifrované: kdo je po cestě, může všechno číst a převzít místa. Na internetu před server patří proxy s TLS (docs/hosting.md).
serve-no-name = Za proxy nastav v ROSTRA_ORIGINS adresu, kterou hráči používají, třeba https://play.example.org. Požadavky na neznámá jména server odmítá (docs/hosting.md).
serve-data = Partie jsou uložené tady: { $database }
serve-stop = Ctrl+C server zastaví; po dalším spuštění partie pokračují.
serve-page-not-there = Stránka ještě není sestavená. Pokud se právě sestavuje, za pár sekund se tu objeví. Jinak pomůže: make build.
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
