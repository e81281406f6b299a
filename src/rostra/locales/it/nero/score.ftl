nero-score-before = di prima
nero-score-battles = battaglie
nero-score-emperor = imperatore
nero-score-rome = imperatore a Roma
nero-score-areas = regioni
nero-score-italy = Italia
nero-score-won-control = Vince subito { $seat }.
nero-score-won-tie = Vince { $seat }: punti pari, ma posizione migliore (imperatore, poi legioni).
nero-score-shared = Vittoria condivisa: { $seats }.
nero-score-you-lost = Questa volta ha avuto la meglio qualcun altro.
# $points are those of all seats, "24-18-9-30"
nero-result-draw = { $points }, vittoria condivisa: { $why }
nero-result-by-control = l'impero in una sola mano
nero-result-by-rounds = dopo quattro round
