## The front door

page-game-nero = Nero
page-about-nero = Drie of vier spelers willen na Nero's dood op de troon: legioenen, veldslagen, gebeurtenissen. Ongeveer twee uur.
page-option-players = Spelers
page-option-length = Lengte
page-option-acclamation = Tot Keizer uitgeroepen na
page-option-map = Kaart
page-option-deck = Kaartenset
page-value-4 = 4
page-value-3 = 3
page-value-full = lang
page-value-short = kort
page-value-any-victory = elke overwinning
page-value-over-emperor = een overwinning op een Keizer
page-option-candidates = Kandidaat door Ave Caesar
page-value-candidates-always = altijd
page-value-candidates-below-two = alleen bij minder dan twee Keizers
page-note-candidates = Of een Generaal Kandidaat kan worden zolang er twee Keizers zijn; hij wacht dan tot een van hen valt.
page-option-attack = Aanval
page-value-attack-card = met minstens één kaart
page-value-attack-bare = ook zonder kaart
page-note-attack = Of de aanvaller in elke veldslag een kaart moet leggen. De verdediger hoeft dat nooit.
page-option-vanish = Betwiste sluipmoord
page-value-vanish-true = kaarten uit het spel
page-value-vanish-false = kaarten volgende ronde terug
page-note-vanish = Als een Praetoriaanse Garde met een garde of met twee Omkoperijen wordt gecounterd: wat er met alle kaarten van die sluipmoord gebeurt.

## The table

page-kp = KP
page-controlled-by = gecontroleerd door { $seat }
page-neutral = neutraal
page-troops-marked = { $name }: { $troops }, met een terugtochtkaartje
page-port = haven
page-germans = Germanen: binnengaan kost 3 BP
page-home = thuisprovincie van { $seat }
page-turn-cards = Deze beurt voor BP en GP gebruikte kaarten: { $used }; over: { $left }.
page-turn-activation = Geactiveerd: { $province }, nog { $bp } BP.
page-turn-force = Onderweg in { $province }: { $troops }.

## Buttons

page-nero-do-want = Kiezen: { $area }, met { $seat }
page-nero-do-place = Legioen plaatsen: { $province }
page-nero-do-home = Tot thuisprovincie kiezen: { $province }
page-nero-do-activate = { $province } activeren
page-nero-do-move-card = { $card } gebruiken voor { $bp } BP
page-nero-do-battle-card = { $card } leggen ({ $gp } GP)
page-nero-do-event = Gebeurtenis spelen: { $card }
page-nero-do-counter = Counteren met { $card }
page-nero-do-counter-two = Counteren met twee Omkoperijen
page-nero-do-no-counter = Laten gebeuren
page-nero-do-force = Laten vertrekken: { $troops }
page-nero-do-depart = Naar { $province } sturen: { $troops } ({ $bp } BP)
page-nero-do-load = Inschepen: { $troops }
page-nero-do-leave = Achterlaten: { $troops }
page-nero-do-take-own = Eigen legioenen meenemen (1 BP)
page-nero-do-take-neutral = Neutrale legioenen meenemen (2 BP)
page-nero-do-take-both = Eigen en neutrale legioenen meenemen (3 BP)
page-nero-do-take-leader = De Leider meenemen
page-nero-do-step = Oprukken naar { $province } ({ $bp } BP)
page-nero-do-attack = { $seat } aanvallen ({ $bp } BP)
page-nero-do-target-assassin = De Sluipmoordenaar op { $seat } afsturen
page-nero-do-target-crisis = { $seat } naar Rome roepen
page-nero-do-target-traitor = Een kaart trekken bij { $seat }
page-nero-do-retreat = Terugtrekken naar { $province }
page-nero-do-stay = Blijven
page-nero-do-from = Uitvaren uit { $province }
page-nero-do-to = Varen naar { $province }
page-nero-do-bring = Een legioen halen uit { $province }
page-nero-do-send = Uitwijken naar { $province }
page-nero-do-send-neutral = De neutrale legioenen sturen naar { $province }
page-nero-do-at-germans = De Germanen laten aanvallen: { $province }
page-nero-do-at-legion = Een legioen van { $seat } neutraal maken: { $province }
page-nero-do-declare = Je Leider tot Keizer uitroepen!
page-nero-do-unmark = Terugtochtkaartjes weghalen (2 BP)
page-nero-do-ask-leave = Doortocht vragen
page-nero-do-grant = Doortocht geven
page-nero-do-refuse = Weigeren
page-nero-do-ready = Geen kaart meer: vechten
page-nero-do-halt = Hier halthouden
page-nero-do-end-turn = Beurt beëindigen
page-nero-do-take-some-own =
    { $legions ->
        [one] 1 eigen legioen meenemen (1 BP)
       *[other] { $legions } eigen legioenen meenemen (1 BP)
    }
page-nero-do-take-some-neutral =
    { $legions ->
        [one] 1 neutraal legioen meenemen (2 BP)
       *[other] { $legions } neutrale legioenen meenemen (2 BP)
    }

## Around the map

page-nero-map = Kaart van de provincies. Pijltoetsen gaan naar een buur, Enter kiest, plus en min zoomen, 0 toont de hele kaart.
page-nero-zoom-in = Dichterbij (+)
page-nero-zoom-out = Verder weg (-)
page-nero-whole = Hele kaart (0)
page-nero-pick-province = Kies op de kaart een oplichtende provincie.
page-nero-pick-card = Kies een kaart uit je hand.
page-nero-pick-both = Kies op de kaart een oplichtende provincie, of een kaart uit je hand.
page-nero-unpick = Iets anders
page-nero-all = Alle keuzes ({ $n })
page-nero-fewer = Eén legioen minder
page-nero-more = Eén legioen meer
page-nero-with-leader = met de Leider
page-nero-laid = Gelegd voor deze veldslag; niemand anders ziet het nog
page-nero-stay-behind =
    { $legions ->
        [one] 1 blijft hier
       *[other] { $legions } blijven hier
    }
page-nero-no-card-to-attack = Geen aanval: daar hoort een kaart bij, en je kunt er deze beurt geen meer leggen.
page-nero-lay-one = Bij een aanval hoort minstens één kaart.

## A battle is shown

page-nero-battle = Veldslag: { $province }
page-nero-without-cards = { $strength } zonder kaarten
page-nero-skip = Sluiten

## What is counted

page-nero-this-turn = Deze beurt
page-nero-cards-left =
    { $left ->
        [0] geen kaart meer voor BP of GP
        [one] nog 1 kaart voor BP of GP
       *[other] nog { $left } kaarten voor BP of GP
    }
page-nero-last-turn = De laatste beurt van de ronde: overgebleven kaarten gaan verloren.
page-nero-kp-of = { $seat }: waar de KP vandaan komen
page-nero-kp-italy = meer legioenen in Italië dan alle anderen samen
page-nero-kp-areas = voor gecontroleerde gebieden, elk 2
page-nero-kp-cards = voor Senaat en Garde deze beurt
page-nero-kp-need = Met 5 KP en de Leider in Rome: Keizer.
page-nero-points-by-round = OP per ronde en herkomst
page-nero-round = Ronde { $round }
page-nero-discarded = Deze ronde afgelegd: { $n }
page-nero-removed = Uit het spel: { $n }
page-nero-unseen = Nog niet gezien: { $n } (waarvan { $deck } in de stapel)
