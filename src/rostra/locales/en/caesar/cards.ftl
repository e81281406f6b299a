### The cards of Caesar & Cleopatra, explained.

explain-number = 1 to 5: influence. At a vote each side adds up its cards; the higher sum wins a patrician. Then the side with the higher sum discards its highest card there, the other side its lowest.
explain-P = Philosopher (P): influence 0. If the two sides have different numbers of philosophers, the lower sum wins. After the vote all philosophers there are discarded, unless it was a tie.
explain-assassination = Assassination (4): discard one face-up influence card of your opponent, at any group.
explain-spy = Spy (2): look at your opponent's hand and choose one card to be discarded. The opponent may draw a card for it.
explain-castling = Castling (2): pick up all your cards at two groups and lay them out there again as you like, all face down.
explain-scout = Scout (2): turn all your opponent's cards at one group face up. They stay face up.
explain-wrath = Wrath of the Gods (1): discard all influence cards of both sides at one group.
explain-veto = Veto (2): play it at once against an action card of your opponent, and that card does nothing. Then you may draw a card; in the Italian edition you must. There is no veto against a veto.
explain-orgy = Orgy (vote card): no vote this time.
explain-shuffle = Orgy, shuffle (vote card): no vote, and all vote cards in the game are shuffled into a new deck.
explain-bonus = Secret bonus: 2 points if you win at least 3 patricians of that group.
explain-group = Groups: 5 Senators, 5 Praetors, 5 Quaestors, 3 Censors, 3 Aediles. A patrician is 1 point, the majority of a group 1 more, all of a group another 1. At most 5 cards of one side and 8 of both lie at a group; if there are 8 once the turn's cards have been played, the group votes before the hand is refilled.
explain-group-now =
    { $left ->
        [0] { $group }: nobody is left.
       *[other] { $group }: { $left } left.
    }
