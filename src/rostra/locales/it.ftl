### Rostra in italiano. Termini: voto di fiducia, patrizi, carte influenza, carte azione.

## Names

seat-cleopatra = Cleopatra
seat-caesar = Cesare
seat-chance = Sorte

group-senators = Senatori
group-praetors = Pretori
group-quaestors = Questori
group-censors = Censori
group-aediles = Edili

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-P = Filosofo
card-assassination = Attentato
card-spy = Spia
card-castling = Arrocco
card-scout = Esploratore
card-wrath = Ira degli dei
card-veto = Veto
card-bonus = Influenza bonus

vote-senators = Senatori
vote-praetors = Pretori
vote-quaestors = Questori
vote-censors = Censori
vote-aediles = Edili
vote-orgy = Baccanale
vote-shuffle = Baccanale speciale

pile-influence = mazzo influenza
pile-action = mazzo azione

nothing = niente
figure = { $value }

## What happens. "-known": only those who may know the card read this one.

event-bonus = { $seat } riceve una carta influenza bonus segreta.
event-bonus-known = { $seat } riceve una carta influenza bonus segreta: { $group }.
event-stacked = { $seat } mette in fondo al mazzo azione: { $card }.
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

## Why a line cannot be played now

refused = Non si può: { $why } ({ $rule })
rule-notation = notazione

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
    un lato può avere al massimo cinque carte in un gruppo, e { $group-id ->
        [aediles] sugli { $group }
       *[other] sui { $group }
    } ne hai già cinque.
why-both-eight =
    in un gruppo ci stanno al massimo otto carte in tutto, e { $group-id ->
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
why-highest-first = le carte dell'arrocco si ripiazzano dalla più alta in giù, i filosofi per ultimi. Ora tocca a: { $card }.
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
why-pile-empty = il { $pile } è vuoto.
why-not-in-that-hand = quella mano non contiene questa carta: { $card }.
why-stacked = queste sono già tutte nel mazzo: { $card }.
why-set-already = questa carta è già stata piazzata: { $card }.
why-set-order = si segue l'ordine dei gruppi sul tavolo. Ora tocca a: { $group }.
why-not-in-pile = nel mazzo non ce ne sono più: { $card }.
why-not-in-deck = questa carta voto non è più nel mazzo: { $vote }.

## What is asked now (part of the reasons above)

asked-bonus = Si sta distribuendo una carta influenza bonus.
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

## The table. Captions in the first column have room for 15 letters.

table-title = Turno { $turn } - { $cleopatra } { $cleopatraPoints } : { $caesarPoints } { $caesar }
table-you = { $seat } (tu)
table-they = { $seat }
table-patricians = Patrizi rimasti
# How many patricians of a group are left, and how many Cleopatra and Caesar have won; at most 10 letters
table-left = { $left } ({ $cleopatra }:{ $caesar })
table-strength = forza
table-sum-open = { $sum } + { $hidden } ?
table-cards =
    { $seat }: in mano { $influence } influenza, { $actions } azione; mazzi { $influencePile } influenza, { $actionPile } azione
table-hand = In mano: { $cards }
table-discards = Scarti: { $list }
table-spied = Viste dalla spia, forse ancora in mano: { $list }
table-aside = Da piazzare: { $list }
table-bonus = Bonus: { $group }
table-next-actions = Prossime azioni: { $cards }
table-votes = Voti ({ $left }): { $list }
table-votes-turned = Già girati: { $list }
table-votes-removed = Fuori dal gioco: { $list }
heap = { $n }{"\u00A0"}x{"\u00A0"}{ $name }

## Choices

prompt = La tua scelta (h: aiuto)>
choice = { $number }) { $what }
grid-faces = { $symbol } cop./scop.
grid-down = { $symbol } coperta
grid-up = { $symbol } scoperta

ask-turn = Tocca a te: una carta coperta o due scoperte, un'azione, o turno passivo.
ask-more = Tocca a te: quale carta, e dove?
ask-end = Hai giocato le tue carte. Una carta azione, o fine del turno?
ask-veto = Giochi il tuo veto?
ask-take = Quale carta va scartata?
ask-assign = Arrocco: dove va questa carta? { $card } (da piazzare: { $cards })
ask-exchange = Quale carta scambi? In mano: { $cards }
ask-draw = Da dove peschi? In mano: { $cards }
ask-replace = Puoi pescare una carta. In mano: { $cards }
ask-stack = Il tuo mazzo azione, dalla cima ({ $done } di 13): { $cards }
ask-set = Le tue prime cinque carte vanno coperte, una per gruppo. Ora: { $group }

menu-action = { $card }:
menu-otherwise = Oppure:
menu-stack-all = Tutto il resto:
menu-stack = O la prossima carta:
menu-set-all = Tutto il resto:
menu-set = O la prossima carta:

choice-suggested = consigliato: { $cards }
choice-random = a caso
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

only-choice = C'è una sola scelta, già fatta per te: `{ $line }`

## Playing

play-hello = Cesare & Cleopatra. Tu sei { $seat }, contro { $player }.
# Several people at one keyboard; $player are the bots, or "none"
play-hello-people = Cesare & Cleopatra. A questa tastiera: { $people }. Bot: { $player }.
play-how = Rispondi con un numero o in notazione; h: aiuto, ?: le carte, q: salva ed esci.
play-unfinished = C'è una partita in sospeso: rostra play { $game } --resume la riprende.
play-bot-failed = { $why }. Al suo posto decide Miles.
play-saved = La partita è salvata: { $file }. Per riprenderla: rostra play { $game } --resume
play-record = La partita registrata: { $file }

# Between two people at one keyboard: the one who has played clears the window, the other one comes
curtain-falls = Invio: pulisci la finestra per il prossimo>
curtain-rises = Ora guardi solo { $seat }. Invio>

help-page =
    Conquisti un patrizio se hai più influenza sul suo gruppo quando si vota.
    Un turno: una carta influenza coperta, oppure due scoperte, e quando vuoi una
    carta azione; poi torni a cinque carte in mano e si gira una carta voto.
    Oppure un turno passivo: scambi soltanto carte.
    Sul tavolo: 3 4 [25] sono un 3 e un 4 scoperti, un 2 e un 5 coperti; [??] sono
    le carte coperte dell'avversario.
    I patrizi rimasti, 4 (1:0): Cleopatra ne ha conquistato uno, Cesare nessuno.
    Ogni numero della griglia è una scelta: quello a sinistra gioca la carta
    coperta, quello a destra scoperta.

      un numero    quella scelta
      una riga     notazione: `down 3 senators`, `up P censors`, `spy`,
                   `scout aediles`, `pass`, `draw action`
      ?            spiega tutte le carte; `? spy` ne spiega una
      t            di nuovo il tavolo e le scelte
      l            di nuovo gli ultimi eventi
      d            gli scarti, e che cosa si può contare
      q            esce; la partita è salvata a ogni decisione, --resume la
                   riprende

## Cards explained

explain-number = Da 1 a 5: influenza. Al voto ogni lato somma le sue carte; la somma più alta conquista un patrizio. Poi il lato con la somma più alta scarta da quel gruppo la sua carta più alta, l'altro la sua più bassa.
explain-P = Filosofo (P): influenza 0. Se i due lati hanno un numero diverso di filosofi, vince la somma più bassa. Dopo il voto tutti i filosofi del gruppo si scartano, tranne in caso di parità.
explain-assassination = Attentato (4): fai scartare all'avversario una carta influenza scoperta, in un gruppo qualsiasi.
explain-spy = Spia (2): guarda le carte in mano all'avversario e scegline una da scartare. L'avversario può pescarne un'altra.
explain-castling = Arrocco (2): riprendi tutte le tue carte di due gruppi e ripiazzale lì come vuoi, tutte coperte.
explain-scout = Esploratore (2): l'avversario scopre tutte le sue carte di un gruppo. Restano scoperte.
explain-wrath = Ira degli dei (1): si scartano tutte le carte influenza di un gruppo, da entrambi i lati.
explain-veto = Veto (2): solo contro una carta azione dell'avversario, e subito: la annulla. Poi puoi pescare una carta. Contro un veto non c'è veto.
explain-orgy = Baccanale (carta voto): questa volta non si vota.
explain-shuffle = Baccanale speciale (carta voto): non si vota, e tutte le carte voto in gioco si rimescolano in un nuovo mazzo.
explain-bonus = Influenza bonus segreta: 2 punti se conquisti almeno 3 patrizi di quel gruppo.
explain-group = Gruppi: 5 Senatori, 5 Pretori, 5 Questori, 3 Censori, 3 Edili. Un patrizio vale 1 punto, la maggioranza di un gruppo 1 in più, il gruppo intero ancora 1. In un gruppo ci stanno al massimo 5 carte per lato e 8 in tutto; con 8 si vota subito.
explain-group-now =
    { $left ->
        [0] { $group }: non resta più nessuno.
        [one] { $group }: ne resta { $left }.
       *[other] { $group }: ne restano { $left }.
    }

