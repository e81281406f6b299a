help-serve = Start de spelserver; met --open gaat de pagina open in de browser.
help-host = Het adres waarop de server luistert; 0.0.0.0 voor iedereen in het netwerk
help-port = De poort
help-database = Waar de partijen worden bewaard: sqlite:////map/bestand.sqlite of postgresql://gebruiker@host/naam
help-bus = De berichtenbus voor meerdere processen: redis://host:6379/0
help-workers = Hoeveel serverprocessen (voor meer dan één zijn PostgreSQL en Redis nodig)
help-thinkers = Hoeveel processen voor de bots denken, per serverproces
help-open = Open de pagina in de browser
help-db = Beheer de database van de server.
help-db-backup = Kopieer de hele database naar een bestand, ook terwijl de server draait.
help-db-restore = Zet een back-up terug in een lege database.
help-db-check = Speel elke bewaarde partij na en meld wat er mis is.
help-db-export = Schrijf de verslagen van alle afgelopen partijen in een map.
help-db-file = Het bestand van de back-up
help-db-folder = De map voor de verslagen
serve-running = Rostra draait op { $address }
serve-others = Voor anderen in je netwerk: { $addresses }
serve-no-tls = Niets is versleuteld: wie ertussen zit, kan meelezen en plaatsen overnemen. Zet er op internet een proxy met TLS voor (docs/hosting.md).
serve-no-name = Zet achter een proxy in ROSTRA_ORIGINS het adres dat spelers gebruiken, bijvoorbeeld https://play.example.org. Verzoeken voor onbekende namen worden geweigerd (docs/hosting.md).
serve-data = De partijen worden bewaard in { $database }
serve-stop = Ctrl+C stopt de server; bij de volgende start gaan de partijen verder.
serve-page-not-there = De pagina is nog niet gebouwd. Wordt ze op dit moment gebouwd, dan verschijnt ze hier over een paar seconden. Anders helpt: make build.
serve-bus-away = { $bus }: er antwoordt geen Redis ({ $why }). Alles gaat door, maar tot die tijd horen de serverprocessen elkaars zetten tot twee seconden later. Draait Redis, en klopt ROSTRA_BUS?
serve-in-use = { $database } wordt al door een andere rostra serve gebruikt: speel daar of stop die eerst. Een tweede server heeft een eigen bestand nodig: rostra serve --database sqlite:////map/ander.sqlite
error-port = { $host }:{ $port } is bezet of niet toegestaan ({ $why }); neem een andere poort: rostra serve --port { $other }
error-database = { $database }: { $why }
error-no-database = { $database }: deze database bestaat niet
error-database-encoding = { $database }: deze database heeft de codering { $encoding }, en Rostra heeft UTF8 nodig. Maak een andere en zet die in ROSTRA_DATABASE: { $createdb-utf8 }
error-database-version = { $database }: PostgreSQL { $version } is te oud; Rostra heeft { $oldest } of nieuwer nodig.
error-database-password = { $database }: PostgreSQL weigert het wachtwoord van { $user }. Zet het juiste in ROSTRA_DATABASE of ROSTRA_DATABASE_PASSWORD.
error-database-no-password = { $database }: PostgreSQL vraagt om het wachtwoord van { $user }. Zet het in ROSTRA_DATABASE of ROSTRA_DATABASE_PASSWORD.
error-database-missing = { $database }: deze database bestaat niet. Maak hem als beheerder van PostgreSQL: { $createdb }
error-database-user = { $database }: PostgreSQL kent geen gebruiker { $user }. Maak die als beheerder van PostgreSQL: { $createuser }
error-database-owner = { $database }: { $user } mag daar geen tabellen maken. Maak die gebruiker als beheerder van PostgreSQL eigenaar: { $give }
error-database-away = { $database }: op { $server } antwoordt geen PostgreSQL ({ $why }). Draait het, en klopt het adres?
db-saved =
    Bewaard in { $file }: { $matches ->
        [one] één partij
       *[other] { $matches } partijen
    } met { $entries ->
        [one] één logregel
       *[other] { $entries } logregels
    }.
db-restored =
    Teruggezet: { $matches ->
        [one] één partij
       *[other] { $matches } partijen
    } met { $entries ->
        [one] één logregel
       *[other] { $entries } logregels
    }.
db-checked =
    Alles in orde: { $matches ->
        [one] één partij
       *[other] { $matches } partijen
    } met { $entries ->
        [one] één logregel
       *[other] { $entries } logregels
    }.
db-wrong = Partij { $match }: { $why }
db-wrongs = Partijen waar iets mis mee is: { $wrong } van de { $matches }.
db-exported =
    { $records ->
        [one] Er staat één verslag in { $folder }.
       *[other] Er staan { $records } verslagen in { $folder }.
    }
db-file-exists = { $file } bestaat al; noem een ander bestand.
db-not-a-backup = { $file } is geen back-up van Rostra ({ $why }).
db-not-empty = In deze database staan al partijen; een back-up wordt teruggezet in een lege.
