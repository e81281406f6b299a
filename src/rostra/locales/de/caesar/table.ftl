# Above the table: number of the turn, names and points of both sides
table-title = Zug { $turn } - { $cleopatra } { $cleopatraPoints } : { $caesarPoints } { $caesar }
table-patricians = Patrizier
# How many patricians of a group are left, and how many Cleopatra and Caesar have won; at most 10 letters
table-left =
    { $left ->
        [0] leer { $cleopatra }:{ $caesar }
       *[other] { $left } frei { $cleopatra }:{ $caesar }
    }
table-strength = Einfluss
# Strength of the cards that can be seen, and how many cannot; at most 10 letters
table-sum-open = { $sum } + { $hidden } ?
table-cards =
    { $seat }: auf der Hand { $influence } Einfluss, { $actions } Aktion; Stapel { $influencePile } Einfluss, { $actionPile } Aktion
table-hand = Hand: { $cards }
table-discards = Abgelegt: { $list }
table-spied = Vom Spion gesehen, vielleicht noch auf der Hand: { $list }
table-aside = Noch nicht angelegt: { $list }
table-bonus = Bonus: { $group }
table-next-actions = Nächste Aktionen: { $cards }
table-votes = Vertrauensfragen (noch { $left }): { $list }
table-votes-turned = Aufgedeckt: { $list }
table-votes-removed = Aus dem Spiel: { $list }

## What can be counted

details-discards = { $seat }, abgelegt: { $list }
# The viewer's own side
details-piles = { $seat }, in den Stapeln: { $list }
# The other side: in hand, in the piles or face down, nobody can tell which
details-unseen = { $seat }, noch nicht gesehen (Hand, Stapel, verdeckt): { $list }
details-order = Aktionsstapel, oberste Karte zuerst: { $cards }
