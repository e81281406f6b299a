ask-turn = Tocca a te: una carta coperta o due scoperte, un'azione, o turno passivo.
ask-more = Tocca a te: quale carta, e dove?
ask-end = Hai giocato le tue carte. Una carta azione, o fine del turno?
ask-veto = Giochi il tuo veto?
ask-take = Quale carta va scartata?
ask-assign = Arrocco: dove va questa carta? { $card } (da piazzare: { $cards })
ask-exchange = Quale carta scambi? In mano: { $cards }
ask-must-exchange = Quale carta scambi? Senza carte influenza devi scambiarne almeno una. In mano: { $cards }
ask-draw = Da quale mazzo peschi? In mano: { $cards }
ask-replace = Puoi pescare una carta. In mano: { $cards }
ask-pile = Il tuo mazzo azione: lo ordini tu o lo mescoli?
ask-stack = Il tuo mazzo azione, dalla cima ({ $done } di 13): { $cards }
ask-set = Le tue prime cinque carte vanno coperte, una per gruppo. Ora: { $group }

menu-action = { $card }:
menu-stack-all = Tutto il resto:
menu-stack = O la prossima carta:
menu-set-all = Tutto il resto:
menu-set = O la prossima carta:

choice-suggested = consigliato: { $cards }
choice-random = a caso
choice-arrange = lo ordino
choice-shuffle = lo mescolo
choice-stack =
    { $n ->
        [one] { $card } (ne resta { $n })
       *[other] { $card } (ne restano { $n })
    }
choice-set = { $card }
choice-pass = turno passivo: scambia carte
choice-end = fine del turno
choice-done = basta così
choice-veto = veto
choice-allow = lascia fare
choice-spy = guarda le carte in mano
choice-assassinate = { $group }: { $card }
choice-castle = { $group } + { $other }
choice-scout = { $group }
choice-wrath = { $group }
choice-take = { $card }
choice-exchange = { $card }
choice-assign = { $group }
choice-draw-influence = mazzo influenza (carte: { $left })
choice-draw-action = mazzo azione (carte: { $left })
choice-draw-known = mazzo azione (carte: { $left }, la prossima: { $card })
choice-draw-none = nessuna carta
