table-title = Tah { $turn } - { $cleopatra } { $cleopatraPoints } : { $caesarPoints } { $caesar }
table-patricians = Zbývá patricijů
# How many patricians of a group are left, and how many Cleopatra and Caesar have won; at most 10 letters
table-left = { $left } ({ $cleopatra }:{ $caesar })
table-strength = síla
table-sum-open = { $sum } + { $hidden } ?
table-cards =
    { $seat } - v ruce: vliv { $influence }, akce { $actions }; v balíčcích: vliv { $influencePile }, akce { $actionPile }
table-hand = V ruce: { $cards }
table-discards = Odložené: { $list }
table-spied = Špion viděl, snad stále v ruce: { $list }
table-aside = Ještě neumístěné: { $list }
table-bonus = Bonus: { $group }
table-next-actions = Další akce: { $cards }
table-votes = Otázky ({ $left }): { $list }
table-votes-turned = Odkryté: { $list }
table-votes-removed = Mimo hru: { $list }

## What can be counted

details-discards = { $seat }, odložené: { $list }
details-piles = { $seat }, v balíčcích: { $list }
details-unseen = { $seat }, dosud neviděné (v ruce, v balíčcích, lícem dolů): { $list }
details-order = Balíček akčních karet odshora: { $cards }
