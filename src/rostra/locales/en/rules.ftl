### The page of the rules, and the quick reference of the cards.

page-rules-title = Rules of the game
page-rules-contents = Contents
page-rules-search = Search the rules
page-rules-clear = Show all rules
page-rules-none = No rule says that. Try another word.
page-rules-decided = Decided by us
page-rules-decided-about = This marks what the printed rules leave open, and how it is played here.
page-rules-link = Rule { $rule }: link to this place
page-rules-print = Print
page-rules-learn = First guided game
page-rules-loading = The rules are being fetched ...
page-rules-cards-influence = Influence cards, each side
page-rules-cards-action = Action cards, each side
page-rules-cards-middle = In the middle
page-rules-cards-any = Answers: any turn
page-rules-cards-own = Events: own turn
page-rules-once = once a turn
page-rules-province = Province
page-rules-neighbours = Neighbours
page-rules-port = port
page-rules-by-sea = by sea
page-rules-found =
    { $count ->
        [one] One rule found.
       *[other] { $count } rules found.
    }
page-rules-copies =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
