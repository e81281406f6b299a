# Above the table: number of the turn, names and points of both sides
table-title = Beurt { $turn } - { $cleopatra } { $cleopatraPoints } : { $caesarPoints } { $caesar }
table-patricians = Patriciërs
# How many patricians of a group are left, and how many Cleopatra and Caesar have won; at most 10 letters
table-left =
    { $left ->
        [0] leeg { $cleopatra }:{ $caesar }
       *[other] { $left } over { $cleopatra }:{ $caesar }
    }
table-strength = invloed
# Strength of the cards that can be seen, and how many cannot; at most 10 letters
table-sum-open = { $sum } + { $hidden } ?
table-cards =
    { $seat }: in de hand { $influence } invloed, { $actions } actie; stapels { $influencePile } invloed, { $actionPile } actie
table-hand = Hand: { $cards }
table-discards = Afgelegd: { $list }
table-spied = Door de spion gezien, misschien nog in de hand: { $list }
table-aside = Nog niet aangelegd: { $list }
table-bonus = Bonus: { $group }
table-next-actions = Volgende acties: { $cards }
table-votes = Vertrouwensvragen (nog { $left }): { $list }
table-votes-turned = Omgedraaid: { $list }
table-votes-removed = Uit het spel: { $list }

## What can be counted

details-discards = { $seat }, afgelegd: { $list }
# The viewer's own side
details-piles = { $seat }, in de stapels: { $list }
# The other side: in hand, in the piles or face down, nobody can tell which
details-unseen = { $seat }, nog niet gezien (hand, stapels, gedekt): { $list }
details-order = Actiestapel, bovenste eerst: { $cards }
