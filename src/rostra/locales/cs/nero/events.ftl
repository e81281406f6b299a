nero-event-wants = { $seat } tajně volí: { $area }.
nero-event-wanted = { $seat } chce: { $area }.
nero-event-lot = Rozhoduje los: oblast { $area } získává { $seat }.
# $seat is the leader of the area
nero-event-area = { $area }: { $seat }.
nero-event-placed = { $seat } staví legii: { $province }.
nero-event-home = { $seat } volí domovskou provincii: { $province }.
nero-event-round = { $round }. kolo. Všichni dostávají nové karty; začíná { $opener }.
nero-event-dealt = { $seat } dostává kartu.
nero-event-dealt-known = { $seat } dostává: { $card }.
nero-event-turn = Na tahu je { $seat }.
nero-event-turn-last = Na tahu je { $seat }, v tomto kole naposled: karty má už jen { $seat }.
nero-event-lost =
    { $cards ->
        [one] { $seat } přichází o nevyužitou kartu.
        [few] { $seat } přichází o { $cards } nevyužité karty.
       *[other] { $seat } přichází o { $cards } nevyužitých karet.
    }

nero-event-activated = { $seat } aktivuje: { $province }.
nero-event-move-card = { $seat } používá kartu { $card }: { $bp } PB (celkem { $pool }).
nero-event-force = { $seat } vysílá vojsko ({ $province }): { $troops }.
# This is announced, and can be answered ...
nero-event-stepping = { $seat } chce táhnout ({ $province } – { $other }): { $troops }.
# ... and this has happened
nero-event-stepped = { $seat } táhne ({ $province } – { $other }): { $troops }.
nero-event-left = { $seat } zanechává ({ $province }): { $troops }.
nero-event-took = { $seat } přibírá ({ $province }): { $troops }.
nero-event-halted = { $seat } zastavuje ({ $province }): { $troops }.
nero-event-unmarked =
    { $legions ->
        [one] { $seat } odstraňuje žeton ústupu: { $province }.
        [few] { $seat } odstraňuje { $legions } žetony ústupu: { $province }.
       *[other] { $seat } odstraňuje { $legions } žetonů ústupu: { $province }.
    }
# $seats is a list
nero-event-asked-leave = { $seat } žádá o průchod: { $seats }.
nero-event-granted = { $seat } svoluje.
nero-event-refused = { $seat } odmítá.
nero-event-retreating = { $seat } chce ustoupit ({ $province } – { $other }).
nero-event-retreated =
    { $legions ->
        [one] { $seat } ustupuje ({ $province } – { $other }): 1 legie.
        [few] { $seat } ustupuje ({ $province } – { $other }): { $legions } legie.
       *[other] { $seat } ustupuje ({ $province } – { $other }): { $legions } legií.
    }
nero-event-stayed = { $seat } zůstává.

nero-event-attacking =
    { $seat } útočí na { $opponent-id ->
        [galba] Galbu
        [vitellius] Vitellia
        [otho] Othona
        [vespasian] Vespasiana
       *[other] hráče { $opponent }
    }: { $province }.
nero-event-attacked =
    Začíná bitva, { $seat } proti { $opponent-id ->
        [galba] Galbovi
        [vitellius] Vitelliovi
        [otho] Othonovi
        [vespasian] Vespasianovi
       *[other] hráči { $opponent }
    }: { $province }.
nero-event-laid = { $seat } vykládá do bitvy: { $card }.
nero-event-ready = { $seat } je k bitvě připraven.
# $cards are the cards laid, or "none"
nero-event-battle-side = { $seat }: síla { $strength } (karty: { $cards })
nero-event-battle-won =
    { $province }: { $seat } poráží { $opponent-id ->
        [galba] Galbu
        [vitellius] Vitellia
        [otho] Othona
        [vespasian] Vespasiana
       *[other] hráče { $opponent }
    }. Jedna legie přebíhá, 1 VB.
nero-event-battle-draw = { $province }: nerozhodně. Nic se nemění, ale vojsko už netáhne a neútočí.

nero-event-rank-legions = Legie provolávají slávu: { $seat } je kandidátem trůnu!
nero-event-rank-rome = Kandidát { $seat } je v Římě: stává se císařem!
nero-event-rank-victory = Po vítězství je { $seat } provolán císařem!
nero-event-rank-declared = { $seat } je v Římě prohlášen císařem!
nero-event-rank-lost = { $seat } prohrál a je zase jen generálem.
nero-event-rank-assassinated = Nájemný vrah udeřil: { $seat } je zase jen generálem.

