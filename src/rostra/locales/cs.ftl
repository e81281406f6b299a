### Rostra česky. Pojmy: otázka o důvěře, patricijové, karty vlivu, akční karty, lícem dolů, lícem vzhůru.

## Names

seat-cleopatra = Kleopatra
seat-caesar = Caesar
seat-chance = Náhoda

group-senators = Senátoři
group-praetors = Prétoři
group-quaestors = Kvestoři
group-censors = Cenzoři
group-aediles = Edilové

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-P = Filozof
card-assassination = Atentát
card-spy = Špion
card-castling = Rošáda
card-scout = Vyzvědač
card-wrath = Hněv bohů
card-veto = Veto
card-bonus = Vlivový bonus

vote-senators = Senátoři
vote-praetors = Prétoři
vote-quaestors = Kvestoři
vote-censors = Cenzoři
vote-aediles = Edilové
vote-orgy = Orgie
vote-shuffle = Orgie (zamíchat)

pile-influence = balíček karet vlivu
pile-action = balíček akčních karet

nothing = nic
figure = { $value }

## What happens. "-known": only those who may know the card read this one.

event-bonus = { $seat } dostává tajný vlivový bonus.
event-bonus-known = { $seat } dostává tajný vlivový bonus: { $group }.
event-stacked = { $seat } dává dospod balíčku akčních karet: { $card }.
event-arranged = { $seat } má balíček akčních karet seřazený.
event-set =
    { $seat } přikládá { $group-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    } kartu lícem dolů.
event-set-known =
    { $seat } přikládá { $group-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    } lícem dolů: { $card }.
event-turn = Na tahu je { $seat }.
event-passed = { $seat } zůstává pasivní.
event-laid-up =
    { $seat } vykládá { $group-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    } lícem vzhůru: { $card }.
event-laid-down =
    { $seat } vykládá { $group-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    } kartu lícem dolů.
event-laid-down-known =
    { $seat } vykládá { $group-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    } lícem dolů: { $card }.
event-played-assassination =
    { $seat } hraje Atentát { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    }: { $card }.
event-played-spy = { $seat } hraje kartu Špion.
event-played-castling =
    { $seat } hraje Rošádu { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    } a { $other-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    }.
event-played-scout =
    { $seat } hraje kartu Vyzvědač { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    }.
event-played-wrath =
    { $seat } hraje Hněv bohů { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    }.
event-vetoed = { $seat } hraje Veto: akce nemá žádný účinek.
event-allowed = { $seat } si veto nechává.
event-assassinated =
    { $seat } ztrácí { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    } kartu: { $card }.
event-spied =
    { $opponent-id ->
        [cleopatra] { $seat } se dívá Kleopatře do karet.
       *[caesar] { $seat } se dívá Caesarovi do karet.
    }
event-spied-known =
    { $opponent-id ->
        [cleopatra] { $seat } se dívá Kleopatře do karet: { $cards }.
       *[caesar] { $seat } se dívá Caesarovi do karet: { $cards }.
    }
event-taken = { $seat } musí odložit: { $card }.
event-assigned =
    { $seat } znovu přikládá { $group-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    } lícem dolů: { $card }.
event-castled = { $seat } dokončuje rošádu. Karty, všechny lícem dolů: { $group } { $count }, { $other } { $otherCount }.
event-scouted =
    { $seat } musí { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    } odkrýt karty: { $cards }.
event-wrath =
    Hněv bohů dopadá na { $group-id ->
        [senators] senátory
        [praetors] prétory
        [quaestors] kvestory
        [censors] cenzory
       *[aediles] edily
    }.
event-exchanged = { $seat } odkládá: { $card }.
event-drew =
    { $pile-id ->
        [influence] { $seat } dobírá z balíčku karet vlivu.
       *[action] { $seat } dobírá z balíčku akčních karet.
    }
event-drew-known = { $seat } dobírá: { $card }.
event-drew-none = { $seat } nedobírá žádnou kartu.
event-lost = { $seat } odkládá: { $cards }.