details-discards = { $seat }, scarti: { $list }
details-piles = { $seat }, nei mazzi: { $list }
details-unseen = { $seat }, non ancora viste (mano, mazzi, carte coperte): { $list }
details-order = Mazzo azione, dalla cima: { $cards }

## The score at the end

score-title = Il punteggio
score-for = Punti per
score-total = Totale
score-patricians = { $group }: patrizi
score-majority = { $group }: maggioranza
score-all = { $group }: gruppo intero
score-bonus = { $group }: influenza bonus
score-won = Vince { $seat }.
score-won-by-patricians = Vince { $seat }: punti pari, ma più patrizi.
score-draw = Pareggio: stessi punti e altrettanti patrizi.
score-you-won = Complimenti!
score-you-lost = Questa volta ha avuto la meglio l'avversario.

## Simulations

simulate-progress = Partite
simulate-time =
    { $games ->
        [one] Una partita in { $seconds } s
       *[other] { $games } partite in { $seconds } s
    }
simulate-saved = Registrazioni: { $folder }
simulate-interrupted = Interrotto. Partite giocate: { $games } su { $wanted }.
error-simulate-died = Un processo che giocava è morto; forse la memoria era esaurita. Partite giocate: { $games } su { $wanted }. Per giocarle tutte ricomincia, se serve con un --jobs più basso

report-games =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }
report-per-game = per partita
report-mean = media
report-error = +- 95 %
report-median = mediana
report-least = min
report-most = max
report-count = partite
report-decisions = decisioni
report-turns = turni
report-points = punti: { $seat } ({ $player })
# By the name a seat has at the end
report-points-as = punti: { $seat }
report-margin = distacco del vincitore
report-lead = { $seat } davanti a { $opponent }
report-games-column = partite
report-share-column = quota
report-interval-column = intervallo 95 %
report-wins = vittorie: { $seat } ({ $player })
report-wins-as = vittorie: { $seat }
report-draws = pareggi
report-ended-patricians = fine: tutti i patrizi conquistati
report-ended-influence = fine: carte influenza esaurite
report-ended-blocked = fine: niente posto per l'ultimo giocatore
report-ended-stalled = fine: nessuno si muoveva più

## Records

record-good =
    { $decisions ->
        [one] ok: { $file } (una decisione, { $result })
       *[other] ok: { $file } ({ $decisions } decisioni, { $result })
    }
record-bad = respinto: { $file }: { $why }
record-bad-line =
    { $text ->
        [none] riga { $line }: { $why }
       *[other] riga { $line }, `{ $text }`: { $why }
    }
record-checked = validi: { $good }, respinti: { $bad }
show-title = Dopo la decisione { $decision } di { $decisions }, punto di vista: { $viewer }
show-everything = tutti (ogni carta scoperta)
show-player = { $seat }: { $player }
show-here = -----> qui
show-decision = { $decision }. { $who }: { $line }
player-human = umano
result-won = { $points }, vince { $seat }: { $why }
result-draw = { $points }, pareggio: { $why }
result-unfinished = in sospeso
result-by-patricians = tutti i patrizi conquistati
result-by-influence = carte influenza esaurite
result-by-blocked = niente posto per l'ultimo giocatore
result-by-stalled = nessuno si muoveva più

## Why a file is no record. $found is what stands there, already in quotes.

bad-first-line = { $found }, ma una registrazione inizia con "{ $right }"
bad-entry = { $found } non è "key: value"; una riga vuota chiude l'intestazione
bad-twice = { $key } c'è già alla riga { $first }
bad-missing-key = l'intestazione finisce qui, ma manca "{ $key }"
bad-unknown-key = { $key }: questa voce non esiste nell'intestazione di questo gioco
bad-game = game: { $found } non esiste; ci sono: { $known }
bad-option = il gioco non ha un'opzione { $option } con il valore { $found }: { $reason }
bad-rules = rules: { $found } non è un numero da 1 in su
bad-newer = rules: la versione { $found } è troppo recente, questo programma conosce la { $newest }; aggiorna Rostra
bad-name = { $key }: { $found } non è un nome (caratteri visibili su una riga)
bad-date = date: { $found } non è una data come 1997-10-23
bad-seed = seed: { $found } non è un numero intero
bad-json = position: questo non è un oggetto JSON
# $why comes from the program, in English
bad-position = questa posizione non è possibile: { $why }
bad-result = result: { $found }, ma le decisioni che seguono danno "{ $right }"
bad-encoding = questo non è testo in UTF-8
bad-file = non è un file normale, oppure è troppo grande per una registrazione

## Version

version-compiled = Rostra { $version }, pacchetti di gioco compilati
version-plain = Rostra { $version }, pacchetti di gioco in puro Python (non compilati: le stesse partite, solo più lente)

## Errors

error-language = Non ci sono testi in "{ $value }"; ci sono: { $known }
error-game = Il gioco "{ $value }" non esiste; ci sono: { $known }
error-option-form = --option { $value }: va scritto NAME=VALUE, per esempio --option edition=italian
error-option-name = L'opzione "{ $value }" non esiste; ci sono: { $known }
error-option-value = --option { $option }: "{ $value }" non è tra i valori possibili: { $known }
# $why comes from the program, in English
error-option-file = --option { $option }: { $why }
error-option-twice = --option { $option } è indicata due volte
error-bot = Il bot "{ $value }" non esiste; ci sono: { $known }
error-bots = { $value }: troppi bot; indicane al massimo uno per posto, separati da virgole, nell'ordine { $seats }. L'ultimo gioca anche i posti restanti
error-bot-failed = Il bot non funziona: { $why }
error-seat = Il posto "{ $value }" non esiste; ci sono: { $known }
error-at = --at { $value }: le decisioni della registrazione vanno da 0 a { $most }
error-number = Scegli un numero da 1 a { $most }, o h per l'aiuto.
error-explain = La carta "{ $value }" non esiste; ci sono: { $known }
error-folder = { $file }: qui non si possono scrivere registrazioni ({ $why })
error-save = { $file }: qui non si può salvare la partita ({ $why })
error-save-place = --save { $file }: indica un file in una cartella che esiste
error-save-exists = --save { $file }: questo file c'è già e non è questa partita; indicane un altro
error-resume-with = --resume riprende una partita così com'era iniziata: togli --bot, --seat e --option
error-resume-seed = --resume riprende la partita con il suo seme, { $right }: togli --seed { $value }
error-in-use = { $file }: questa partita è già in corso in un'altra finestra (processo { $process })
error-nothing-to-resume = In { $folder } non ci sono partite in sospeso; rostra play { $game } ne inizia una

## Help texts of the commands

help-rostra = Cesare & Cleopatra e Nero nel terminale: gioca, simula, guarda le partite registrate.
help-version = Mostra la versione, e se i pacchetti di gioco sono compilati.
help-game = Il gioco: { $known }
help-option = Un'opzione del gioco, anche più volte. Cesare & Cleopatra: edition=kosmos|italian, action_decks=arranged|shuffled, orgies=standard|fading|fewer, size=full|mini. Nero: players=4|3, length=full|short, acclamation=any-victory|over-emperor, map=FILE, deck=FILE
help-language = La lingua: { $known }
help-simulate = Fa giocare molte partite ai bot e mostra com'è andata.
help-games = Quante partite
help-seed-simulate = Lo stesso seme dà le stesse partite
help-jobs = Quanti processi; il risultato non ne dipende
help-save-simulate = Scrive in questa cartella la registrazione di ogni partita
help-bots = I bot per i posti, in ordine e con virgole: random,miles; l'ultimo gioca i restanti
help-record = Guarda le partite registrate.
help-check = Controlla le registrazioni riga per riga; delle cartelle, tutti i file .txt.
help-check-files = File o cartelle
help-show = Mostra il tavolo a una decisione di una partita registrata, e le decisioni vicine.
help-show-file = Il file di una registrazione
help-at = Dopo quante decisioni (alla fine, se non indicato)
help-seat-show = Che cosa vedeva questo posto; tutto, se non indicato
help-play = Gioca una partita contro i bot, o in più persone alla stessa tastiera.
help-bot = Gli avversari, con virgole (centurio, se non indicato)
help-seat = Il tuo posto: cleopatra (inizia) o caesar; in Nero da seat1 (inizia) a seat4. Con virgole: più persone a questa tastiera
help-seed = Seme: rende ripetibili il caso e il bot; la partita lo conserva per --resume
help-resume = Riprende l'ultima partita in sospeso
help-save = Scrive la registrazione anche in questo file

## Nero: names
## PM punti movimento, PB punti battaglia, PC punti candidatura, PV punti vittoria. Termini: regione (le quattro aree),
## provincia, legione, condottiero, generale, candidato, imperatore, armata (chi marcia insieme), segnalino ritirata.

