### Caesar & Cleopatra on the page.

## The front door

page-game-caesar = Caesar & Cleopatra
page-about-caesar = Two players fight for the favour of the patricians: influence in secret, intrigue in the open. About 40 minutes.
page-option-edition = Edition
page-option-action_decks = Action piles
page-option-orgies = Orgies
page-value-kosmos = original (1997)
page-value-italian = Italian
page-value-arranged = arranged by the player
page-value-shuffled = shuffled
page-value-own-choice = as each player likes
page-value-standard = as printed
page-value-fading = leave the game later
page-value-fewer = one fewer
page-note-action_decks = How the 13 action cards lie: in the player's order, shuffled, or as each decides. For a first game: shuffled.

## The sides in words

# Cards in hand and left in the piles
page-caesar-counts = hand: { $influence } influence, { $actions } action; piles: { $influencePile } and { $actionPile }
# One side's cards at a group: $cards face up, $list face down and known, $hidden backs
page-cards-at = { $seat }, { $group }: face up { $cards }; face down { $list }; hidden { $hidden }

## What is asked

page-caesar-ask-turn = Lay one card face down or two face up, play an action, or exchange cards.
page-caesar-ask-pass = You have nothing to lay: this turn is passive.
page-caesar-ask-second = The second face-up card: which, and where?
page-caesar-ask-pile = Your 13 action cards: put them in order, or shuffle them?
# $done of the 13 cards are in the pile already
page-caesar-ask-stack =
    { $done ->
        [0] Put your action pile in order.
       *[other] Put the rest of your action pile in order ({ $done } of 13 are laid).
    }
page-caesar-ask-set = Lay one of these five cards face down at each group.
page-caesar-ask-assign = Castling: share your cards out between the { $group } and the { $other }.
page-caesar-ask-take = Which card must { $opponent } discard?
page-caesar-ask-draw = Refill your hand: from which pile?
page-caesar-ask-replace = You may draw a card in its place.
page-caesar-ask-exchange = Mark the cards you want to exchange.
page-caesar-ask-must-exchange = You have no influence card in hand: mark at least one card to exchange.
page-caesar-ask-where = Where does it go?
page-caesar-ask-victim = Which face-up card must go?
page-caesar-ask-two = Choose two groups.
page-caesar-ask-other = And the second group?
page-caesar-ask-card-first = First choose a card from your hand.

## On a card

# Where long names of cards may be broken, if a card is narrow
page-caesar-breaks = Assas-si-nation, Philo-sopher

## What a button does

page-caesar-do-down =
    Lay { $card-id ->
        [P] the Philosopher
       *[other] { $card }
    } face down at the { $group }
page-caesar-do-up =
    Lay { $card-id ->
        [P] the Philosopher
       *[other] { $card }
    } face up at the { $group }
page-caesar-do-set =
    Lay { $card-id ->
        [P] the Philosopher
       *[other] { $card }
    } face down at the { $group }
page-caesar-do-assign =
    Lay { $card-id ->
        [P] the Philosopher
       *[other] { $card }
    } at the { $group }
page-caesar-do-assassinate =
    Assassinate { $card-id ->
        [P] the Philosopher
       *[other] the { $card }
    } at the { $group }
page-caesar-do-castle = Castle { $group } and { $other }
page-caesar-do-scout = Send the Scout to the { $group }
page-caesar-do-wrath = Strike the { $group } with the Wrath of the Gods
page-caesar-do-spy = Spy: look at { $opponent }'s hand
page-caesar-do-take = { $opponent } must discard: { $card }
page-caesar-do-exchange = Exchange: { $card }
page-caesar-do-exchange-many =
    { $n ->
        [one] Exchange { $n } card
       *[other] Exchange { $n } cards
    }
