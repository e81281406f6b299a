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

## The table

page-kp = KP
page-controlled-by = controlled by { $seat }
page-neutral = neutral
# $name is whose troops they are
page-troops-marked = { $name }: { $troops }, with a retreat marker
page-port = port
page-germans = Germans: entering costs 3 BP
page-home = home of { $seat }
page-turn-cards = Cards used for BP and GP this turn: { $used }; left: { $left }.
page-turn-activation = Activated: { $province }, { $bp } BP left.
page-turn-force = On its way in { $province }: { $troops }.

## Buttons: each says exactly what it will do

page-nero-do-want = Ask for { $area }, with { $seat }
page-nero-do-place = Place a legion: { $province }
page-nero-do-home = Make it the home province: { $province }
page-nero-do-activate = Activate { $province }
page-nero-do-move-card = Use { $card } for { $bp } BP
page-nero-do-battle-card = Lay { $card } for { $gp } GP
page-nero-do-event = Play the event: { $card }
page-nero-do-counter = Answer with { $card }
page-nero-do-counter-two = Answer with two Briberies
page-nero-do-no-counter = Let it happen
page-nero-do-force = Send off { $troops }
page-nero-do-depart = Send { $troops } to { $province } ({ $bp } BP)
page-nero-do-load = Embark { $troops }
page-nero-do-leave = Leave behind: { $troops }
page-nero-do-take-own = Take own legions along (1 BP)
page-nero-do-take-neutral = Take neutral legions along (2 BP)
page-nero-do-take-both = Take own and neutral legions along (3 BP)
page-nero-do-take-leader = Take the leader along
page-nero-do-step = March to { $province } ({ $bp } BP)
page-nero-do-attack = Attack { $seat } ({ $bp } BP)
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
page-nero-do-unmark = Take the retreat markers off (2 BP)
page-nero-do-ask-leave = Ask for leave to march on
page-nero-do-grant = Let the force pass
page-nero-do-refuse = Refuse
page-nero-do-ready = No more cards: fight
page-nero-do-halt = Halt here
page-nero-do-end-turn = End the turn

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

## A battle is shown

page-nero-battle = Battle: { $province }
# Legions, and a candidate or emperor who fights along
page-nero-without-cards = { $strength } without cards
page-nero-skip = Close

## What is counted

page-nero-this-turn = This turn
page-nero-cards-left =
    { $left ->
        [0] no more cards for BP or GP
        [one] 1 more card for BP or GP
       *[other] { $left } more cards for BP or GP
    }
page-nero-last-turn = The last turn of the round: cards left over are lost.
page-nero-kp-of = { $seat }: what the KP come from
page-nero-kp-italy = more legions in Italy than all others together
page-nero-kp-areas = for controlled areas, 2 each
page-nero-kp-cards = for Senate and Guard this turn
page-nero-kp-need = With 5 KP and the leader in Rome: emperor.
page-nero-points-by-round = OP by round and source
page-nero-round = Round { $round }
page-nero-discarded = Discarded this round: { $n }
# $deck of the $n lie in the deck, the others are in hands
page-nero-unseen = Not seen yet: { $n } ({ $deck } in the deck)