nero-seat-galba = Galba
nero-seat-vitellius = Vitellio
nero-seat-otho = Otone
nero-seat-vespasian = Vespasiano
# Before the areas are chosen
nero-seat-seat1 = Posto 1
nero-seat-seat2 = Posto 2
nero-seat-seat3 = Posto 3
nero-seat-seat4 = Posto 4

nero-area-west = Occidente
nero-area-north = Nord
nero-area-danube = Danubio
nero-area-east = Oriente
nero-area-italy = Italia

nero-province-lusitania = Lusitania
nero-province-baetica = Baetica
nero-province-tarraconensis = Tarraconensis
nero-province-aquitania = Aquitania
nero-province-narbonensis = Narbonensis
nero-province-britannia = Britannia
nero-province-belgica = Belgica
nero-province-lugdunensis = Lugdunensis
nero-province-germania-inferior = Germania Inferior
nero-province-germania-superior = Germania Superior
nero-province-raetia = Raetia
nero-province-noricum = Noricum
nero-province-pannonia = Pannonia
nero-province-dalmatia = Dalmatia
nero-province-moesia = Moesia
nero-province-achaia = Achaia
nero-province-asia = Asia
nero-province-syria = Syria
nero-province-iudaea = Iudaea
nero-province-aegyptus = Aegyptus
nero-province-italia-nord = Italia Nord
nero-province-italia-sud = Italia Sud
nero-province-roma = Roma

nero-rank-general = generale
nero-rank-candidate = candidato
nero-rank-emperor = imperatore

nero-card-bribery = Corruzione
nero-card-bad-omens = Cattivi Presagi
nero-card-bad-weather = Maltempo
nero-card-praetorian-guard = Guardia Pretoriana
nero-card-galley = Galea
nero-card-ave-caesar = Ave Caesar
nero-card-rebellion = Ribellione
# Without a province: all revolts together
nero-card-revolt = Rivolta in { $province }
nero-card-senate = Influenza del Senato
nero-card-assassin = Sicario
nero-card-bad-health = Malattia
nero-card-crisis = Crisi a Roma
nero-card-germans = Attacco Germanico
nero-card-traitor = Traditore

# $troops in the sentences below is one of these
nero-troops-legions =
    { $legions ->
        [one] 1 legione
       *[other] { $legions } legioni
    }
nero-troops-both =
    { $legions ->
        [one] 1 legione e il condottiero
       *[other] { $legions } legioni e il condottiero
    }
nero-troops-leader = il condottiero

## Nero: what happens. "-known": only those who may know the card read this one.

nero-event-wants = { $seat } indica in segreto: { $area }.
nero-event-wanted = { $seat } vuole: { $area }.
nero-event-lot = Decide la sorte: { $area } va a { $seat }.
# $seat is the leader of the area
nero-event-area = { $area }: { $seat }.
nero-event-placed = { $seat } schiera una legione: { $province }.
nero-event-home = { $seat } sceglie la provincia natale: { $province }.
nero-event-round = Round { $round }. Nuove carte per tutti; apre { $opener }.
nero-event-dealt = { $seat } riceve una carta.
nero-event-dealt-known = { $seat } riceve: { $card }.
nero-event-turn = Tocca a { $seat }.
nero-event-turn-last = Tocca a { $seat }, per l'ultima volta in questo round: solo { $seat } ha ancora carte.
nero-event-lost =
    { $cards ->
        [one] { $seat } perde una carta inutilizzata.
       *[other] { $seat } perde { $cards } carte inutilizzate.
    }

nero-event-activated = { $seat } attiva { $province }.
nero-event-move-card = { $seat } usa { $card } per { $bp } PM (in tutto { $pool }).
nero-event-force = { $seat } mette in marcia ({ $province }): { $troops }.
# This is announced, and can be answered ...
nero-event-stepping = { $seat } vuole marciare da { $province } verso { $other }: { $troops }.
# ... and this has happened
nero-event-stepped = { $seat } marcia da { $province } verso { $other }: { $troops }.
nero-event-left = { $seat } lascia indietro ({ $province }): { $troops }.
nero-event-took = { $seat } prende con sé ({ $province }): { $troops }.
nero-event-halted = { $seat } si ferma ({ $province }): { $troops }.
nero-event-unmarked =
    { $legions ->
        [one] { $seat } toglie un segnalino ritirata: { $province }.
       *[other] { $seat } toglie { $legions } segnalini ritirata: { $province }.
    }
# $seats is a list
nero-event-asked-leave = { $seat } chiede via libera a: { $seats }.
nero-event-granted = { $seat } la concede.
nero-event-refused = { $seat } rifiuta.
nero-event-retreating = { $seat } vuole ritirarsi da { $province } verso { $other }.
nero-event-retreated =
    { $legions ->
        [one] { $seat } si ritira con 1 legione da { $province } verso { $other }.
       *[other] { $seat } si ritira con { $legions } legioni da { $province } verso { $other }.
    }
nero-event-stayed = { $seat } resta.

nero-event-attacking = { $seat } attacca { $opponent } in { $province }.
nero-event-attacked = Comincia la battaglia tra { $seat } e { $opponent } in { $province }.
nero-event-laid = { $seat } gioca per la battaglia: { $card }.
nero-event-ready = { $seat } è in assetto di battaglia.
# $cards are the cards laid, or "none"
nero-event-battle-side = { $seat }: forza { $strength } (carte: { $cards })
nero-event-battle-won = { $province }: { $seat } batte { $opponent }. Una legione cambia bandiera, 1 PV.
nero-event-battle-draw = { $province }: parità. Non cambia nulla, ma l'armata non marcia e non attacca più.

nero-event-rank-legions = Le legioni acclamano { $seat }: è candidato al trono!
nero-event-rank-rome = Il candidato { $seat } è a Roma: diventa imperatore!
nero-event-rank-victory = Dopo la vittoria { $seat } è acclamato imperatore!
nero-event-rank-declared = { $seat } è proclamato imperatore a Roma!
nero-event-rank-lost = { $seat } ha perso e torna semplice generale.
nero-event-rank-assassinated = Il sicario colpisce: { $seat } torna semplice generale.

nero-event-event = { $seat } gioca: { $card }.
nero-event-aimed-galley = { $seat } gioca Galea, da { $province } verso { $other }: { $troops }.
nero-event-aimed-assassin = { $seat } gioca Sicario contro { $opponent }.
nero-event-aimed-crisis = { $seat } gioca Crisi a Roma: ci deve andare { $opponent }.
nero-event-aimed-traitor = { $seat } gioca Traditore contro { $opponent }.
nero-event-aimed-germans = { $seat } gioca Attacco Germanico: { $province }.
nero-event-aimed-rebellion = { $seat } gioca Ribellione in { $province } contro { $opponent }.
nero-event-countered = { $seat } risponde: { $card }.
nero-event-countered-two = { $seat } risponde con due carte: { $card }.
nero-event-off = L'evento di { $seat } è annullato: { $card }.
nero-event-off-step = { $seat } non può marciare: il passo è annullato.
nero-event-off-attack = { $seat } non può attaccare: niente battaglia.
nero-event-off-retreat = { $seat } non può ritirarsi.
nero-event-held = { $seat } è malato e in questo turno non viaggia più.
nero-event-kp = { $seat } in questo turno ha { $kp } PC grazie alle carte.
nero-event-sailed = La galea di { $seat } naviga da { $province } verso { $other }: { $troops }.
nero-event-landed = { $seat } sbarca in { $province }.
nero-event-landed-spent = { $seat } sbarca in { $province } e per questo turno deve restarci.
nero-event-called = { $seat } ora è a Roma.
nero-event-stolen = { $seat } pesca una carta dalla mano di { $opponent }.
nero-event-stolen-known = { $seat } pesca una carta dalla mano di { $opponent }: { $card }.
nero-event-stolen-nothing = Il traditore di { $seat } non trova nulla: { $opponent } non ha più carte.
nero-event-germans = I Germani irrompono in { $province }: tutti devono andarsene, ed entrare costa 3 PM.
nero-event-sent = { $seat } si sposta da { $province } verso { $other }.
nero-event-sent-neutral = { $seat } manda le legioni neutrali da { $province } verso { $other }.
nero-event-revolt = Rivolta in { $province }: { $seat } deve averci due legioni.
nero-event-brought = { $seat } porta una legione da { $province } verso { $other }.
nero-event-neutral =
    { $legions ->
        [0] { $province }: nessuna legione di { $seat } diventa neutrale.
        [one] { $province }: una legione di { $seat } diventa neutrale.
       *[other] { $province }: { $legions } legioni di { $seat } diventano neutrali.
    }