page-caesar-do-keep = Exchange no card
page-caesar-do-done = That is all
page-caesar-do-stack = Next in the pile: { $card }
page-caesar-do-stack-all = Put the pile down like this
page-caesar-do-set-all = Lay the cards like this
page-caesar-do-assign-all = Lay them out like this
page-caesar-do-draw-influence = Draw an influence card
page-caesar-do-draw-action = Draw an action card
page-caesar-do-draw-known = Draw the action card on top: { $card }
page-caesar-do-draw-none = Draw no card
page-caesar-do-pass = Exchange cards instead
page-caesar-do-end = End the turn
page-caesar-do-veto = Play the veto
page-caesar-do-allow = Let it happen
page-caesar-do-arrange = Put the action pile in order
page-caesar-do-shuffle = Shuffle the action pile
# The same for somebody who has not finished a game yet, and why; then why not, for all others
page-caesar-do-shuffle-first = Shuffle (for a first game)
page-caesar-why-shuffle = You get to know the cards as you draw them. In later games you can put the pile in order yourself.
page-caesar-why-arrange = In order, you know which card comes next. Shuffled, nobody does.
page-caesar-put-back = Put it back
page-caesar-all-choices = All choices
page-caesar-face = How the card is laid
page-caesar-hidden = face down
page-caesar-open = face up
# How a pile or the first five cards are arranged
page-caesar-suggested = Suggested
page-caesar-shuffle = Shuffle
page-caesar-last-used = Same as last time
page-caesar-top = top
page-caesar-bottom = bottom
page-caesar-place-in-pile = { $at } of { $n }: { $card }. Arrow keys move the card.
page-caesar-drag-order = Drag the cards into order, or choose one and then another to swap them.
page-caesar-limits = yours: { $own } of 5, in all: { $both } of 8
page-caesar-still-to-lay = Still to be laid
page-caesar-moves-to = { $card }: to the { $group }
page-caesar-spied-hand = { $opponent }'s hand

## The table

page-caesar-group =
    { $group }: { $left ->
        [0] no patrician left
        [one] one patrician left
       *[other] { $left } patricians left
    }
page-caesar-sum = { $seat }: { $sum }
page-caesar-sum-open = { $seat }: { $sum } and { $hidden } face down
page-caesar-pile = { $pile }: { $left }
page-caesar-discards-of = { $seat }, discards: { $n }
page-caesar-hand-of = { $seat }'s hand
page-caesar-suggests = Suggested
page-caesar-to-move = to move

## A vote as a scene

page-caesar-scene-vote = The { $group } vote
page-caesar-scene-wrath = The Wrath of the Gods
page-caesar-scene-philosopher = The lower sum wins
page-caesar-scene-skip = Go on

## Beside the table

page-caesar-next-vote = Next vote
page-caesar-in-deck = { $vote }: in the deck
page-caesar-turned = { $vote }: turned
page-caesar-out = { $vote }: out of the game
page-caesar-odds-vote = a vote: { $n } in { $left }
page-caesar-odds-orgy = an orgy: { $n } in { $left }
page-caesar-odds-shuffle = a reshuffle: { $n } in { $left }
page-caesar-odds-out = nobody left there: { $n } in { $left }
page-caesar-no-votes = No vote card is left.
page-caesar-score-now = Score if it ended now
page-caesar-row-patricians = Patricians
page-caesar-row-majorities = Majorities
page-caesar-row-all = Whole groups
page-caesar-row-bonus = Secret bonus
page-caesar-row-total = Points
page-caesar-one-more = One more patrician would bring
page-caesar-bonus-secret = Secret until the end
page-caesar-own-bonus = Your secret bonus
page-caesar-bonus-rule = { $group }: 2 points for 3 or more patricians. Won so far: { $won }.
page-caesar-piles = Piles and discards
page-caesar-unseen = { $seat }: not seen yet
page-caesar-unseen-note = In hand, in the piles or face down.
page-caesar-own-piles = In your piles
page-caesar-own-order = Your action pile, top first
page-caesar-hide-order = Hide the order: I will remember it
page-caesar-order-of = { $seat }'s action pile, top first
page-caesar-spied = Seen by your spy, maybe still in hand
page-caesar-no-cards = None yet.
