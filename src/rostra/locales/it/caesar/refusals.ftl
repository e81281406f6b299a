why-spelling = si scrive `{ $right }`.
why-board-order = i gruppi si indicano nell'ordine del tavolo: `{ $right }`.
why-unknown = questa riga non esiste; si scrive per esempio `{ $right }`.
why-unknown-asked = questa riga non esiste. { $right }
why-not-asked = non è il momento. { $asked }
why-over = la partita è finita.
why-not-passive = il turno è iniziato con una carta, non può più essere passivo.
why-lay-first = prima vanno giocate le carte influenza: una coperta o due scoperte.
why-must-be-passive = senza carte influenza in mano resta solo `pass`.
why-laid = le carte influenza di questo turno sono già state giocate.
why-second-open = la prima carta è scoperta, quindi anche la seconda va giocata scoperta.
why-two-cards = per due carte scoperte servono due carte influenza in mano; questa si può giocare coperta.
why-room-for-two = per due carte scoperte servono due posti. Posti liberi: { $room }.
why-not-in-hand = questa carta non è in mano: { $card }.
why-group-gone =
    non resta nessun patrizio { $group-id ->
        [aediles] tra gli { $group }
       *[other] tra i { $group }
    }.
why-own-five =
    un lato può avere al massimo cinque carte su un gruppo, e { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    } ne hai già cinque.
why-both-eight =
    su un gruppo ci stanno al massimo otto carte in tutto, e { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    } ce ne sono già otto.
why-acted = si gioca una sola carta azione per turno, ed è già stata giocata.
why-nobody-to-kill =
    l'avversario non ha questa carta scoperta { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }: { $card }.
why-no-hand = l'avversario non ha carte in mano.
why-nothing-hidden =
    l'avversario non ha carte coperte { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }.
why-no-card-there =
    non ci sono carte { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }.
why-castle-gone =
    per l'arrocco servono due gruppi con patrizi, e non ne resta nessuno { $group-id ->
        [aediles] tra gli { $group }
       *[other] tra i { $group }
    }.
why-nothing-to-castle =
    non hai carte né { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    } né { $other-id ->
        [aediles] sugli { $other }
       *[other] sui { $other }
    }.
why-highest-first = le carte dell'arrocco si ripiazzano dalla più alta in giù, i filosofi per ultimi. Ora: { $card }.
why-not-castled =
    le carte tornano { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    } o { $other-id ->
        [aediles] sugli { $other }
       *[other] sui { $other }
    }.
why-veto-answers = il veto si gioca solo in risposta a una carta azione dell'avversario.
why-must-draw = finché un mazzo ha carte, bisogna pescare.
why-must-exchange = senza carte influenza in mano bisogna scambiare almeno una carta, per averne di nuovo una.
why-must-draw-influence = senza carte influenza in mano, l'ultima carta va pescata dal mazzo influenza.
why-pile-empty = il { $pile } è vuoto.
why-not-in-that-hand = quella mano non contiene questa carta: { $card }.
why-stacked = queste sono già tutte nel mazzo: { $card }.
why-set-already = questa carta è già stata piazzata: { $card }.
why-set-order = si segue l'ordine dei gruppi sul tavolo. Ora: { $group }.
why-not-in-pile = nel mazzo non ce ne sono più: { $card }.
why-not-in-deck = questa carta voto non è più nel mazzo: { $vote }.

## What is asked now (part of the reasons above)

asked-bonus = Si sta distribuendo una carta influenza bonus.
asked-pile = Ora si sceglie come disporre il mazzo azione: `arrange` (ordinato) o `shuffle` (mescolato).
asked-stack = Ora va scelta la prossima carta del mazzo azione, per esempio `stack spy`.
asked-set = Ora si piazzano le prime cinque carte, per esempio `set 3 senators`.
asked-turn = Ora si gioca il turno, per esempio `down 3 senators`, `up 3 senators`, una carta azione o `pass`.
asked-veto = Ora si risponde alla carta azione: `veto` o `allow`.
asked-take = Ora si sceglie la carta che la spia fa scartare, per esempio `take 3`.
asked-assign = Ora si ripiazza una carta dell'arrocco, per esempio `assign 3 senators`.
asked-exchange = Ora si scelgono le carte da scambiare: `exchange 3`, oppure `done`.
asked-draw = Ora si sceglie il mazzo da cui pescare: `draw influence` o `draw action`.
asked-replace = Ora si sceglie il mazzo da cui pescare: `draw influence`, `draw action` o `draw none`.
asked-deal = Si sta dando una carta.
asked-vote = Si sta girando una carta voto.
asked-nothing = La partita è finita.