nero-event-scored-emperor = { $seat } riceve { $points } PV: imperatore.
nero-event-scored-rome = { $seat } riceve { $points } PV: imperatore a Roma.
nero-event-scored-areas = { $seat } riceve { $points } PV: regioni controllate.
nero-event-scored-italy = { $seat } riceve { $points } PV: province d'Italia.
nero-event-ended-control = La partita è finita: l'impero è in una sola mano.
nero-event-ended-rounds = La partita è finita dopo quattro round.

## Nero: why a line cannot be played now

nero-why-spelling = si scrive `{ $right }`.
nero-why-unknown = questa riga non esiste; si scrive per esempio `{ $right }`.
nero-why-unknown-asked = questa riga non esiste. { $right }
nero-why-not-asked = non è il momento. { $asked }
nero-why-over = la partita è finita.
nero-why-area-taken = questa regione è già di { $seat }: { $area }.
nero-why-own-area = { $province } non è nella tua regione, che è: { $area }.
nero-why-not-in-deck = nel mazzo non ce ne sono più: { $card }.
nero-why-not-in-hand = questa carta non è in mano: { $card }.
nero-why-not-in-that-hand = quella mano non contiene questa carta: { $card }.
nero-why-two-briberies = in un assassinio una guardia si ferma solo con due Corruzioni: `counter-two bribery`.
nero-why-only-one = di questa carta ne servono due, e in mano ce n'è una sola: { $card }.
nero-why-two-not-needed = due di queste rispondono solo a una Guardia Pretoriana in un assassinio: { $card }.
nero-why-does-not-counter = questa carta non risponde a ciò che è stato giocato: { $card }.
nero-why-once = questo evento si gioca una volta per turno, ed è già stato giocato: { $card }.
nero-why-own-turn = questa carta si gioca solo nel proprio turno: { $card }.
nero-why-answers-only = questo evento serve solo a rispondere a ciò che fanno gli altri: { $card }.
nero-why-nothing-to-counter = ora non c'è nulla a cui rispondere.
nero-why-not-bordering = { $province } non confina con { $here }.
nero-why-leaders-only = a Roma entrano solo i condottieri, senza legioni.
nero-why-came-from = chi è entrato ({ $here }) veniva da { $province }: lì non ci si ritira.
nero-why-others-there = in { $province } ci sono legioni altrui.
nero-why-must-flee = un attaccante sconfitto deve ritirarsi, se può.
nero-why-marked-lay-none = le legioni con il segnalino ritirata non combattono, quindi per loro non si giocano carte.
nero-why-most-cards =
    { $most ->
        [0] in questo turno non si possono più giocare carte.
        [one] si può giocare una carta sola, ed è già stata giocata.
       *[other] si possono giocare { $most } carte, e sono già state giocate.
    }
nero-why-nobody-to-board = in nessun porto hai qualcuno che possa imbarcarsi.
nero-why-nobody-boards-here = in { $province } non hai nessuno che possa imbarcarsi.
nero-why-no-port = { $province } non ha un porto.
nero-why-other-port = la galea deve andare in un altro porto.
nero-why-load =
    { $free ->
        [0] in { $here } nessuna legione può imbarcarsi.
        [one] in { $here } può imbarcarsi una sola legione.
       *[other] in { $here } possono imbarcarsi solo { $free } legioni.
    }
nero-why-leader-cannot-board = il tuo condottiero non può imbarcarsi in { $here }.
nero-why-no-emperor-in-rome = a Roma non c'è nessun imperatore.
nero-why-no-emperor-outside = fuori Roma non c'è nessun imperatore.
nero-why-nobody-has-cards = nessun altro ha carte.
nero-why-germans-there = i Germani sono già in { $province }, e non c'è nessun altro.
nero-why-four-neutral = ci sono già quattro legioni neutrali, e non sono mai di più.
nero-why-free-area = { $province } è in una regione che non è di nessuno.
nero-why-no-legions-left = { $seat } non ha più legioni.
nero-why-no-general = il tuo condottiero è già più che un generale.
nero-why-two-emperors = ci sono già due imperatori, e non sono mai di più.
nero-why-not-at-home = il tuo condottiero dev'essere nella provincia natale ({ $home }), ma è altrove: { $there }.
nero-why-no-legion-at-home = il tuo condottiero ha bisogno di una tua legione con sé in { $home }.
nero-why-area-not-controlled = devi controllare la tua regione: { $area }.
nero-why-no-legion-of = { $seat } non ha legioni in { $province }.
nero-why-already-there = le legioni devono venire da altre province, non da quella della rivolta: { $province }.
nero-why-not-playing = { $target } non partecipa a questa partita.
nero-why-not-himself = dev'essere la mano di un altro.
nero-why-target-no-cards = { $target } non ha carte.
nero-why-target-no-emperor = { $target } non è imperatore.
nero-why-target-in-rome = { $target } è già a Roma.
nero-why-target-not-in-rome = { $target } non è a Roma.
nero-why-no-force = nessuna armata è in marcia: attiva una provincia, usa una carta per i PM e falla partire, per esempio `force 2`.
nero-why-halt-first = un'armata è in marcia ({ $here }): prima `halt`.
nero-why-bp = costa { $need } PM, e ne restano { $have }.
nero-why-use-a-card = in un turno bisogna usare almeno una carta.
nero-why-four-cards = in questo turno sono già state usate quattro carte per PM o PB, e di più non si può.
nero-why-no-cards = non restano carte per i PM.
nero-why-activate-first = i PM appartengono a un'attivazione: prima attiva una provincia, per esempio `activate baetica`.
nero-why-nobody-there = qui non hai legioni e nemmeno il condottiero: { $province }.
nero-why-legions-free =
    { $free ->
        [0] in { $here } nessuna legione può partire (già in marcia in questo turno: { $spent }, con segnalino ritirata: { $marked }).
        [one] in { $here } può partire una sola legione (già in marcia in questo turno: { $spent }, con segnalino ritirata: { $marked }).
       *[other] in { $here } possono partire solo { $free } legioni (già in marcia in questo turno: { $spent }, con segnalino ritirata: { $marked }).
    }
nero-why-leader-elsewhere = il tuo condottiero non è qui ({ $here }) ma altrove: { $there }.
nero-why-leader-in-force = il tuo condottiero è già con l'armata.
nero-why-leader-spent = il tuo condottiero in questo turno non viaggia più.
nero-why-leader-not-in-force = il tuo condottiero non è con l'armata.
nero-why-leave =
    { $legions ->
        [0] l'armata non ha legioni.
        [one] l'armata ha una sola legione.
       *[other] l'armata ha solo { $legions } legioni.
    }
nero-why-no-own-to-take = in { $here } non ci sono tue legioni da prendere con sé.
nero-why-no-neutral-to-take = in { $here } non ci sono legioni neutrali.
nero-why-drawn = dopo una parità l'armata in questo turno non marcia e non attacca più.
nero-why-weather-step = il maltempo trattiene l'armata.
nero-why-weather-attack = il maltempo protegge { $enemy } da questa armata per il resto del turno, in ogni provincia.
# $seats is a list
nero-why-hindered = in { $here } ci sono legioni di chi non ha dato via libera: { $seats }. Battile, `ask-leave` o `halt`.
nero-why-nobody-hinders = nessuno ostacola l'armata.
nero-why-asked-already = è già stato chiesto a: { $seats }.
nero-why-own-legions = sono le tue stesse legioni.
nero-why-no-enemy = { $enemy } non ha legioni qui: { $here }.
nero-why-leader-alone = un condottiero da solo non attacca.
nero-why-landed = chi è sbarcato in questo turno non attacca.
nero-why-fought = con { $enemy } in { $here } si è già combattuto in questo turno, e le stesse truppe si attaccano una volta sola.
nero-why-no-markers = in { $here } nessuna tua legione ha un segnalino ritirata.
nero-why-fresh-markers = i segnalini ritirata di questo turno restano: { $here }.
nero-why-emperor-already = il tuo condottiero è già imperatore.
nero-why-not-in-rome = il tuo condottiero dev'essere a Roma, ma è altrove: { $there }.
nero-why-kp = servono { $need } PC e ne hai { $kp }: Italia { $italy }, regioni { $areas }, carte { $cards }.

## Nero: what is asked now (part of the reasons why a line cannot be played)

