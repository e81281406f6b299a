# A game that the page has no table of its own for.

page-plain-choose = Vyber:
page-plain-view = Stůl
page-plain-seats = U stolu
page-plain-yes = ano
page-plain-no = ne
page-plain-won =
    { $count ->
        [one] Vyhrává { $who }.
       *[other] O vítězství se dělí { $who }.
    }
page-plain-no-winner = Nevyhrává nikdo.
