## The front door

page-game-caesar = Caesar & Cleopatra
page-about-caesar = Twee spelers strijden om de gunst van de patriciërs: invloed in het geheim, intriges in het openbaar. Ongeveer 40 minuten.
page-option-edition = Uitgave
page-option-action_decks = Actiestapels
page-option-orgies = Orgieën
page-value-kosmos = de originele (1997)
page-value-italian = de Italiaanse
page-value-arranged = door de speler geordend
page-value-shuffled = geschud
page-value-own-choice = zoals ieder wil
page-value-standard = zoals gedrukt
page-value-fading = verdwijnen later
page-value-fewer = één minder
page-note-action_decks = Hoe de 13 actiekaarten liggen: op eigen volgorde, geschud, of ieder beslist zelf. Voor een eerste partij: geschud.

## The sides in words

page-caesar-counts = hand: { $influence } invloed, { $actions } actie; stapels: { $influencePile } en { $actionPile }
page-cards-at = { $seat }, { $group }: open { $cards }; gedekt { $list }; onbekend { $hidden }

## What is asked

page-caesar-ask-turn = Leg één kaart gedekt of twee open, speel een actie of ruil kaarten.
page-caesar-ask-pass = Je hebt niets om te leggen: deze beurt is passief.
page-caesar-ask-second = De tweede open kaart: welke, en waar?
page-caesar-ask-pile = Je 13 actiekaarten: zelf op volgorde leggen of schudden?
page-caesar-ask-stack =
    { $done ->
        [0] Leg je actiestapel op volgorde.
       *[other] Leg de rest van je actiestapel op volgorde ({ $done } van 13 liggen).
    }
page-caesar-ask-set = Leg bij elke factie één van deze vijf kaarten gedekt.
page-caesar-ask-assign = Rokade: verdeel je kaarten over de { $group } en de { $other }.
page-caesar-ask-take = Welke kaart moet { $opponent } afleggen?
page-caesar-ask-draw = Vul je hand aan: van welke stapel?
page-caesar-ask-replace = Je mag daarvoor een kaart trekken.
page-caesar-ask-exchange = Markeer de kaarten die je wilt ruilen.
page-caesar-ask-must-exchange = Je hebt geen invloedkaart in de hand: markeer minstens één kaart om te ruilen.
page-caesar-ask-where = Waar moet die heen?
page-caesar-ask-victim = Welke open kaart moet weg?
page-caesar-ask-two = Kies twee facties.
page-caesar-ask-other = En de tweede factie?
page-caesar-ask-card-first = Kies eerst een kaart uit je hand.

## On a card

# Where long names of cards may be broken, if a card is narrow
page-caesar-breaks = Ver-kenner, Filo-soof

## What a button does

page-caesar-do-down =
    Leg { $card-id ->
        [P] de Filosoof
       *[other] { $card }
    } gedekt bij de { $group }
page-caesar-do-up =
    Leg { $card-id ->
        [P] de Filosoof
       *[other] { $card }
    } open bij de { $group }
page-caesar-do-set =
    Leg { $card-id ->
        [P] de Filosoof
       *[other] { $card }
    } gedekt bij de { $group }
page-caesar-do-assign =
    Leg { $card-id ->
        [P] de Filosoof
       *[other] { $card }
    } weer bij de { $group }
page-caesar-do-assassinate =
    Aanslag op { $card-id ->
        [P] de Filosoof
       *[other] de { $card }
    } bij de { $group }
page-caesar-do-castle = Rokade: { $group } en { $other }
page-caesar-do-scout = Stuur de Verkenner naar de { $group }
page-caesar-do-wrath = Toorn der goden over de { $group }
page-caesar-do-spy = Spion: bekijk de hand van { $opponent }
page-caesar-do-take = { $opponent } moet afleggen: { $card }
page-caesar-do-exchange = Ruilen: { $card }
page-caesar-do-exchange-many =
    { $n ->
        [one] Ruil { $n } kaart
       *[other] Ruil { $n } kaarten
    }
