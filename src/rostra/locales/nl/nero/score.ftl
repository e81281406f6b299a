nero-score-before = van eerder
nero-score-battles = veldslagen
nero-score-emperor = Keizer
nero-score-rome = Keizer in Rome
nero-score-areas = gebieden
nero-score-italy = Italië
nero-score-won-control = { $seat } wint meteen.
nero-score-won-tie = { $seat } wint: evenveel punten, maar beter geplaatst (Keizer, dan legioenen).
nero-score-shared = Een gedeelde overwinning: { $seats }.
nero-score-you-lost = Iemand anders was deze keer sterker.
# $points are those of all seats, "24-18-9-30"
nero-result-draw = { $points }, gedeelde overwinning: { $why }
nero-result-by-control = het rijk in één hand
nero-result-by-rounds = na vier ronden