event-turned-vote = Odkrytá karta: { $vote }. Otázka o důvěře!
event-turned-out = Odkrytá karta: { $vote }. Tam už nikdo není; karta jde ze hry, otáčí se další.
event-turned-orgy = Odkrytá karta: { $vote }. Otázka se nepokládá.
event-turned-fades = Odkrytá karta: { $vote }. Otázka se nepokládá a karta jde ze hry.
event-turned-shuffle = Odkrytá karta: { $vote }. Otázka se nepokládá, celý balíček se míchá.

event-vote-extraordinary = { $group }: osm karet. Mimořádná otázka o důvěře!
event-vote-side = { $seat }: { $cards } = { $sum }
event-vote-tie = { $group }: nerozhodně. Rozhodnutí se odkládá, karty zůstávají.
event-vote-won = { $group }: patricije získává { $seat }. Zbývá: { $left }.
event-vote-turned-round =
    { $count ->
        [one] { $group }: filozof obrací výsledek, patricije získává { $seat }. Zbývá: { $left }.
       *[other] { $group }: filozofové obracejí výsledek, patricije získává { $seat }. Zbývá: { $left }.
    }

event-ended-patricians = Konec hry: všichni patricijové jsou rozebraní.
event-ended-influence = Konec hry: nikdo už nemá karty vlivu.
event-ended-blocked = Konec hry: poslední hráč s kartami vlivu je už nemá kam vyložit.
event-ended-stalled = Konec hry: příliš dlouho nikdo nevyměnil ani nezahrál kartu.

## Why a line cannot be played now

refused = Nejde to: { $why } ({ $rule })
rule-notation = zápis

why-spelling = píše se to `{ $right }`.
why-board-order = skupiny se píší v pořadí, v jakém leží na stole: `{ $right }`.
why-unknown = takový zápis není; píše se například `{ $right }`.
why-unknown-asked = takový zápis není. { $right }
why-not-asked = teď je na řadě něco jiného. { $asked }
why-over = hra skončila.
why-not-passive = tah už začal kartou, pasivní být nemůže.
why-lay-first = nejdřív je třeba vyložit karty vlivu: jednu lícem dolů, nebo dvě lícem vzhůru.
why-must-be-passive = bez karty vlivu v ruce zbývá jen `pass`.
why-laid = karty vlivu už jsou v tomto tahu vyložené.
why-second-open = první karta leží lícem vzhůru, druhá tedy musí taky.
why-two-cards = na dvě karty lícem vzhůru musí být v ruce dvě karty vlivu; tahle se dá vyložit lícem dolů.
why-room-for-two = na dvě karty lícem vzhůru je třeba místo pro dvě. Volných míst: { $room }.
why-not-in-hand = tahle karta v ruce není: { $card }.
why-group-gone =
    { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    } už žádný patricij nezbývá.
why-own-five =
    u skupiny smí mít jedna strana nejvýš pět karet a { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    } už jich pět máš.
why-both-eight =
    u skupiny smí na obou stranách ležet dohromady nejvýš osm karet a { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    } jich už osm je.
why-acted = za tah se hraje jen jedna akční karta a ta už byla zahrána.
why-nobody-to-kill =
    protihráč nemá { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    } lícem vzhůru takovou kartu: { $card }.
why-no-hand = protihráč nemá v ruce žádnou kartu.
why-nothing-hidden =
    protihráč nemá { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    } žádnou kartu lícem dolů.
why-no-card-there =
    { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    } žádná karta neleží.
why-castle-gone =
    rošáda potřebuje dvě skupiny s patriciji a { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    } už žádný nezbývá.
why-nothing-to-castle =
    { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    } ani { $other-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    } nemáš žádnou kartu.
why-highest-first = při rošádě se karty přikládají od nejvyšší, filozofové nakonec. Na řadě je: { $card }.
why-not-castled =
    karty se vracejí { $group-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    } nebo { $other-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    }.
why-veto-answers = veto se hraje jen v odpověď na protihráčovu akční kartu.
why-must-draw = dokud je v některém balíčku karta, musí se dobrat.
why-pile-empty = { $pile } je prázdný.
why-not-in-that-hand = taková karta v té ruce není: { $card }.
why-stacked = všechny tyhle už v balíčku jsou: { $card }.
why-set-already = tahle karta už leží na stole: { $card }.
why-set-order = postupuje se po skupinách, jak leží na stole. Na řadě jsou: { $group }.
why-not-in-pile = taková karta už v balíčku není: { $card }.
why-not-in-deck = tahle karta už mezi otázkami o důvěře není: { $vote }.

