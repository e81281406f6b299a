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
play-how = Rispondi con un numero o in notazione; h: aiuto, ?: le carte, q: salva ed esci.
play-unfinished = C'è una partita in sospeso: rostra play { $game } --resume la riprende.
play-saved = La partita è salvata: { $file }. Per riprenderla: rostra play { $game } --resume
play-record = La partita registrata: { $file }

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
simulate-interrupted = Interrotto: partite giocate { $games } su { $wanted }.

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
report-margin = distacco del vincitore
report-lead = { $seat } davanti a { $opponent }
report-games-column = partite
report-share-column = quota
report-interval-column = intervallo 95 %
report-wins = vittorie: { $seat } ({ $player })
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
bad-option = il gioco non ha un'opzione { $option } con il valore { $found }
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
error-option-twice = --option { $option } è indicata due volte
error-bot = Il bot "{ $value }" non esiste; ci sono: { $known }
error-bots = --bots { $value }: indica un bot per entrambi i posti, o uno per ciascuno, separati da virgole, nell'ordine { $seats }
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

help-rostra = Cesare & Cleopatra nel terminale: gioca, simula, guarda le partite registrate.
help-version = Mostra la versione, e se i pacchetti di gioco sono compilati.
help-game = Il gioco: { $known }
help-option = Un'opzione del gioco, anche più volte: edition=kosmos|italian, action_decks=arranged|shuffled, orgies=standard|fading|fewer
help-language = La lingua: { $known }
help-simulate = Fa giocare molte partite ai bot e mostra com'è andata.
help-games = Quante partite
help-seed-simulate = Lo stesso seme dà le stesse partite
help-jobs = Quanti processi; il risultato non ne dipende
help-save-simulate = Scrive in questa cartella la registrazione di ogni partita
help-bots = Un bot per entrambi i posti, o uno ciascuno con una virgola: random,miles
help-record = Guarda le partite registrate.
help-check = Controlla le registrazioni riga per riga; delle cartelle, tutti i file .txt.
help-check-files = File o cartelle
help-show = Mostra il tavolo a una decisione di una partita registrata, e le decisioni vicine.
help-show-file = Il file di una registrazione
help-at = Dopo quante decisioni (alla fine, se non indicato)
help-seat-show = Che cosa vedeva questo posto; tutto, se non indicato
help-play = Gioca una partita contro un bot.
help-bot = L'avversario (il più forte, se non indicato)
help-seat = Il tuo posto: cleopatra (inizia) o caesar
help-seed = Seme: rende ripetibili il caso e il bot; la partita lo conserva per --resume
help-resume = Riprende l'ultima partita in sospeso
help-save = Scrive la registrazione anche in questo file
