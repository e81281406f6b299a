nero-report-draws = geteilter Sieg
nero-report-ended-control = Ende: das Reich in einer Hand
nero-report-ended-rounds = Ende: nach vier Runden
nero-report-source-battles = SP aus Schlachten
nero-report-source-emperor = SP für Kaiser
nero-report-source-rome = SP für Kaiser in Rom
nero-report-source-areas = SP für Gebiete
nero-report-source-italy = SP für Italien

nero-balance-shared = Geteilte Siege
nero-balance-wins = Gewonnene Partien nach Gebiet
nero-balance-sources = Wofür ein Spieler SP bekommt
nero-balance-points = SP nach Gebiet
balance-way-bp = BP
balance-way-gp = GP
balance-way-event = Ereignis
