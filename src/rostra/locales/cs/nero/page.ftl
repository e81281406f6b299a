## The front door

page-game-nero = Nero
page-about-nero = Tři nebo čtyři chtějí po Neronově smrti na trůn: legie, bitvy, události. Asi dvě hodiny.
page-option-players = Hráči
page-option-length = Délka
page-option-acclamation = Prohlášení císařem
page-option-map = Mapa
page-option-deck = Balíček
page-value-4 = 4
page-value-3 = 3
page-value-full = dlouhá
page-value-short = krátká
page-value-any-victory = po každém vítězství
page-value-over-emperor = po vítězství nad císařem
page-option-candidates = Kandidát díky Ave Caesar
page-value-candidates-always = kdykoli
page-value-candidates-below-two = jen při méně než dvou císařích
page-note-candidates = Zda se generál může stát kandidátem, i když už jsou dva císaři; pak čeká, až jeden z nich trůn ztratí.
page-option-attack = Útok
page-value-attack-card = aspoň s jednou kartou
page-value-attack-bare = i bez karty
page-note-attack = Zda útočník musí v každé bitvě vyložit kartu. Napadený nemusí nikdy.
page-option-vanish = Odpověď na gardu při vraždě
page-value-vanish-true = karty jdou ze hry
page-value-vanish-false = karty se v dalším kole vrátí
page-note-vanish = Když na Pretoriánskou gardu odpoví garda nebo dva Úplatky: co se stane se všemi kartami té vraždy.

## The table

page-kp = KB
page-controlled-by = ovládá { $seat }
page-neutral = neutrální
page-troops-marked = { $name }: { $troops }, s žetonem ústupu
page-port = přístav
page-germans = Germáni: vstup stojí 3 PB
page-home = domov: { $seat }
page-turn-cards = Karty použité v tomto tahu na PB a BB: { $used }; zbývá: { $left }.
page-turn-activation = Aktivováno: { $province }, zbývá PB: { $bp }.
page-turn-force = Na pochodu, { $province }: { $troops }.

## Buttons

page-nero-do-want = Zvolit: { $area }, { $seat }
page-nero-do-place = Postavit legii: { $province }
page-nero-do-home = Zvolit za domovskou provincii: { $province }
page-nero-do-activate = Aktivovat: { $province }
page-nero-do-move-card = Použít na { $bp } PB: { $card }
page-nero-do-battle-card = Vyložit za { $gp } BB: { $card }
page-nero-do-event = Zahrát událost: { $card }
page-nero-do-counter = Odpovědět kartou { $card }
page-nero-do-counter-two = Odpovědět dvěma Úplatky
page-nero-do-no-counter = Nechat být
page-nero-do-force = Vyslat: { $troops }
page-nero-do-depart = Vyslat ({ $province }): { $troops } ({ $bp } PB)
page-nero-do-load = Nalodit: { $troops }
page-nero-do-leave = Zanechat: { $troops }
page-nero-do-take-own = Přibrat vlastní legie (1 PB)
page-nero-do-take-neutral = Přibrat neutrální legie (2 PB)
page-nero-do-take-both = Přibrat vlastní i neutrální legie (3 PB)
page-nero-do-take-leader = Přibrat vůdce
page-nero-do-step = Táhnout: { $province } ({ $bp } PB)
page-nero-do-attack = Zaútočit: { $seat } ({ $bp } PB)
page-nero-do-target-assassin = Poslat nájemného vraha: { $seat }
page-nero-do-target-crisis = Povolat do Říma: { $seat }
page-nero-do-target-traitor = Vytáhnout kartu z ruky: { $seat }
page-nero-do-retreat = Ustoupit: { $province }
page-nero-do-stay = Zůstat
page-nero-do-from = Vyplout z přístavu { $province }
page-nero-do-to = Plout do přístavu { $province }
page-nero-do-bring = Přivést legii z provincie { $province }
page-nero-do-send = Uhnout: { $province }
page-nero-do-send-neutral = Poslat neutrální legie: { $province }
page-nero-do-at-germans = Germáni vpadnou sem: { $province }
page-nero-do-at-legion = Legie se stane neutrální: { $province }, { $seat }
page-nero-do-declare = Prohlásit svého vůdce císařem!
page-nero-do-unmark = Odstranit žetony ústupu (2 PB)
page-nero-do-ask-leave = Požádat o průchod
page-nero-do-grant = Nechat projít
page-nero-do-refuse = Odmítnout
page-nero-do-ready = Dál už žádná karta: do boje
page-nero-do-halt = Zastavit tady
page-nero-do-end-turn = Ukončit tah
page-nero-do-take-some-own =
    { $legions ->
        [one] Přibrat 1 vlastní legii (1 PB)
        [few] Přibrat { $legions } vlastní legie (1 PB)
       *[other] Přibrat { $legions } vlastních legií (1 PB)
    }
page-nero-do-take-some-neutral =
    { $legions ->
        [one] Přibrat 1 neutrální legii (2 PB)
        [few] Přibrat { $legions } neutrální legie (2 PB)
       *[other] Přibrat { $legions } neutrálních legií (2 PB)
    }

## Around the map

page-nero-map = Mapa provincií. Šipky vedou k sousedovi, Enter volí, plus a minus přibližují a oddalují, 0 ukáže celou mapu.
page-nero-zoom-in = Blíž (+)
page-nero-zoom-out = Dál (-)
page-nero-whole = Celá mapa (0)
page-nero-pick-province = Vyber na mapě svítící provincii.
page-nero-pick-card = Vyber kartu z ruky.
page-nero-pick-both = Vyber na mapě svítící provincii, nebo kartu z ruky.
page-nero-unpick = Něco jiného
page-nero-all = Všechny možnosti ({ $n })
page-nero-fewer = O legii méně
page-nero-more = O legii víc
page-nero-with-leader = s vůdcem
page-nero-laid = Vyloženo pro tuto bitvu; nikdo jiný to zatím nevidí
page-nero-stay-behind =
    { $legions ->
        [one] 1 zůstane tady
        [few] { $legions } zůstanou tady
       *[other] { $legions } zůstane tady
    }
page-nero-no-card-to-attack = Útok nejde: je k němu potřeba karta a v tomto tahu už žádnou vyložit nemůžeš.
page-nero-lay-one = K útoku je potřeba aspoň jedna karta.

## A battle is shown

page-nero-battle = Bitva: { $province }
page-nero-without-cards = bez karet { $strength }
page-nero-skip = Zavřít

## What is counted

page-nero-this-turn = V tomto tahu
page-nero-cards-left =
    { $left ->
        [0] na PB a BB už žádná karta
        [one] na PB a BB zbývá 1 karta
        [few] na PB a BB zbývají { $left } karty
       *[other] na PB a BB zbývá { $left } karet
    }
page-nero-last-turn = Poslední tah kola: zbylé karty propadají.
page-nero-kp-of = { $seat }: odkud jsou KB
page-nero-kp-italy = za legie v Itálii navíc proti všem ostatním dohromady
page-nero-kp-areas = za ovládané oblasti, po 2
page-nero-kp-cards = za Senát a Gardu v tomto tahu
page-nero-kp-need = S 5 KB a vůdcem v Římě: císař.
page-nero-points-by-round = VB podle kol a původu
page-nero-round = { $round }. kolo
page-nero-discarded = Odloženo v tomto kole: { $n }
page-nero-removed = Vyřazeno ze hry: { $n }
page-nero-unseen = Zatím neviděno: { $n } (z toho v balíčku { $deck })
