nero-table-title-set-up = Nero - preparazione
nero-table-title-round = Nero - round { $round } di 4
nero-table-title = Nero - round { $round } di 4, tocca a { $seat }
# Headings above the players
nero-table-rank = grado
nero-table-points = PV
nero-table-cards = carte
nero-table-legions = leg.
# The sum, and in brackets what it is made of: more legions in Italy + controlled areas + cards
nero-table-kp = PC (It.+reg.+carte)
nero-table-kp-sum = { $total } ({ $italy }+{ $areas }+{ $cards })
nero-table-controls = controlla
nero-table-hand = In mano (PM/PB):
nero-table-hand-of = { $seat } (PM/PB):
nero-table-card = { $name } { $bp }/{ $gp }

# In the large map: the letter of a leader, and his rank
nero-map-leader = { $letter } { $rank }
nero-map-signs = G2: due legioni di Galba (V Vitellio, O Otone, P Vespasiano, n neutrali), (G2): con segnalino ritirata. ^ generale, + candidato, * imperatore. ~ porto, punti: via di mare, :G controllata da Galba, !3 Germani, > armata in marcia.
nero-map-province = provincia
nero-map-troops = truppe
nero-map-neighbours = confina con (~ via mare)

## What can be counted

nero-details-discards = Scarti di questo round: { $list }
nero-details-removed = Fuori dal gioco: { $list }
# $deck: how many lie in the deck; the others are in the other hands
nero-details-unseen = Non ancora viste (altre mani, e nel mazzo { $deck }): { $list }
nero-details-known = { $seat } ha di sicuro: { $list }
nero-details-points = { $seat }: { $points } PV ({ $list })
nero-details-points-before = { $points } di prima
nero-details-points-battles = { $points } battaglie
nero-details-points-emperor = { $points } imperatore
nero-details-points-rome = { $points } a Roma
nero-details-points-areas = { $points } regioni
nero-details-points-italy = { $points } Italia
