### The score of Nero, and a result in short.

nero-score-before = from before
nero-score-battles = battles
nero-score-emperor = emperor
nero-score-rome = emperor in Rome
nero-score-areas = areas
nero-score-italy = Italy
nero-score-won-control = { $seat } wins at once.
nero-score-won-tie = { $seat } wins: equal points, but the better standing (emperor, then legions).
nero-score-shared = A shared victory: { $seats }.
nero-score-you-lost = Somebody else was stronger this time.
# $points are those of all seats, "24-18-9-30"
nero-result-draw = { $points }, a shared victory: { $why }
nero-result-by-control = the empire in one hand
nero-result-by-rounds = after four rounds
