### De arena: bots tegen bots, ranglijsten, balansrapporten.

## Help

help-arena = Laat bots met dezelfde kaarten tegen elkaar spelen en toon wie beter is.
help-arena-bots = De bots: twee, of één voor elke plaats. Twee in een spel voor meer dan twee spelers: één van de eerste tegen allemaal van de tweede. Met eigen bedenktijd: legatus@4s (seconden) of legatus@500 (simulaties)
help-games-arena = Hoeveel partijen; naar boven afgerond op hele kaartverdelingen
help-league = Laat alle bots van een spel tegen elkaar spelen en maak een ranglijst.
help-league-bots = De bots (zonder opgave alle van het spel), zoals bij rostra arena; de eerste heeft 0 punten
help-games-league = Hoeveel partijen per duel, met meer dan twee spelers in beide richtingen; naar boven afgerond op hele kaartverdelingen
help-balance = Laat een bot tegen zichzelf spelen en meld hoe evenwichtig het spel is.
help-balance-bot = De bot op alle plaatsen (zonder opgave de sterkste die genoeg heeft aan een tiende seconde)
help-balance-page = Schrijf de pagina met het rapport ook in dit bestand
help-seconds = Seconden voor elke beslissing (zonder opgave zo lang als de bot gewoonlijk nadenkt)
help-sims = Simulaties voor elke beslissing: dezelfde startwaarde geeft dan dezelfde partijen
help-seed-arena = Een andere startwaarde geeft andere kaarten
help-save-arena = De map voor resultaten en verslagen; dezelfde opdracht gaat verder met wat erin staat (zonder opgave een map bij de gebruikersgegevens)
help-on = ray: speel op het Ray-cluster op RAY_ADDRESS, of op een lokaal cluster
help-json = Schrijf het resultaat als JSON ook in dit bestand
help-picture = Schrijf de afbeelding (SVG) ook in dit bestand
help-markdown = Toon de tabellen in Markdown

## What is wrong

error-player = { $value }: een bedenktijd schrijf je als { $bot }@4s (seconden) of { $bot }@500 (simulaties)
error-players-two =
    { $given ->
        [one] Er is één bot genoemd; er zijn er { $seats } nodig, bijvoorbeeld: rostra arena { $game } { $example }
       *[other] Er zijn { $given } bots genoemd; er zijn er { $seats } nodig, bijvoorbeeld: rostra arena { $game } { $example }
    }
error-players =
    { $given ->
        [one] Er is één bot genoemd; nodig zijn er twee (één van de eerste tegen allemaal van de tweede) of { $seats }, één voor elke plaats
       *[other] Er zijn { $given } bots genoemd; nodig zijn er twee (één van de eerste tegen allemaal van de tweede) of { $seats }, één voor elke plaats
    }
error-league-one = Een ranglijst heeft minstens twee bots nodig, en er is alleen { $bot }. Het spel heeft: { $known }. Met een andere bedenktijd is een bot een andere speler: { $bot }@500
error-league-twice = { $bot } is twee keer genoemd; met een andere bedenktijd is het een andere speler: { $bot }@500
error-budget-both = --seconds en --sims: geef er één van de twee op
error-seconds = --seconds { $value }: er is een getal boven 0 nodig (hoogstens 1000000000), bijvoorbeeld --seconds 0.5
error-on = --on { $value }: alleen --on ray bestaat; zonder wordt er op deze machine gespeeld
error-no-ray = --on ray heeft Ray nodig, en dat is hier niet geïnstalleerd: pip install "rostra[ray]"
error-ray = Ray op { $address } is niet te gebruiken: { $why }
error-worker-died = Een proces dat speelde is weggevallen; misschien was het geheugen vol. Wat al klaar was blijft bewaard; dezelfde opdracht gaat verder, zo nodig met minder --jobs
error-file-place = { $file }: noem een bestand in een map die bestaat
error-file = { $file }: kan niet worden geschreven ({ $why })
error-file-taken = { $file }: daar staat al iets anders van deze run; noem een ander bestand
error-ledger-file = { $file }: dit is geen bestand van de arena; noem met --save een andere map
error-ledger-line = { $file }, regel { $line }: dit is geen partij. Haal de regel weg, dan wordt de partij opnieuw gespeeld
error-ledger-other = { $folder }: hier staan partijen met andere instellingen (verschillend: { $what }); noem met --save een andere map
error-ledger-in-use = { $folder }: een ander proces speelt al voor deze map (proces { $process })

## While it plays

arena-progress = { $player } wint { $share }
arena-fault = { $player }: { $why }. In plaats daarvan beslist het toeval.
arena-faults =
    { $faults ->
        [one] { $player } gaf één keer geen antwoord: het toeval besliste, en het resultaat zegt weinig.
       *[other] { $player } gaf { $faults } keer geen antwoord: het toeval besliste, en het resultaat zegt weinig.
    }
arena-goes-on =
    { $there ->
        [one] Er is al één partij: { $folder }
       *[other] Er zijn al { $there } partijen: { $folder }
    }
arena-folder = Resultaten en verslagen: { $folder }
arena-nothing = Er is nog geen kaartverdeling helemaal gespeeld: er valt niets te tonen.
arena-interrupted = Afgebroken. Gespeeld: { $games } van de { $wanted } partijen. Dezelfde opdracht gaat verder.

## Who is better

arena-against = { $game }: { $player } tegen { $against }
arena-against-several = { $game }: { $player } tegen { $n } × { $against }
arena-subtitle =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    }, { $deals ->
        [one] één kaartverdeling
       *[other] { $deals } kaartverdelingen
    }, elk vanaf elke plaats gespeeld; 95%-intervallen
arena-rate = Gewonnen partijen
arena-running = Door { $player } gewonnen partijen in de loop van de tijd
arena-player = bot
arena-won = winst
arena-elo = Elo
arena-elo-ends = 95% (Elo)
arena-points = punten
arena-seconds = s per zet
arena-worst = langste
arena-simulations = simulaties
arena-ended = einde

league-title = { $game }: de ranglijst
league-subtitle =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    }, { $deals ->
        [one] één kaartverdeling
       *[other] { $deals } kaartverdelingen
    }; Elo-punten, { $anchor } heeft 0; 95%-intervallen
league-pair = duel

## Balance

balance-title = { $game }: het balansrapport
balance-subtitle =
    { $games ->
        [one] Eén partij, { $player } op alle plaatsen; 95%-intervallen
       *[other] { $games } partijen, { $player } op alle plaatsen; 95%-intervallen
    }
balance-how = Eén bot speelt op alle plaatsen. De stippen zijn wat er geteld of gemeten is; de lijnen erdoor zijn 95%-intervallen: zou je dit steeds weer doen, dan zou de echte waarde in 95 van de 100 van zulke lijnen liggen. Een streepjeslijn geeft aan wat eerlijk zou zijn.
balance-bot = Bot
balance-games = Partijen
balance-options = Opties
balance-turns = Beurten per partij
balance-decisions = Beslissingen per partij
balance-shared = Gelijke spelen
balance-wins = Gewonnen partijen per kant
balance-wins-by-seat = Gewonnen partijen per plaats
balance-begins = { $seat } (begint)
balance-endings = Hoe partijen eindigen
balance-sources = Waarvoor een speler punten krijgt
balance-points = Punten per kant
balance-cards = Hoe kaarten worden gebruikt
balance-card = kaart
balance-card-note = { $times } per partij
