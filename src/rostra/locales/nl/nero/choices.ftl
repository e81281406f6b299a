nero-ask-want = Welk gebied wil je als thuisgebied? De anderen zien het niet; willen meerdere het, dan beslist het lot.
nero-ask-place = Waar plaats je een legioen? In elke provincie van je gebied staat er al een, en er komen er twee bij.
nero-ask-home = Wat is je thuisprovincie? Daar begint je Generaal, en alleen daar maakt Ave Caesar hem Kandidaat.
nero-ask-turn =
    { $left ->
        [0] Jouw beurt: geen kaarten meer voor BP of GP. Een gebeurtenis, of einde van je beurt?
        [one] Jouw beurt: activeer een provincie om op te rukken, of speel een gebeurtenis. Nog 1 kaart voor BP of GP.
       *[other] Jouw beurt: activeer een provincie om op te rukken, of speel een gebeurtenis. Nog { $left } kaarten voor BP of GP.
    }
nero-ask-first-card = { $province }: welke kaart gebruik je voor BP?
nero-ask-activation =
    { $left ->
        [0] { $province }, nog { $bp } BP: wie laat je vertrekken? Geen kaarten meer voor BP of GP.
        [one] { $province }, nog { $bp } BP: wie laat je vertrekken? Nog 1 kaart voor BP of GP.
       *[other] { $province }, nog { $bp } BP: wie laat je vertrekken? Nog { $left } kaarten voor BP of GP.
    }
# Nobody is there who could depart
nero-ask-activation-idle =
    { $left ->
        [0] { $province }, nog { $bp } BP, maar daar kan niemand vertrekken. Geen kaarten meer voor BP of GP.
        [one] { $province }, nog { $bp } BP, maar daar kan niemand vertrekken. Nog 1 kaart voor BP of GP.
       *[other] { $province }, nog { $bp } BP, maar daar kan niemand vertrekken. Nog { $left } kaarten voor BP of GP.
    }
nero-ask-force = Je strijdmacht is in { $province }: { $troops }, nog { $bp } BP. Wat doet ze?
nero-ask-force-tired = Je strijdmacht is in { $province }: { $troops }, moe van het vechten, nog { $bp } BP. Wat doet ze?
nero-ask-from = Galei: uit welke haven?
nero-ask-to = Galei uit { $province }: naar welke haven?
nero-ask-load = Galei naar { $province }: wie scheept in? Hoogstens 3 legioenen, en de Leider.
nero-ask-target-assassin = Sluipmoordenaar: welke Keizer in Rome?
nero-ask-target-crisis = Crisis in Rome: welke Keizer moet daarheen?
nero-ask-target-traitor = Verrader: uit wiens hand trek je een kaart?
nero-ask-germany = Aanval van een Germaanse stam: waar?
nero-ask-legion = Rebellie: welk legioen wordt neutraal?
nero-ask-answer = Counter je?
nero-ask-leave = Laat je de strijdmacht verdertrekken?
nero-ask-give-way = Trekken je legioenen daar zich terug, of blijven ze?
# $own and $otherSide: strength without the cards that are still hidden; $cards: the own cards laid
nero-ask-battle = Veldslag in { $province } tegen { $opponent }, zonder kaarten sterkte { $otherSide }. Jij hebt { $own } (kaarten: { $cards }). Nog een kaart?
nero-ask-flee = Je bent verslagen in { $province }: trekken je legioenen zich terug, of blijven ze?
nero-ask-must-flee = Je bent verslagen in { $province }: waarheen trekt je strijdmacht zich terug?
nero-ask-landing = Je landt in { $province } tussen legioenen van anderen: doortocht vragen, of deze beurt daar blijven?
nero-ask-send = De Germanen zijn in { $province }: waarheen gaan je troepen?
nero-ask-send-neutral = De Germanen zijn in { $province }: waarheen gaan de neutrale legioenen?
nero-ask-bring = Oproer in { $province }: je moet daar twee legioenen hebben. Waar haal je er een vandaan?

nero-entered-on-foot = { $seat } is { $province } binnengetrokken.
nero-entered-by-galley = { $seat } is met een galei in { $province } geland.
nero-answer-retreat = { $seat } wil zich terugtrekken naar { $province }.

# Headings of the choices of one kind
nero-menu-declare = Rome:
nero-menu-counter = Counter met:
nero-menu-step = Oprukken naar:
nero-menu-attack = Aanvallen:
nero-menu-take = Meenemen:
nero-menu-leave = Achterlaten:
nero-menu-force = Vertrekken:
nero-menu-activate = Activeren:
nero-menu-move-card = Kaart voor BP:
nero-menu-battle-card = Leggen:
nero-menu-event = Gebeurtenis:
nero-menu-retreat = Terugtrekken naar:

nero-choice-declare = je Leider tot Keizer uitroepen!
nero-choice-want = { $area } ({ $seat })
nero-choice-province = { $province }
# $troops is what stands there, in the signs of the map
nero-choice-province-met = { $province } [{ $troops }]
nero-choice-at = { $province }: { $seat }
nero-choice-activate = { $province } ({ $troops })
# $legions cannot march any more this turn: they have marched already, or have a retreat marker
nero-choice-activate-tied = { $province } ({ $troops }; niet inzetbaar: { $legions })
nero-choice-move-card = { $card } ({ $points } BP)
nero-choice-battle-card = { $card } ({ $points } GP)
nero-choice-step = { $province } ({ $bp } BP)
nero-choice-step-met = { $province } ({ $bp } BP) [{ $troops }]
nero-choice-attack =
    { $legions ->
        [one] { $seat }, 1 legioen ({ $bp } BP)
       *[other] { $seat }, { $legions } legioenen ({ $bp } BP)
    }
nero-choice-take-own = eigen legioenen (1 BP)
nero-choice-take-neutral = neutrale legioenen (2 BP)
nero-choice-take-both = eigen en neutrale legioenen (3 BP)
nero-choice-take-own-some =
    { $legions ->
        [one] 1 eigen legioen (1 BP)
       *[other] { $legions } eigen legioenen (1 BP)
    }
nero-choice-take-neutral-some =
    { $legions ->
        [one] 1 neutraal legioen (2 BP)
       *[other] { $legions } neutrale legioenen (2 BP)
    }
nero-choice-take-leader = de Leider
nero-choice-unmark = terugtochtkaartjes weghalen (2 BP)
nero-choice-grant = doortocht geven
nero-choice-refuse = weigeren
nero-choice-ask-leave = doortocht vragen
nero-choice-stay = blijven
nero-choice-ready = geen kaart meer
nero-choice-counter-two = twee Omkoperijen
nero-choice-no-counter = laten gebeuren
nero-choice-no-counter-quiet = laten gebeuren, en deze beurt niet meer vragen
nero-choice-halt = de strijdmacht houdt halt
nero-choice-end-turn = beurt beëindigen
