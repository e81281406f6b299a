nero-ask-want = Welches Gebiet willst du als Heimat? Die anderen sehen es nicht; wollen es mehrere, entscheidet das Los.
nero-ask-place = Wo stellst du eine Legion auf? In jeder Provinz deines Gebiets steht schon eine, zwei kommen dazu.
nero-ask-home = Welches ist deine Heimatprovinz? Dort beginnt dein General, und nur dort macht ihn Ave Caesar zum Kandidaten.
nero-ask-turn =
    { $left ->
        [0] Dein Zug: keine Karte mehr für BP oder GP. Ein Ereignis, oder Ende des Zuges?
        [one] Dein Zug: Aktiviere eine Provinz, um loszumarschieren, oder spiel ein Ereignis. Noch 1 Karte für BP oder GP.
       *[other] Dein Zug: Aktiviere eine Provinz, um loszumarschieren, oder spiel ein Ereignis. Noch { $left } Karten für BP oder GP.
    }
nero-ask-first-card = { $province }: Welche Karte nutzt du für BP?
nero-ask-activation =
    { $left ->
        [0] { $province }, noch { $bp } BP: Wen schickst du los? Keine Karte mehr für BP oder GP.
        [one] { $province }, noch { $bp } BP: Wen schickst du los? Noch 1 Karte für BP oder GP.
       *[other] { $province }, noch { $bp } BP: Wen schickst du los? Noch { $left } Karten für BP oder GP.
    }
# Nobody is there who could depart
nero-ask-activation-idle =
    { $left ->
        [0] { $province }, noch { $bp } BP, aber niemand kann dort losmarschieren. Keine Karte mehr für BP oder GP.
        [one] { $province }, noch { $bp } BP, aber niemand kann dort losmarschieren. Noch 1 Karte für BP oder GP.
       *[other] { $province }, noch { $bp } BP, aber niemand kann dort losmarschieren. Noch { $left } Karten für BP oder GP.
    }
nero-ask-force = Dein Heer ist in { $province }: { $troops }, noch { $bp } BP. Was tut es?
nero-ask-force-tired = Dein Heer ist in { $province }: { $troops }, müde vom Kampf, noch { $bp } BP. Was tut es?
nero-ask-from = Galeere: aus welchem Hafen?
nero-ask-to = Galeere aus { $province }: in welchen Hafen?
nero-ask-load = Galeere nach { $province }: Wer geht an Bord? Höchstens 3 Legionen, dazu der Anführer.
nero-ask-target-assassin = Meuchelmörder: welcher Kaiser in Rom?
nero-ask-target-crisis = Krise in Rom: welcher Kaiser muss dorthin?
nero-ask-target-traitor = Verräter: Aus wessen Hand ziehst du eine Karte?
nero-ask-germany = Germanenangriff: wo?
nero-ask-legion = Rebellion: Welche Legion wird neutral?
nero-ask-answer = Konterst du?
nero-ask-leave = Lässt du das Heer weiterziehen?
nero-ask-give-way = Ziehen sich deine Legionen dort zurück, oder bleiben sie?
# $own and $otherSide: strength without the cards that are still hidden; $cards: the own cards laid
nero-ask-battle = Schlacht in { $province } gegen { $opponent }, ohne Karten Stärke { $otherSide }. Du hast { $own } (Karten: { $cards }). Noch eine Karte?
nero-ask-flee = Geschlagen in { $province }: Ziehen sich deine Legionen zurück, oder bleiben sie?
nero-ask-must-flee = Geschlagen in { $province }: Wohin zieht sich dein Heer zurück?
nero-ask-landing = Du landest in { $province } zwischen fremden Legionen: um freien Durchzug bitten, oder in diesem Zug dort bleiben?
nero-ask-send = Die Germanen sind in { $province }: Wohin gehen deine Truppen?
nero-ask-send-neutral = Die Germanen sind in { $province }: Wohin gehen die neutralen Legionen?
nero-ask-bring = Aufruhr in { $province }: Du musst dort zwei Legionen haben. Woher holst du eine?

nero-entered-on-foot = { $seat } ist in { $province } einmarschiert.
nero-entered-by-galley = { $seat } ist mit einer Galeere in { $province } gelandet.
nero-answer-retreat = { $seat } will sich zurückziehen: { $province }.

# Headings of the choices of one kind
nero-menu-declare = Rom:
nero-menu-counter = Kontern mit:
nero-menu-step = Marsch nach:
nero-menu-attack = Angriff auf:
nero-menu-take = Mitnehmen:
nero-menu-leave = Zurücklassen:
nero-menu-force = Losschicken:
nero-menu-activate = Aktivieren:
nero-menu-move-card = Karte für BP:
nero-menu-battle-card = Legen:
nero-menu-event = Ereignis:
nero-menu-retreat = Rückzug nach:

nero-choice-declare = deinen Anführer zum Kaiser ausrufen!
nero-choice-want = { $area } ({ $seat })
nero-choice-province = { $province }
# $troops is what stands there, in the signs of the map
nero-choice-province-met = { $province } [{ $troops }]
nero-choice-at = { $province }: { $seat }
nero-choice-activate = { $province } ({ $troops })
# $legions cannot march any more this turn: they have marched already, or have a retreat marker
nero-choice-activate-tied = { $province } ({ $troops }; davon { $legions } gebunden)
nero-choice-move-card = { $card } ({ $points } BP)
nero-choice-battle-card = { $card } ({ $points } GP)
nero-choice-step = { $province } ({ $bp } BP)
nero-choice-step-met = { $province } ({ $bp } BP) [{ $troops }]
nero-choice-attack =
    { $legions ->
        [one] { $seat }, 1 Legion ({ $bp } BP)
       *[other] { $seat }, { $legions } Legionen ({ $bp } BP)
    }
nero-choice-take-own = eigene Legionen (1 BP)
nero-choice-take-neutral = neutrale Legionen (2 BP)
nero-choice-take-both = eigene und neutrale Legionen (3 BP)
nero-choice-take-own-some =
    { $legions ->
        [one] 1 eigene Legion (1 BP)
       *[other] { $legions } eigene Legionen (1 BP)
    }
nero-choice-take-neutral-some =
    { $legions ->
        [one] 1 neutrale Legion (2 BP)
       *[other] { $legions } neutrale Legionen (2 BP)
    }
nero-choice-take-leader = den Anführer
nero-choice-unmark = Rückzugsmarker abnehmen (2 BP)
nero-choice-grant = ziehen lassen
nero-choice-refuse = ablehnen
nero-choice-ask-leave = um freien Durchzug bitten
nero-choice-stay = bleiben
nero-choice-ready = keine Karte mehr
nero-choice-counter-two = zwei Bestechungen
nero-choice-no-counter = geschehen lassen
nero-choice-no-counter-quiet = geschehen lassen und in diesem Zug nicht mehr fragen
nero-choice-halt = das Heer macht halt
nero-choice-end-turn = Zug beenden
