### De pagina met de regels en het kaartenoverzicht.

page-rules-title = Spelregels
page-rules-contents = Inhoud
page-rules-search = Zoeken in de regels
page-rules-clear = Alle regels tonen
page-rules-none = Daar gaat geen regel over. Probeer een ander woord.
page-rules-decided = Door ons beslist
page-rules-decided-about = Zo is gemarkeerd wat de gedrukte regels openlaten, en hoe het hier gespeeld wordt.
page-rules-link = Regel { $rule }: link naar deze plek
page-rules-print = Afdrukken
page-rules-learn = Eerste begeleide partij
page-rules-loading = De regels worden opgehaald ...
page-rules-cards-influence = Invloedkaarten, elke kant
page-rules-cards-action = Actiekaarten, elke kant
page-rules-cards-middle = In het midden
page-rules-cards-any = Counters: elke beurt
page-rules-cards-own = Gebeurtenissen: eigen beurt
page-rules-once = één keer per beurt
page-rules-province = Provincie
page-rules-neighbours = Buren
page-rules-port = haven
page-rules-by-sea = over zee
page-rules-found =
    { $count ->
        [one] Eén regel gevonden.
       *[other] { $count } regels gevonden.
    }
page-rules-copies =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
