### Caesar & Cleopatra: why a line cannot be played now.

why-spelling = it is written `{ $right }`.
why-board-order = the groups are named in board order: `{ $right }`.
# $right is an example of a line that begins with the same word
why-unknown = there is no such line; one like it is `{ $right }`.
# $right is one of the questions under "What is asked now"
why-unknown-asked = there is no such line. { $right }
# $asked is one of the questions under "What is asked now"
why-not-asked = that is not asked now. { $asked }
why-over = the game is over.
why-not-passive = the turn has begun with a card, so it can no longer be passive.
why-lay-first = an influence card must be laid first: one face down or two face up.
why-must-be-passive = without an influence card in hand only `pass` is left.
why-laid = the influence cards of this turn have been laid.
why-second-open = the first card was laid face up, so the second must be, too.
why-two-cards = two cards face up need two influence cards in hand; this one can be laid face down.
why-room-for-two = two cards face up need room for two. Room left: { $room }.
why-not-in-hand = this card is not in the hand: { $card }.
why-group-gone = no patrician is left of the { $group }.
why-own-five = at most five cards of one side may lie at a group, and you have five at the { $group }.
why-both-eight = at most eight cards of both sides may lie at a group, and eight lie at the { $group }.
why-acted = only one action card may be played in a turn, and it has been.
why-nobody-to-kill = the opponent has no such card face up at the { $group }: { $card }.
why-no-hand = the opponent has no card in hand.
why-nothing-hidden = the opponent has no card face down at the { $group }.
why-no-card-there = there is no card at the { $group }.
why-castle-gone = castling needs two groups with patricians, and none is left of the { $group }.
why-nothing-to-castle = you have no card at the { $group } or the { $other }.
why-highest-first = castled cards are laid again from the highest down, philosophers last. Next is: { $card }.
why-not-castled = the cards go back to the { $group } or the { $other }.
why-veto-answers = a veto only answers an action card, when the opponent plays one.
why-must-draw = a card must be drawn as long as a pile has one.
why-must-exchange = without an influence card in hand at least one card must be exchanged, so as to get one again.
why-must-draw-influence = without an influence card in hand the last card must come from the influence pile.
why-pile-empty = no card is left in the { $pile }.
why-not-in-that-hand = this card is not in that hand: { $card }.
why-stacked = all of these are in the pile already: { $card }.
why-set-already = this card has been laid already: { $card }.
why-set-order = the groups come in board order. Next is: { $group }.
why-not-in-pile = no such card is left in the pile: { $card }.
why-not-in-deck = no such vote card is left in the deck: { $vote }.

## What is asked now (part of the reasons above)

asked-bonus = A bonus card is being dealt.
asked-pile = Now decide how your action pile is to lie: `arrange` or `shuffle`.
asked-stack = Now name the next card of your action pile, for example `stack spy`.
asked-set = Now lay your first five cards, for example `set 3 senators`.
asked-turn = Now play your turn, for example `down 3 senators`, `up 3 senators`, an action card, or `pass`.
asked-veto = Now answer the action card: `veto` or `allow`.
asked-take = Now name the card that must be discarded, for example `take 3`.
asked-assign = Now lay the next castled card, for example `assign 3 senators`.
asked-exchange = Now exchange cards, for example `exchange 3`, or say `done`.
asked-draw = Now draw: `draw influence` or `draw action`.
asked-replace = Now draw, or do not: `draw influence`, `draw action` or `draw none`.
asked-deal = A card is being dealt.
asked-vote = A vote card is being turned.
asked-nothing = The game is over.
