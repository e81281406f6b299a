nero-score-before = z dřívějška
nero-score-battles = bitvy
nero-score-emperor = císař
nero-score-rome = císař v Římě
nero-score-areas = oblasti
nero-score-italy = Itálie
nero-score-won-control = Hned vítězí { $seat }.
nero-score-won-tie = Vítězí { $seat }: bodů je stejně, ale má lepší postavení (císař, pak legie).
nero-score-shared = Dělené vítězství: { $seats }.
nero-score-you-lost = Tentokrát byl silnější někdo jiný.
# $points are those of all seats, "24-18-9-30"
nero-result-draw = { $points }, dělené vítězství: { $why }
nero-result-by-control = říše v jedněch rukou
nero-result-by-rounds = po čtyřech kolech
