nero-ask-want = Kterou oblast chceš za domov? Ostatní to nevidí; chce-li ji víc hráčů, rozhodne los.
nero-ask-place = Kam postavíš legii? V každé provincii své oblasti už jednu máš, dvě přidáš.
nero-ask-home = Která je tvá domovská provincie? Tam začíná tvůj generál a jen tam z něj Ave Caesar udělá kandidáta.
nero-ask-turn =
    { $left ->
        [0] Jsi na tahu: na PB a BB už žádná karta. Událost, nebo konec tahu?
        [one] Jsi na tahu: aktivuj provincii a vytáhni z ní, nebo zahraj událost. Na PB a BB zbývá 1 karta.
        [few] Jsi na tahu: aktivuj provincii a vytáhni z ní, nebo zahraj událost. Na PB a BB zbývají { $left } karty.
       *[other] Jsi na tahu: aktivuj provincii a vytáhni z ní, nebo zahraj událost. Na PB a BB zbývá { $left } karet.
    }
nero-ask-first-card = { $province }: kterou kartu použiješ na PB?
nero-ask-activation =
    { $left ->
        [0] { $province } (zbývá PB: { $bp }): koho vyšleš? Na PB a BB už žádná karta.
        [one] { $province } (zbývá PB: { $bp }): koho vyšleš? Na PB a BB zbývá 1 karta.
        [few] { $province } (zbývá PB: { $bp }): koho vyšleš? Na PB a BB zbývají { $left } karty.
       *[other] { $province } (zbývá PB: { $bp }): koho vyšleš? Na PB a BB zbývá { $left } karet.
    }
# Nobody is there who could depart
nero-ask-activation-idle =
    { $left ->
        [0] { $province } (zbývá PB: { $bp }), ale nikdo odtud vyrazit nemůže. Na PB a BB už žádná karta.
        [one] { $province } (zbývá PB: { $bp }), ale nikdo odtud vyrazit nemůže. Na PB a BB zbývá 1 karta.
        [few] { $province } (zbývá PB: { $bp }), ale nikdo odtud vyrazit nemůže. Na PB a BB zbývají { $left } karty.
       *[other] { $province } (zbývá PB: { $bp }), ale nikdo odtud vyrazit nemůže. Na PB a BB zbývá { $left } karet.
    }
nero-ask-force = Tvé vojsko ({ $province }): { $troops }, zbývá PB: { $bp }. Co udělá?
nero-ask-force-tired = Tvé vojsko ({ $province }): { $troops }, unavené bitvou, zbývá PB: { $bp }. Co udělá?
nero-ask-from = Galéra: z kterého přístavu?
nero-ask-to = Galéra ({ $province }): do kterého přístavu?
nero-ask-load = Galéra, cíl { $province }: kdo se nalodí? Nejvýš 3 legie a k nim vůdce.
nero-ask-target-assassin = Nájemný vrah: který císař v Římě?
nero-ask-target-crisis = Krize v Římě: který císař tam musí?
nero-ask-target-traitor = Zrádce: komu vytáhneš kartu z ruky?
nero-ask-germany = Vpád Germánů: kam?
nero-ask-legion = Vzpoura: která legie se stane neutrální?
nero-ask-answer = Odpovíš?
nero-ask-leave = Necháš vojsko projít?
nero-ask-give-way = Ustoupí tam tvé legie, nebo zůstanou?
# $own and $otherSide: strength without the cards that are still hidden; $cards: the own cards laid
nero-ask-battle = Bitva ({ $province }), soupeř { $opponent } má bez karet { $otherSide }. Ty máš { $own } (karty: { $cards }). Další kartu?
nero-ask-flee = Porážka ({ $province }): ustoupí tvé legie, nebo zůstanou?
nero-ask-must-flee = Porážka ({ $province }): kam tvé vojsko ustoupí?
nero-ask-landing = Vyloďuješ se mezi cizími legiemi ({ $province }): požádáš o průchod, nebo tam v tomto tahu zůstaneš?
nero-ask-send = Germáni jsou tady: { $province }. Kam půjde tvé vojsko?
nero-ask-send-neutral = Germáni jsou tady: { $province }. Kam půjdou neutrální legie?
nero-ask-bring = Povstání ({ $province }): musíš tam mít dvě legie. Odkud jednu přivedeš?

nero-entered-on-foot = { $seat } vtáhl do provincie { $province }.
nero-entered-by-galley = { $seat } se vylodil z galéry v provincii { $province }.
nero-answer-retreat = { $seat } chce ustoupit: { $province }.

# Headings of the choices of one kind
nero-menu-declare = Řím:
nero-menu-counter = Odpovědět:
nero-menu-step = Táhnout:
nero-menu-attack = Zaútočit:
nero-menu-take = Přibrat:
nero-menu-leave = Zanechat:
nero-menu-force = Vyslat:
nero-menu-activate = Aktivovat:
nero-menu-move-card = Karta na PB:
nero-menu-battle-card = Vyložit:
nero-menu-event = Událost:
nero-menu-retreat = Ustoupit:

nero-choice-declare = prohlásit svého vůdce císařem!
nero-choice-want = { $area } ({ $seat })
nero-choice-province = { $province }
# $troops is what stands there, in the signs of the map
nero-choice-province-met = { $province } [{ $troops }]
nero-choice-at = { $province }: { $seat }
nero-choice-activate = { $province } ({ $troops })
# $legions cannot march any more this turn: they have marched already, or have a retreat marker
nero-choice-activate-tied = { $province } ({ $troops }; nevyrazí: { $legions })
nero-choice-move-card = { $card } ({ $points } PB)
nero-choice-battle-card = { $card } ({ $points } BB)
nero-choice-step = { $province } ({ $bp } PB)
nero-choice-step-met = { $province } ({ $bp } PB) [{ $troops }]
nero-choice-attack =
    { $legions ->
        [one] { $seat }, 1 legie ({ $bp } PB)
        [few] { $seat }, { $legions } legie ({ $bp } PB)
       *[other] { $seat }, { $legions } legií ({ $bp } PB)
    }
nero-choice-take-own = vlastní legie (1 PB)
nero-choice-take-neutral = neutrální legie (2 PB)
nero-choice-take-both = vlastní i neutrální legie (3 PB)
nero-choice-take-own-some =
    { $legions ->
        [one] 1 vlastní legie (1 PB)
        [few] { $legions } vlastní legie (1 PB)
       *[other] { $legions } vlastních legií (1 PB)
    }
nero-choice-take-neutral-some =
    { $legions ->
        [one] 1 neutrální legie (2 PB)
        [few] { $legions } neutrální legie (2 PB)
       *[other] { $legions } neutrálních legií (2 PB)
    }
nero-choice-take-leader = vůdce
nero-choice-unmark = odstranit žetony ústupu (2 PB)
nero-choice-grant = nechat projít
nero-choice-refuse = odmítnout
nero-choice-ask-leave = požádat o průchod
nero-choice-stay = zůstat
nero-choice-ready = dál už žádná karta
nero-choice-counter-two = dva Úplatky
nero-choice-no-counter = nechat být
nero-choice-no-counter-quiet = nechat být a v tomto tahu se už neptat
nero-choice-halt = vojsko zastaví
nero-choice-end-turn = ukončit tah
