nero-report-draws = vittoria condivisa
nero-report-ended-control = fine: l'impero in una sola mano
nero-report-ended-rounds = fine: dopo quattro round
nero-report-source-battles = PV da battaglie
nero-report-source-emperor = PV da imperatore
nero-report-source-rome = PV da imperatore a Roma
nero-report-source-areas = PV da regioni
nero-report-source-italy = PV dall'Italia

nero-balance-shared = Vittorie condivise
nero-balance-wins = Partite vinte, per regione
nero-balance-sources = Da dove vengono i PV di un giocatore
nero-balance-points = PV, per regione
balance-way-bp = PM
balance-way-gp = PB
balance-way-event = evento
