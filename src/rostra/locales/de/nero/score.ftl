nero-score-before = von vorher
nero-score-battles = Schlachten
nero-score-emperor = Kaiser
nero-score-rome = Kaiser in Rom
nero-score-areas = Gebiete
nero-score-italy = Italien
nero-score-won-control = { $seat } gewinnt sofort.
nero-score-won-tie = { $seat } gewinnt: gleich viele Punkte, aber der bessere Stand (Kaiser, dann Legionen).
nero-score-shared = Ein geteilter Sieg: { $seats }.
nero-score-you-lost = Diesmal war jemand anderes stärker.
# $points are those of all seats, "24-18-9-30"
nero-result-draw = { $points }, geteilter Sieg: { $why }
nero-result-by-control = das Reich in einer Hand
nero-result-by-rounds = nach vier Runden
