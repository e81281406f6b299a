event-bonus = { $seat } riceve una carta influenza bonus segreta.
event-bonus-known = { $seat } riceve una carta influenza bonus segreta: { $group }.
event-stacked = { $seat } mette in fondo al mazzo azione: { $card }.
event-action-pile-arrange = { $seat } sceglie di ordinare il mazzo azione.
event-action-pile-shuffle = { $seat } mescola il mazzo azione.
event-arranged = { $seat } ha ordinato il mazzo azione.
event-set =
    { $seat } piazza una carta coperta { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }.
event-set-known =
    { $seat } piazza una carta coperta { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }: { $card }.
event-turn = Tocca a { $seat }.
event-passed =
    { $seat-id ->
        [cleopatra] { $seat } resta passiva.
       *[caesar] { $seat } resta passivo.
    }
event-laid-up =
    { $seat } gioca una carta scoperta { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }: { $card }.
event-laid-down =
    { $seat } gioca una carta coperta { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }.
event-laid-down-known =
    { $seat } gioca una carta coperta { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }: { $card }.
event-played-assassination =
    { $seat } gioca Attentato { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }: { $card }.
event-played-spy = { $seat } gioca Spia.
event-played-castling =
    { $seat } gioca Arrocco { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    } e { $other-id ->
        [aediles] sugli { $other }
       *[other] sui { $other }
    }.
event-played-scout =
    { $seat } gioca Esploratore { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }.
event-played-wrath =
    { $seat } gioca Ira degli dei { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }.
event-vetoed = { $seat } gioca Veto: l'azione è annullata.
event-allowed = { $seat } tiene il veto in mano.
event-assassinated =
    { $seat } perde una carta { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }: { $card }.
event-spied = { $seat } guarda le carte in mano a { $opponent }.
event-spied-known = { $seat } guarda le carte in mano a { $opponent }: { $cards }.
event-taken = { $seat } deve scartare: { $card }.
event-assigned =
    { $seat } ripiazza una carta coperta { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }: { $card }.
event-castled = { $seat } completa l'arrocco. Carte, tutte coperte: { $group } { $count }, { $other } { $otherCount }.
event-scouted =
    { $seat } deve scoprire le sue carte { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }: { $cards }.
event-wrath =
    L'ira degli dei si abbatte { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    }.
event-exchanged = { $seat } scarta: { $card }.
event-drew = { $seat } pesca dal { $pile }.
event-drew-known = { $seat } pesca: { $card }.
event-drew-none = { $seat } non pesca nessuna carta.
event-lost = { $seat } scarta: { $cards }.

event-turned-vote = Carta voto: { $vote }. Si vota la fiducia!
event-turned-out = Carta voto: { $vote }. Non resta nessuno; la carta esce e si gira la prossima.
event-turned-orgy = Carta voto: { $vote }. Non si vota.
event-turned-fades = Carta voto: { $vote }. Non si vota e la carta esce dal gioco.
event-turned-shuffle = Carta voto: { $vote }. Non si vota; si rimescola tutto il mazzo.

event-vote-extraordinary = { $group }: otto carte. Voto di fiducia straordinario!
event-vote-side = { $seat }: { $cards } = { $sum }
event-vote-tie = { $group }: parità. Il voto è rinviato, le carte restano.
event-vote-won = { $group }: { $seat } conquista un patrizio. Rimasti: { $left }.
event-vote-turned-round =
    { $count ->
        [one] { $group }: il filosofo inverte l'esito, un patrizio a { $seat }. Rimasti: { $left }.
       *[other] { $group }: i filosofi invertono l'esito, un patrizio a { $seat }. Rimasti: { $left }.
    }

event-ended-patricians = Fine della partita: tutti i patrizi sono stati conquistati.
event-ended-influence = Fine della partita: nessuno ha più carte influenza.
event-ended-blocked = Fine della partita: chi ha ancora carte influenza non ha più dove giocarle.
event-ended-stalled = Fine della partita: da troppo tempo nessuno scambia né gioca carte.
