nero-why-spelling = píše se to `{ $right }`.
nero-why-unknown = takový zápis není; píše se například `{ $right }`.
nero-why-unknown-asked = takový zápis není. { $right }
nero-why-not-asked = teď je na řadě něco jiného. { $asked }
nero-why-over = hra skončila.
nero-why-area-taken = tuto oblast už má { $seat }: { $area }.
nero-why-own-area = { $province } neleží v tvé oblasti; tvoje je: { $area }.
nero-why-not-in-deck = taková karta už v balíčku není: { $card }.
nero-why-not-in-hand = tahle karta v ruce není: { $card }.
nero-why-not-in-that-hand = taková karta v té ruce není: { $card }.
nero-why-two-briberies = při vraždě zastaví gardu jen dva Úplatky: `counter-two bribery`.
nero-why-only-one = takové karty jsou potřeba dvě a v ruce je jen jedna: { $card }.
nero-why-two-not-needed = dvěma takovými kartami se odpovídá jen na Pretoriánskou gardu při vraždě: { $card }.
nero-why-does-not-counter = touto kartou se na to, co bylo zahráno, odpovědět nedá: { $card }.
nero-why-once = tato událost se hraje jen jednou za tah a už byla zahrána: { $card }.
nero-why-own-turn = tato karta se hraje jen ve vlastním tahu: { $card }.
nero-why-answers-only = tato událost jen odpovídá na to, co dělají ostatní: { $card }.
nero-why-nothing-to-counter = teď není na co odpovídat.
nero-why-not-bordering = tyto provincie spolu nesousedí: { $here }, { $province }.
nero-why-leaders-only = do Říma smějí jen vůdci, bez legií.
nero-why-came-from = kdo vstoupil ({ $here }), přišel odtud: { $province }. Tam se neustupuje.
nero-why-others-there = stojí tam cizí legie: { $province }.
nero-why-must-flee = poražený útočník musí ustoupit, pokud může.
nero-why-marked-lay-none = legie s žetonem ústupu nebojují, karty se za ně nevykládají.
nero-why-most-cards =
    { $most ->
        [0] v tomto tahu už se nesmí vyložit žádná karta.
        [one] smí se vyložit jedna karta a ta už leží.
        [few] smějí se vyložit { $most } karty a ty už leží.
       *[other] smí se vyložit { $most } karet a ty už leží.
    }
nero-why-lay-a-card = útočník vykládá aspoň jednu kartu.
nero-why-nobody-to-board = v žádném přístavu nemáš nikoho, kdo by se mohl nalodit.
nero-why-nobody-boards-here = tady se nikdo z tvých nalodit nemůže: { $province }.
nero-why-no-port = { $province } nemá přístav.
nero-why-other-port = galéra musí plout do jiného přístavu.
nero-why-load =
    { $free ->
        [0] tady se nemůže nalodit žádná legie: { $here }.
        [one] tady se může nalodit jen jedna legie: { $here }.
        [few] tady se mohou nalodit jen { $free } legie: { $here }.
       *[other] tady se může nalodit jen { $free } legií: { $here }.
    }
