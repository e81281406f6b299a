### The table of Nero in the terminal.

nero-table-title-set-up = Nero - set-up
nero-table-title-round = Nero - round { $round } of 4
nero-table-title = Nero - round { $round } of 4, { $seat } to move
# Headings above the players
nero-table-rank = leader
nero-table-points = VP
nero-table-cards = cards
nero-table-legions = legions
# The sum, and in brackets what it is made of: more legions in Italy + controlled areas + cards
nero-table-kp = CP (Italy+areas+cards)
nero-table-kp-sum = { $total } ({ $italy }+{ $areas }+{ $cards })
nero-table-controls = controls
nero-table-hand = Hand (MP/FP):
nero-table-hand-of = { $seat } (MP/FP):
# $name is already a card, or several of a kind
nero-table-card = { $name } { $bp }/{ $gp }

# In the large map: the letter of a leader, and his rank
nero-map-leader = { $letter } { $rank }
nero-map-signs = G2: two legions of Galba (V Vitellius, O Otho, P Vespasian, n neutral), (G2): with a retreat marker. ^ general, + candidate, * emperor. ~ port, dots: sea link, :G controlled by Galba, !3 Germans, > force on its way.
nero-map-province = province
nero-map-troops = troops
nero-map-neighbours = borders (~ by sea)

## What can be counted

nero-details-discards = Discarded this round: { $list }
nero-details-removed = Out of the game: { $list }
# $deck: how many lie in the deck; the others are in the other hands
nero-details-unseen = Not seen yet (other hands, and { $deck } in the deck): { $list }
nero-details-known = { $seat } surely holds: { $list }
nero-details-points = { $seat }: { $points } VP ({ $list })
nero-details-points-before = { $points } from before
nero-details-points-battles = { $points } battles
nero-details-points-emperor = { $points } emperor
nero-details-points-rome = { $points } in Rome
nero-details-points-areas = { $points } areas
nero-details-points-italy = { $points } Italy
