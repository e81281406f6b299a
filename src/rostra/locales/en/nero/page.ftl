### Nero on the page.

## The front door

page-game-nero = Nero
page-about-nero = Three or four want the throne after Nero's death: legions, battles, events. About two hours.
page-option-players = Players
page-option-length = Length
page-option-acclamation = Proclaimed emperor after
page-option-map = Map
page-option-deck = Deck
page-value-4 = 4
page-value-3 = 3
page-value-full = full
page-value-short = short
page-value-any-victory = any victory
page-value-over-emperor = a victory over an emperor
page-option-candidates = Candidate by Ave Caesar
page-value-candidates-always = at any time
page-value-candidates-below-two = only with fewer than two emperors
page-note-candidates = Whether a general can become a candidate while there are two emperors; he then waits until one of them falls.
page-option-attack = Attack
page-value-attack-card = with at least one card
page-value-attack-bare = also without a card
page-note-attack = Whether the attacker must lay a card in every battle. The attacked player never has to.
page-option-vanish = Contested assassination
page-value-vanish-true = its cards leave the game
page-value-vanish-false = its cards come back next round
page-note-vanish = When a Praetorian Guard is answered by a guard or by two Briberies: what becomes of all cards of that assassination.

## The table

page-kp = CP
page-controlled-by = controlled by { $seat }
page-neutral = neutral
# $name is whose troops they are
page-troops-marked = { $name }: { $troops }, with a retreat marker
page-port = port
page-germans = Germans: entering costs 3 MP
page-home = home of { $seat }
page-turn-cards = Cards used for MP and FP this turn: { $used }; left: { $left }.
page-turn-activation = Activated: { $province }, { $bp } MP left.
page-turn-force = On its way in { $province }: { $troops }.

## Buttons: each says exactly what it will do

page-nero-do-want = Ask for { $area }, with { $seat }
page-nero-do-place = Place a legion: { $province }
page-nero-do-home = Make it the home province: { $province }
page-nero-do-activate = Activate { $province }
page-nero-do-move-card = Use { $card } for { $bp } MP
page-nero-do-battle-card = Lay { $card } for { $gp } FP
page-nero-do-event = Play the event: { $card }
page-nero-do-counter = Answer with { $card }
page-nero-do-counter-two = Answer with two Briberies
page-nero-do-no-counter = Let it happen
page-nero-do-force = Send off { $troops }
page-nero-do-depart = Send { $troops } to { $province } ({ $bp } MP)
page-nero-do-load = Embark { $troops }
page-nero-do-leave = Leave behind: { $troops }
page-nero-do-take-own = Take own legions along (1 MP)
page-nero-do-take-neutral = Take neutral legions along (2 MP)
page-nero-do-take-both = Take own and neutral legions along (3 MP)
page-nero-do-take-leader = Take the leader along
page-nero-do-step = March to { $province } ({ $bp } MP)
page-nero-do-attack = Attack { $seat } ({ $bp } MP)
page-nero-do-target-assassin = Send the assassin to { $seat }
page-nero-do-target-crisis = Call { $seat } to Rome
page-nero-do-target-traitor = Draw a card from { $seat }'s hand
page-nero-do-retreat = Retreat to { $province }
page-nero-do-stay = Stay
page-nero-do-from = Sail from { $province }
page-nero-do-to = Sail to { $province }
# To a province in revolt
page-nero-do-bring = Bring a legion from { $province }
page-nero-do-send = Give way to { $province }
page-nero-do-send-neutral = Send the neutral legions to { $province }
page-nero-do-at-germans = Let the Germans attack { $province }
page-nero-do-at-legion = Make a legion of { $seat } neutral: { $province }
page-nero-do-declare = Declare your leader emperor!
page-nero-do-unmark = Take the retreat markers off (2 MP)
page-nero-do-ask-leave = Ask for passage
page-nero-do-grant = Let the force pass
page-nero-do-refuse = Refuse
page-nero-do-ready = No more cards: fight
page-nero-do-halt = Halt here
page-nero-do-end-turn = End the turn
# Since version 4 of the rules: so many legions
page-nero-do-take-some-own =
    { $legions ->
        [one] Take 1 own legion along (1 MP)
       *[other] Take { $legions } own legions along (1 MP)
    }
page-nero-do-take-some-neutral =
    { $legions ->
        [one] Take 1 neutral legion along (2 MP)
       *[other] Take { $legions } neutral legions along (2 MP)
    }

## Around the map

page-nero-map = Map of the provinces. Arrow keys go to a neighbour, Enter chooses, plus and minus zoom, 0 shows the whole map.
page-nero-zoom-in = Closer (+)
page-nero-zoom-out = Farther (-)
page-nero-whole = Whole map (0)
page-nero-pick-province = Choose a lit province on the map.
page-nero-pick-card = Choose a card from your hand.
page-nero-pick-both = Choose a lit province on the map, or a card from your hand.
page-nero-unpick = Something else
page-nero-all = All choices ({ $n })
page-nero-fewer = One legion fewer
page-nero-more = One legion more
page-nero-with-leader = with the leader
page-nero-laid = Laid for this battle; nobody else sees it yet
# Legions that could go along
page-nero-stay-behind =
    { $legions ->
        [one] 1 stays here
       *[other] { $legions } stay here
    }
page-nero-no-card-to-attack = No attack: it takes a card, and you cannot lay one any more this turn.
page-nero-lay-one = An attack takes at least one card.

## A battle is shown

page-nero-battle = Battle: { $province }
# Legions, and a candidate or emperor who takes part
page-nero-without-cards = { $strength } without cards
page-nero-skip = Close

## What is counted

page-nero-this-turn = This turn
page-nero-cards-left =
    { $left ->
        [0] no more cards for MP or FP
        [one] 1 more card for MP or FP
       *[other] { $left } more cards for MP or FP
    }
page-nero-last-turn = The last turn of the round: cards left over are lost.
page-nero-kp-of = { $seat }: where the CP come from
page-nero-kp-italy = more legions in Italy than all others together
page-nero-kp-areas = for controlled areas, 2 each
page-nero-kp-cards = for Senate and Guard this turn
page-nero-kp-need = With 5 CP and the leader in Rome: emperor.
page-nero-points-by-round = VP by round and source
page-nero-round = Round { $round }
page-nero-discarded = Discarded this round: { $n }
# For good
page-nero-removed = Out of the game: { $n }
# $deck of the $n lie in the deck, the others are in hands
page-nero-unseen = Not seen yet: { $n } ({ $deck } in the deck)
