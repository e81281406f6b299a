### What happens in Caesar & Cleopatra. "-known": only those who may know the card read this one.

event-bonus = { $seat } is dealt a secret bonus card.
event-bonus-known = { $seat } is dealt a secret bonus card: { $group }.
event-stacked = { $seat } adds to the bottom of the action pile: { $card }.
event-action-pile-arrange = { $seat } chooses to put the action pile in order.
event-action-pile-shuffle = { $seat } shuffles the action pile.
event-arranged = { $seat } has put the action pile in order.
event-set = { $seat } lays a card face down at the { $group }.
event-set-known = { $seat } lays face down at the { $group }: { $card }.
event-turn = { $seat } to move.
event-passed = { $seat } stays passive.
event-laid-up = { $seat } lays face up at the { $group }: { $card }.
event-laid-down = { $seat } lays a card face down at the { $group }.
event-laid-down-known = { $seat } lays face down at the { $group }: { $card }.
# $card is the victim
event-played-assassination = { $seat } plays Assassination at the { $group }: { $card }.
event-played-spy = { $seat } plays Spy.
event-played-castling = { $seat } plays Castling at the { $group } and the { $other }.
event-played-scout = { $seat } plays Scout at the { $group }.
event-played-wrath = { $seat } plays Wrath of the Gods at the { $group }.
# $seat is the one who says no to the other's action card
event-vetoed = { $seat } plays Veto: the action does nothing.
# Only the one who was asked reads this
event-allowed = { $seat } keeps the veto.
# $seat is the victim
event-assassinated = { $seat } loses a card at the { $group }: { $card }.
event-spied = { $seat } looks at { $opponent }'s hand.
event-spied-known = { $seat } looks at { $opponent }'s hand: { $cards }.
# $seat is the victim
event-taken = { $seat } must discard: { $card }.
event-assigned = { $seat } lays out again, face down, at the { $group }: { $card }.
event-castled = { $seat } has castled. { $group }: { $count }, { $other }: { $otherCount }, all face down.
# $seat is the one whose cards are turned
event-scouted = { $seat } must turn cards face up at the { $group }: { $cards }.
event-wrath = The wrath of the gods strikes the { $group }.
event-exchanged = { $seat } discards: { $card }.
event-drew = { $seat } draws from the { $pile }.
event-drew-known = { $seat } draws: { $card }.
event-drew-none = { $seat } draws no card.
event-lost = { $seat } discards: { $cards }.

event-turned-vote = Vote card: { $vote }. A vote of confidence!
event-turned-out = Vote card: { $vote }. Nobody is left there; the card leaves the game and the next one is turned.
event-turned-orgy = Vote card: { $vote }. No vote.
event-turned-fades = Vote card: { $vote }. No vote, and the card leaves the game.
event-turned-shuffle = Vote card: { $vote }. No vote; all vote cards are shuffled again.

event-vote-extraordinary = { $group }: eight cards. An extraordinary vote of confidence!
event-vote-side = { $seat }: { $cards } = { $sum }
event-vote-tie = { $group }: equal. The vote is postponed, the cards stay.
event-vote-won = { $group }: { $seat } wins a patrician. Left: { $left }.
# $count: how many philosophers lie there
event-vote-turned-round =
    { $count ->
        [one] { $group }: the philosopher turns the result round, { $seat } wins a patrician. Left: { $left }.
       *[other] { $group }: the philosophers turn the result round, { $seat } wins a patrician. Left: { $left }.
    }

event-ended-patricians = The game is over: all patricians have been won.
event-ended-influence = The game is over: nobody has influence cards any more.
event-ended-blocked = The game is over: the last player with influence cards has no room for one.
event-ended-stalled = The game is over: nobody has exchanged or played a card for too long.