## What is asked now (part of the reasons above)

asked-bonus = Rozdává se vlivový bonus.
asked-stack = Teď se vybírá další karta balíčku akčních karet, například `stack spy`.
asked-set = Teď se přikládá prvních pět karet, například `set 3 senators`.
asked-turn = Teď se hraje tah, například `down 3 senators`, `up 3 senators`, akční karta nebo `pass`.
asked-veto = Teď se odpovídá na akční kartu: `veto`, nebo `allow`.
asked-take = Teď se vybírá karta, o kterou špion protihráče připraví, například `take 3`.
asked-assign = Teď se při rošádě znovu přikládá karta, například `assign 3 senators`.
asked-exchange = Teď se vybírají karty k výměně: `exchange 3`, nebo `done`.
asked-draw = Teď se vybírá, odkud dobrat: `draw influence`, nebo `draw action`.
asked-replace = Teď se vybírá, odkud dobrat: `draw influence`, `draw action`, nebo `draw none`.
asked-deal = Rozdává se karta.
asked-vote = Odkrývá se otázka o důvěře.
asked-nothing = Hra skončila.

## The table. Captions in the first column have room for 15 letters.

table-title = Tah { $turn } - { $cleopatra } { $cleopatraPoints } : { $caesarPoints } { $caesar }
table-you = { $seat } (ty)
table-they = { $seat }
table-patricians = Zbývá patricijů
# How many patricians of a group are left, and how many Cleopatra and Caesar have won; at most 10 letters
table-left = { $left } ({ $cleopatra }:{ $caesar })
table-strength = síla
table-sum-open = { $sum } + { $hidden } ?
table-cards =
    { $seat } - v ruce: vliv { $influence }, akce { $actions }; v balíčcích: vliv { $influencePile }, akce { $actionPile }
table-hand = V ruce: { $cards }
table-discards = Odložené: { $list }
table-spied = Špion viděl, snad stále v ruce: { $list }
table-aside = Ještě neumístěné: { $list }
table-bonus = Bonus: { $group }
table-next-actions = Další akce: { $cards }
table-votes = Otázky ({ $left }): { $list }
table-votes-turned = Odkryté: { $list }
table-votes-removed = Mimo hru: { $list }
heap = { $n }{"\u00A0"}x{"\u00A0"}{ $name }

## Choices

prompt = Tvoje volba (h: nápověda)>
choice = { $number }) { $what }
grid-faces = { $symbol } dolů/vzhůru
grid-down = { $symbol } lícem dolů
grid-up = { $symbol } lícem vzhůru

ask-turn = Jsi na tahu: jedna karta lícem dolů, dvě vzhůru, akční karta, nebo pasivní tah.
ask-more = Jsi na tahu: kterou kartu a kam?
ask-end = Karty máš vyložené. Akční karta, nebo konec tahu?
ask-veto = Zahraješ veto?
ask-take = Která karta musí pryč?
ask-assign = Rošáda: kam patří tahle karta? { $card } (ještě neumístěné: { $cards })
ask-exchange = Kterou kartu vyměníš? V ruce: { $cards }
ask-draw = Odkud dobereš? V ruce: { $cards }
ask-replace = Smíš dobrat kartu. V ruce: { $cards }
ask-stack = Tvůj balíček akčních karet odshora ({ $done } z 13): { $cards }
ask-set = Tvých prvních pět karet jde lícem dolů, ke každé skupině jedna. Teď: { $group }

menu-action = { $card }:
menu-otherwise = Nebo:
menu-stack-all = Celý zbytek:
menu-stack = Nebo další karta:
menu-set-all = Celý zbytek:
menu-set = Nebo další karta:

choice-suggested = doporučeno: { $cards }
choice-random = náhodně
choice-stack =
    { $n ->
        [few] { $card } (zbývají { $n })
       *[other] { $card } (zbývá { $n })
    }
