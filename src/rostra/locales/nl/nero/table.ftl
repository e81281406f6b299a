nero-table-title-set-up = Nero - opstelling
nero-table-title-round = Nero - ronde { $round } van 4
nero-table-title = Nero - ronde { $round } van 4, aan de beurt: { $seat }
# Headings above the players
nero-table-rank = Leider
nero-table-points = OP
nero-table-cards = krt.
nero-table-legions = leg.
# The sum, and in brackets what it is made of: more legions in Italy + controlled areas + cards
nero-table-kp = KP (It.+gebied+kaart)
nero-table-kp-sum = { $total } ({ $italy }+{ $areas }+{ $cards })
nero-table-controls = controle
nero-table-hand = Hand (BP/GP):
nero-table-hand-of = { $seat } (BP/GP):
nero-table-card = { $name } { $bp }/{ $gp }

# In the large map: the letter of a leader, and his rank
nero-map-leader = { $letter } { $rank }
nero-map-signs = G2: twee legioenen van Galba (V Vitellius, O Otho, P Vespasianus, n neutraal), (G2): met een terugtochtkaartje. ^ Generaal, + Kandidaat, * Keizer. ~ haven, puntjes: zeeverbinding, :G gecontroleerd door Galba, !3 Germanen, > strijdmacht onderweg.
nero-map-province = provincie
nero-map-troops = troepen
nero-map-neighbours = grenst aan (~ over zee)

## What can be counted

nero-details-discards = Deze ronde afgelegd: { $list }
nero-details-removed = Uit het spel: { $list }
# $deck: how many lie in the deck; the others are in the other hands
nero-details-unseen = Nog niet gezien (andere handen, en { $deck } in de stapel): { $list }
nero-details-known = { $seat } heeft zeker: { $list }
nero-details-points = { $seat }: { $points } OP ({ $list })
nero-details-points-before = { $points } van eerder
nero-details-points-battles = { $points } veldslagen
nero-details-points-emperor = { $points } Keizer
nero-details-points-rome = { $points } in Rome
nero-details-points-areas = { $points } gebieden
nero-details-points-italy = { $points } Italië
