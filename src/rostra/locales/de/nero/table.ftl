nero-table-title-set-up = Nero - Aufstellung
nero-table-title-round = Nero - Runde { $round } von 4
nero-table-title = Nero - Runde { $round } von 4, am Zug: { $seat }
# Headings above the players
nero-table-rank = Anführer
nero-table-points = SP
nero-table-cards = Karten
nero-table-legions = Leg.
# The sum, and in brackets what it is made of: more legions in Italy + controlled areas + cards
nero-table-kp = KP (Ital.+Gebiete+Kart.)
nero-table-kp-sum = { $total } ({ $italy }+{ $areas }+{ $cards })
nero-table-controls = Kontrolle
nero-table-hand = Hand (BP/GP):
nero-table-hand-of = { $seat } (BP/GP):
nero-table-card = { $name } { $bp }/{ $gp }

# In the large map: the letter of a leader, and his rank
nero-map-leader = { $letter } { $rank }
nero-map-signs = G2: zwei Legionen von Galba (V Vitellius, O Otho, P Vespasian, n neutral), (G2): mit Rückzugsmarker. ^ General, + Kandidat, * Kaiser. ~ Hafen, Punkte: Seeweg, :G kontrolliert von Galba, !3 Germanen, > Heer unterwegs.
nero-map-province = Provinz
nero-map-troops = Truppen
nero-map-neighbours = grenzt an (~ über See)

## What can be counted

nero-details-discards = In dieser Runde abgelegt: { $list }
nero-details-removed = Aus dem Spiel: { $list }
# $deck: how many lie in the deck; the others are in the other hands
nero-details-unseen = Noch nicht gesehen (andere Hände, und { $deck } im Stapel): { $list }
nero-details-known = { $seat } hat sicher: { $list }
nero-details-points = { $seat }: { $points } SP ({ $list })
nero-details-points-before = { $points } von vorher
nero-details-points-battles = { $points } Schlachten
nero-details-points-emperor = { $points } Kaiser
nero-details-points-rome = { $points } in Rom
nero-details-points-areas = { $points } Gebiete
nero-details-points-italy = { $points } Italien
