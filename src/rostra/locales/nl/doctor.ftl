help-doctor = Meld wat er is, wat er ontbreekt of kapot is, en wat helpt.
help-doctor-json = Als JSON, voor programma's
help-help = Toon een pagina van de documentatie, of alle onderwerpen (in het Engels).
help-topic = Een onderwerp, bijvoorbeeld hosting; zonder onderwerp komen ze allemaal in een lijst
help-completion = Druk af waarmee een shell dit commando aanvult; rostra help terminal zegt waar dat hoort.
help-shell = De shell
help-topics = Pagina's (rostra help ONDERWERP), in het Engels:
error-topic = De pagina "{ $value }" bestaat niet; er zijn: { $known }

doctor-build = Rostra
doctor-python = Python
doctor-page = Pagina
doctor-data = Gegevensmap
doctor-settings = Instellingen
doctor-database = Database
doctor-bus = Redis
doctor-port = Poort
doctor-games = Spellen
doctor-bots = Bots
doctor-tools = Voor ontwikkelaars

doctor-well = Er is niets kapot.
doctor-broken =
    { $n ->
        [one] Er is één ding kapot: de regel met !!
       *[other] Er zijn { $n } dingen kapot: de regels met !!
    }
doctor-here = gebouwd
doctor-new = { $file } (wordt gemaakt zodra het nodig is)
doctor-compiled = { $version }, engine gecompileerd
doctor-plain = { $version }, engine in gewoon Python
doctor-help-plain = De partijen zijn dezelfde, alleen trager. Met een C-compiler helpt make build, of Rostra opnieuw installeren.
doctor-page-missing = niet gebouwd
doctor-help-page = In de broncode helpt: make build. Al het andere werkt ook zonder de pagina.
doctor-not-writable = { $file } is niet beschrijfbaar
doctor-help-data = Noem een andere map: ROSTRA_HOME=/map rostra serve
doctor-full = { $file }: op deze schijf is nog maar { $n } MB vrij
doctor-help-full = Maak ruimte: op een volle schijf kan geen zet worden bewaard.
doctor-open = { $file }: anderen op deze computer kunnen erin kijken
doctor-help-settings = Alle instellingen staan in rostra help hosting.
doctor-help-database = Draait ze, en kloppen adres en wachtwoord? ROSTRA_DATABASE noemt ze (rostra help hosting).
doctor-older = { $file }: tabellen van een oudere versie
doctor-help-older = rostra serve werkt ze bij de volgende start bij. Maak eerst een back-up: rostra db backup BESTAND
doctor-newer = { $file }: gemaakt door een nieuwere Rostra dan deze
doctor-help-newer = Installeer de nieuwere Rostra weer, of noem in ROSTRA_DATABASE een andere database.
doctor-help-bus = Start Redis, of laat ROSTRA_BUS weg: één proces heeft geen Redis nodig.
doctor-port-free = { $host }:{ $port } is vrij
doctor-port-rostra = { $host }:{ $port }: daar draait Rostra
doctor-missing = niet gevonden: { $what }
doctor-help-tools = Om te spelen is dit niet nodig. cc compileert de engine, node bouwt de pagina, de rest is voor tests.
