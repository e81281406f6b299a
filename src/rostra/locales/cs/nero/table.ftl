nero-table-title-set-up = Nero - příprava
nero-table-title-round = Nero - { $round }. kolo ze 4
nero-table-title = Nero - { $round }. kolo ze 4, na tahu je { $seat }
# Headings above the players
nero-table-rank = vůdce
nero-table-points = VB
nero-table-cards = karet
nero-table-legions = legií
# The sum, and in brackets what it is made of: more legions in Italy + controlled areas + cards
nero-table-kp = KB (It.+obl.+karty)
nero-table-kp-sum = { $total } ({ $italy }+{ $areas }+{ $cards })
nero-table-controls = ovládá
nero-table-hand = V ruce (PB/BB):
nero-table-hand-of = { $seat } (PB/BB):
nero-table-card = { $name } { $bp }/{ $gp }

# In the large map: the letter of a leader, and his rank
nero-map-leader = { $letter } { $rank }
nero-map-signs = G2: dvě Galbovy legie (V Vitellius, O Otho, P Vespasianus, n neutrální), (G2): s žetonem ústupu. ^ generál, + kandidát, * císař. ~ přístav, tečky: cesta po moři, :G ovládá Galba, !3 Germáni, > vojsko na pochodu.
nero-map-province = provincie
nero-map-troops = vojsko
nero-map-neighbours = sousedí s (~ po moři)

## What can be counted

nero-details-discards = V tomto kole odložené: { $list }
nero-details-removed = Mimo hru: { $list }
# $deck: how many lie in the deck; the others are in the other hands
nero-details-unseen = Dosud neviděné (v rukou ostatních a v balíčku, kde jich je { $deck }): { $list }
nero-details-known = { $seat } má určitě: { $list }
nero-details-points = { $seat }: { $points } VB ({ $list })
nero-details-points-before = { $points } z dřívějška
nero-details-points-battles = { $points } bitvy
nero-details-points-emperor = { $points } císař
nero-details-points-rome = { $points } v Římě
nero-details-points-areas = { $points } oblasti
nero-details-points-italy = { $points } Itálie