nero-event-event = { $seat } hraje: { $card }.
nero-event-aimed-galley = { $seat } hraje Galéru ({ $province } – { $other }): { $troops }.
nero-event-aimed-assassin =
    { $seat } posílá Nájemného vraha na { $opponent-id ->
        [galba] Galbu
        [vitellius] Vitellia
        [otho] Othona
        [vespasian] Vespasiana
       *[other] hráče { $opponent }
    }.
nero-event-aimed-crisis = { $seat } hraje Krizi v Římě: musí tam { $opponent }.
nero-event-aimed-traitor =
    { $seat } hraje Zrádce proti { $opponent-id ->
        [galba] Galbovi
        [vitellius] Vitelliovi
        [otho] Othonovi
        [vespasian] Vespasianovi
       *[other] hráči { $opponent }
    }.
nero-event-aimed-germans = { $seat } hraje Vpád Germánů: { $province }.
nero-event-aimed-rebellion =
    { $seat } hraje Vzpouru proti { $opponent-id ->
        [galba] Galbovi
        [vitellius] Vitelliovi
        [otho] Othonovi
        [vespasian] Vespasianovi
       *[other] hráči { $opponent }
    }: { $province }.
nero-event-countered = { $seat } odpovídá: { $card }.
nero-event-countered-two = { $seat } odpovídá dvěma kartami: { $card }.
nero-event-off = { $seat } hrál nadarmo: { $card }.
nero-event-off-step = { $seat } nemůže táhnout: krok se nekoná.
nero-event-off-attack = { $seat } nemůže zaútočit: bitva se nekoná.
nero-event-off-retreat = { $seat } nemůže ustoupit.
nero-event-held = { $seat } je nemocen a v tomto tahu už necestuje.
nero-event-removed = Tyto karty opouštějí hru: { $cards }.
nero-event-kp = { $seat } má v tomto tahu za karty { $kp } KB.
nero-event-sailed = { $seat } se plaví na galéře ({ $province } – { $other }): { $troops }.
nero-event-landed = { $seat } se vyloďuje: { $province }.
nero-event-landed-spent = { $seat } se vyloďuje a v tomto tahu tam musí zůstat: { $province }.
nero-event-called = { $seat } je teď v Římě.
nero-event-stolen =
    { $seat } vytahuje { $opponent-id ->
        [galba] Galbovi
        [vitellius] Vitelliovi
        [otho] Othonovi
        [vespasian] Vespasianovi
       *[other] hráči { $opponent }
    } kartu z ruky.
nero-event-stolen-known =
    { $seat } vytahuje { $opponent-id ->
        [galba] Galbovi
        [vitellius] Vitelliovi
        [otho] Othonovi
        [vespasian] Vespasianovi
       *[other] hráči { $opponent }
    } kartu z ruky: { $card }.
nero-event-stolen-nothing = { $seat } zrádcem nic nezískává: { $opponent } už nemá žádnou kartu.
nero-event-germans = Germáni vpadli: { $province }. Všichni musí pryč a vstup stojí 3 PB.
nero-event-sent = { $seat } uhýbá ({ $province } – { $other }).
nero-event-sent-neutral = { $seat } posílá neutrální legie ({ $province } – { $other }).
nero-event-revolt = Povstání ({ $province }): { $seat } tam musí mít dvě legie.
nero-event-brought = { $seat } přivádí legii ({ $province } – { $other }).
nero-event-neutral =
    { $legions ->
        [0] { $seat }: žádná legie se nestává neutrální ({ $province }).
        [one] { $seat }: 1 legie se stává neutrální ({ $province }).
        [few] { $seat }: { $legions } legie se stávají neutrálními ({ $province }).
       *[other] { $seat }: { $legions } legií se stává neutrálními ({ $province }).
    }

nero-event-scored-emperor = { $seat } získává { $points } VB: císař.
nero-event-scored-rome = { $seat } získává { $points } VB: císař v Římě.
nero-event-scored-areas = { $seat } získává { $points } VB: ovládané oblasti.
nero-event-scored-italy = { $seat } získává { $points } VB: provincie Itálie.
nero-event-ended-control = Hra skončila: říše je v jedněch rukou.
nero-event-ended-rounds = Hra skončila po čtyřech kolech.
