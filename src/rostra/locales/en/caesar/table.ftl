### The table of Caesar & Cleopatra in the terminal.

# Above the table: number of the turn, names and points of both sides
table-title = Turn { $turn } - { $cleopatra } { $cleopatraPoints } : { $caesarPoints } { $caesar }
table-patricians = Patricians
# How many patricians of a group are left, and how many Cleopatra and Caesar have won; at most 10 letters
table-left =
    { $left ->
        [0] none { $cleopatra }:{ $caesar }
       *[other] { $left } left { $cleopatra }:{ $caesar }
    }
table-strength = strength
# Strength of the cards that can be seen, and how many cannot; at most 10 letters
table-sum-open = { $sum } + { $hidden } ?
table-cards =
    { $seat }: in hand { $influence } influence, { $actions } action; piles { $influencePile } influence, { $actionPile } action
table-hand = Hand: { $cards }
table-discards = Discarded: { $list }
table-spied = Seen by a spy, maybe still in hand: { $list }
table-aside = Not laid yet: { $list }
table-bonus = Bonus: { $group }
table-next-actions = Next actions: { $cards }
table-votes = Votes left ({ $left }): { $list }
table-votes-turned = Turned: { $list }
table-votes-removed = Out of the game: { $list }

## What can be counted

details-discards = { $seat }, discarded: { $list }
# The viewer's own side
details-piles = { $seat }, in the piles: { $list }
# The other side: in hand, in the piles or face down, nobody can tell which
details-unseen = { $seat }, not seen yet (hand, piles, face down): { $list }
details-order = Action pile, top first: { $cards }