nero-asked-want = Ora si sceglie la regione, per esempio `want west`.
nero-asked-lot = Ora si tira a sorte.
nero-asked-place = Ora si sceglie una provincia per una legione, per esempio `place baetica`.
nero-asked-home = Ora si sceglie la provincia natale, per esempio `home baetica`.
nero-asked-deal = Ora si distribuiscono le carte.
nero-asked-turn = Ora si gioca un turno: `activate baetica`, `event galley`, `step roma`, `end-turn` e simili.
nero-asked-first-card = Ora si sceglie la prima carta dell'attivazione, per esempio `move-card galley`.
nero-asked-from = Ora si sceglie il porto da cui salpa la galea, per esempio `from baetica`.
nero-asked-to = Ora si sceglie il porto in cui va la galea, per esempio `to italia-sud`.
nero-asked-load = Ora si sceglie chi s'imbarca, per esempio `load 3 leader`.
nero-asked-target = Ora si sceglie chi subisce l'evento, per esempio `target otho`.
nero-asked-germany = Ora si sceglie dove attaccano i Germani, per esempio `at germania-superior`.
nero-asked-legion = Ora si sceglie la legione che si ribella, per esempio `at moesia otho`.
nero-asked-answer = Ora si risponde: `counter bribery` e simili, oppure `no-counter`.
nero-asked-leave = Ora si risponde a chi chiede via libera: `grant` o `refuse`.
nero-asked-give-way = Ora si sceglie se le legioni si ritirano: `retreat asia` e simili, oppure `stay`.
nero-asked-battle = Ora si giocano le carte per la battaglia: `battle-card senate` e simili, poi `ready`.
nero-asked-flee = Ora si sceglie se le legioni sconfitte si ritirano: `retreat asia` e simili, oppure `stay`.
nero-asked-must-flee = Ora si sceglie dove si ritira l'armata sconfitta, per esempio `retreat asia`.
nero-asked-landing = Chi è sbarcato si trova fra legioni altrui: `ask-leave` o `halt`.
nero-asked-send = Ora si sceglie dove vanno le truppe, per esempio `send raetia`.
nero-asked-send-neutral = Ora si sceglie dove vanno le legioni neutrali, per esempio `send-neutral raetia`.
nero-asked-bring = Ora si sceglie una provincia che dà una legione, per esempio `from pannonia`.
nero-asked-steal = Ora si pesca una carta da una mano.
nero-asked-nothing = La partita è finita.

## Nero: the table

nero-table-title-set-up = Nero - preparazione
nero-table-title-round = Nero - round { $round } di 4
nero-table-title = Nero - round { $round } di 4, tocca a { $seat }
# Headings above the players
nero-table-rank = grado
nero-table-points = PV
nero-table-cards = carte
nero-table-legions = leg.
# The sum, and in brackets what it is made of: more legions in Italy + controlled areas + cards
nero-table-kp = PC (It.+reg.+carte)
nero-table-kp-sum = { $total } ({ $italy }+{ $areas }+{ $cards })
nero-table-controls = controlla
nero-table-hand = In mano (PM/PB):
nero-table-hand-of = { $seat } (PM/PB):
nero-table-card = { $name } { $bp }/{ $gp }

# In the large map: the letter of a leader, and his rank
nero-map-leader = { $letter } { $rank }
nero-map-signs = G2: due legioni di Galba (V Vitellio, O Otone, P Vespasiano, n neutrali), (G2): con segnalino ritirata. ^ generale, + candidato, * imperatore. ~ porto, punti: via di mare, :G controllata da Galba, !3 Germani, > armata in marcia.
nero-map-province = provincia
nero-map-troops = truppe
nero-map-neighbours = confina con (~ via mare)

## Nero: choices

nero-ask-want = Quale regione vuoi come tua? Gli altri non lo vedono; se la vogliono in più d'uno, decide la sorte.
nero-ask-place = Dove schieri una legione? Ne hai una in ogni provincia della tua regione, e ne aggiungi due.
nero-ask-home = Qual è la tua provincia natale? Lì comincia il tuo generale, e solo lì Ave Caesar lo fa candidato.
nero-ask-turn =
    { $left ->
        [0] Tocca a te: niente più carte per PM o PB. Un evento, o fine del turno?
        [one] Tocca a te: attiva una provincia per marciare, o gioca un evento. Resta 1 carta per PM o PB.
       *[other] Tocca a te: attiva una provincia per marciare, o gioca un evento. Restano { $left } carte per PM o PB.
    }
nero-ask-first-card = { $province }: quale carta usi per i PM?
nero-ask-activation =
    { $left ->
        [0] { $province }, PM rimasti { $bp }: chi fai partire? Niente più carte per PM o PB.
        [one] { $province }, PM rimasti { $bp }: chi fai partire? Resta 1 carta per PM o PB.
       *[other] { $province }, PM rimasti { $bp }: chi fai partire? Restano { $left } carte per PM o PB.
    }
# Nobody is there who could depart
nero-ask-activation-idle =
    { $left ->
        [0] { $province }, PM rimasti { $bp }, ma lì nessuno può partire. Niente più carte per PM o PB.
        [one] { $province }, PM rimasti { $bp }, ma lì nessuno può partire. Resta 1 carta per PM o PB.
       *[other] { $province }, PM rimasti { $bp }, ma lì nessuno può partire. Restano { $left } carte per PM o PB.
    }
nero-ask-force = La tua armata ({ $province }): { $troops }, PM rimasti { $bp }. Che cosa fa?
nero-ask-force-tired = La tua armata ({ $province }): { $troops }, stanca per la battaglia, PM rimasti { $bp }. Che cosa fa?
nero-ask-from = Galea: da quale porto?
nero-ask-to = Galea da { $province }: verso quale porto?
nero-ask-load = Galea verso { $province }: chi s'imbarca? Al massimo 3 legioni, e il condottiero.
nero-ask-target-assassin = Sicario: quale imperatore a Roma?
nero-ask-target-crisis = Crisi a Roma: quale imperatore ci deve andare?
nero-ask-target-traitor = Traditore: dalla mano di chi peschi una carta?
nero-ask-germany = Attacco Germanico: dove?
nero-ask-legion = Ribellione: quale legione diventa neutrale?
nero-ask-answer = Rispondi?
nero-ask-leave = Dai via libera all'armata?
nero-ask-give-way = Le tue legioni lì si ritirano o restano?
# $own and $otherSide: strength without the cards that are still hidden; $cards: the own cards laid
nero-ask-battle = Battaglia in { $province } contro { $opponent }, forza { $otherSide } senza carte. Tu hai { $own } (carte: { $cards }). Un'altra carta?
nero-ask-flee = Sconfitta in { $province }: le tue legioni si ritirano o restano?
nero-ask-must-flee = Sconfitta in { $province }: dove si ritira la tua armata?
nero-ask-landing = Sbarchi in { $province } fra legioni altrui: chiedi via libera, o per questo turno resti lì?
nero-ask-send = I Germani sono in { $province }: dove vanno le tue truppe?
nero-ask-send-neutral = I Germani sono in { $province }: dove vanno le legioni neutrali?
nero-ask-bring = Rivolta in { $province }: devi averci due legioni. Da dove ne porti una?

nero-entered-on-foot = { $seat } è entrato in { $province }.
nero-entered-by-galley = { $seat } è sbarcato in { $province } con una galea.
nero-answer-retreat = { $seat } vuole ritirarsi verso { $province }.

# Headings of the choices of one kind
nero-menu-declare = Roma:
nero-menu-counter = Rispondi con:
nero-menu-step = Marcia verso:
nero-menu-attack = Attacca:
nero-menu-take = Prendi con te:
nero-menu-leave = Lascia indietro:
nero-menu-force = Fai partire:
nero-menu-activate = Attiva:
nero-menu-move-card = Carta per PM:
nero-menu-battle-card = Gioca:
nero-menu-event = Evento:
nero-menu-retreat = Ritirata verso:

nero-choice-declare = proclama imperatore il tuo condottiero!
nero-choice-want = { $area } ({ $seat })
nero-choice-province = { $province }
# $troops is what stands there, in the signs of the map
nero-choice-province-met = { $province } [{ $troops }]
nero-choice-at = { $province }: { $seat }
nero-choice-activate = { $province } ({ $troops })
# $legions cannot march any more this turn: they have marched already, or have a retreat marker
nero-choice-activate-tied = { $province } ({ $troops }; { $legions } impegnate)
nero-choice-move-card = { $card } ({ $points } PM)
nero-choice-battle-card = { $card } ({ $points } PB)
nero-choice-step = { $province } ({ $bp } PM)
nero-choice-step-met = { $province } ({ $bp } PM) [{ $troops }]
nero-choice-attack =
    { $legions ->
        [one] { $seat }, 1 legione ({ $bp } PM)
       *[other] { $seat }, { $legions } legioni ({ $bp } PM)
    }
nero-choice-take-own = legioni tue (1 PM)
nero-choice-take-neutral = legioni neutrali (2 PM)
nero-choice-take-both = legioni tue e neutrali (3 PM)
nero-choice-take-leader = il condottiero
nero-choice-unmark = togli i segnalini ritirata (2 PM)
nero-choice-grant = via libera
nero-choice-refuse = rifiuta
nero-choice-ask-leave = chiedi via libera
nero-choice-stay = resta
nero-choice-ready = basta carte
nero-choice-counter-two = due Corruzioni
nero-choice-no-counter = lascia fare
nero-choice-no-counter-quiet = lascia fare, e in questo turno non chiedere più
nero-choice-halt = l'armata si ferma
nero-choice-end-turn = fine del turno

