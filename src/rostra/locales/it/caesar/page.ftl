## The front door

page-game-caesar = Cesare & Cleopatra
page-about-caesar = Due giocatori si contendono il favore dei patrizi: influenza in segreto, intrighi alla luce del sole. Circa 40 minuti.
page-option-edition = Edizione
page-option-action_decks = Mazzi azione
page-option-orgies = Baccanali
page-value-kosmos = originale (1997)
page-value-italian = italiana
page-value-arranged = ordinati dal giocatore
page-value-shuffled = mescolati
page-value-own-choice = come preferisce ciascuno
page-value-standard = come da regolamento
page-value-fading = più tardi escono dal gioco
page-value-fewer = uno in meno
page-note-action_decks = Come stanno le 13 carte azione: nell'ordine voluto, mescolate, o decide ciascuno per sé. Per la prima partita: mescolate.

## The sides in words

page-caesar-counts = mano: { $influence } influenza, { $actions } azione; mazzi: { $influencePile } e { $actionPile }
page-cards-at = { $seat }, { $group }: scoperte { $cards }; coperte { $list }; ignote { $hidden }

## What is asked

page-caesar-ask-turn = Gioca una carta coperta o due scoperte, un'azione, oppure scambia carte.
page-caesar-ask-pass = Non hai nulla da giocare: il turno è passivo.
page-caesar-ask-second = La seconda carta scoperta: quale, e dove?
page-caesar-ask-pile = Le tue 13 carte azione: metterle in ordine o mescolarle?
page-caesar-ask-stack =
    { $done ->
        [0] Metti in ordine il tuo mazzo azione.
       *[other] Metti in ordine il resto del tuo mazzo azione ({ $done } di 13 già messe).
    }
page-caesar-ask-set = Piazza una di queste cinque carte, coperta, su ogni gruppo.
page-caesar-ask-assign =
    Arrocco: distribuisci le tue carte fra { $group-id ->
        [aediles] gli { $group }
       *[other] i { $group }
    } e { $other-id ->
        [aediles] gli { $other }
       *[other] i { $other }
    }.
page-caesar-ask-take = Quale carta deve scartare { $opponent }?
page-caesar-ask-draw = Completa la mano: da quale mazzo?
page-caesar-ask-replace = Puoi pescare una carta al suo posto.
page-caesar-ask-exchange = Segna le carte che vuoi scambiare.
page-caesar-ask-must-exchange = Non hai carte influenza in mano: segna almeno una carta da scambiare.
page-caesar-ask-where = Dove la giochi?
page-caesar-ask-victim = Quale carta scoperta va eliminata?
page-caesar-ask-two = Scegli due gruppi.
page-caesar-ask-other = E il secondo gruppo?
page-caesar-ask-card-first = Prima scegli una carta dalla mano.

## On a card

# Where long names of cards may be broken, if a card is narrow
page-caesar-breaks = Esplora-tore, Atten-tato, Filo-sofo

## What a button does

page-caesar-do-down =
    Gioca { $card-id ->
        [P] il Filosofo
       *[other] il { $card }
    } coperto { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }
page-caesar-do-up =
    Gioca { $card-id ->
        [P] il Filosofo
       *[other] il { $card }
    } scoperto { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }
page-caesar-do-set =
    Piazza { $card-id ->
        [P] il Filosofo
       *[other] il { $card }
    } coperto { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }
page-caesar-do-assign =
    Ripiazza { $card-id ->
        [P] il Filosofo
       *[other] il { $card }
    } { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }
page-caesar-do-assassinate =
    Attentato: elimina { $card-id ->
        [P] il Filosofo
       *[other] il { $card }
    } { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }
page-caesar-do-castle =
    Arrocco fra { $group-id ->
        [aediles] gli { $group }
       *[other] i { $group }
    } e { $other-id ->
        [aediles] gli { $other }
       *[other] i { $other }
    }
page-caesar-do-scout =
    Manda l'Esploratore { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }
page-caesar-do-wrath =
    Scatena l'Ira degli dei { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }
page-caesar-do-spy = Spia: guarda le carte in mano a { $opponent }
page-caesar-do-take = { $opponent } deve scartare: { $card }
page-caesar-do-exchange = Scambia: { $card }
page-caesar-do-exchange-many =
    { $n ->
        [one] Scambia { $n } carta
       *[other] Scambia { $n } carte
    }