choice-set = { $card }
choice-pass = zůstat pasivní a vyměnit karty
choice-end = ukončit tah
choice-done = víc už ne
choice-veto = vetovat
choice-allow = nechat být
choice-spy = podívat se do karet
choice-assassinate = { $group }: { $card }
choice-castle = { $group } + { $other }
choice-scout = { $group }
choice-wrath = { $group }
choice-take = { $card }
choice-exchange = { $card }
choice-assign = { $group }
choice-draw-influence = balíček karet vlivu (zbývá: { $left })
choice-draw-action = balíček akčních karet (zbývá: { $left })
choice-draw-known = balíček akčních karet (zbývá: { $left }, další: { $card })
choice-draw-none = žádná karta

only-choice = Jediná možnost, zahraná za tebe: `{ $line }`

## Playing

play-hello =
    { $seat-id ->
        [cleopatra] Caesar & Kleopatra. Hraješ za Kleopatru, protihráč: { $player }.
       *[caesar] Caesar & Kleopatra. Hraješ za Caesara, protihráč: { $player }.
    }
play-how = Odpovídej číslem nebo zápisem; h: nápověda, ?: popis karet, q: uložit a skončit.
play-unfinished = Máš rozehranou hru: pokračuje v ní rostra play { $game } --resume
play-saved = Hra je uložená: { $file }. Pokračovat můžeš takto: rostra play { $game } --resume
play-record = Záznam hry: { $file }

help-page =
    Patricije získáš, když máš u jeho skupiny při otázce o důvěře větší vliv.
    Tah: jedna karta vlivu lícem dolů, nebo dvě lícem vzhůru, a kdykoli k tomu
    jedna akční karta; pak si doplníš ruku na pět karet a odkryje se otázka
    o důvěře. Nebo zůstaň pasivní: jen vyměníš karty.
    Na stole: 3 4 [25] je trojka a čtyřka lícem vzhůru a dvojka a pětka lícem
    dolů; [??] jsou protihráčovy karty lícem dolů.
    Zbývá patricijů 4 (1:0): Kleopatra už má jednoho, Caesar žádného.
    Každé číslo v mřížce je jedna volba: levé vyloží kartu lícem dolů, pravé
    lícem vzhůru.

      číslo        příslušná volba
      zápis        například `down 3 senators`, `up P censors`, `spy`,
                   `scout aediles`, `pass`, `draw action`
      ?            vysvětlí všechny karty; `? spy` jednu z nich
      t            znovu stůl a možnosti
      l            znovu poslední události
      d            odložené karty a co se dá spočítat
      q            skončit; hra se ukládá po každém rozhodnutí, --resume pokračuje

## Cards explained

explain-number = 1 až 5: vliv. Při otázce o důvěře sečte každá strana své karty; vyšší součet získá patricije. Strana s vyšším součtem pak u té skupiny odloží svou nejvyšší kartu, druhá strana svou nejnižší.
explain-P = Filozof (P): vliv 0. Pokud mají strany různý počet filozofů, vyhrává nižší součet. Po vyhodnocení se všichni filozofové u té skupiny odloží, při shodě ale zůstávají.
explain-assassination = Atentát (4): protihráč odloží jednu kartu vlivu ležící lícem vzhůru, u kterékoli skupiny; kterou, určíš ty.
explain-spy = Špion (2): podíváš se protihráči do karet a vybereš jednu, kterou odloží. Protihráč si za ni smí dobrat.
explain-castling = Rošáda (2): vezmeš všechny své karty u dvou skupin a znovu je k nim přiložíš, jak chceš, všechny lícem dolů.
explain-scout = Vyzvědač (2): odkryje všechny protihráčovy karty u jedné skupiny. Zůstanou odkryté.
explain-wrath = Hněv bohů (1): u jedné skupiny se odloží všechny karty vlivu obou stran.
explain-veto = Veto (2): jen proti protihráčově akční kartě a hned: karta nemá žádný účinek. Pak si smíš dobrat kartu. Proti vetu veto neplatí.
explain-orgy = Orgie (karta otázky o důvěře): tentokrát se otázka nepokládá.
explain-shuffle = Orgie, zamíchat (karta otázky o důvěře): otázka se nepokládá a všechny karty otázky o důvěře, které jsou ve hře, se zamíchají do nového balíčku.
explain-bonus = Tajný vlivový bonus: 2 body, pokud získáš aspoň 3 patricije z té skupiny.
explain-group = Skupiny: 5 senátorů, 5 prétorů, 5 kvestorů, 3 cenzoři, 3 edilové. Patricij je za 1 bod, většina ve skupině za 1 bod navíc, celá skupina ještě za další bod. U skupiny smí ležet nejvýš 5 karet na jedné straně a 8 na obou; při 8 se otázka o důvěře pokládá hned.
explain-group-now =
    { $left ->
        [0] { $group }: nikdo už nezbývá.
        [few] { $group }: zbývají { $left }.
       *[other] { $group }: zbývá { $left }.
    }

