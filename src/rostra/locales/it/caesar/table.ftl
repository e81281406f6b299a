table-title = Turno { $turn } - { $cleopatra } { $cleopatraPoints } : { $caesarPoints } { $caesar }
table-patricians = Patrizi rimasti
# How many patricians of a group are left, and how many Cleopatra and Caesar have won; at most 10 letters
table-left = { $left } ({ $cleopatra }:{ $caesar })
table-strength = forza
table-sum-open = { $sum } + { $hidden } ?
table-cards =
    { $seat }: in mano { $influence } influenza, { $actions } azione; mazzi { $influencePile } influenza, { $actionPile } azione
table-hand = In mano: { $cards }
table-discards = Scarti: { $list }
table-spied = Viste dalla spia, forse ancora in mano: { $list }
table-aside = Da piazzare: { $list }
table-bonus = Bonus: { $group }
table-next-actions = Prossime azioni: { $cards }
table-votes = Voti ({ $left }): { $list }
table-votes-turned = Già girati: { $list }
table-votes-removed = Fuori dal gioco: { $list }

## What can be counted

details-discards = { $seat }, scarti: { $list }
details-piles = { $seat }, nei mazzi: { $list }
details-unseen = { $seat }, non ancora viste (mano, mazzi, carte coperte): { $list }
details-order = Mazzo azione, dalla cima: { $cards }
