nero-ask-want = Quale regione vuoi come tua? Gli altri non lo vedono; se la vogliono in più d'uno, decide la sorte.
nero-ask-place = Dove schieri una legione? Ne hai una in ogni provincia della tua regione, e ne aggiungi due.
nero-ask-home = Qual è la tua provincia d'origine? Lì comincia il tuo generale, e solo lì Ave Caesar lo rende candidato.
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
nero-ask-leave = Dai il via libera all'armata?
nero-ask-give-way = Le tue legioni lì si ritirano o restano?
# $own and $otherSide: strength without the cards that are still hidden; $cards: the own cards laid
nero-ask-battle = Battaglia in { $province } contro { $opponent }, forza { $otherSide } senza carte. Tu hai { $own } (carte: { $cards }). Un'altra carta?
nero-ask-flee = Sconfitta in { $province }: le tue legioni si ritirano o restano?
nero-ask-must-flee = Sconfitta in { $province }: dove si ritira la tua armata?
nero-ask-landing = Sbarchi in { $province } fra legioni altrui: chiedi il via libera, o per questo turno resti lì?
nero-ask-send = I Germani sono in { $province }: dove vanno le tue truppe?
nero-ask-send-neutral = I Germani sono in { $province }: dove vanno le legioni neutrali?
nero-ask-bring = Rivolta in { $province }: devi avere lì due legioni. Da dove ne porti una?

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
nero-choice-activate-tied = { $province } ({ $troops }; bloccate: { $legions })
nero-choice-move-card = { $card } ({ $points } PM)
nero-choice-battle-card = { $card } ({ $points } PB)
nero-choice-step = { $province } ({ $bp } PM)
nero-choice-step-met = { $province } ({ $bp } PM) [{ $troops }]
nero-choice-attack =
    { $legions ->
        [one] { $seat }, 1 legione ({ $bp } PM)
       *[other] { $seat }, { $legions } legioni ({ $bp } PM)
    }
nero-choice-take-own = le tue legioni (1 PM)
nero-choice-take-neutral = le legioni neutrali (2 PM)
nero-choice-take-both = le tue legioni e le neutrali (3 PM)
nero-choice-take-own-some =
    { $legions ->
        [one] 1 delle tue legioni (1 PM)
       *[other] { $legions } delle tue legioni (1 PM)
    }
nero-choice-take-neutral-some =
    { $legions ->
        [one] 1 legione neutrale (2 PM)
       *[other] { $legions } legioni neutrali (2 PM)
    }
nero-choice-take-leader = il condottiero
nero-choice-unmark = togli i segnalini ritirata (2 PM)
nero-choice-grant = dai il via libera
nero-choice-refuse = rifiuta
nero-choice-ask-leave = chiedi il via libera
nero-choice-stay = resta
nero-choice-ready = basta carte
nero-choice-counter-two = due Corruzioni
nero-choice-no-counter = lascia fare
nero-choice-no-counter-quiet = lascia fare, e in questo turno non chiedere più
nero-choice-halt = l'armata si ferma
nero-choice-end-turn = fine del turno
