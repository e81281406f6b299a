# A game that the page has no table of its own for.

page-plain-choose = Kies:
page-plain-view = De tafel
page-plain-seats = Aan tafel
page-plain-yes = ja
page-plain-no = nee
page-plain-won =
    { $count ->
        [one] { $who } wint.
       *[other] { $who } delen de overwinning.
    }
page-plain-no-winner = Niemand wint.