page-caesar-do-keep = Geen kaart ruilen
page-caesar-do-done = Dat was alles
page-caesar-do-stack = Als volgende in de stapel: { $card }
page-caesar-do-stack-all = Leg de stapel zo neer
page-caesar-do-set-all = Leg de kaarten zo
page-caesar-do-assign-all = Zo weer leggen
page-caesar-do-draw-influence = Trek een invloedkaart
page-caesar-do-draw-action = Trek een actiekaart
page-caesar-do-draw-known = Trek de bovenste actiekaart: { $card }
page-caesar-do-draw-none = Trek geen kaart
page-caesar-do-pass = Liever kaarten ruilen
page-caesar-do-end = Beurt beëindigen
page-caesar-do-veto = Veto uitspreken
page-caesar-do-allow = Laat het gebeuren
page-caesar-do-arrange = Actiestapel zelf op volgorde leggen
page-caesar-do-shuffle = Actiestapel schudden
page-caesar-do-shuffle-first = Schudden (voor een eerste partij)
page-caesar-why-shuffle = Je leert de kaarten kennen als je ze trekt. In latere partijen kun je de stapel zelf op volgorde leggen.
page-caesar-why-arrange = Op volgorde weet je welke kaart de volgende is. Geschud weet niemand het.
page-caesar-put-back = Terugnemen
page-caesar-all-choices = Alle mogelijkheden
page-caesar-face = Hoe de kaart gelegd wordt
page-caesar-hidden = gedekt
page-caesar-open = open
page-caesar-suggested = Voorstel
page-caesar-shuffle = Schudden
page-caesar-last-used = Zoals de vorige keer
page-caesar-top = boven
page-caesar-bottom = onder
page-caesar-place-in-pile = { $at } van { $n }: { $card }. Pijltjestoetsen verplaatsen de kaart.
page-caesar-drag-order = Sleep de kaarten op volgorde, of kies er twee om ze te verwisselen.
page-caesar-limits = jij: { $own } van 5, samen: { $both } van 8
page-caesar-still-to-lay = Nog te leggen
page-caesar-moves-to = { $card }: naar de { $group }
page-caesar-spied-hand = De hand van { $opponent }

## The table

page-caesar-group =
    { $group }: { $left ->
        [0] geen patriciër meer
        [one] nog één patriciër
       *[other] nog { $left } patriciërs
    }
page-caesar-sum = { $seat }: { $sum }
page-caesar-sum-open = { $seat }: { $sum } en { $hidden } gedekt
page-caesar-pile = { $pile }: { $left }
page-caesar-discards-of = { $seat }, afgelegd: { $n }
page-caesar-hand-of = Hand van { $seat }
page-caesar-suggests = Tip
page-caesar-to-move = aan zet

## A vote as a scene

page-caesar-scene-vote = Vertrouwensvraag aan de { $group }
page-caesar-scene-wrath = De toorn der goden
page-caesar-scene-philosopher = De laagste som wint
page-caesar-scene-skip = Verder

## Beside the table

page-caesar-next-vote = Volgende vertrouwensvraag
page-caesar-in-deck = { $vote }: in de stapel
page-caesar-turned = { $vote }: omgedraaid
page-caesar-out = { $vote }: uit het spel
page-caesar-odds-vote = vertrouwensvraag: { $n } van { $left }
page-caesar-odds-orgy = orgie: { $n } van { $left }
page-caesar-odds-shuffle = opnieuw geschud: { $n } van { $left }
page-caesar-odds-out = daar niemand meer: { $n } van { $left }
page-caesar-no-votes = Er is geen vertrouwensvraag meer over.
page-caesar-score-now = Stand als het nu afgelopen was
page-caesar-row-patricians = Patriciërs
page-caesar-row-majorities = Meerderheden
page-caesar-row-all = Hele facties
page-caesar-row-bonus = Invloedbonus
page-caesar-row-total = Punten
page-caesar-one-more = Eén patriciër meer zou opleveren
page-caesar-bonus-secret = Geheim tot het einde
page-caesar-own-bonus = Jouw geheime invloedbonus
page-caesar-bonus-rule = { $group }: 2 punten vanaf 3 patriciërs. Tot nu toe gewonnen: { $won }.
page-caesar-piles = Stapels en afgelegde kaarten
page-caesar-unseen = { $seat }: nog niet gezien
page-caesar-unseen-note = In de hand, in de stapels of gedekt.
page-caesar-own-piles = In jouw stapels
page-caesar-own-order = Jouw actiestapel, bovenste eerst
page-caesar-hide-order = Volgorde verbergen: ik onthoud die
page-caesar-order-of = Actiestapel van { $seat }, bovenste eerst
page-caesar-spied = Door je spion gezien, misschien nog in de hand
page-caesar-no-cards = Nog geen.
