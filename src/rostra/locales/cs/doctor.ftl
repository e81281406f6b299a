help-doctor = Řekne, co tu je, co chybí nebo nefunguje a co pomůže.
help-doctor-json = Jako JSON, pro programy
help-help = Ukáže stránku dokumentace, nebo všechna témata (anglicky).
help-topic = Téma, třeba hosting; bez něj se vypíšou všechna
help-completion = Vypíše, podle čeho shell tento příkaz doplňuje; kam to patří, řekne rostra help terminal.
help-shell = Shell
help-topics = Stránky (rostra help TÉMA), anglicky:
error-topic = Stránka „{ $value }“ neexistuje; jsou tu: { $known }

doctor-build = Rostra
doctor-python = Python
doctor-page = Stránka
doctor-data = Složka s daty
doctor-settings = Nastavení
doctor-database = Databáze
doctor-bus = Redis
doctor-port = Port
doctor-games = Hry
doctor-bots = Boti
doctor-tools = Pro vývojáře

doctor-well = Všechno funguje.
doctor-broken =
    { $n ->
        [one] Jedna věc nefunguje: řádek s !!
        [few] Nefungují { $n } věci: řádky s !!
       *[other] Nefunguje { $n } věcí: řádky s !!
    }
doctor-here = sestavená
doctor-new = { $file } (vytvoří se, až bude potřeba)
doctor-compiled = { $version }, herní jádro zkompilované
doctor-plain = { $version }, herní jádro v čistém Pythonu
doctor-help-plain = Partie jsou stejné, jen pomalejší. S překladačem C pomůže make build, nebo Rostru znovu nainstalovat.
doctor-page-missing = není sestavená
doctor-help-page = Ve zdrojové složce pomůže: make build. Všechno ostatní funguje i bez stránky.
doctor-not-writable = { $file }: nedá se sem zapisovat
doctor-help-data = Uveď jinou složku: ROSTRA_HOME=/slozka rostra serve
doctor-full = { $file }: na disku zbývá jen { $n } MB
doctor-help-full = Uvolni místo: na plný disk se žádný tah neuloží.
doctor-open = { $file }: ostatní na tomto počítači se do ní mohou dívat
doctor-help-settings = Všechna nastavení ukáže rostra help hosting.
doctor-help-database = Běží, a sedí adresa a heslo? Určuje ji ROSTRA_DATABASE (rostra help hosting).
doctor-older = { $file }: tabulky starší verze
doctor-help-older = rostra serve je při dalším spuštění převede. Nejdřív udělej zálohu: rostra db backup SOUBOR
doctor-newer = { $file }: vytvořila ji novější Rostra než tahle
doctor-help-newer = Nainstaluj zpátky novější Rostru, nebo v ROSTRA_DATABASE uveď jinou databázi.
doctor-help-bus = Spusť Redis, nebo ROSTRA_BUS vynech: jeden proces Redis nepotřebuje.
doctor-port-free = { $host }:{ $port } je volný
doctor-port-rostra = { $host }:{ $port }: tady běží Rostra
doctor-missing = není tu: { $what }
doctor-help-tools = Na hraní nic z toho není potřeba. cc kompiluje herní jádro, node sestavuje stránku, ostatní je pro testy.