## Nero: playing

nero-play-hello = Nero. Tu sei { $seat }, contro { $player }.
# Several people at one keyboard; $player are the bots, or "none"
nero-play-hello-people = Nero. A questa tastiera: { $people }. Bot: { $player }.

nero-help-page =
    Nerone è morto, e tu vuoi il trono: vince chi dopo quattro round ha più punti
    vittoria (PV). `? punti` dice come si ottengono, `? imperatore` come si
    diventa tale.
    Nel tuo turno usi carte, ognuna per una di tre cose:
      per i PM     attivi una provincia e da lì marci, 1 PM a passo; con 1 PM in
                   più attacchi qualcuno
      per i PB     forza in battaglia, carte coperte
      l'evento     ciò che dice la carta; `? galea` lo spiega
    Al massimo quattro carte per turno sono per PM e PB; gli eventi sono in più.

      un numero  quella scelta
      una riga   notazione: `activate baetica`, `move-card galley`, `force 2
                 leader`, `step narbonensis`, `attack otho`, `event senate`
      ?          spiega tutto; `? galea`, `? battaglia` una cosa sola
      m          tutte le province con le vicine; `m moesia` una sola
      t          di nuovo il tavolo e le scelte
      l          di nuovo gli ultimi eventi
      d          gli scarti, le carte non ancora viste, e da dove vengono i PV
      q          esci; la partita è salvata dopo ogni decisione, --resume la
                 riprende

## Nero: explained

# What can be asked for after the question mark, besides the cards
nero-topic-bp = PM
nero-topic-emperor = Imperatore
nero-topic-points = Punti
nero-topic-control = Controllo
nero-topic-battle = Battaglia
nero-topic-retreat = Ritirata
nero-topic-leave = Via libera
# Short forms that can be asked for, too
nero-short-emperor = PC
nero-short-battle = PB
nero-short-points = PV
nero-explain-bp = PM: attiva una provincia e usa carte per i loro PM; da lì partono le armate, una dopo l'altra. Un passo costa 1 PM per tutta l'armata, 3 verso la provincia dei Germani; dopo una battaglia vinta ogni passo e ogni attacco costa 1 in più. Lasciare truppe indietro non costa nulla, prendere con sé legioni proprie costa 1, neutrali 2, entrambe 3. A Roma entrano solo i condottieri. Con 2 PM si tolgono i segnalini ritirata nella provincia attivata. Ciò che resta quando attivi un'altra provincia o finisci il turno è perso.
nero-explain-emperor = Imperatore si diventa in tre modi: (1) il tuo condottiero è a Roma e hai 5 PC: lo proclami. I PC sono 1 per ogni legione che hai in Italia oltre a quelle di tutti gli altri insieme, 2 per ogni regione controllata, 1 per ogni Influenza del Senato e ogni Guardia Pretoriana giocata a questo scopo nel turno. (2) Ave Caesar fa candidato il tuo generale, se è con una legione nella provincia natale, controlli la sua regione e non ci sono già due imperatori; un candidato che è a Roma quando comincia il tuo turno diventa imperatore. (3) Combatte in una battaglia che vinci. Non ci sono mai più di due imperatori. Un imperatore che perde una battaglia o viene assassinato torna generale.
nero-explain-points = Punti: 1 PV per ogni battaglia vinta. Alla fine dei round da 1 a 3: imperatore 5 (2 ciascuno, se sono due), 2 in più se è a Roma, 2 per ogni regione controllata, 1 per ogni provincia d'Italia controllata. Alla fine del round 4: imperatore 8 (4 ciascuno, se sono due), 2 in più a Roma, 3 per ogni regione, 1 per ogni provincia d'Italia. Chi controlla quattro regioni, o tre ed è imperatore, vince subito.
nero-explain-control = Controllo: una provincia è tua se ci hai più legioni di tutti gli altri insieme, neutrali comprese; una regione con almeno 3 delle sue 5 province. In tre giocatori la quarta regione non è di nessuno.
nero-explain-battle = Battaglia: per 1 PM un'armata attacca le legioni di un giocatore nella sua provincia. Entrambi giocano carte coperte: l'attaccante quelle che gli restano delle sue 4 del turno, l'altro fino a 3. La forza è 1 per legione, i PB delle carte, 1 per un candidato e 2 per un imperatore che combatte. Il più forte riceve 1 PV e una legione dello sconfitto. Le stesse truppe si attaccano una volta per turno.
nero-explain-retreat = Ritirata: quando entra un'armata, ogni altro giocatore lì può ritirarsi con tutte le sue legioni in una provincia confinante dove non ce ne sono di altrui, ma non là da dove è venuta l'armata; anche dopo una battaglia persa. Ricevono un segnalino ritirata: fino alla fine del round non marciano e non combattono.
nero-explain-leave = Via libera: un'armata che incontra legioni altrui si ferma, a meno che le batta o che tutti la lascino passare (1 PM in più per il passo d'uscita). In un turno successivo prosegue liberamente.
nero-explain-bribery = Corruzione: risponde a qualsiasi carta evento o a un'altra risposta e la annulla. Contro una Guardia Pretoriana in un assassinio ne servono due.
nero-explain-bad-omens = Cattivi Presagi: risponde a una carta evento e la annulla, ma a nulla che riguardi un assassinio.
nero-explain-bad-weather = Maltempo: risponde a un passo, a un attacco, a una ritirata prima della battaglia o a una Galea di un altro: non avviene, e i PM sono persi.
nero-explain-praetorian-guard = Guardia Pretoriana: salva un imperatore dal Sicario, oppure annulla una tale guardia; o, nel tuo turno, 1 PC.
nero-explain-galley = Galea: fino a 3 legioni e il tuo condottiero vanno da un porto a un altro. In questo turno non attaccano.
nero-explain-ave-caesar = Ave Caesar: il tuo generale diventa candidato. Dev'essere con una legione nella provincia natale, e tu devi controllare la sua regione.
nero-explain-rebellion = Ribellione: una legione di un giocatore qualsiasi diventa neutrale. Le neutrali non sono mai più di quattro.
nero-explain-revolt = Rivolta: il giocatore di quella regione deve avere due legioni in quella provincia, se serve portandole da altrove; poi diventano neutrali.
nero-explain-senate = Influenza del Senato: 1 PC in questo turno.
nero-explain-assassin = Sicario: un imperatore che è a Roma torna generale.
nero-explain-bad-health = Malattia: risponde a un passo di un altro con il suo condottiero, che resta e in questo turno non viaggia più. Oppure ferma una Galea.
nero-explain-crisis = Crisi a Roma: un imperatore, di chiunque sia, va subito a Roma.
nero-explain-germans = Attacco Germanico: tutti devono lasciare una delle due Germanie, ognuno verso una provincia confinante a sua scelta; fino alla fine del round entrarci costa 3 PM.
nero-explain-traitor = Traditore: pesca alla cieca una carta dalla mano di un altro.

nero-details-discards = Scarti di questo round: { $list }
# $deck: how many lie in the deck; the others are in the other hands
nero-details-unseen = Non ancora viste (altre mani, e nel mazzo { $deck }): { $list }
nero-details-known = { $seat } ha di sicuro: { $list }
nero-details-points = { $seat }: { $points } PV ({ $list })
nero-details-points-before = { $points } di prima
nero-details-points-battles = { $points } battaglie
nero-details-points-emperor = { $points } imperatore
nero-details-points-rome = { $points } a Roma
nero-details-points-areas = { $points } regioni
nero-details-points-italy = { $points } Italia
nero-error-province = La provincia "{ $value }" non esiste; ci sono: { $known }

## Nero: the score, simulations, records

nero-score-before = di prima
nero-score-battles = battaglie
nero-score-emperor = imperatore
nero-score-rome = imperatore a Roma
nero-score-areas = regioni
nero-score-italy = Italia
nero-score-won-control = Vince subito { $seat }.
nero-score-won-tie = Vince { $seat }: punti pari, ma posizione migliore (imperatore, poi legioni).
nero-score-shared = Vittoria condivisa: { $seats }.
nero-score-you-lost = Questa volta ha avuto la meglio qualcun altro.

nero-report-draws = vittoria condivisa
nero-report-ended-control = fine: l'impero in una sola mano
nero-report-ended-rounds = fine: dopo quattro round
nero-report-source-battles = PV da battaglie
nero-report-source-emperor = PV da imperatore
nero-report-source-rome = PV da imperatore a Roma
nero-report-source-areas = PV da regioni
nero-report-source-italy = PV dall'Italia
# $points are those of all seats, "24-18-9-30"
nero-result-draw = { $points }, vittoria condivisa: { $why }
nero-result-by-control = l'impero in una sola mano
nero-result-by-rounds = dopo quattro round

## Nero: why a bot does what it does

