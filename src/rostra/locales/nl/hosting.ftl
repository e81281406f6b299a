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
help-db-prune = Verwijder oude partijen; eerst wordt alleen gezegd hoeveel.
help-prune-export = Schrijf vooraf de verslagen van afgelopen partijen in deze map
help-prune-waiting = Partijen die nooit zijn begonnen en waarin zoveel dagen niets is gebeurd
help-prune-abandoned = Partijen die zijn begonnen, niet zijn afgelopen en waarin zoveel dagen (minstens 90) niets is gebeurd
help-prune-finished = Partijen die zoveel dagen geleden zijn afgelopen
help-really = Doe het echt. Anders wordt alleen gezegd wat er zou gebeuren.
help-tools = Gereedschap voor beheerders: partijen tonen, sluiten en verwijderen, mensen blokkeren, dempen en wissen.
help-tools-list = Toon partijen, de nieuwste eerst.
help-tools-show = Toon een partij: wat toeschouwers mogen zien, en wie er verbonden is.
help-tools-close = Beëindig een partij; de spelers krijgen het te horen.
help-tools-remove = Verwijder een partij met alles erin.
help-tools-erase = Wis de naam en de woorden van een persoon uit partijen; de partijen zelf blijven.
help-tools-block = Blokkeer een naam of een adres.
help-tools-unblock = Hef een blokkade op.
help-tools-mute = Laat een naam of een adres wel spelen, maar niets zeggen.
help-tools-unmute = Laat ze weer iets zeggen.
help-tools-blocks = Toon wie geblokkeerd of gedempt is.
help-tools-server = De server die via HTTP wordt gevraagd, met ROSTRA_HOST_TOKEN: https://play.example.org. Anders wordt de database gebruikt.
help-tools-json = Schrijf JSON
help-tools-match = De code van de partij, zoals in de link
help-tools-phase = Alleen partijen in deze fase: gathering, playing of over
help-tools-game = Alleen partijen van dit spel
help-tools-name = Alleen partijen waarin iemand precies zo heette
help-tools-before = Ga verder waar de vorige lijst ophield
help-tools-most = Hoogstens zoveel
help-tools-erase-name = De naam, precies zoals die werd geschreven
help-tools-erase-match = Alleen in deze partij
help-tools-who-name = Een naam; ook namen die er hetzelfde uitzien tellen
help-tools-who-address = Een adres, of een IPv6-netwerk
help-tools-who-hash = De hash van een adres, zoals rostra host blocks die toont
help-tools-note = Een notitie voor jezelf
serve-running = Rostra draait op { $address }
serve-others = Voor anderen in je netwerk: { $addresses }
serve-no-tls = Niets is versleuteld: wie ertussen zit, kan meelezen en plaatsen overnemen. Zet er op internet een proxy met TLS voor (docs/hosting.md).
serve-no-name = Zet achter een proxy in ROSTRA_ORIGINS het adres dat spelers gebruiken, bijvoorbeeld https://play.example.org. Verzoeken voor onbekende namen worden geweigerd (docs/hosting.md).
serve-data = De partijen worden bewaard in { $database }
serve-stop = Ctrl+C stopt de server; bij de volgende start gaan de partijen verder.
serve-page-not-there = De pagina is nog niet gebouwd. Wordt ze op dit moment gebouwd, dan verschijnt ze hier over een paar seconden. Anders helpt: make build.
serve-docs-not-there = De handleiding zit niet in deze kopie van Rostra. Wie de broncode heeft, maakt haar met: make docs.
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
host-match = Partij
host-game = Spel
host-phase = Fase
host-made = Gemaakt
host-last = Laatste nieuws
host-players = Spelers
host-none = Zulke partijen zijn er niet.
host-more = Er zijn er meer: --before { $before }
host-here =
    { $seat ->
        [none] Een toeschouwer is verbonden vanaf { $address }.
       *[other] { $seat } is verbonden vanaf { $address }.
    }
host-maker = Gemaakt vanaf een adres met de hash { $hash }
host-problem = Ze kan hier niet worden geopend: { $why }
host-closed = Partij { $match } is gesloten; de spelers krijgen het te horen.
host-removed = Partij { $match } is verwijderd.
host-would-remove = Partij { $match } zou met alles erin worden verwijderd; --really doet het.
host-erased =
    Gewist in { $matches ->
        [one] één partij
       *[other] { $matches } partijen
    }.
host-would-erase =
    Zou worden gewist in { $matches ->
        [one] één partij
       *[other] { $matches } partijen
    }; --really doet het.
host-nobody = Daar heeft nooit iemand "{ $name }" geheten.
host-block = { $whom } is geblokkeerd.
host-mute = { $whom } is gedempt.
host-unblock = { $whom } is niet meer geblokkeerd.
host-unmute = { $whom } is niet meer gedempt.
host-the-name = De naam "{ $name }"
host-the-address = Het adres
host-no-blocks = Niemand is geblokkeerd of gedempt.
host-effect = Wat
host-whom = Wie
host-since = Sinds
host-note = Notitie
host-no-server = { $server } antwoordt niet: { $why }
host-no-token = Via HTTP is het token van de server nodig: ROSTRA_HOST_TOKEN (docs/hosting.md)
host-bad-server = "{ $server }" is geen adres zoals https://play.example.org
prune-none = Zo oud is niets.
prune-found = Nooit begonnen: { $waiting }; verlaten: { $abandoned }; afgelopen: { $finished }.
prune-dry = Er is niets verwijderd; --really doet het.
prune-done = Ze zijn verwijderd.
prune-ages = Zoveel dagen is er niets gebeurd (0: deze blijven): nooit begonnen { $waiting }, verlaten { $abandoned }, afgelopen { $finished }.