nero-why-leader-cannot-board = tvůj vůdce se tady nalodit nemůže: { $here }.
nero-why-no-emperor-in-rome = v Římě žádný císař není.
nero-why-no-emperor-outside = mimo Řím žádný císař není.
nero-why-nobody-has-cards = nikdo jiný nemá žádnou kartu.
nero-why-germans-there = Germáni už tam jsou a nikdo jiný tam není: { $province }.
nero-why-four-neutral = neutrální legie už jsou čtyři a víc jich nikdy není.
nero-why-free-area = { $province } leží v oblasti, která nepatří nikomu.
nero-why-no-legions-left = { $seat } už nemá žádné legie.
nero-why-no-general = tvůj vůdce už je víc než generál.
nero-why-two-emperors = císaři už jsou dva a víc jich nikdy není.
nero-why-not-at-home = tvůj vůdce musí být v domovské provincii ({ $home }), ale je jinde: { $there }.
nero-why-no-legion-at-home = tvůj vůdce musí mít v domovské provincii u sebe tvou legii: { $home }.
nero-why-area-not-controlled = musíš ovládat svou domovskou oblast: { $area }.
nero-why-no-legion-of = { $seat } tam nemá žádnou legii: { $province }.
nero-why-already-there = legie musí přijít z jiných provincií než z té, kde je povstání: { $province }.
nero-why-not-playing = { $target } se této hry neúčastní.
nero-why-not-himself = kartu je třeba vytáhnout někomu jinému.
nero-why-target-no-cards = { $target } nemá žádné karty.
nero-why-target-no-emperor = { $target } není císař.
nero-why-target-in-rome = { $target } už v Římě je.
nero-why-target-not-in-rome = { $target } není v Římě.
nero-why-no-force = žádné vojsko netáhne: aktivuj provincii, použij kartu na PB a vyšli ho, například `force 2`.
nero-why-halt-first = vojsko je na pochodu ({ $here }): nejdřív `halt`.
nero-why-bp = stojí to { $need } PB a máš už jen { $have }.
nero-why-use-a-card = v tahu se musí použít aspoň jedna karta.
nero-why-four-cards = v tomto tahu už byly na PB nebo BB použity čtyři karty a víc se nesmí.
nero-why-no-cards = na PB už nezbývá žádná karta.
nero-why-activate-first = PB patří k aktivaci: nejdřív aktivuj provincii, například `activate baetica`.
nero-why-nobody-there = není tam žádná tvá legie ani tvůj vůdce: { $province }.
nero-why-legions-free =
    { $free ->
        [0] odtud nemůže vyrazit žádná legie: { $here } (v tomto tahu už táhlo legií: { $spent }, s žetonem ústupu: { $marked }).
        [one] odtud může vyrazit jen jedna legie: { $here } (v tomto tahu už táhlo legií: { $spent }, s žetonem ústupu: { $marked }).
        [few] odtud mohou vyrazit jen { $free } legie: { $here } (v tomto tahu už táhlo legií: { $spent }, s žetonem ústupu: { $marked }).
       *[other] odtud může vyrazit jen { $free } legií: { $here } (v tomto tahu už táhlo legií: { $spent }, s žetonem ústupu: { $marked }).
    }
nero-why-leader-elsewhere = tvůj vůdce není tady ({ $here }), ale jinde: { $there }.
nero-why-leader-in-force = tvůj vůdce už ve vojsku je.
nero-why-leader-spent = tvůj vůdce v tomto tahu už necestuje.
nero-why-leader-not-in-force = tvůj vůdce ve vojsku není.
nero-why-leave =
    { $legions ->
        [0] vojsko nemá žádné legie.
        [one] vojsko má jen jednu legii.
        [few] vojsko má jen { $legions } legie.
       *[other] vojsko má jen { $legions } legií.
    }
nero-why-no-own-to-take = není tu žádná tvá legie, kterou by šlo přibrat: { $here }.
nero-why-no-neutral-to-take = není tu žádná neutrální legie: { $here }.
nero-why-take-number = řekni kolik, například `{ $right }`.
nero-why-take-both = přibírej každý druh zvlášť a řekni kolik, například `{ $right }`, pak `{ $then }`.
nero-why-take-fewer =
    { $free ->
        [one] takhle se dá přibrat jen jedna legie ({ $here }).
        [few] takhle se dají přibrat jen { $free } legie ({ $here }).
       *[other] takhle se dá přibrat jen { $free } legií ({ $here }).
    }
nero-why-drawn = po nerozhodné bitvě vojsko v tomto tahu už netáhne a neútočí.
nero-why-weather-step = nepohoda drží vojsko na místě.
nero-why-weather-attack =
    nepohoda chrání { $enemy-id ->
        [galba] Galbu
        [vitellius] Vitellia
        [otho] Othona
        [vespasian] Vespasiana
       *[other] hráče { $enemy }
    } před tímto vojskem do konce tahu, a to v každé provincii.
