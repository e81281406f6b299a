# A game that the page has no table of its own for.

page-plain-choose = Scegli:
page-plain-view = Il tavolo
page-plain-seats = Al tavolo
page-plain-yes = sì
page-plain-no = no
page-plain-won =
    { $count ->
        [one] { $who } vince.
       *[other] { $who } si dividono la vittoria.
    }
page-plain-no-winner = Nessuno vince.
