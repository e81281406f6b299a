# A game that the page has no table of its own for.

page-plain-choose = Choose:
page-plain-view = The table
page-plain-seats = At the table
page-plain-yes = yes
page-plain-no = no
page-plain-won =
    { $count ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
    }
page-plain-no-winner = Nobody wins.
