### Aréna: boti proti botům, žebříčky, zprávy o vyváženosti.

## Help

help-arena = Nechá boty hrát proti sobě se stejnými kartami a ukáže, kdo je lepší.
help-arena-bots = Boti: dva, nebo jeden na každé místo. Dva ve hře pro více než dva hráče: jeden bot prvního druhu proti samým botům druhého. S vlastním časem: legatus@4s (sekundy) nebo legatus@500 (simulace)
help-games-arena = Kolik her; zaokrouhlí se nahoru na celá rozdání
help-league = Nechá všechny boty hry hrát proti sobě a sestaví žebříček.
help-league-bots = Boti (nejsou-li uvedeni, všichni té hry), jako u rostra arena; první má 0 bodů
help-games-league = Kolik her každého souboje, při více než dvou hráčích v obou směrech; zaokrouhlí se nahoru na celá rozdání
help-balance = Nechá bota hrát proti sobě samému a podá zprávu, jak je hra vyvážená.
help-balance-bot = Bot na všech místech (není-li zadán, nejsilnější, kterému stačí desetina sekundy)
help-balance-page = Zapíše stránku se zprávou i do tohoto souboru
help-seconds = Sekundy na každé rozhodnutí (není-li zadáno, tolik, kolik bot obvykle potřebuje)
help-sims = Simulace na každé rozhodnutí: stejné semínko pak dá stejné hry
help-seed-arena = Jiné semínko, jiné karty
help-save-arena = Složka pro výsledky a záznamy; stejný příkaz pokračuje tím, co v ní je (není-li zadána, složka v datech uživatele)
help-on = ray: hraje na clusteru Ray na adrese RAY_ADDRESS, nebo na místním
help-json = Zapíše výsledek v JSON i do tohoto souboru
help-picture = Zapíše obrázek (SVG) i do tohoto souboru
help-markdown = Vypíše tabulky v Markdownu

## What is wrong

error-player = { $value }: čas se píše { $bot }@4s (sekundy) nebo { $bot }@500 (simulace)
error-players-two =
    { $given ->
        [one] Je uveden jeden bot; potřeba jsou { $seats }, například: rostra arena { $game } { $example }
        [few] Jsou uvedeni { $given } boti; potřeba jsou { $seats }, například: rostra arena { $game } { $example }
       *[other] Je uvedeno { $given } botů; potřeba jsou { $seats }, například: rostra arena { $game } { $example }
    }
error-players =
    { $given ->
        [one] Je uveden jeden bot; potřeba jsou dva (jeden bot prvního druhu proti samým botům druhého), nebo { $seats }, jeden na každé místo
        [few] Jsou uvedeni { $given } boti; potřeba jsou dva (jeden bot prvního druhu proti samým botům druhého), nebo { $seats }, jeden na každé místo
       *[other] Je uvedeno { $given } botů; potřeba jsou dva (jeden bot prvního druhu proti samým botům druhého), nebo { $seats }, jeden na každé místo
    }
error-league-one = Žebříček potřebuje aspoň dva boty a je tu jen { $bot }. Hra má: { $known }. S jiným časem je bot jiný hráč: { $bot }@500
error-league-twice = { $bot } je uveden dvakrát; s jiným časem je to jiný hráč: { $bot }@500
error-budget-both = --seconds a --sims: zadej jen jedno z nich
error-seconds = --seconds { $value }: je potřeba číslo větší než 0 (nejvýše 1000000000), například --seconds 0.5
error-on = --on { $value }: existuje jen --on ray; bez toho se hraje na tomto počítači
error-no-ray = --on ray potřebuje Ray, který tu není nainstalovaný: pip install "rostra[ray]"
error-ray = Ray na adrese { $address } se nedá použít: { $why }
error-worker-died = Proces, který hrál, spadl; možná došla paměť. Co bylo hotové, zůstává; stejný příkaz pokračuje, případně s nižším --jobs
error-file-place = { $file }: uveď soubor ve složce, která existuje
error-file = { $file }: nedá se zapsat ({ $why })
error-file-taken = { $file }: tam už leží něco jiného z tohoto běhu; uveď jiný soubor
error-ledger-file = { $file }: to není soubor arény; uveď pomocí --save jinou složku
error-ledger-line = { $file }, řádek { $line }: to není hra. Řádek odstraň a hra se odehraje znovu
error-ledger-other = { $folder }: tady jsou hry s jiným nastavením (liší se: { $what }); uveď pomocí --save jinou složku
error-ledger-in-use = { $folder }: pro tuto složku právě hraje jiný proces (proces { $process })

