### Caesar & Cleopatra: what is asked, and the choices.

ask-turn = Your turn: one card face down or two face up, an action card, or stay passive.
ask-more = Your turn: which card, and where?
ask-end = Your cards are laid. An action card, or the end of the turn?
ask-veto = Do you play your veto?
ask-take = Which card must go?
ask-assign = Castling: where does this card go? { $card } (not laid yet: { $cards })
ask-exchange = Which card do you exchange? Your hand: { $cards }
ask-must-exchange = Which card do you exchange? Without an influence card it must be at least one. Your hand: { $cards }
ask-draw = From which pile do you draw? Your hand: { $cards }
ask-replace = You may draw a card. Your hand: { $cards }
ask-pile = Your action pile: put it in order, or shuffle it?
ask-stack = Your action pile, top first ({ $done } of 13): { $cards }
ask-set = Your first five cards go face down, one at each group. Next: { $group }

# Heading of the ways to play this action card
menu-action = { $card }:
menu-stack-all = All the rest:
menu-stack = Or the next card:
menu-set-all = All the rest:
menu-set = Or the next card:

choice-suggested = suggested: { $cards }
choice-random = at random
choice-arrange = put it in order
choice-shuffle = shuffle it
choice-stack = { $card } ({ $n } left)
choice-set = { $card }
choice-pass = stay passive and exchange cards
choice-end = end the turn
choice-done = no more cards
choice-veto = veto
choice-allow = let it happen
choice-spy = look at the hand
choice-assassinate = { $group }: { $card }
choice-castle = { $group } + { $other }
choice-scout = { $group }
choice-wrath = { $group }
choice-take = { $card }
choice-exchange = { $card }
choice-assign = { $group }
choice-draw-influence = influence pile ({ $left } left)
choice-draw-action = action pile ({ $left } left)
choice-draw-known = action pile ({ $left } left, next: { $card })
choice-draw-none = no card
