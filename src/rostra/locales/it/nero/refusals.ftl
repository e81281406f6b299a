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
nero-why-once = questo evento si gioca una sola volta per turno, ed è già stato giocato: { $card }.
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
nero-why-lay-a-card = l'attaccante gioca almeno una carta.
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
nero-why-no-general = il tuo condottiero è già più di un generale.
nero-why-two-emperors = ci sono già due imperatori, e non sono mai di più.
nero-why-not-at-home = il tuo condottiero dev'essere nella provincia d'origine ({ $home }), ma è altrove: { $there }.
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
nero-why-bp = costa { $need } PM, e ne hai { $have }.
nero-why-use-a-card = in un turno bisogna usare almeno una carta.
nero-why-four-cards = in questo turno sono già state usate quattro carte per PM o PB, e di più non si può.
nero-why-no-cards = non restano carte per i PM.
nero-why-activate-first = i PM appartengono a un'attivazione: prima attiva una provincia, per esempio `activate baetica`.
nero-why-nobody-there = qui non hai legioni e nemmeno il condottiero: { $province }.
nero-why-legions-free =
    { $free ->
        [0] in { $here } nessuna legione può partire (hanno già marciato in questo turno: { $spent }, con segnalino ritirata: { $marked }).
        [one] in { $here } può partire una sola legione (hanno già marciato in questo turno: { $spent }, con segnalino ritirata: { $marked }).
       *[other] in { $here } possono partire solo { $free } legioni (hanno già marciato in questo turno: { $spent }, con segnalino ritirata: { $marked }).
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
nero-why-take-number = di' quante, per esempio `{ $right }`.
nero-why-take-both = prendile un tipo alla volta e di' quante, per esempio `{ $right }`, poi `{ $then }`.
nero-why-take-fewer =
    { $free ->
        [one] in { $here } di queste legioni se ne può prendere una sola.
       *[other] in { $here } di queste legioni se ne possono prendere solo { $free }.
    }
nero-why-drawn = dopo un pareggio in questo turno l'armata non marcia e non attacca più.
nero-why-weather-step = il maltempo trattiene l'armata.
nero-why-weather-attack = il maltempo protegge { $enemy } da questa armata per il resto del turno, in ogni provincia.
nero-why-no-card-to-lay = per attaccare serve una carta da giocare, e in questo turno ne sono già state usate quattro per PM o PB.
nero-why-attack-needs-card = per attaccare serve una carta da giocare, e non ne hai più.
# $seats is a list
nero-why-hindered = in { $here } ci sono legioni di chi non ha dato il via libera: { $seats }. Battile, `ask-leave` o `halt`.
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

## What is asked now (part of the reasons above)

nero-asked-want = Ora si sceglie la regione, per esempio `want west`.
nero-asked-lot = Ora si tira a sorte.
nero-asked-place = Ora si sceglie una provincia per una legione, per esempio `place baetica`.
nero-asked-home = Ora si sceglie la provincia d'origine, per esempio `home baetica`.
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
nero-asked-leave = Ora si risponde a chi chiede il via libera: `grant` o `refuse`.
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