nero-why-no-card-to-lay = k útoku je třeba karta na vyložení a v tomto tahu už byly na PB nebo BB použity čtyři.
nero-why-attack-needs-card = k útoku je třeba karta na vyložení a ty už žádnou nemáš.
# $seats is a list
nero-why-hindered = stojí tu legie hráčů, kteří průchod nepovolili ({ $here }): { $seats }. Poraz je, `ask-leave`, nebo `halt`.
nero-why-nobody-hinders = vojsku nikdo nebrání.
nero-why-asked-already = ti už byli požádáni: { $seats }.
nero-why-own-legions = to jsou tvé vlastní legie.
nero-why-no-enemy = { $enemy } tu nemá žádné legie: { $here }.
nero-why-leader-alone = vůdce sám neútočí.
nero-why-landed = kdo se v tomto tahu vylodil, neútočí.
nero-why-fought = { $enemy } tu v tomto tahu už bojoval ({ $here }) a na totéž vojsko se útočí jen jednou.
nero-why-no-markers = žádná tvá legie tu nemá žeton ústupu: { $here }.
nero-why-fresh-markers = žetony ústupu z tohoto tahu zůstávají: { $here }.
nero-why-emperor-already = tvůj vůdce už je císařem.
nero-why-not-in-rome = tvůj vůdce musí být v Římě, ale je jinde: { $there }.
nero-why-kp = je třeba { $need } KB a máš { $kp }: Itálie { $italy }, oblasti { $areas }, karty { $cards }.

## What is asked now (part of the reasons above)

nero-asked-want = Teď se volí domovská oblast, například `want west`.
nero-asked-lot = Teď se losuje.
nero-asked-place = Teď se volí provincie pro legii, například `place baetica`.
nero-asked-home = Teď se volí domovská provincie, například `home baetica`.
nero-asked-deal = Teď se rozdávají karty.
nero-asked-turn = Teď se hraje tah: `activate baetica`, `event galley`, `step roma`, `end-turn` a podobně.
nero-asked-first-card = Teď se volí první karta aktivace, například `move-card galley`.
nero-asked-from = Teď se volí přístav, odkud galéra vyplouvá, například `from baetica`.
nero-asked-to = Teď se volí přístav, kam galéra pluje, například `to italia-sud`.
nero-asked-load = Teď se volí, kdo se nalodí, například `load 3 leader`.
nero-asked-target = Teď se volí, koho se událost týká, například `target otho`.
nero-asked-germany = Teď se volí, kam vpadnou Germáni, například `at germania-superior`.
nero-asked-legion = Teď se volí legie, která se vzbouří, například `at moesia otho`.
nero-asked-answer = Teď se odpovídá: `counter bribery` a podobně, nebo `no-counter`.
nero-asked-leave = Teď se odpovídá na žádost o průchod: `grant`, nebo `refuse`.
nero-asked-give-way = Teď se rozhoduje, zda legie ustoupí: `retreat asia` a podobně, nebo `stay`.
nero-asked-battle = Teď se vykládají karty do bitvy: `battle-card senate` a podobně, pak `ready`.
nero-asked-flee = Teď se rozhoduje, zda poražené legie ustoupí: `retreat asia` a podobně, nebo `stay`.
nero-asked-must-flee = Teď se volí, kam poražené vojsko ustoupí, například `retreat asia`.
nero-asked-landing = Vyloděné vojsko stojí mezi cizími legiemi: `ask-leave`, nebo `halt`.
nero-asked-send = Teď se volí, kam vojsko uhne, například `send raetia`.
nero-asked-send-neutral = Teď se volí, kam půjdou neutrální legie, například `send-neutral raetia`.
nero-asked-bring = Teď se volí provincie, odkud legie přijde, například `from pannonia`.
nero-asked-steal = Teď se někomu vytahuje karta z ruky.
nero-asked-nothing = Hra skončila.