details-discards = { $seat }, odložené: { $list }
details-piles = { $seat }, v balíčcích: { $list }
details-unseen = { $seat }, dosud neviděné (ruka, balíčky, lícem dolů): { $list }
details-order = Balíček akčních karet odshora: { $cards }

## The score at the end

score-title = Výsledek
score-for = Body za
score-total = Celkem
score-patricians = { $group }: patricijové
score-majority = { $group }: většina
score-all = { $group }: celá skupina
score-bonus = { $group }: vlivový bonus
score-won = Vítězí { $seat }.
score-won-by-patricians = Vítězí { $seat }: bodů je stejně, ale patricijů má víc.
score-draw = Remíza: stejně bodů i patricijů.
score-you-won = Gratulujeme!
score-you-lost = Tentokrát byla silnější druhá strana.

## Simulations

simulate-progress = Hraje se
simulate-time =
    { $games ->
        [one] { $games } hra za { $seconds } s
        [few] { $games } hry za { $seconds } s
       *[other] { $games } her za { $seconds } s
    }
simulate-saved = Záznamy: { $folder }
simulate-interrupted = Přerušeno: odehráno her { $games } z { $wanted }.

report-games =
    { $games ->
        [one] Jedna hra
        [few] { $games } hry
       *[other] { $games } her
    }
report-per-game = na hru
report-mean = průměr
report-error = +- (95 %)
report-median = medián
report-least = min.
report-most = max.
report-count = her
report-decisions = rozhodnutí
report-turns = tahy
report-points = body: { $seat } ({ $player })
report-margin = náskok vítěze
report-lead =
    { $opponent-id ->
        [cleopatra] { $seat } před Kleopatrou
       *[caesar] { $seat } před Caesarem
    }
report-games-column = her
report-share-column = podíl
report-interval-column = interval 95 %
report-wins = výhry: { $seat } ({ $player })
report-draws = remízy
report-ended-patricians = konec: všichni patricijové rozebraní
report-ended-influence = konec: došly karty vlivu
report-ended-blocked = konec: poslední hráč nemá kam vykládat
report-ended-stalled = konec: nikdo už netáhl

## Records

record-good = v pořádku: { $file } ({ $decisions } rozhodnutí, { $result })
record-bad = odmítnuto: { $file }: { $why }
record-bad-line =
    { $text ->
        [none] řádek { $line }: { $why }
       *[other] řádek { $line }, `{ $text }`: { $why }
    }
record-checked = v pořádku: { $good }, odmítnuto: { $bad }
show-title = Po rozhodnutí { $decision } z { $decisions }, jak to vidí: { $viewer }
show-everything = všichni (všechny karty odkryté)
show-player = { $seat }: { $player }
show-here = -----> zde
show-decision = { $decision }. { $who }: { $line }
player-human = člověk
result-won = { $points }, vítězí { $seat }: { $why }
result-draw = { $points }, remíza: { $why }
result-unfinished = rozehráno
result-by-patricians = všichni patricijové rozebraní
result-by-influence = došly karty vlivu
result-by-blocked = poslední hráč nemá kam vykládat
result-by-stalled = nikdo už netáhl

## Why a file is no record. $found is what stands there, already in quotes.

bad-first-line = { $found }, ale záznam začíná řádkem "{ $right }"
bad-entry = { $found } není "key: value"; hlavičku ukončuje prázdný řádek
bad-twice = { $key } už stojí na řádku { $first }
bad-missing-key = hlavička tu končí, ale chybí "{ $key }"
bad-unknown-key = { $key }: takový údaj v hlavičce u této hry není
bad-game = game: { $found } neexistuje; jsou tu: { $known }
bad-option = hra nemá volbu { $option } s hodnotou { $found }
bad-rules = rules: { $found } není číslo od 1 výš
bad-newer = rules: verze { $found } je příliš nová, tento program zná { $newest }; aktualizuj Rostru
bad-name = { $key }: { $found } není jméno (viditelné znaky na jednom řádku)
bad-date = date: { $found } není datum jako 1997-10-23
bad-seed = seed: { $found } není celé číslo
bad-json = position: tohle není objekt JSON
# $why comes from the program, in English
bad-position = takové postavení není možné: { $why }
bad-result = result: { $found }, ale z rozhodnutí níže vychází "{ $right }"
bad-encoding = tohle není text v UTF-8
bad-file = to není obyčejný soubor, nebo je na záznam příliš velký