nero-thought-only = Non c'è altra scelta.
nero-thought-area = Una regione vale l'altra.
nero-thought-home = Da qui Roma non è lontana.
nero-thought-refuse = Perché lasciar passare qualcuno?
nero-thought-grant = Lasciar passare gli altri non porta nulla.
nero-thought-leave = Chiedere non costa nulla.
nero-thought-halt = L'armata ha fatto quel che poteva.
nero-thought-stay = Qui le legioni possono resistere.
nero-thought-retreat = Meglio ritirarsi che farsi battere.
nero-thought-end = Le altre carte varranno di più in seguito.
nero-thought-cheap = È la carta che serve di meno.
nero-thought-declare = Il trono è a portata di mano.
nero-thought-kp = Ogni PC avvicina al trono.
nero-thought-ave = A un candidato basta arrivare a Roma.
nero-thought-traitor = Una carta in più in mano, e una in meno a un rivale.
nero-thought-assassin = Questo imperatore non deve restare tale.
nero-thought-crisis = Il posto di questo imperatore è Roma.
nero-thought-galley = Per mare si fa prima.
nero-thought-germans = Chi viene cacciato perde una provincia.
nero-thought-rebellion = È la legione che gli mancherà di più.
nero-thought-revolt = Un rivale perde due legioni.
nero-thought-send = È là che servono di più.
nero-thought-bring = È la legione di cui si sente meno la mancanza.
nero-thought-counter = Questo non deve succedere.
nero-thought-harmless = Non vale una carta.
nero-thought-rome = Il posto del condottiero è Roma.
nero-thought-leader = Là il condottiero sta meglio.
nero-thought-province = Una provincia in più, o una tenuta più saldamente.
nero-thought-provinces = Una legione resta in ogni provincia lungo la via.
nero-thought-neutral = Le legioni neutrali si possono conquistare alla causa.
nero-thought-sure = Una vittoria sicura.
nero-thought-battle = Una battaglia con buone prospettive.
nero-thought-unmark = Senza segnalini ritirata le legioni possono di nuovo combattere.

## The table: why the house says no

table-no-such-game = Il gioco "{ $game }" non esiste; ci sono: { $there }
table-no-files = In rete nessuno può scegliere un file di chi ospita: togli l'opzione "{ $option }".
table-bad-option = { $why }
table-no-such-bot = Il bot "{ $bot }" non esiste; ci sono: { $there }
table-bot-for-a-person = Un bot ("{ $bot }") va in un posto di tipo "bot".
table-seats =
    { $seats ->
        [one] È indicato un solo posto; questo gioco ne ha { $right }.
       *[other] Sono indicati { $seats } posti; questo gioco ne ha { $right }.
    }
table-nobody = Almeno un posto dev'essere di una persona.
table-open-at-one-device = Su un solo dispositivo ci siete già tutti: nessun posto può restare libero.
table-no-such-match = Questa partita non esiste. Il link è completo?
table-newer-rules = Questa partita è iniziata con la versione { $version } delle regole; questo server le conosce solo fino alla versione { $now }.
table-no-such-seat = Il posto { $seat } non esiste; i posti vanno da 0 a { $last }.
table-taken = Questo posto è già occupato.
table-full = Non ci sono più posti liberi.
table-no-name = Di' come ti chiami, per favore.
table-not-started = La partita non è ancora iniziata.
table-started = La partita è già iniziata.
table-over = La partita è finita.
table-not-over = La rivincita si chiede a partita finita.
table-not-over-yet = Questo si vede solo a partita finita.
table-rematch-made = La rivincita è già iniziata.
table-rematch-asked = Hai già chiesto la rivincita.
table-no-rematch-yet = Non è ancora stata concordata una rivincita.
table-over-by-then = In quel momento la partita è già finita: scegline uno precedente.
table-no-review = L'analisi non è possibile in questo momento; riprova più tardi.
table-not-yours-to-start = Solo chi ha creato la partita può avviarla.
table-open-seats = Ci sono ancora posti liberi, e in questa partita nessun bot li occupa.
table-resigned = Hai dichiarato la resa.
table-away = Un bot gioca per te; prima torna al tavolo.
table-not-away = Sei al tavolo; nessuno gioca per te.
table-no-leaving = In questa partita nessun bot continua per chi lascia il tavolo; puoi però arrenderti.
table-not-your-turn = Ora non tocca a te.
table-stale = Nel frattempo la partita è andata avanti; guardala di nuovo.
table-ply-ahead = Questo comando arriva troppo presto: la partita non è ancora a quel punto.
table-pause = Forse qualcuno sta rispondendo; aspetta un momento.
table-nothing-to-undo = Non puoi annullare niente: dopo la tua ultima decisione qualcosa è stato rivelato o pescato, o qualcun altro ha deciso.
table-no-takebacks = In questa partita non si annulla niente.
table-nothing-asked = Nessuno ha chiesto di annullare qualcosa.
table-nothing-said = Questo messaggio è vuoto.
table-said-too-long = Questo messaggio ha { $length } caratteri; al massimo possono essere { $most }.
table-said-too-often =
    { $most ->
        [one] Al massimo un messaggio in dieci secondi, per favore.
       *[other] Al massimo { $most } messaggi in dieci secondi, per favore.
    }
table-no-hints = In questa partita non ci sono suggerimenti.
table-too-many-hints = Per ora basta suggerimenti; riprova tra qualche secondo.
table-no-hint-now = In questo momento non ci sono suggerimenti.
table-spectator = Gli spettatori guardano soltanto.
table-no-spectators = Questa partita non ammette spettatori.
table-no-secret = Per questo serve la chiave di un posto.
table-bad-secret = Questa chiave qui non apre nessun posto. Il link è completo?
table-not-your-seat = Questo posto non è tuo.
table-hello-first = Il primo messaggio dev'essere "hello".
table-hello-again = "hello" si dice una volta sola; per un altro posto usa "look".
table-bad-message = Questo messaggio non è leggibile: { $why }
table-bad-request = { $why }
table-no-page = Non c'è niente all'indirizzo { $path }.
table-no-method = Qui { $method } non è possibile.
table-socket-only = Questo indirizzo è per i WebSocket.
table-foreign-page = Dalla pagina di un altro sito non si può.
table-for-the-host = Questo è per chi gestisce il server: docs/hosting.md
table-too-large = È troppo grande; il massimo è di { $most } byte.
table-too-fast = Troppe cose insieme; aspetta un momento.
table-too-often = Non così spesso; aspetta un momento.
table-log-full = Questa partita va avanti da così tanto che resta solo una cosa da fare: giocarla fino in fondo o arrendersi.
table-busy = In troppi volete cambiare questa partita nello stesso momento; riprova.
table-store-down = Il server non raggiunge il suo database; niente è andato perso, riprova tra un momento.
table-our-fault = Qui qualcosa è andato storto. Non è colpa tua, e ne abbiamo preso nota.
table-closing = Il server si sta riavviando; la tua partita riprende tra un momento.
table-not-text = Questo non è un file di testo in UTF-8.
table-record-with-position = Le registrazioni che iniziano a metà di una partita non si possono importare.

## The server on the command line

help-serve = Avvia il server di gioco e apre la pagina nel browser.
help-host = L'indirizzo su cui il server ascolta; 0.0.0.0 per tutti nella rete
help-port = La porta
help-database = Dove stanno le partite: sqlite:////cartella/file.sqlite o postgresql://utente@host/nome
help-bus = Il bus di messaggi tra più processi: redis://host:6379/0
help-workers = Quanti processi del server (più di uno richiede PostgreSQL e Redis)
help-thinkers = Quanti processi pensano per i bot, per ogni processo del server
help-browser = Apre la pagina nel browser
help-db = Gestisce il database del server.
help-db-backup = Copia l'intero database in un file, anche con il server in funzione.
help-db-restore = Ripristina un backup in un database vuoto.
help-db-check = Rigioca ogni partita salvata e dice che cosa non va.
help-db-export = Scrive in una cartella le registrazioni di tutte le partite finite.
help-db-file = Il file del backup
help-db-folder = La cartella per le registrazioni
serve-running = Rostra è in funzione su { $address }
serve-data = Le partite stanno in { $database }
serve-stop = Ctrl+C ferma il server; al prossimo avvio le partite riprendono.
serve-in-use = { $database } è già usato da un altro rostra serve: gioca lì oppure fermalo prima. Per un secondo server ci vuole un altro file: rostra serve --database sqlite:////cartella/altro.sqlite
error-port = { $host }:{ $port }: porta occupata o non permessa ({ $why }); provane un'altra: rostra serve --port { $other }
error-database = { $database }: { $why }
error-no-database = { $database }: questo database non esiste
db-saved =
    Backup in { $file }: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    } con { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }.
db-restored =
    Ripristino completato: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    } con { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }.
db-checked =
    Tutto a posto: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    } con { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }.
