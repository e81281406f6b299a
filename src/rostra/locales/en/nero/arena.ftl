### Simulations and balance reports of Nero.

nero-report-draws = shared victory
nero-report-ended-control = ended: the empire in one hand
nero-report-ended-rounds = ended: after four rounds
nero-report-source-battles = VP from battles
nero-report-source-emperor = VP from emperors
nero-report-source-rome = VP from being in Rome
nero-report-source-areas = VP from areas
nero-report-source-italy = VP from Italy

nero-balance-shared = Shared victories
nero-balance-wins = Games won, by area
nero-balance-sources = VP of a player by what they are for
nero-balance-points = VP, by area
balance-way-bp = MP
balance-way-gp = FP
balance-way-event = event
