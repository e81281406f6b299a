nero-report-draws = gedeelde overwinning
nero-report-ended-control = einde: het rijk in één hand
nero-report-ended-rounds = einde: na vier ronden
nero-report-source-battles = OP uit veldslagen
nero-report-source-emperor = OP voor Keizers
nero-report-source-rome = OP voor Keizers in Rome
nero-report-source-areas = OP voor gebieden
nero-report-source-italy = OP voor Italië

nero-balance-shared = Gedeelde overwinningen
nero-balance-wins = Gewonnen partijen per gebied
nero-balance-sources = Waarvoor een speler OP krijgt
nero-balance-points = OP per gebied
balance-way-bp = BP
balance-way-gp = GP
balance-way-event = gebeurtenis
