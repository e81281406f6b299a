### Simulations and balance reports of Nero.

nero-report-draws = shared victory
nero-report-ended-control = ended: the empire in one hand
nero-report-ended-rounds = ended: after four rounds
nero-report-source-battles = OP from battles
nero-report-source-emperor = OP from emperors
nero-report-source-rome = OP from being in Rome
nero-report-source-areas = OP from areas
nero-report-source-italy = OP from Italy

nero-balance-shared = Shared victories
nero-balance-wins = Games won, by area
nero-balance-sources = OP of a player by what they are for
nero-balance-points = OP, by area
balance-way-bp = BP
balance-way-gp = GP
balance-way-event = event