db-wrong = Partita { $match }: { $why }
db-wrongs = Partite con qualcosa che non va: { $wrong } su { $matches }.
db-exported =
    { $records ->
        [one] In { $folder } c'è una registrazione.
       *[other] In { $folder } ci sono { $records } registrazioni.
    }
db-file-exists = { $file } c'è già; indica un altro file.
db-not-a-backup = { $file } non è un backup di Rostra ({ $why }).
db-not-empty = In questo database ci sono già partite; un backup si ripristina in uno vuoto.

## The page in the browser. Buttons and captions: short.

page-title = Giochi dei Romani
page-lead = Gioca contro un bot, in più persone su un solo dispositivo o con gli amici. Niente da installare, nessun account.
page-language = Lingua
page-your-name = Il tuo nome
page-offline = In questo momento il server non risponde.
page-broken = Qualcosa non si è potuto caricare.
page-nowhere = A questo indirizzo non c’è niente.
page-reload = Carica di nuovo
page-game-caesar = Cesare & Cleopatra
page-game-nero = Nero
page-about-caesar = Due giocatori si contendono il favore dei patrizi: influenza in segreto, intrighi alla luce del sole. Circa 40 minuti.
page-about-nero = In tre o quattro vogliono il trono dopo la morte di Nerone: legioni, battaglie, eventi. Circa due ore.
page-start-bot = Gioca contro un bot
page-start-friends = Invita gli amici
page-start-device = Su un solo dispositivo
page-settings = Opzioni
page-house = A questo tavolo
page-bot-level = Forza dei bot
page-level-random = Random: gioca a caso
page-level-tiro = Tiro: un principiante, fa errori
page-level-miles = Miles: gioca con giudizio
page-level-centurio = Centurio: guarda un po’ avanti
page-level-legatus = Legatus: riflette un secondo
page-level-imperator = Imperator: il più forte, riflette cinque secondi
page-your-seat = Il tuo posto
page-by-lot = a sorte
page-option-edition = Edizione
page-option-action_decks = Mazzi azione
page-option-orgies = Baccanali
page-option-players = Giocatori
page-option-length = Durata
page-option-acclamation = Proclamato imperatore dopo
page-value-kosmos = originale del 1997
page-value-italian = italiana
page-value-arranged = ordinati dal giocatore
page-value-shuffled = mescolati
page-value-standard = come da regolamento
page-value-fading = più tardi escono dal gioco
page-value-fewer = uno in meno
page-value-4 = 4
page-value-3 = 3
page-value-full = intera
page-value-short = breve
page-value-any-victory = qualsiasi vittoria
page-value-over-emperor = una vittoria su un imperatore
page-people = Persone
page-people-note = Con gli amici o su un solo dispositivo; i bot occupano gli altri posti.
page-player = Giocatore { $number }
page-clock = Orologio
page-clock-none = nessuno
page-clock-live = per tutta la partita
page-clock-correspondence = giorni per turno
page-minutes = Minuti per giocatore
page-increment = Secondi in più per turno
page-days = Giorni per turno
page-clock-days = { $days } g { $hours } h
page-leavers = Per chi se ne va
page-leavers-none = nessuno continua
page-pause = Secondi per rispondere
page-pause-note = Tanto hanno gli altri per rispondere a una carta. La pausa c'è sempre, che qualcuno possa rispondere o no.
page-listed = mostra tra le partite aperte
page-spectators = spettatori ammessi
page-hints = suggerimenti
page-takebacks = si può annullare se tutti sono d'accordo
page-lobby = Partite aperte
page-lobby-empty = In questo momento nessuno aspetta giocatori.
page-lobby-new = Ci sono nuove partite aperte.
page-mine = Le tue partite
page-phase-gathering = aspetta giocatori
page-phase-playing = in corso
page-phase-over = finita
page-records = Partite registrate
page-upload = Guarda la registrazione di una partita (file di testo)

## The page: before the start

page-seat-open = libero
page-seat-bot = Bot { $bot }
page-seat-you = tu
page-seat-you-named = { $name } (tu)
page-seat-away = { $name } (non c'è; gioca { $bot })
page-seat-resigned = { $name } (resa)
page-somebody = qualcuno
page-ready = al tavolo
page-not-ready = non ancora
page-invite = Invita gli amici
page-invite-note = Chi ha questo link può prendere un posto libero:
page-copy = Copia
page-copied = Copiato.
page-own-link = Continua su un altro dispositivo
page-own-link-note = Questo link è il tuo posto: tienilo per te.
page-join = Prendi posto
page-join-now = Partecipa
page-rename = Cambia nome
page-waiting-for-players = In attesa di giocatori
page-do-ready = Ci sono
page-do-not-ready = Non ancora
page-do-start = Inizia ora (i bot prendono i posti liberi)
page-do-cancel = Annulla la partita
page-do-stand-up = Alzati

## The page: playing

page-deciding = La tua decisione
page-log = Annali
page-chat = Di' qualcosa
page-say = Invia
page-hand = La tua mano
page-points = punti
page-no-table = Il tavolo non c'è ancora.
page-waiting = In attesa ...
page-waiting-for = { $seat } decide.
page-thinking = ...
page-paused = Forse qualcuno sta rispondendo.
page-answer-in-time = Senza la tua risposta, accade.
page-watching = Stai guardando.
page-reconnecting = La connessione è caduta; nuovo tentativo ...
page-curtain = Ora guardi solo { $seat }.
page-curtain-lift = Apri il sipario
page-do-undo = Annulla
page-do-reset = Turno da capo
page-do-takeback = Chiedi di annullare
page-do-hint = Suggerimento
page-hint-chance = { $percent } % di probabilità di vittoria
page-hint-next = oppure: { $what } ({ $percent } %)
page-do-quiet = Non rispondere in questo turno
page-do-leave = Esci
page-do-back = Torno al tavolo
page-do-resign = Arrenditi
page-do-agree = Accetta
page-do-decline = Rifiuta
page-do-withdraw = Ritira
page-do-rematch = Ancora una, a posti scambiati
page-do-next = Alla rivincita
page-no = No
page-sure-leave = Lasciare la partita? Un bot continua per te, e puoi tornare.
page-sure-resign = Arrenderti? Non si può annullare.
page-sure-cancel = Annullare la partita per tutti?
page-sure-stand-up = Lasciare il tuo posto?
page-takeback-asked = { $who } chiede di annullare l'ultima decisione.
page-takeback-own = Hai chiesto di annullare la tua ultima decisione; gli altri devono accettare.

page-event-sat = { $called } prende posto: { $place }.
page-event-bot = Un bot prende posto: { $place } ({ $bot }).
page-event-ready = { $who } c'è.
page-event-not-ready = { $who } non è ancora al tavolo.
page-event-started = La partita comincia.
page-event-undone = { $who } annulla una decisione.
page-event-takeback-asked = { $who } chiede di annullare una decisione.
page-event-takeback-agreed = { $who } accetta.
page-event-takeback-declined = { $who } rifiuta.
page-event-named = { $place } ora si chiama { $called }.
page-event-left = { $who } se ne va.
page-event-timeout = { $who } non ha più tempo.
page-event-back = { $who } torna al tavolo.
page-event-resigned = { $who } si arrende.
page-event-rematch-asked = { $who } vorrebbe la rivincita.
page-event-rematch = La rivincita è pronta.
page-over-resigned = La partita è finita per resa.
page-over-timeout = La partita è finita: a qualcuno è scaduto il tempo.
page-over-cancelled = La partita è stata annullata.
page-over-unfinished = La registrazione finisce qui, a metà partita.

## The page: after the end

page-rematch-asked = Chiede la rivincita: { $who }
page-rematch-waiting = La rivincita comincia appena la vogliono anche tutti gli altri.
page-download = Scarica la registrazione
page-home-door = Torna all'ingresso
page-replay = Replay
page-replay-as = Visto da
page-replay-all = tutti (ogni carta scoperta)
page-replay-moment = Momento
page-replay-place = { $ply } di { $plies }
page-replay-first = All'inizio
page-replay-back = Indietro
page-replay-play = Riproduci
page-replay-stop = Ferma
page-replay-next = Avanti
page-replay-last = Alla fine

## The page: the table of Caesar & Cleopatra

page-caesar-counts = mano: { $influence } influenza, { $actions } azione; mazzi: { $influencePile } e { $actionPile }
page-cards-at = { $seat }, { $group }: scoperte { $cards }; coperte { $list }; ignote { $hidden }

## The page: the table of Nero

page-kp = PC
page-controlled-by = in mano a { $seat }
page-neutral = neutrali
page-troops-marked = { $name }: { $troops }, con segnalino ritirata
page-port = porto
page-germans = Germani: entrare costa 3 PM
page-home = provincia natale di { $seat }
page-turn-cards = Carte usate per PM e PB in questo turno: { $used }; rimaste: { $left }.
page-turn-activation = Attivata: { $province }, restano { $bp } PM.
page-turn-force = In marcia, { $province }: { $troops }.
