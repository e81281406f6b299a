## The front door

page-game-nero = Nero
page-about-nero = In tre o quattro vogliono il trono dopo la morte di Nerone: legioni, battaglie, eventi. Circa due ore.
page-option-players = Giocatori
page-option-length = Durata
page-option-acclamation = Proclamato imperatore dopo
page-option-map = Mappa
page-option-deck = Mazzo
page-value-4 = 4
page-value-3 = 3
page-value-full = intera
page-value-short = breve
page-value-any-victory = qualsiasi vittoria
page-value-over-emperor = una vittoria su un imperatore
page-option-candidates = Candidato con Ave Caesar
page-value-candidates-always = in ogni momento
page-value-candidates-below-two = solo con meno di due imperatori
page-note-candidates = Se un generale può diventare candidato quando ci sono già due imperatori; poi aspetta che uno dei due cada.
page-option-attack = Attacco
page-value-attack-card = con almeno una carta
page-value-attack-bare = anche senza carte
page-note-attack = Se chi attacca deve giocare una carta in ogni battaglia. Chi è attaccato non è mai obbligato.
page-option-vanish = Assassinio contrastato
page-value-vanish-true = le carte escono dal gioco
page-value-vanish-false = le carte tornano il round dopo
page-note-vanish = Quando a una Guardia Pretoriana si risponde con una guardia o con due Corruzioni: che fine fanno tutte le carte di quell'assassinio.

## The table

page-kp = PC
page-controlled-by = controllata da { $seat }
page-neutral = neutrali
page-troops-marked = { $name }: { $troops }, con segnalino ritirata
page-port = porto
page-germans = Germani: entrare costa 3 PM
page-home = provincia d'origine di { $seat }
page-turn-cards = Carte usate per PM e PB in questo turno: { $used }; rimaste: { $left }.
page-turn-activation = Attivata: { $province }, PM rimasti: { $bp }.
page-turn-force = In marcia, { $province }: { $troops }.

## Buttons

page-nero-do-want = Scegli: { $area }, con { $seat }
page-nero-do-place = Schiera una legione: { $province }
page-nero-do-home = Sceglila come provincia d'origine: { $province }
page-nero-do-activate = Attiva { $province }
page-nero-do-move-card = Usa { $card } per { $bp } PM
page-nero-do-battle-card = Gioca { $card } per { $gp } PB
page-nero-do-event = Gioca l'evento: { $card }
page-nero-do-counter = Rispondi con { $card }
page-nero-do-counter-two = Rispondi con due Corruzioni
page-nero-do-no-counter = Lascia fare
page-nero-do-force = Fai partire: { $troops }
page-nero-do-depart = Manda verso { $province }: { $troops } ({ $bp } PM)
page-nero-do-load = Fai imbarcare: { $troops }
page-nero-do-leave = Lascia indietro: { $troops }
page-nero-do-take-own = Prendi con te le tue legioni (1 PM)
page-nero-do-take-neutral = Prendi con te le legioni neutrali (2 PM)
page-nero-do-take-both = Prendi con te le tue legioni e le neutrali (3 PM)
page-nero-do-take-leader = Prendi con te il condottiero
page-nero-do-step = Marcia verso { $province } ({ $bp } PM)
page-nero-do-attack = Attacca { $seat } ({ $bp } PM)
page-nero-do-target-assassin = Manda il sicario da { $seat }
page-nero-do-target-crisis = Chiama a Roma { $seat }
page-nero-do-target-traitor = Pesca una carta dalla mano di { $seat }
page-nero-do-retreat = Ritirati verso { $province }
page-nero-do-stay = Resta
page-nero-do-from = Salpa da { $province }
page-nero-do-to = Naviga verso { $province }
page-nero-do-bring = Porta una legione da { $province }
page-nero-do-send = Spostati verso { $province }
page-nero-do-send-neutral = Manda le legioni neutrali verso { $province }
page-nero-do-at-germans = I Germani attaccano: { $province }
page-nero-do-at-legion = Una legione di { $seat } diventa neutrale: { $province }
page-nero-do-declare = Proclama imperatore il tuo condottiero!
page-nero-do-unmark = Togli i segnalini ritirata (2 PM)
page-nero-do-ask-leave = Chiedi il via libera
page-nero-do-grant = Dai il via libera
page-nero-do-refuse = Rifiuta
page-nero-do-ready = Basta carte: si combatte
page-nero-do-halt = Fermati qui
page-nero-do-end-turn = Fine del turno
page-nero-do-take-some-own =
    { $legions ->
        [one] Prendi con te 1 delle tue legioni (1 PM)
       *[other] Prendi con te { $legions } delle tue legioni (1 PM)
    }
page-nero-do-take-some-neutral =
    { $legions ->
        [one] Prendi con te 1 legione neutrale (2 PM)
       *[other] Prendi con te { $legions } legioni neutrali (2 PM)
    }

## Around the map

page-nero-map = Mappa delle province. Le frecce portano alla provincia vicina, Invio sceglie, più e meno ingrandiscono e rimpiccioliscono, 0 mostra tutta la mappa.
page-nero-zoom-in = Più vicino (+)
page-nero-zoom-out = Più lontano (-)
page-nero-whole = Tutta la mappa (0)
page-nero-pick-province = Scegli sulla mappa una provincia illuminata.
page-nero-pick-card = Scegli una carta dalla tua mano.
page-nero-pick-both = Scegli sulla mappa una provincia illuminata, o una carta dalla tua mano.
page-nero-unpick = Altro
page-nero-all = Tutte le scelte ({ $n })
page-nero-fewer = Una legione in meno
page-nero-more = Una legione in più
page-nero-with-leader = con il condottiero
page-nero-laid = Giocata per questa battaglia; nessun altro la vede ancora
page-nero-stay-behind =
    { $legions ->
        [one] 1 resta qui
       *[other] { $legions } restano qui
    }
page-nero-no-card-to-attack = Niente attacco: serve una carta, e in questo turno non puoi più giocarne.
page-nero-lay-one = Per attaccare serve almeno una carta.

## A battle is shown

page-nero-battle = Battaglia: { $province }
page-nero-without-cards = { $strength } senza carte
page-nero-skip = Chiudi

## What is counted

page-nero-this-turn = In questo turno
page-nero-cards-left =
    { $left ->
        [0] nessun'altra carta per PM o PB
        [one] ancora 1 carta per PM o PB
       *[other] ancora { $left } carte per PM o PB
    }
page-nero-last-turn = L'ultimo turno del round: le carte avanzate sono perse.
page-nero-kp-of = { $seat }: da dove vengono i PC
page-nero-kp-italy = legioni in Italia oltre a quelle di tutti gli altri insieme
page-nero-kp-areas = per le regioni controllate, 2 ciascuna
page-nero-kp-cards = per Senato e Guardia in questo turno
page-nero-kp-need = Con 5 PC e il condottiero a Roma: imperatore.
page-nero-points-by-round = PV per round e origine
page-nero-round = Round { $round }
page-nero-discarded = Scartate in questo round: { $n }
page-nero-removed = Fuori dal gioco: { $n }
page-nero-unseen = Non ancora viste: { $n } (di cui { $deck } nel mazzo)
