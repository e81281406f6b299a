# A game that the page has no table of its own for.

page-plain-choose = Wähle:
page-plain-view = Der Tisch
page-plain-seats = Am Tisch
page-plain-yes = ja
page-plain-no = nein
page-plain-won =
    { $count ->
        [one] { $who } gewinnt.
       *[other] { $who } teilen sich den Sieg.
    }
page-plain-no-winner = Niemand gewinnt.
