nero-report-draws = dělené vítězství
nero-report-ended-control = konec: říše v jedněch rukou
nero-report-ended-rounds = konec: po čtyřech kolech
nero-report-source-battles = VB za bitvy
nero-report-source-emperor = VB za císaře
nero-report-source-rome = VB za císaře v Římě
nero-report-source-areas = VB za oblasti
nero-report-source-italy = VB za Itálii

nero-balance-shared = Dělená vítězství
nero-balance-wins = Vyhrané hry podle oblasti
nero-balance-sources = Za co má hráč VB
nero-balance-points = VB podle oblasti
balance-way-bp = PB
balance-way-gp = BB
balance-way-event = událost