## While it plays

arena-progress = { $player } vyhrává { $share }
arena-fault = { $player }: { $why }. Místo něj rozhodne náhoda.
arena-faults =
    { $faults ->
        [one] { $player } jednou neodpověděl: rozhodla náhoda a výsledek má malou cenu.
        [few] { $player } neodpověděl { $faults }krát: rozhodla náhoda a výsledek má malou cenu.
       *[other] { $player } neodpověděl { $faults }krát: rozhodla náhoda a výsledek má malou cenu.
    }
arena-goes-on =
    { $there ->
        [one] Jedna hra už tu je: { $folder }
        [few] { $there } hry už tu jsou: { $folder }
       *[other] { $there } her už tu je: { $folder }
    }
arena-folder = Výsledky a záznamy: { $folder }
arena-nothing = Žádné rozdání ještě není dohrané: není co ukázat.
arena-interrupted = Přerušeno: odehráno her { $games } z { $wanted }. Stejný příkaz pokračuje.

## Who is better

arena-against = { $game }: { $player } proti { $against }
arena-against-several = { $game }: { $player } proti { $n } × { $against }
arena-subtitle =
    { $games ->
        [one] Jedna hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $deals ->
        [one] jedno rozdání
       *[other] { $deals } rozdání
    }, každé odehrané z každého místa; 95% intervaly
arena-rate = Vyhrané hry
arena-running = Vyhrané hry v průběhu měření: { $player }
arena-player = bot
arena-won = výhry
arena-elo = Elo
arena-elo-ends = 95 % (Elo)
arena-points = body
arena-seconds = s na tah
arena-worst = nejdéle
arena-simulations = simulace
arena-ended = konec

league-title = { $game }: žebříček
league-subtitle =
    { $games ->
        [one] Jedna hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $deals ->
        [one] jedno rozdání
       *[other] { $deals } rozdání
    }; body Elo, { $anchor } má 0; 95% intervaly
league-pair = souboj

## Balance

balance-title = { $game }: zpráva o vyváženosti
balance-subtitle =
    { $games ->
        [one] Jedna hra, na všech místech { $player }; 95% intervaly
        [few] { $games } hry, na všech místech { $player }; 95% intervaly
       *[other] { $games } her, na všech místech { $player }; 95% intervaly
    }
balance-how = Na všech místech hraje jeden bot. Tečky ukazují, co se napočítalo nebo naměřilo; úsečky skrz ně jsou 95% intervaly: kdyby se totéž dělalo znovu a znovu, obsahovalo by 95 ze 100 takových úseček skutečnou hodnotu. Čárkovaná čára ukazuje, co by bylo spravedlivé.
balance-bot = Bot
balance-games = Hry
balance-options = Možnosti
balance-turns = Tahy na hru
balance-decisions = Rozhodnutí na hru
balance-shared = Remízy
balance-wins = Vyhrané hry podle strany
balance-wins-by-seat = Vyhrané hry podle místa
balance-begins = { $seat } (začíná)
balance-endings = Jak hry končí
balance-sources = Za co má hráč body
balance-points = Body podle strany
balance-cards = Jak se karty používají
balance-card = karta
balance-card-note = { $times } na hru
