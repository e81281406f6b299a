### What happens in Nero. "-known": only those who may know the card read this one.

nero-event-wants = { $seat } names in secret: { $area }.
nero-event-wanted = { $seat } wants: { $area }.
nero-event-lot = The lot decides: { $area } goes to { $seat }.
# $seat is the leader of the area
nero-event-area = { $area }: { $seat }.
nero-event-placed = { $seat } places a legion: { $province }.
nero-event-home = { $seat } chooses a home province: { $province }.
nero-event-round = Round { $round }. New cards for everybody; { $opener } opens.
nero-event-dealt = { $seat } is dealt a card.
nero-event-dealt-known = { $seat } is dealt: { $card }.
nero-event-turn = { $seat } to move.
nero-event-turn-last = { $seat } to move: the last turn of the round, only { $seat } still has cards.
nero-event-lost =
    { $cards ->
        [one] { $seat } loses one unused card.
       *[other] { $seat } loses { $cards } unused cards.
    }

nero-event-activated = { $seat } activates { $province }.
nero-event-move-card = { $seat } uses { $card } for { $bp } MP ({ $pool } in all).
nero-event-force = { $seat } sends a force off from { $province }: { $troops }.
# This is announced, and can be answered ...
nero-event-stepping = { $seat } wants to march from { $province } to { $other }: { $troops }.
# ... and this has happened
nero-event-stepped = { $seat } marches from { $province } to { $other }: { $troops }.
nero-event-left = { $seat } leaves behind in { $province }: { $troops }.
nero-event-took = { $seat } takes along in { $province }: { $troops }.
nero-event-halted = { $seat } halts in { $province }: { $troops }.
nero-event-unmarked =
    { $legions ->
        [one] { $seat } takes a retreat marker off: { $province }.
       *[other] { $seat } takes { $legions } retreat markers off: { $province }.
    }
# $seats is a list
nero-event-asked-leave = { $seat } asks for passage: { $seats }.
nero-event-granted = { $seat } grants it.
nero-event-refused = { $seat } refuses.
nero-event-retreating = { $seat } wants to retreat from { $province } to { $other }.
nero-event-retreated =
    { $legions ->
        [one] { $seat } retreats with 1 legion from { $province } to { $other }.
       *[other] { $seat } retreats with { $legions } legions from { $province } to { $other }.
    }
nero-event-stayed = { $seat } stays.

nero-event-attacking = { $seat } attacks { $opponent } in { $province }.
nero-event-attacked = The battle between { $seat } and { $opponent } in { $province } begins.
nero-event-laid = { $seat } lays for the battle: { $card }.
nero-event-ready = { $seat } is ready for the battle.
# $cards are the cards laid, or "none"
nero-event-battle-side = { $seat }: strength { $strength } (cards: { $cards })
nero-event-battle-won = { $province }: { $seat } wins against { $opponent }: a legion changes sides, 1 VP.
nero-event-battle-draw = { $province }: a draw. Nothing changes, the force can neither march nor attack any more.

nero-event-rank-legions = The legions hail { $seat }: he is a candidate for the throne!
nero-event-rank-rome = Candidate { $seat } is in Rome: he becomes emperor!
nero-event-rank-victory = After the victory { $seat } is proclaimed emperor!
nero-event-rank-declared = { $seat } is declared emperor in Rome!
nero-event-rank-lost = { $seat } has lost, and is a mere general again.
nero-event-rank-assassinated = The assassin strikes: { $seat } is a mere general again.

nero-event-event = { $seat } plays: { $card }.
nero-event-aimed-galley = { $seat } plays Galley, from { $province } to { $other }: { $troops }.
nero-event-aimed-assassin = { $seat } plays Assassin against { $opponent }.
nero-event-aimed-crisis = { $seat } plays Crisis in Rome: { $opponent } is called there.
nero-event-aimed-traitor = { $seat } plays Traitor against { $opponent }.
nero-event-aimed-germans = { $seat } plays Germanic Attack: { $province }.
nero-event-aimed-rebellion = { $seat } plays Rebellion in { $province } against { $opponent }.
nero-event-countered = { $seat } answers: { $card }.
nero-event-countered-two = { $seat } answers with two cards: { $card }.
nero-event-off = { $seat }'s event has no effect: { $card }.
nero-event-off-step = { $seat } cannot march: the step does not happen.
nero-event-off-attack = { $seat } cannot attack: there is no battle.
nero-event-off-retreat = { $seat } cannot retreat.
nero-event-held = { $seat }'s leader is ill and cannot travel any more this turn.
nero-event-removed = These cards leave the game: { $cards }.
nero-event-kp = { $seat } has { $kp } CP from cards this turn.
nero-event-sailed = { $seat }'s galley crosses from { $province } to { $other }: { $troops }.
nero-event-landed = { $seat } lands in { $province }.
nero-event-landed-spent = { $seat } lands in { $province } and has to stay there this turn.
nero-event-called = { $seat } is in Rome now.
nero-event-stolen = { $seat } draws a card from { $opponent }'s hand.
nero-event-stolen-known = { $seat } draws a card from { $opponent }'s hand: { $card }.
nero-event-stolen-nothing = { $seat }'s traitor finds nothing: { $opponent } has no card left.
nero-event-germans = Germanic tribes break into { $province }: everybody must leave, and entering costs 3 MP.
nero-event-sent = { $seat } gives way from { $province } to { $other }.
nero-event-sent-neutral = { $seat } sends the neutral legions from { $province } to { $other }.
nero-event-revolt = Revolt in { $province }: { $seat } must have two legions there.
nero-event-brought = { $seat } brings a legion from { $province } to { $other }.
nero-event-neutral =
    { $legions ->
        [0] { $province }: no legion of { $seat } becomes neutral.
        [one] { $province }: a legion of { $seat } becomes neutral.
       *[other] { $province }: { $legions } legions of { $seat } become neutral.
    }

nero-event-scored-emperor = { $seat } scores { $points } VP: emperor.
nero-event-scored-rome = { $seat } scores { $points } VP: emperor in Rome.
nero-event-scored-areas = { $seat } scores { $points } VP: controlled areas.
nero-event-scored-italy = { $seat } scores { $points } VP: provinces of Italy.
nero-event-ended-control = The game is over: the empire is in one hand.
nero-event-ended-rounds = The game is over after four rounds.
