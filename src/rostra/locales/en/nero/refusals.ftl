### Nero: why a line cannot be played now.

nero-why-spelling = it is written `{ $right }`.
# $right is an example of a line that begins with the same word
nero-why-unknown = there is no such line; one like it is `{ $right }`.
# $right is one of the questions under "What is asked now"
nero-why-unknown-asked = there is no such line. { $right }
nero-why-not-asked = that is not asked now. { $asked }
nero-why-over = the game is over.
nero-why-area-taken = { $area } already belongs to { $seat }.
nero-why-own-area = { $province } is not in your area, which is { $area }.
nero-why-not-in-deck = no such card is left in the deck: { $card }.
nero-why-not-in-hand = this card is not in the hand: { $card }.
nero-why-not-in-that-hand = this card is not in that hand: { $card }.
nero-why-two-briberies = in an assassination a guard is only stopped by two Briberies: `counter-two bribery`.
nero-why-only-one = two of this card are needed, and there is only one in the hand: { $card }.
nero-why-two-not-needed = two of these answer only a Praetorian Guard in an assassination: { $card }.
nero-why-does-not-counter = this card does not answer what was played: { $card }.
nero-why-once = this event can be played only once a turn, and it has been: { $card }.
nero-why-own-turn = this card can be played only on your own turn: { $card }.
nero-why-answers-only = this event only answers something that others do: { $card }.
nero-why-nothing-to-counter = there is nothing to answer now.
nero-why-not-bordering = { $province } does not border { $here }.
nero-why-leaders-only = Rome is for leaders only, without legions.
nero-why-came-from = those who entered { $here } came from { $province }: nobody retreats there.
nero-why-others-there = legions of others are in { $province }.
nero-why-must-flee = a beaten attacker must retreat if that is possible.
nero-why-marked-lay-none = legions with a retreat marker do not fight, so no cards can be laid for them.
nero-why-most-cards =
    { $most ->
        [0] no card can be laid any more this turn.
        [one] one card can be laid, and it has been.
       *[other] { $most } cards can be laid, and they have been.
    }
nero-why-lay-a-card = the attacker lays at least one card.
nero-why-nobody-to-board = nobody of yours who could board is in a port.
nero-why-nobody-boards-here = nobody of yours in { $province } can board.
nero-why-no-port = { $province } is no port.
nero-why-other-port = the galley must sail to another port.
nero-why-load =
    { $free ->
        [0] no legion in { $here } can board.
        [one] only one legion in { $here } can board.
       *[other] only { $free } legions in { $here } can board.
    }
nero-why-leader-cannot-board = your leader cannot board in { $here }.
nero-why-no-emperor-in-rome = there is no emperor in Rome.
nero-why-no-emperor-outside = there is no emperor outside Rome.
nero-why-nobody-has-cards = nobody else has a card.
nero-why-germans-there = the Germans are in { $province } already, and nobody else is.
nero-why-four-neutral = there are four neutral legions already, and there are never more.
nero-why-free-area = { $province } belongs to an area that is nobody's.
nero-why-no-legions-left = { $seat } has no legions left.
nero-why-no-general = your leader is already more than a general.
nero-why-two-emperors = there are two emperors already, and there are never more.
nero-why-not-at-home = your leader must be in his home province { $home }, and he is in { $there }.
nero-why-no-legion-at-home = your leader needs one of your legions with him in { $home }.
nero-why-area-not-controlled = you must control your home area: { $area }.
nero-why-no-legion-of = { $seat } has no legion in { $province }.
nero-why-already-there = the legions must come from other provinces than { $province }, where the revolt is.
nero-why-not-playing = { $target } does not take part in this game.
nero-why-not-himself = it must be another player's hand.
nero-why-target-no-cards = { $target } has no cards.
nero-why-target-no-emperor = { $target } is not an emperor.
nero-why-target-in-rome = { $target } is in Rome already.
nero-why-target-not-in-rome = { $target } is not in Rome.
nero-why-no-force = no force is on its way: activate a province, use a card for MP and send one off, for example `force 2`.
nero-why-halt-first = a force is on its way in { $here }: `halt` first.
nero-why-bp = that costs { $need } MP, and { $have } are left.
nero-why-use-a-card = at least one card must be used in a turn.
nero-why-four-cards = four cards have been used for MP or FP this turn, and more are not allowed.
nero-why-no-cards = no card is left for MP.
nero-why-activate-first = MP belong to an activation: activate a province first, for example `activate baetica`.
nero-why-nobody-there = none of your legions is in { $province }, nor your leader.
nero-why-legions-free =
    { $free ->
        [0] in { $here } no legion can depart ({ $spent } have marched this turn, { $marked } have a retreat marker).
        [one] in { $here } only one legion can depart ({ $spent } have marched this turn, { $marked } have a retreat marker).
       *[other] in { $here } only { $free } legions can depart ({ $spent } have marched this turn, { $marked } have a retreat marker).
    }
