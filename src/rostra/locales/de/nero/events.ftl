nero-event-wants = { $seat } nennt geheim: { $area }.
nero-event-wanted = { $seat } möchte: { $area }.
nero-event-lot = Das Los entscheidet: { $area } geht an { $seat }.
# $seat is the leader of the area
nero-event-area = { $area }: { $seat }.
nero-event-placed = { $seat } stellt eine Legion auf: { $province }.
nero-event-home = { $seat } wählt als Heimatprovinz: { $province }.
nero-event-round = Runde { $round }. Neue Karten für alle; { $opener } eröffnet.
nero-event-dealt = { $seat } bekommt eine Karte.
nero-event-dealt-known = { $seat } bekommt: { $card }.
nero-event-turn = { $seat } ist am Zug.
nero-event-turn-last = { $seat } ist am Zug, zum letzten Mal in dieser Runde: Nur { $seat } hat noch Karten.
nero-event-lost =
    { $cards ->
        [one] { $seat } verliert eine ungenutzte Karte.
       *[other] { $seat } verliert { $cards } ungenutzte Karten.
    }

nero-event-activated = { $seat } aktiviert { $province }.
nero-event-move-card = { $seat } nutzt { $card } für { $bp } BP (zusammen { $pool }).
nero-event-force = { $seat } schickt ein Heer los, aus { $province }: { $troops }.
# This is announced, and can be answered ...
nero-event-stepping = { $seat } will von { $province } nach { $other } marschieren: { $troops }.
# ... and this has happened
nero-event-stepped = { $seat } marschiert von { $province } nach { $other }: { $troops }.
nero-event-left = { $seat } lässt in { $province } zurück: { $troops }.
nero-event-took = { $seat } nimmt in { $province } mit: { $troops }.
nero-event-halted = { $seat } macht in { $province } halt: { $troops }.
nero-event-unmarked =
    { $legions ->
        [one] { $seat } nimmt in { $province } einen Rückzugsmarker ab.
       *[other] { $seat } nimmt in { $province } { $legions } Rückzugsmarker ab.
    }
# $seats is a list
nero-event-asked-leave = { $seat } bittet um freien Durchzug: { $seats }.
nero-event-granted = { $seat } erlaubt es.
nero-event-refused = { $seat } lehnt ab.
nero-event-retreating = { $seat } will sich von { $province } nach { $other } zurückziehen.
nero-event-retreated =
    { $legions ->
        [one] { $seat } zieht sich mit 1 Legion von { $province } nach { $other } zurück.
       *[other] { $seat } zieht sich mit { $legions } Legionen von { $province } nach { $other } zurück.
    }
nero-event-stayed = { $seat } bleibt.

nero-event-attacking = { $seat } greift { $opponent } an: { $province }.
nero-event-attacked = Die Schlacht zwischen { $seat } und { $opponent } beginnt: { $province }.
nero-event-laid = { $seat } legt für die Schlacht: { $card }.
nero-event-ready = { $seat } ist bereit zur Schlacht.
# $cards are the cards laid, or "none"
nero-event-battle-side = { $seat }: Stärke { $strength } (Karten: { $cards })
nero-event-battle-won = { $province }: { $seat } schlägt { $opponent }. Eine Legion läuft über, 1 SP.
nero-event-battle-draw = { $province }: unentschieden. Alles bleibt, doch das Heer marschiert nicht mehr und greift nicht mehr an.

nero-event-rank-legions = Die Legionen jubeln: { $seat } ist Kandidat für den Thron!
nero-event-rank-rome = Kandidat { $seat } steht in Rom: Er wird Kaiser!
nero-event-rank-victory = Nach dem Sieg wird { $seat } zum Kaiser ausgerufen!
nero-event-rank-declared = { $seat } wird in Rom zum Kaiser ausgerufen!
nero-event-rank-lost = { $seat } hat verloren und ist nur noch General.
nero-event-rank-assassinated = Der Meuchelmörder schlägt zu: { $seat } ist nur noch General.

nero-event-event = { $seat } spielt: { $card }.
nero-event-aimed-galley = { $seat } spielt Galeere, von { $province } nach { $other }: { $troops }.
nero-event-aimed-assassin = { $seat } spielt Meuchelmörder gegen { $opponent }.
nero-event-aimed-crisis = { $seat } spielt Krise in Rom: { $opponent } muss dorthin.
nero-event-aimed-traitor = { $seat } spielt Verräter gegen { $opponent }.
nero-event-aimed-germans = { $seat } spielt Germanenangriff: { $province }.
nero-event-aimed-rebellion = { $seat } spielt Rebellion in { $province } gegen { $opponent }.
nero-event-countered = { $seat } kontert: { $card }.
nero-event-countered-two = { $seat } kontert mit zwei Karten: { $card }.
nero-event-off = Das Ereignis von { $seat } bleibt ohne Wirkung: { $card }.
nero-event-off-step = { $seat } kann nicht marschieren: Der Schritt fällt aus.
nero-event-off-attack = { $seat } kann nicht angreifen: Die Schlacht fällt aus.
nero-event-off-retreat = { $seat } kann sich nicht zurückziehen.
nero-event-held = { $seat } ist krank und reist in diesem Zug nicht mehr.
nero-event-removed = Diese Karten kommen aus dem Spiel: { $cards }.
nero-event-kp = { $seat } hat in diesem Zug durch Karten { $kp } KP.
nero-event-sailed = Die Galeere von { $seat } fährt von { $province } nach { $other }: { $troops }.
nero-event-landed = { $seat } landet in { $province }.
nero-event-landed-spent = { $seat } landet in { $province } und muss in diesem Zug dort bleiben.
nero-event-called = { $seat } ist jetzt in Rom.
nero-event-stolen = { $seat } zieht eine Karte aus der Hand von { $opponent }.
nero-event-stolen-known = { $seat } zieht eine Karte aus der Hand von { $opponent }: { $card }.
nero-event-stolen-nothing = Der Verräter von { $seat } findet nichts: { $opponent } hat keine Karte mehr.
nero-event-germans = Germaneneinfall in { $province }: Alle müssen weichen, und das Betreten kostet 3 BP.
nero-event-sent = { $seat } weicht von { $province } nach { $other } aus.
nero-event-sent-neutral = { $seat } schickt die neutralen Legionen von { $province } nach { $other }.
nero-event-revolt = Aufruhr in { $province }: { $seat } muss dort zwei Legionen haben.
nero-event-brought = { $seat } holt eine Legion von { $province } nach { $other }.
nero-event-neutral =
    { $legions ->
        [0] { $province }: Keine Legion von { $seat } wird neutral.
        [one] { $province }: Eine Legion von { $seat } wird neutral.
       *[other] { $province }: { $legions } Legionen von { $seat } werden neutral.
    }

nero-event-scored-emperor = { $seat } bekommt { $points } SP: Kaiser.
nero-event-scored-rome = { $seat } bekommt { $points } SP: Kaiser in Rom.
nero-event-scored-areas = { $seat } bekommt { $points } SP: kontrollierte Gebiete.
nero-event-scored-italy = { $seat } bekommt { $points } SP: Provinzen Italiens.
nero-event-ended-control = Das Spiel ist aus: Das Reich ist in einer Hand.
nero-event-ended-rounds = Das Spiel ist nach vier Runden aus.