page-caesar-do-keep = Non scambiare carte
page-caesar-do-done = Basta così
page-caesar-do-stack = Prossima del mazzo: { $card }
page-caesar-do-stack-all = Disponi così il mazzo
page-caesar-do-set-all = Piazza così le carte
page-caesar-do-assign-all = Ripiazzale così
page-caesar-do-draw-influence = Pesca una carta influenza
page-caesar-do-draw-action = Pesca una carta azione
page-caesar-do-draw-known = Pesca la prima carta azione: { $card }
page-caesar-do-draw-none = Non pescare
page-caesar-do-pass = Scambia carte invece
page-caesar-do-end = Fine del turno
page-caesar-do-veto = Gioca il veto
page-caesar-do-allow = Lascia fare
page-caesar-do-arrange = Metti in ordine il mazzo azione
page-caesar-do-shuffle = Mescola il mazzo azione
page-caesar-do-shuffle-first = Mescola (per la prima partita)
page-caesar-why-shuffle = Conoscerai le carte man mano che le peschi. Nelle prossime partite potrai mettere in ordine il mazzo.
page-caesar-why-arrange = Se lo metti in ordine, sai quale carta viene dopo. Se lo mescoli, non lo sa nessuno.
page-caesar-put-back = Riprendi
page-caesar-all-choices = Tutte le scelte
page-caesar-face = Come si gioca la carta
page-caesar-hidden = coperta
page-caesar-open = scoperta
page-caesar-suggested = Consigliato
page-caesar-shuffle = Mescola
page-caesar-last-used = Come l'ultima volta
page-caesar-top = cima
page-caesar-bottom = fondo
page-caesar-place-in-pile = { $at } di { $n }: { $card }. Le frecce spostano la carta.
page-caesar-drag-order = Trascina le carte in ordine, oppure scegline due per scambiarle di posto.
page-caesar-limits = tue: { $own } di 5, in tutto: { $both } di 8
page-caesar-still-to-lay = Ancora da piazzare
page-caesar-moves-to =
    { $card }: { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }
page-caesar-spied-hand = La mano di { $opponent }

## The table

page-caesar-group =
    { $group }: { $left ->
        [0] nessun patrizio rimasto
        [one] un patrizio rimasto
       *[other] { $left } patrizi rimasti
    }
page-caesar-sum = { $seat }: { $sum }
page-caesar-sum-open =
    { $hidden ->
        [one] { $seat }: { $sum } e { $hidden } coperta
       *[other] { $seat }: { $sum } e { $hidden } coperte
    }
page-caesar-pile = { $pile }: { $left }
page-caesar-discards-of = { $seat }, scarti: { $n }
page-caesar-hand-of = Mano di { $seat }
page-caesar-suggests = Consiglio
page-caesar-to-move = di turno

## A vote as a scene

page-caesar-scene-vote =
    { $group-id ->
        [aediles] Votano gli { $group }
       *[other] Votano i { $group }
    }
page-caesar-scene-wrath = L'ira degli dei
page-caesar-scene-philosopher = Vince la somma più bassa
page-caesar-scene-skip = Continua

## Beside the table

page-caesar-next-vote = Prossimo voto
page-caesar-in-deck = { $vote }: nel mazzo
page-caesar-turned = { $vote }: girata
page-caesar-out = { $vote }: fuori dal gioco
page-caesar-odds-vote = si vota: { $n } su { $left }
page-caesar-odds-orgy = baccanale: { $n } su { $left }
page-caesar-odds-shuffle = si rimescola: { $n } su { $left }
page-caesar-odds-out = gruppo esaurito: { $n } su { $left }
page-caesar-no-votes = Non resta nessuna carta voto.
page-caesar-score-now = Punteggio se finisse ora
page-caesar-row-patricians = Patrizi
page-caesar-row-majorities = Maggioranze
page-caesar-row-all = Gruppi interi
page-caesar-row-bonus = Influenza bonus
page-caesar-row-total = Punti
page-caesar-one-more = Un patrizio in più porterebbe
page-caesar-bonus-secret = Segreto fino alla fine
page-caesar-own-bonus = La tua influenza bonus segreta
page-caesar-bonus-rule = { $group }: 2 punti da 3 patrizi in su. Conquistati finora: { $won }.
page-caesar-piles = Mazzi e scarti
page-caesar-unseen = Carte di { $seat } non ancora viste
page-caesar-unseen-note = In mano, nei mazzi o coperte.
page-caesar-own-piles = Nei tuoi mazzi
page-caesar-own-order = Il tuo mazzo azione, dalla cima
page-caesar-hide-order = Nascondi l'ordine: lo ricordo a memoria
page-caesar-order-of = Mazzo azione di { $seat }, dalla cima
page-caesar-spied = Viste dalla tua spia, forse ancora in mano
page-caesar-no-cards = Ancora nessuna.