nero-why-leader-elsewhere = your leader is not in { $here }, but in { $there }.
nero-why-leader-in-force = your leader is in the force already.
nero-why-leader-spent = your leader can travel no more this turn.
nero-why-leader-not-in-force = your leader is not in the force.
nero-why-leave =
    { $legions ->
        [0] the force has no legions.
        [one] the force has only one legion.
       *[other] the force has only { $legions } legions.
    }
nero-why-no-own-to-take = no legion of yours in { $here } can be taken along.
nero-why-no-neutral-to-take = no neutral legion is in { $here }.
nero-why-take-number = say how many, for example `{ $right }`.
nero-why-take-both = take them one kind at a time and say how many, for example `{ $right }`, then `{ $then }`.
nero-why-take-fewer =
    { $free ->
        [one] only one such legion in { $here } can be taken along.
       *[other] only { $free } such legions in { $here } can be taken along.
    }
nero-why-drawn = after a draw the force neither marches nor attacks any more this turn.
nero-why-weather-step = bad weather keeps the force where it is.
nero-why-weather-attack = bad weather protects { $enemy } from this force for the rest of the turn, in every province.
nero-why-no-card-to-lay = an attack needs a card to lay, and four cards have been used for MP or FP this turn.
nero-why-attack-needs-card = an attack needs a card to lay, and you have none left.
# $seats is a list
nero-why-hindered = there are legions in { $here } whose owners have not let the force pass: { $seats }. Beat them, `ask-leave`, or `halt`.
nero-why-nobody-hinders = nobody hinders the force.
nero-why-asked-already = these have been asked already: { $seats }.
nero-why-own-legions = these are your own legions.
nero-why-no-enemy = { $enemy } has no legions in { $here }.
nero-why-leader-alone = a leader alone does not attack.
nero-why-landed = troops that landed this turn do not attack.
nero-why-fought = { $enemy } has been fought in { $here } this turn, and the same troops are attacked only once a turn.
nero-why-no-markers = no legion of yours in { $here } has a retreat marker.
nero-why-fresh-markers = retreat markers of this turn stay on: { $here }.
nero-why-emperor-already = your leader is emperor already.
nero-why-not-in-rome = your leader must be in Rome, and he is in { $there }.
nero-why-kp = { $need } CP are needed, and you have { $kp }: Italy { $italy }, areas { $areas }, cards { $cards }.

## What is asked now (part of the reasons above)

nero-asked-want = Now name a home area, for example `want west`.
nero-asked-lot = Lots are being drawn.
nero-asked-place = Now place a legion, for example `place baetica`.
nero-asked-home = Now choose your home province, for example `home baetica`.
nero-asked-deal = Cards are being dealt.
nero-asked-turn = A turn is being played: `activate baetica`, `event galley`, `step roma`, `end-turn` and the like.
nero-asked-first-card = Now use the first card for the activation, for example `move-card galley`.
nero-asked-from = Now name the port from which the galley sails, for example `from baetica`.
nero-asked-to = Now name the port to which the galley sails, for example `to italia-sud`.
nero-asked-load = Now say who boards, for example `load 3 leader`.
nero-asked-target = Now name whom the event is aimed at, for example `target otho`.
nero-asked-germany = Now say where the Germans attack, for example `at germania-superior`.
nero-asked-legion = Now name the legion that rebels, for example `at moesia otho`.
nero-asked-answer = Now answer or not: `counter bribery` and the like, or `no-counter`.
nero-asked-leave = Now let the force pass, or do not: `grant` or `refuse`.
nero-asked-give-way = Now retreat or stay: `retreat asia` and the like, or `stay`.
nero-asked-battle = Now lay cards for the battle: `battle-card senate` and the like, then `ready`.
nero-asked-flee = Now the beaten legions retreat or stay: `retreat asia` and the like, or `stay`.
nero-asked-must-flee = Now say where the beaten force retreats to, for example `retreat asia`.
nero-asked-landing = Those who landed stand among others' legions: `ask-leave` or `halt`.
nero-asked-send = Now say where your troops go, for example `send raetia`.
nero-asked-send-neutral = Now say where the neutral legions go, for example `send-neutral raetia`.
nero-asked-bring = Now name a province from which a legion comes, for example `from pannonia`.
nero-asked-steal = A card is being drawn from a hand.
nero-asked-nothing = The game is over.