## Version

version-compiled = Rostra { $version }, balíky her zkompilované
version-plain = Rostra { $version }, balíky her v čistém Pythonu (nezkompilované: stejné hry, jen pomalejší)

## Errors

error-language = Texty v jazyce "{ $value }" nejsou; jsou tu: { $known }
error-game = Hra "{ $value }" neexistuje; jsou tu: { $known }
error-option-form = --option { $value }: píše se NAME=VALUE, například --option edition=italian
error-option-name = Volba "{ $value }" neexistuje; jsou tu: { $known }
error-option-value = --option { $option }: "{ $value }" nepatří mezi možné hodnoty: { $known }
error-option-twice = --option { $option } je zadáno dvakrát
error-bot = Bot "{ $value }" neexistuje; jsou tu: { $known }
error-bots = --bots { $value }: uveď jednoho bota pro obě místa, nebo pro každé jednoho, oddělené čárkami, v pořadí { $seats }
error-seat = Místo "{ $value }" neexistuje; jsou tu: { $known }
error-at = --at { $value }: záznam má rozhodnutí 0 až { $most }
error-number = Vyber číslo od 1 do { $most }, nebo h pro nápovědu.
error-explain = Karta "{ $value }" neexistuje; jsou tu: { $known }
error-folder = { $file }: sem se záznamy zapsat nedají ({ $why })
error-save = { $file }: sem se hra uložit nedá ({ $why })
error-save-place = --save { $file }: uveď soubor v existující složce
error-save-exists = --save { $file }: tento soubor už existuje a není to tahle hra; uveď jiný
error-resume-with = --resume pokračuje ve hře tak, jak začala: vynech --bot, --seat a --option
error-resume-seed = --resume pokračuje se semínkem, se kterým hra začala, { $right }: vynech --seed { $value }
error-in-use = { $file }: tahle hra se právě hraje v jiném okně (proces { $process })
error-nothing-to-resume = Ve složce { $folder } není žádná rozehraná hra; novou začne rostra play { $game }

## Help texts of the commands

help-rostra = Caesar & Kleopatra v terminálu: hraní, simulace, prohlížení záznamů.
help-version = Ukáže verzi a zda jsou balíky her zkompilované.
help-game = Hra: { $known }
help-option = Volba hry, i vícekrát: edition=kosmos|italian, action_decks=arranged|shuffled, orgies=standard|fading|fewer
help-language = Jazyk: { $known }
help-simulate = Nechá boty odehrát mnoho her a ukáže, jak dopadly.
help-games = Kolik her
help-seed-simulate = Stejné semínko dá stejné hry
help-jobs = Kolik procesů; výsledek na tom nezávisí
help-save-simulate = Zapíše do této složky záznam každé hry
help-bots = Jeden bot pro obě místa, nebo každému jiný, oddělené čárkou: random,miles
help-record = Prohlížení záznamů her.
help-check = Zkontroluje záznamy řádek po řádku; ve složkách všechny soubory .txt.
help-check-files = Soubory nebo složky
help-show = Ukáže stůl u některého rozhodnutí ze záznamu a rozhodnutí kolem něj.
help-show-file = Soubor se záznamem
help-at = Po kolika rozhodnutích (není-li uvedeno, na konci)
help-seat-show = Co vidělo toto místo; není-li uvedeno, všechno
help-play = Hra proti botovi.
help-bot = Protihráč (není-li uvedeno, nejsilnější)
help-seat = Tvoje místo: cleopatra (začíná), nebo caesar
help-seed = Náhoda a bot se dají zopakovat; hra si semínko pamatuje pro --resume
help-resume = Pokračuje v naposledy rozehrané hře
help-save = Zapíše záznam i do tohoto souboru
