nero-event-wants = { $seat } indica in segreto: { $area }.
nero-event-wanted = { $seat } vuole: { $area }.
nero-event-lot = Ha deciso la sorte. { $area }: { $seat }.
# $seat is the leader of the area
nero-event-area = { $area }: { $seat }.
nero-event-placed = { $seat } schiera una legione: { $province }.
nero-event-home = { $seat } sceglie la provincia d'origine: { $province }.
nero-event-round = Round { $round }. Nuove carte per tutti; apre { $opener }.
nero-event-dealt = { $seat } riceve una carta.
nero-event-dealt-known = { $seat } riceve: { $card }.
nero-event-turn = Tocca a { $seat }.
nero-event-turn-last = Tocca a { $seat }, per l'ultima volta in questo round: solo { $seat } ha ancora carte.
nero-event-lost =
    { $cards ->
        [one] { $seat } perde una carta inutilizzata.
       *[other] { $seat } perde { $cards } carte inutilizzate.
    }

nero-event-activated = { $seat } attiva { $province }.
nero-event-move-card = { $seat } usa { $card } per { $bp } PM (in tutto { $pool }).
nero-event-force = { $seat } mette in marcia un'armata ({ $province }): { $troops }.
# This is announced, and can be answered ...
nero-event-stepping = { $seat } vuole marciare da { $province } verso { $other }: { $troops }.
# ... and this has happened
nero-event-stepped = { $seat } marcia da { $province } verso { $other }: { $troops }.
nero-event-left = { $seat } lascia indietro ({ $province }): { $troops }.
nero-event-took = { $seat } prende con sé ({ $province }): { $troops }.
nero-event-halted = { $seat } si ferma ({ $province }): { $troops }.
nero-event-unmarked =
    { $legions ->
        [one] { $seat } toglie un segnalino ritirata: { $province }.
       *[other] { $seat } toglie { $legions } segnalini ritirata: { $province }.
    }
# $seats is a list
nero-event-asked-leave = { $seat } chiede il via libera a: { $seats }.
nero-event-granted = { $seat } lo concede.
nero-event-refused = { $seat } rifiuta.
nero-event-retreating = { $seat } vuole ritirarsi da { $province } verso { $other }.
nero-event-retreated =
    { $legions ->
        [one] { $seat } si ritira con 1 legione da { $province } verso { $other }.
       *[other] { $seat } si ritira con { $legions } legioni da { $province } verso { $other }.
    }
nero-event-stayed = { $seat } resta.

nero-event-attacking = { $seat } attacca { $opponent } in { $province }.
nero-event-attacked = Comincia la battaglia tra { $seat } e { $opponent } in { $province }.
nero-event-laid = { $seat } gioca per la battaglia: { $card }.
nero-event-ready = { $seat } è in assetto di battaglia.
# $cards are the cards laid, or "none"
nero-event-battle-side = { $seat }: forza { $strength } (carte: { $cards })
nero-event-battle-won = { $province }: { $seat } batte { $opponent }. Una legione cambia bandiera, 1 PV.
nero-event-battle-draw = { $province }: parità. Non cambia nulla, ma l'armata non marcia e non attacca più.

nero-event-rank-legions = Le legioni acclamano { $seat }: è candidato al trono!
nero-event-rank-rome = Il candidato { $seat } è a Roma: diventa imperatore!
nero-event-rank-victory = Dopo la vittoria { $seat } è acclamato imperatore!
nero-event-rank-declared = { $seat } è proclamato imperatore a Roma!
nero-event-rank-lost = { $seat } ha perso e torna semplice generale.
nero-event-rank-assassinated = Il sicario colpisce: { $seat } torna semplice generale.

nero-event-event = { $seat } gioca: { $card }.
nero-event-aimed-galley = { $seat } gioca Galea, da { $province } verso { $other }: { $troops }.
nero-event-aimed-assassin = { $seat } gioca Sicario contro { $opponent }.
nero-event-aimed-crisis = { $seat } gioca Crisi a Roma: ci deve andare { $opponent }.
nero-event-aimed-traitor = { $seat } gioca Traditore contro { $opponent }.
nero-event-aimed-germans = { $seat } gioca Attacco Germanico: { $province }.
nero-event-aimed-rebellion = { $seat } gioca Ribellione in { $province } contro { $opponent }.
nero-event-countered = { $seat } risponde: { $card }.
nero-event-countered-two = { $seat } risponde con due carte: { $card }.
nero-event-off = L'evento di { $seat } è annullato: { $card }.
nero-event-off-step = { $seat } non può marciare: il passo è annullato.
nero-event-off-attack = { $seat } non può attaccare: niente battaglia.
nero-event-off-retreat = { $seat } non può ritirarsi.
nero-event-held = { $seat } è malato e in questo turno non viaggia più.
nero-event-removed = Queste carte escono dal gioco: { $cards }.
nero-event-kp = { $seat } in questo turno ha { $kp } PC grazie alle carte.
nero-event-sailed = La galea di { $seat } naviga da { $province } verso { $other }: { $troops }.
nero-event-landed = { $seat } sbarca in { $province }.
nero-event-landed-spent = { $seat } sbarca in { $province } e per questo turno deve restarci.
nero-event-called = { $seat } ora è a Roma.
nero-event-stolen = { $seat } pesca una carta dalla mano di { $opponent }.
nero-event-stolen-known = { $seat } pesca una carta dalla mano di { $opponent }: { $card }.
nero-event-stolen-nothing = Il traditore di { $seat } non trova nulla: { $opponent } non ha più carte.
nero-event-germans = I Germani irrompono in { $province }: tutti devono andarsene, ed entrare costa 3 PM.
nero-event-sent = { $seat } si sposta da { $province } verso { $other }.
nero-event-sent-neutral = { $seat } manda le legioni neutrali da { $province } verso { $other }.
nero-event-revolt = Rivolta in { $province }: { $seat } deve avere lì due legioni.
nero-event-brought = { $seat } porta una legione da { $province } verso { $other }.
nero-event-neutral =
    { $legions ->
        [0] { $province }: nessuna legione di { $seat } diventa neutrale.
        [one] { $province }: una legione di { $seat } diventa neutrale.
       *[other] { $province }: { $legions } legioni di { $seat } diventano neutrali.
    }

nero-event-scored-emperor = { $seat } riceve { $points } PV: imperatore.
nero-event-scored-rome = { $seat } riceve { $points } PV: imperatore a Roma.
nero-event-scored-areas = { $seat } riceve { $points } PV: regioni controllate.
nero-event-scored-italy = { $seat } riceve { $points } PV: province d'Italia.
nero-event-ended-control = La partita è finita: l'impero è in una sola mano.
nero-event-ended-rounds = La partita è finita dopo quattro round.
