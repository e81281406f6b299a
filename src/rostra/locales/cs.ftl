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
# Several people at one keyboard; $player are the bots, or "none"
play-hello-people = Caesar & Kleopatra. U této klávesnice: { $people }. Boti: { $player }.
play-how = Odpovídej číslem nebo zápisem; h: nápověda, ?: popis karet, q: uložit a skončit.
play-unfinished = Máš rozehranou hru: pokračuje v ní rostra play { $game } --resume
play-bot-failed = { $why }. Místo něj rozhodne Miles.
play-saved = Hra je uložená: { $file }. Pokračovat můžeš takto: rostra play { $game } --resume
play-record = Záznam hry: { $file }

# Between two people at one keyboard: the one who has played clears the window, the other one comes
curtain-falls = Enter: smazat okno pro dalšího hráče>
curtain-rises = Teď se smí dívat jen { $seat }. Enter>

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
error-simulate-died = Proces, který hrál, spadl; možná došla paměť. Odehráno her: { $games } z { $wanted }. Chceš-li všechny, začni znovu, případně s nižším --jobs

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
# By the name a seat has at the end
report-points-as = body: { $seat }
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
report-wins-as = výhry: { $seat }
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
bad-option = hra nemá volbu { $option } s hodnotou { $found }: { $reason }
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
# $why comes from the program, in English
error-option-file = --option { $option }: { $why }
error-option-twice = --option { $option } je zadáno dvakrát
error-bot = Bot "{ $value }" neexistuje; jsou tu: { $known }
error-bots = { $value }: příliš mnoho botů; uveď nejvýš jednoho na místo, oddělené čárkami, v pořadí { $seats }. Poslední hraje i zbylá místa
error-bot-failed = Bot nefunguje: { $why }
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

help-rostra = Caesar & Kleopatra a Nero v terminálu: hraní, simulace, prohlížení záznamů.
help-version = Ukáže verzi a zda jsou balíky her zkompilované.
help-game = Hra: { $known }
help-option = Volba hry, i vícekrát. Caesar & Kleopatra: edition=kosmos|italian, action_decks=arranged|shuffled, orgies=standard|fading|fewer, size=full|mini. Nero: players=4|3, length=full|short, acclamation=any-victory|over-emperor, map=FILE, deck=FILE
help-language = Jazyk: { $known }
help-simulate = Nechá boty odehrát mnoho her a ukáže, jak dopadly.
help-games = Kolik her
help-seed-simulate = Stejné semínko dá stejné hry
help-jobs = Kolik procesů; výsledek na tom nezávisí
help-save-simulate = Zapíše do této složky záznam každé hry
help-bots = Boti na místa popořadě, oddělení čárkami: random,miles; poslední hraje zbytek
help-record = Prohlížení záznamů her.
help-check = Zkontroluje záznamy řádek po řádku; ve složkách všechny soubory .txt.
help-check-files = Soubory nebo složky
help-show = Ukáže stůl u některého rozhodnutí ze záznamu a rozhodnutí kolem něj.
help-show-file = Soubor se záznamem
help-at = Po kolika rozhodnutích (není-li uvedeno, na konci)
help-seat-show = Co vidělo toto místo; není-li uvedeno, všechno
help-play = Hra proti botům, nebo ve více lidech u jedné klávesnice.
help-bot = Protihráči, oddělení čárkami (není-li uvedeno, centurio)
help-seat = Tvoje místo: cleopatra (začíná), nebo caesar; v Neronovi seat1 (začíná) až seat4. S čárkami: více lidí u této klávesnice
help-seed = Náhoda a bot se dají zopakovat; hra si semínko pamatuje pro --resume
help-resume = Pokračuje v naposledy rozehrané hře
help-save = Zapíše záznam i do tohoto souboru

## Nero: names
## PB pohybové body, BB bojové body, KB kandidátské body, VB vítězné body. Pojmy: oblast, provincie, legie, vůdce, generál,
## kandidát, císař, vojsko (kdo táhne společně), žeton ústupu, průchod.

nero-seat-galba = Galba
nero-seat-vitellius = Vitellius
nero-seat-otho = Otho
nero-seat-vespasian = Vespasianus
# Before the areas are chosen
nero-seat-seat1 = Místo 1
nero-seat-seat2 = Místo 2
nero-seat-seat3 = Místo 3
nero-seat-seat4 = Místo 4

nero-area-west = Západ
nero-area-north = Sever
nero-area-danube = Podunají
nero-area-east = Východ
nero-area-italy = Itálie

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
nero-province-italia-nord = Severní Itálie
nero-province-italia-sud = Jižní Itálie
nero-province-roma = Řím

nero-rank-general = generál
nero-rank-candidate = kandidát
nero-rank-emperor = císař

nero-card-bribery = Úplatek
nero-card-bad-omens = Zlá znamení
nero-card-bad-weather = Nepohoda
nero-card-praetorian-guard = Pretoriánská garda
nero-card-galley = Galéra
nero-card-ave-caesar = Ave Caesar
nero-card-rebellion = Vzpoura
# Without a province: all revolts together
nero-card-revolt = Povstání ({ $province })
nero-card-senate = Vliv senátu
nero-card-assassin = Nájemný vrah
nero-card-bad-health = Nemoc
nero-card-crisis = Krize v Římě
nero-card-germans = Vpád Germánů
nero-card-traitor = Zrádce

# $troops in the sentences below is one of these
nero-troops-legions =
    { $legions ->
        [one] 1 legie
        [few] { $legions } legie
       *[other] { $legions } legií
    }
nero-troops-both =
    { $legions ->
        [one] 1 legie a vůdce
        [few] { $legions } legie a vůdce
       *[other] { $legions } legií a vůdce
    }
nero-troops-leader = vůdce

## Nero: what happens. "-known": only those who may know the card read this one.

nero-event-wants = { $seat } tajně volí: { $area }.
nero-event-wanted = { $seat } chce: { $area }.
nero-event-lot = Rozhoduje los: { $area } připadá hráči { $seat }.
# $seat is the leader of the area
nero-event-area = { $area }: { $seat }.
nero-event-placed = { $seat } staví legii: { $province }.
nero-event-home = { $seat } volí domovskou provincii: { $province }.
nero-event-round = { $round }. kolo. Všichni dostávají nové karty; začíná { $opener }.
nero-event-dealt = { $seat } dostává kartu.
nero-event-dealt-known = { $seat } dostává: { $card }.
nero-event-turn = Na tahu je { $seat }.
nero-event-turn-last = Na tahu je { $seat }, v tomto kole naposled: karty má už jen { $seat }.
nero-event-lost =
    { $cards ->
        [one] { $seat } přichází o nevyužitou kartu.
        [few] { $seat } přichází o { $cards } nevyužité karty.
       *[other] { $seat } přichází o { $cards } nevyužitých karet.
    }

nero-event-activated = { $seat } aktivuje: { $province }.
nero-event-move-card = { $seat } používá kartu { $card }: { $bp } PB (celkem { $pool }).
nero-event-force = { $seat } vysílá ({ $province }): { $troops }.
# This is announced, and can be answered ...
nero-event-stepping = { $seat } chce táhnout ({ $province } - { $other }): { $troops }.
# ... and this has happened
nero-event-stepped = { $seat } táhne ({ $province } - { $other }): { $troops }.
nero-event-left = { $seat } zanechává ({ $province }): { $troops }.
nero-event-took = { $seat } přibírá ({ $province }): { $troops }.
nero-event-halted = { $seat } zastavuje ({ $province }): { $troops }.
nero-event-unmarked =
    { $legions ->
        [one] { $seat } odstraňuje žeton ústupu: { $province }.
        [few] { $seat } odstraňuje { $legions } žetony ústupu: { $province }.
       *[other] { $seat } odstraňuje { $legions } žetonů ústupu: { $province }.
    }
# $seats is a list
nero-event-asked-leave = { $seat } žádá o volný průchod: { $seats }.
nero-event-granted = { $seat } svoluje.
nero-event-refused = { $seat } odmítá.
nero-event-retreating = { $seat } chce ustoupit ({ $province } - { $other }).
nero-event-retreated =
    { $legions ->
        [one] { $seat } ustupuje ({ $province } - { $other }): 1 legie.
        [few] { $seat } ustupuje ({ $province } - { $other }): { $legions } legie.
       *[other] { $seat } ustupuje ({ $province } - { $other }): { $legions } legií.
    }
nero-event-stayed = { $seat } zůstává.

nero-event-attacking =
    { $seat } útočí na { $opponent-id ->
        [galba] Galbu
        [vitellius] Vitellia
        [otho] Othona
        [vespasian] Vespasiana
       *[other] hráče { $opponent }
    }: { $province }.
nero-event-attacked =
    Začíná bitva, { $seat } proti { $opponent-id ->
        [galba] Galbovi
        [vitellius] Vitelliovi
        [otho] Othonovi
        [vespasian] Vespasianovi
       *[other] hráči { $opponent }
    }: { $province }.
nero-event-laid = { $seat } vykládá do bitvy: { $card }.
nero-event-ready = { $seat } je k bitvě připraven.
# $cards are the cards laid, or "none"
nero-event-battle-side = { $seat }: síla { $strength } (karty: { $cards })
nero-event-battle-won =
    { $province }: { $seat } poráží { $opponent-id ->
        [galba] Galbu
        [vitellius] Vitellia
        [otho] Othona
        [vespasian] Vespasiana
       *[other] hráče { $opponent }
    }. Jedna legie přebíhá, 1 VB.
nero-event-battle-draw = { $province }: nerozhodně. Nic se nemění, ale vojsko už netáhne a neútočí.

nero-event-rank-legions = Legie provolávají slávu: { $seat } je kandidátem trůnu!
nero-event-rank-rome = Kandidát { $seat } je v Římě: stává se císařem!
nero-event-rank-victory = Po vítězství je { $seat } provolán císařem!
nero-event-rank-declared = { $seat } je v Římě prohlášen císařem!
nero-event-rank-lost = { $seat } prohrál a je zase jen generálem.
nero-event-rank-assassinated = Nájemný vrah udeřil: { $seat } je zase jen generálem.

nero-event-event = { $seat } hraje: { $card }.
nero-event-aimed-galley = { $seat } hraje Galéru ({ $province } - { $other }): { $troops }.
nero-event-aimed-assassin =
    { $seat } posílá Nájemného vraha na { $opponent-id ->
        [galba] Galbu
        [vitellius] Vitellia
        [otho] Othona
        [vespasian] Vespasiana
       *[other] hráče { $opponent }
    }.
nero-event-aimed-crisis = { $seat } hraje Krizi v Římě: musí tam { $opponent }.
nero-event-aimed-traitor =
    { $seat } hraje Zrádce proti { $opponent-id ->
        [galba] Galbovi
        [vitellius] Vitelliovi
        [otho] Othonovi
        [vespasian] Vespasianovi
       *[other] hráči { $opponent }
    }.
nero-event-aimed-germans = { $seat } hraje Vpád Germánů: { $province }.
nero-event-aimed-rebellion =
    { $seat } hraje Vzpouru proti { $opponent-id ->
        [galba] Galbovi
        [vitellius] Vitelliovi
        [otho] Othonovi
        [vespasian] Vespasianovi
       *[other] hráči { $opponent }
    }: { $province }.
nero-event-countered = { $seat } odpovídá: { $card }.
nero-event-countered-two = { $seat } odpovídá dvěma kartami: { $card }.
nero-event-off = { $seat }: karta nemá účinek, { $card }.
nero-event-off-step = { $seat } nemůže táhnout: krok se nekoná.
nero-event-off-attack = { $seat } nemůže zaútočit: bitva se nekoná.
nero-event-off-retreat = { $seat } nemůže ustoupit.
nero-event-held = { $seat } je nemocen a v tomto tahu už necestuje.
nero-event-kp = { $seat } má v tomto tahu za karty { $kp } KB.
nero-event-sailed = { $seat } se plaví na galéře ({ $province } - { $other }): { $troops }.
nero-event-landed = { $seat } se vyloďuje: { $province }.
nero-event-landed-spent = { $seat } se vyloďuje a v tomto tahu tam musí zůstat: { $province }.
nero-event-called = { $seat } je teď v Římě.
nero-event-stolen =
    { $seat } táhne kartu z ruky { $opponent-id ->
        [galba] Galbovi
        [vitellius] Vitelliovi
        [otho] Othonovi
        [vespasian] Vespasianovi
       *[other] hráči { $opponent }
    }.
nero-event-stolen-known =
    { $seat } táhne kartu z ruky { $opponent-id ->
        [galba] Galbovi
        [vitellius] Vitelliovi
        [otho] Othonovi
        [vespasian] Vespasianovi
       *[other] hráči { $opponent }
    }: { $card }.
nero-event-stolen-nothing = { $seat } zrádcem nic nezískává: { $opponent } už nemá žádnou kartu.
nero-event-germans = Germáni vpadli: { $province }. Všichni musí pryč a vstup stojí 3 PB.
nero-event-sent = { $seat } uhýbá ({ $province } - { $other }).
nero-event-sent-neutral = { $seat } posílá neutrální legie ({ $province } - { $other }).
nero-event-revolt = Povstání ({ $province }): { $seat } tam musí mít dvě legie.
nero-event-brought = { $seat } přivádí legii ({ $province } - { $other }).
nero-event-neutral =
    { $legions ->
        [0] { $seat }: žádná legie se nestává neutrální ({ $province }).
        [one] { $seat }: 1 legie se stává neutrální ({ $province }).
        [few] { $seat }: { $legions } legie se stávají neutrálními ({ $province }).
       *[other] { $seat }: { $legions } legií se stává neutrálními ({ $province }).
    }

nero-event-scored-emperor = { $seat } získává { $points } VB: císař.
nero-event-scored-rome = { $seat } získává { $points } VB: císař v Římě.
nero-event-scored-areas = { $seat } získává { $points } VB: ovládané oblasti.
nero-event-scored-italy = { $seat } získává { $points } VB: provincie Itálie.
nero-event-ended-control = Hra skončila: říše je v jedněch rukou.
nero-event-ended-rounds = Hra skončila po čtyřech kolech.

## Nero: why a line cannot be played now

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
nero-why-once = tato událost se hraje jednou za tah a už byla zahrána: { $card }.
nero-why-own-turn = tato karta se hraje jen ve vlastním tahu: { $card }.
nero-why-answers-only = tato událost jen odpovídá na to, co dělají ostatní: { $card }.
nero-why-nothing-to-counter = teď není na co odpovídat.
nero-why-not-bordering = tyto provincie spolu nesousedí: { $here }, { $province }.
nero-why-leaders-only = do Říma smějí jen vůdci, bez legií.
nero-why-came-from = odtud přišel ten, kdo vstoupil ({ $here }), a tam se neustupuje: { $province }.
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
nero-why-two-emperors = císařové už jsou dva a víc jich nikdy není.
nero-why-not-at-home = tvůj vůdce musí být v domovské provincii ({ $home }), ale je jinde: { $there }.
nero-why-no-legion-at-home = tvůj vůdce musí mít v domovské provincii u sebe tvou legii: { $home }.
nero-why-area-not-controlled = musíš ovládat svou domovskou oblast: { $area }.
nero-why-no-legion-of = { $seat } tam nemá žádnou legii: { $province }.
nero-why-already-there = legie musí přijít z jiných provincií než z té, kde je povstání: { $province }.
nero-why-not-playing = { $target } se této hry neúčastní.
nero-why-not-himself = musí to být ruka někoho jiného.
nero-why-target-no-cards = { $target } nemá žádné karty.
nero-why-target-no-emperor = { $target } není císař.
nero-why-target-in-rome = { $target } už v Římě je.
nero-why-target-not-in-rome = { $target } není v Římě.
nero-why-no-force = žádné vojsko netáhne: aktivuj provincii, použij kartu na PB a vyšli ho, například `force 2`.
nero-why-halt-first = vojsko je na pochodu ({ $here }): nejdřív `halt`.
nero-why-bp = stojí to { $need } PB, zbývá { $have }.
nero-why-use-a-card = v tahu se musí použít aspoň jedna karta.
nero-why-four-cards = v tomto tahu už byly na PB nebo BB použity čtyři karty a víc se nesmí.
nero-why-no-cards = na PB už nezbývá žádná karta.
nero-why-activate-first = PB patří k aktivaci: nejdřív aktivuj provincii, například `activate baetica`.
nero-why-nobody-there = není tam žádná tvá legie ani tvůj vůdce: { $province }.
nero-why-legions-free =
    { $free ->
        [0] odtud nemůže vyrazit žádná legie: { $here } (v tomto tahu už táhlo: { $spent }, s žetonem ústupu: { $marked }).
        [one] odtud může vyrazit jen jedna legie: { $here } (v tomto tahu už táhlo: { $spent }, s žetonem ústupu: { $marked }).
        [few] odtud mohou vyrazit jen { $free } legie: { $here } (v tomto tahu už táhlo: { $spent }, s žetonem ústupu: { $marked }).
       *[other] odtud může vyrazit jen { $free } legií: { $here } (v tomto tahu už táhlo: { $spent }, s žetonem ústupu: { $marked }).
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

## Nero: what is asked now (part of the reasons why a line cannot be played)

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
nero-asked-steal = Teď se táhne karta z něčí ruky.
nero-asked-nothing = Hra skončila.

## Nero: the table

nero-table-title-set-up = Nero - příprava
nero-table-title-round = Nero - { $round }. kolo ze 4
nero-table-title = Nero - { $round }. kolo ze 4, na tahu je { $seat }
# Headings above the players
nero-table-rank = vůdce
nero-table-points = VB
nero-table-cards = karet
nero-table-legions = legií
# The sum, and in brackets what it is made of: more legions in Italy + controlled areas + cards
nero-table-kp = KB (It.+obl.+karty)
nero-table-kp-sum = { $total } ({ $italy }+{ $areas }+{ $cards })
nero-table-controls = ovládá
nero-table-hand = V ruce (PB/BB):
nero-table-hand-of = { $seat } (PB/BB):
nero-table-card = { $name } { $bp }/{ $gp }

# In the large map: the letter of a leader, and his rank
nero-map-leader = { $letter } { $rank }
nero-map-signs = G2: dvě Galbovy legie (V Vitellius, O Otho, P Vespasianus, n neutrální), (G2): s žetonem ústupu. ^ generál, + kandidát, * císař. ~ přístav, tečky: cesta po moři, :G ovládá Galba, !3 Germáni, > vojsko na pochodu.
nero-map-province = provincie
nero-map-troops = vojsko
nero-map-neighbours = sousedí s (~ po moři)

## Nero: choices

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
        [0] { $province }, zbývá { $bp } PB: koho vyšleš? Na PB a BB už žádná karta.
        [one] { $province }, zbývá { $bp } PB: koho vyšleš? Na PB a BB zbývá 1 karta.
        [few] { $province }, zbývá { $bp } PB: koho vyšleš? Na PB a BB zbývají { $left } karty.
       *[other] { $province }, zbývá { $bp } PB: koho vyšleš? Na PB a BB zbývá { $left } karet.
    }
# Nobody is there who could depart
nero-ask-activation-idle =
    { $left ->
        [0] { $province }, zbývá { $bp } PB, ale nikdo odtud vyrazit nemůže. Na PB a BB už žádná karta.
        [one] { $province }, zbývá { $bp } PB, ale nikdo odtud vyrazit nemůže. Na PB a BB zbývá 1 karta.
        [few] { $province }, zbývá { $bp } PB, ale nikdo odtud vyrazit nemůže. Na PB a BB zbývají { $left } karty.
       *[other] { $province }, zbývá { $bp } PB, ale nikdo odtud vyrazit nemůže. Na PB a BB zbývá { $left } karet.
    }
nero-ask-force = Tvé vojsko ({ $province }): { $troops }, zbývá { $bp } PB. Co udělá?
nero-ask-force-tired = Tvé vojsko ({ $province }): { $troops }, unavené bitvou, zbývá { $bp } PB. Co udělá?
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
nero-choice-activate-tied = { $province } ({ $troops }; vázáno: { $legions })
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
nero-choice-take-leader = vůdce
nero-choice-unmark = odstranit žetony ústupu (2 PB)
nero-choice-grant = nechat projít
nero-choice-refuse = odmítnout
nero-choice-ask-leave = požádat o volný průchod
nero-choice-stay = zůstat
nero-choice-ready = dál už žádná karta
nero-choice-counter-two = dva Úplatky
nero-choice-no-counter = nechat být
nero-choice-no-counter-quiet = nechat být a v tomto tahu se už neptat
nero-choice-halt = vojsko zastaví
nero-choice-end-turn = ukončit tah

## Nero: playing

nero-play-hello = Nero. Hraješ na místě: { $seat }, protihráči: { $player }.
# Several people at one keyboard; $player are the bots, or "none"
nero-play-hello-people = Nero. U této klávesnice: { $people }. Boti: { $player }.

nero-help-page =
    Nero je mrtev a ty chceš na trůn: kdo má po čtyřech kolech nejvíc vítězných
    bodů (VB), vyhrává. `? body` řekne, za co jsou, `? císař`, jak se jím stát.
    V tahu používáš karty, každou na jednu ze tří věcí:
      na PB        aktivuješ provincii a táhneš z ní, krok za 1 PB; za další PB
                   na někoho zaútočíš
      na BB        síla v bitvě, karty lícem dolů
      událost      co říká karta; `? galéra` ji vysvětlí
    Na PB a BB jsou za tah nejvýš čtyři karty; události se do toho nepočítají.

      číslo    tato volba
      řádek    zápis: `activate baetica`, `move-card galley`, `force 2 leader`,
               `step narbonensis`, `attack otho`, `event senate`
      ?        vysvětlí všechno; `? galéra`, `? bitva` jednu věc
      m        všechny provincie a jejich sousedé; `m moesia` jedna z nich
      t        znovu stůl a volby
      l        znovu poslední události
      d        odložené a dosud neviděné karty a za co kdo má VB
      q        konec; hra se ukládá po každém rozhodnutí, pokračuje se
               pomocí --resume

## Nero: explained

# What can be asked for after the question mark, besides the cards
nero-topic-bp = PB
nero-topic-emperor = Císař
nero-topic-points = Body
nero-topic-control = Ovládání
nero-topic-battle = Bitva
nero-topic-retreat = Ústup
nero-topic-leave = Průchod
# Short forms that can be asked for, too
nero-short-emperor = KB
nero-short-battle = BB
nero-short-points = VB
nero-explain-bp = PB: aktivuj provincii a použij karty na jejich PB; odtud vyrážejí vojska, jedno po druhém. Krok stojí 1 PB za celé vojsko, do provincie Germánů 3; po vyhrané bitvě stojí každý krok a každý útok o 1 víc. Zanechat vojsko nestojí nic, přibrat vlastní legie stojí 1, neutrální 2, obojí 3. Do Říma smějí jen vůdci. Za 2 PB zmizí v aktivované provincii žetony ústupu. Co zbude, když aktivuješ jinou provincii nebo ukončíš tah, propadá.
nero-explain-emperor = Císař, tři cesty: (1) tvůj vůdce je v Římě a máš 5 KB: prohlas ho. KB je 1 za každou legii, kterou máš v Itálii navíc proti všem ostatním dohromady, 2 za každou ovládanou oblast, 1 za každý Vliv senátu a každou Pretoriánskou gardu, kterou k tomu v tahu zahraješ. (2) Ave Caesar udělá z tvého generála kandidáta, je-li s legií v domovské provincii, ovládáš-li jeho oblast a nejsou-li ještě dva císařové; je-li kandidát na začátku tvého tahu v Římě, stává se císařem. (3) Bojuje v bitvě, kterou vyhraješ. Císařové nejsou nikdy víc než dva. Císař, který prohraje bitvu nebo je zavražděn, je zase generálem.
nero-explain-points = Body: 1 VB za každou vyhranou bitvu. Na konci 1. až 3. kola: císař 5 (jsou-li dva, každý 2), o 2 víc, je-li v Římě, 2 za každou ovládanou oblast, 1 za každou ovládanou provincii Itálie. Na konci 4. kola: císař 8 (ze dvou každý 4), o 2 víc v Římě, 3 za každou oblast, 1 za každou provincii Itálie. Kdo ovládá čtyři oblasti, nebo tři a je císařem, vyhrává hned.
nero-explain-control = Ovládání: provincie je tvá, máš-li tam víc legií než všichni ostatní dohromady, i s neutrálními; oblast s aspoň 3 z jejích 5 provincií. Ve třech hráčích nepatří čtvrtá oblast nikomu.
nero-explain-battle = Bitva: vojsko za 1 PB zaútočí na legie jednoho hráče ve své provincii. Oba vykládají karty lícem dolů: útočník, co mu v tahu zbývá z jeho 4, druhý až 3. Síla: 1 za legii, BB karet, 1 za kandidáta a 2 za císaře, který bojuje s nimi. Silnější získává 1 VB a jednu legii poraženého. Na totéž vojsko se v tahu útočí jen jednou.
nero-explain-retreat = Ústup: když přijde vojsko, smí tam každý jiný hráč ustoupit se všemi legiemi do jedné sousední provincie, kde nejsou cizí, ale ne tam, odkud vojsko přišlo; také po prohrané bitvě. Legie dostanou žeton ústupu: do konce kola netáhnou a nebojují.
nero-explain-leave = Průchod: vojsko, které potká cizí legie, se zastaví, ledaže je porazí nebo ho všichni nechají projít (krok ven stojí o 1 PB víc). V některém z dalších tahů pokračuje volně.
nero-explain-bribery = Úplatek: odpovídá na kteroukoli událost nebo na jinou odpověď a ruší ji. Proti Pretoriánské gardě při vraždě jsou třeba dva.
nero-explain-bad-omens = Zlá znamení: odpovídají na událost a ruší ji, ale na nic, co patří k vraždě.
nero-explain-bad-weather = Nepohoda: odpovídá na krok, útok, ústup před bitvou nebo Galéru někoho jiného: nestane se to a PB propadají.
nero-explain-praetorian-guard = Pretoriánská garda: zachrání císaře před Nájemným vrahem, nebo takovou gardu zruší; nebo ve vlastním tahu 1 KB.
nero-explain-galley = Galéra: až 3 legie a tvůj vůdce se přeplaví z přístavu do přístavu. V tomto tahu neútočí.
nero-explain-ave-caesar = Ave Caesar: z tvého generála je kandidát. Musí být s legií v domovské provincii a ty musíš ovládat jeho oblast.
nero-explain-rebellion = Vzpoura: jedna legie kteréhokoli hráče se stane neutrální. Neutrální nejsou nikdy víc než čtyři.
nero-explain-revolt = Povstání: hráč té oblasti musí mít v té provincii dvě legie, a když je třeba, přivést je odjinud; pak se stanou neutrálními.
nero-explain-senate = Vliv senátu: 1 KB v tomto tahu.
nero-explain-assassin = Nájemný vrah: z císaře, který je v Římě, je zase generál.
nero-explain-bad-health = Nemoc: odpovídá na krok někoho jiného s jeho vůdcem: ten zůstane a v tomto tahu už necestuje. Nebo zastaví Galéru.
nero-explain-crisis = Krize v Římě: císař, ať patří komukoli, je hned přemístěn do Říma.
nero-explain-germans = Vpád Germánů: všichni musí opustit jednu z obou Germánií, každý do sousední provincie podle své volby; do konce kola stojí vstup 3 PB.
nero-explain-traitor = Zrádce: vytáhni naslepo kartu z ruky někoho jiného.

nero-details-discards = V tomto kole odložené: { $list }
# $deck: how many lie in the deck; the others are in the other hands
nero-details-unseen = Dosud neviděné (v rukou ostatních a v balíčku, kde jich je { $deck }): { $list }
nero-details-known = { $seat } má určitě: { $list }
nero-details-points = { $seat }: { $points } VB ({ $list })
nero-details-points-before = { $points } z dřívějška
nero-details-points-battles = { $points } bitvy
nero-details-points-emperor = { $points } císař
nero-details-points-rome = { $points } v Římě
nero-details-points-areas = { $points } oblasti
nero-details-points-italy = { $points } Itálie
nero-error-province = Provincie "{ $value }" neexistuje; jsou tu: { $known }

## Nero: the score, simulations, records

nero-score-before = z dřívějška
nero-score-battles = bitvy
nero-score-emperor = císař
nero-score-rome = císař v Římě
nero-score-areas = oblasti
nero-score-italy = Itálie
nero-score-won-control = Hned vítězí { $seat }.
nero-score-won-tie = Vítězí { $seat }: bodů je stejně, ale má lepší postavení (císař, pak legie).
nero-score-shared = Dělené vítězství: { $seats }.
nero-score-you-lost = Tentokrát byl silnější někdo jiný.

nero-report-draws = dělené vítězství
nero-report-ended-control = konec: říše v jedněch rukou
nero-report-ended-rounds = konec: po čtyřech kolech
nero-report-source-battles = VB za bitvy
nero-report-source-emperor = VB za císaře
nero-report-source-rome = VB za císaře v Římě
nero-report-source-areas = VB za oblasti
nero-report-source-italy = VB za Itálii
# $points are those of all seats, "24-18-9-30"
nero-result-draw = { $points }, dělené vítězství: { $why }
nero-result-by-control = říše v jedněch rukou
nero-result-by-rounds = po čtyřech kolech

## Nero: why a bot does what it does

nero-thought-only = Nic jiného udělat nejde.
nero-thought-area = Jedna domovská oblast je stejně dobrá jako druhá.
nero-thought-home = Odtud není do Říma daleko.
nero-thought-refuse = Proč někoho pouštět dál?
nero-thought-grant = Pouštět jiné dál nic nepřinese.
nero-thought-leave = Zeptat se nic nestojí.
nero-thought-halt = Vojsko udělalo, co mohlo.
nero-thought-stay = Tady se legie udrží.
nero-thought-retreat = Lepší ustoupit než nechat se porazit.
nero-thought-end = Ostatní karty budou mít později větší cenu.
nero-thought-cheap = Téhle karty je nejméně třeba.
nero-thought-declare = Trůn je na dosah ruky.
nero-thought-kp = Každý KB přibližuje k trůnu.
nero-thought-ave = Kandidátovi už stačí dostat se do Říma.
nero-thought-traitor = O kartu víc v ruce a soupeř má o jednu míň.
nero-thought-assassin = Tenhle císař jím nesmí zůstat.
nero-thought-crisis = Tenhle císař patří do Říma.
nero-thought-galley = Po moři je to rychlejší.
nero-thought-germans = Kdo musí pryč, přijde o provincii.
nero-thought-rebellion = Tahle legie mu bude chybět nejvíc.
nero-thought-revolt = Soupeř přijde o dvě legie.
nero-thought-send = Tam budou nejužitečnější.
nero-thought-bring = Tahle legie bude chybět nejméně.
nero-thought-counter = Tohle nesmí projít.
nero-thought-harmless = Tohle nestojí za kartu.
nero-thought-rome = Vůdce patří do Říma.
nero-thought-leader = Tam stojí vůdce lépe.
nero-thought-province = O provincii víc, nebo jedna držená pevněji.
nero-thought-provinces = V každé provincii cestou zůstane legie.
nero-thought-neutral = Neutrální legie se dají získat.
nero-thought-sure = Jisté vítězství.
nero-thought-battle = Bitva s dobrou vyhlídkou.
nero-thought-unmark = Bez žetonů ústupu mohou legie zase bojovat.

## The table: why the house says no

table-no-such-game = Hra "{ $game }" neexistuje; jsou tu: { $there }
table-no-files = Po síti nejde vybrat soubor hostitele: vynech volbu "{ $option }".
table-bad-option = { $why }
table-no-such-bot = Bot "{ $bot }" neexistuje; jsou tu: { $there }
table-bot-for-a-person = Bot ("{ $bot }") patří na místo druhu "bot".
table-seats =
    { $seats ->
        [one] Uvedeno je jedno místo; tahle hra jich má { $right }.
        [few] Uvedena jsou { $seats } místa; tahle hra jich má { $right }.
       *[other] Uvedeno je { $seats } míst; tahle hra jich má { $right }.
    }
table-nobody = Aspoň jedno místo musí patřit člověku.
table-open-at-one-device = U jednoho zařízení už jsou všichni: žádné místo nemůže zůstat volné.
table-no-such-match = Taková partie neexistuje. Je odkaz celý?
table-newer-rules = Tahle partie začala podle pravidel verze { $version }; tento server zná pravidla jen do verze { $now }.
table-no-such-seat = Místo { $seat } neexistuje; místa mají čísla 0 až { $last }.
table-taken = Tohle místo už je obsazené.
table-full = Žádné místo už není volné.
table-no-name = Řekni prosím, jak se jmenuješ.
table-not-started = Partie ještě nezačala.
table-started = Partie už začala.
table-over = Partie skončila.
table-not-over = O odvetu se dá požádat, až partie skončí.
table-not-over-yet = To bude vidět, až partie skončí.
table-rematch-made = Odveta už začala.
table-rematch-asked = Tvoje žádost o odvetu už čeká na ostatní.
table-no-rematch-yet = Na odvetě se ještě nikdo nedohodl.
table-over-by-then = V tom okamžiku už partie skončila: vyber dřívější.
table-no-review = Rozbor teď nejde udělat; zkus to později.
table-not-yours-to-start = Spustit partii může jen ten, kdo ji založil.
table-open-seats = Některá místa jsou ještě volná a v téhle partii je boti neobsazují.
table-resigned = Partii už máš vzdanou.
table-away = Hraje za tebe bot; nejdřív se vrať.
table-not-away = Jsi tady; nikdo za tebe nehraje.
table-no-leaving = V téhle partii bot za ty, kdo odejdou, nehraje; můžeš ji ale vzdát.
table-not-your-turn = Teď nejsi na řadě.
table-stale = Partie se mezitím posunula; podívej se na ni znovu.
table-ply-ahead = Tenhle příkaz přišel moc brzy: tak daleko partie ještě není.
table-pause = Možná právě někdo odpovídá; chvilku počkej.
table-nothing-to-undo = Nemáš co vrátit: od tvého posledního rozhodnutí se něco odkrylo nebo dobralo, nebo rozhodl někdo jiný.
table-no-takebacks = V téhle partii se nic nevrací.
table-nothing-asked = Nikdo nežádal, aby se něco vrátilo.
table-nothing-said = Tahle zpráva je prázdná.
table-said-too-long = Tahle zpráva má { $length } znaků; povoleno je nejvýš { $most }.
table-said-too-often =
    { $most ->
        [one] Nejvýš jedna zpráva za deset sekund, prosím.
        [few] Nejvýš { $most } zprávy za deset sekund, prosím.
       *[other] Nejvýš { $most } zpráv za deset sekund, prosím.
    }
table-no-hints = V téhle partii se rady nedávají.
table-too-many-hints = Teď už žádná další rada; zkus to znovu za pár sekund.
table-no-hint-now = Teď žádná rada není.
table-spectator = Diváci se jen dívají.
table-no-spectators = Tahle partie je bez diváků.
table-no-secret = K tomu je potřeba klíč k některému místu.
table-bad-secret = Tenhle klíč tu k žádnému místu nepatří. Je odkaz celý?
table-not-your-seat = Tohle místo není tvoje.
table-hello-first = První zpráva musí být "hello".
table-hello-again = "hello" se říká jen jednou; pro jiné místo použij "look".
table-bad-message = Tahle zpráva se nedá přečíst: { $why }
table-bad-request = { $why }
table-no-page = Na adrese { $path } nic není.
table-no-method = { $method } tady nejde.
table-socket-only = Tahle adresa je pro WebSockety.
table-foreign-page = Ze stránky jiného webu to nejde.
table-for-the-host = Tohle je pro toho, kdo server provozuje: docs/hosting.md
table-too-large = Tohle je moc velké; povoleno je nejvýš { $most } bajtů.
table-too-fast = Moc věcí najednou; chvilku počkej.
table-too-often = Ne tak často; chvilku počkej.
table-log-full = Tahle partie se táhne už tak dlouho, že zbývá jediné: dohrát ji, nebo se vzdát.
table-busy = Tuhle partii chce měnit moc lidí najednou; zkus to znovu.
table-store-down = Server se nedostane ke své databázi; nic se neztratilo, zkus to za chvilku znovu.
table-our-fault = Něco se tu pokazilo. Není to tvoje chyba a už o tom víme.
table-closing = Server se restartuje; tvoje partie bude za chvilku pokračovat.
table-not-text = Tohle není textový soubor v UTF-8.
table-record-with-position = Záznamy, které začínají uprostřed partie, se importovat nedají.

## The server on the command line

help-serve = Spustí herní server a otevře stránku v prohlížeči.
help-host = Adresa, na které server poslouchá; 0.0.0.0 pro všechny v síti
help-port = Port
help-database = Kde jsou partie uložené: sqlite:////slozka/soubor.sqlite nebo postgresql://uzivatel@host/jmeno
help-bus = Sběrnice zpráv pro více procesů: redis://host:6379/0
help-workers = Kolik procesů serveru (víc než jeden potřebuje PostgreSQL a Redis)
help-thinkers = Kolik procesů přemýšlí za boty, na každý proces serveru
help-browser = Otevře stránku v prohlížeči
help-db = Správa databáze serveru.
help-db-backup = Zkopíruje celou databázi do souboru, i když server běží.
help-db-restore = Obnoví zálohu do prázdné databáze.
help-db-check = Přehraje každou uloženou partii a řekne, co je špatně.
help-db-export = Zapíše záznamy všech dohraných partií do složky.
help-db-file = Soubor se zálohou
help-db-folder = Složka pro záznamy
serve-running = Rostra běží na { $address }
serve-data = Partie jsou uložené tady: { $database }
serve-stop = Ctrl+C server zastaví; po dalším spuštění partie pokračují.
serve-in-use = { $database }: s tímto souborem už běží jiný rostra serve; hraj tam, nebo ho nejdřív zastav. Druhý server potřebuje vlastní soubor: rostra serve --database sqlite:////slozka/jiny.sqlite
error-port = { $host }:{ $port }: port je obsazený nebo nepovolený ({ $why }); zkus jiný: rostra serve --port { $other }
error-database = { $database }: { $why }
error-no-database = { $database }: taková databáze neexistuje
db-saved =
    Uloženo do souboru { $file }: { $matches ->
        [one] jedna partie
        [few] { $matches } partie
       *[other] { $matches } partií
    }, { $entries ->
        [one] jedna položka
        [few] { $entries } položky
       *[other] { $entries } položek
    }.
db-restored =
    Obnoveno: { $matches ->
        [one] jedna partie
        [few] { $matches } partie
       *[other] { $matches } partií
    }, { $entries ->
        [one] jedna položka
        [few] { $entries } položky
       *[other] { $entries } položek
    }.
db-checked =
    Všechno v pořádku: { $matches ->
        [one] jedna partie
        [few] { $matches } partie
       *[other] { $matches } partií
    }, { $entries ->
        [one] jedna položka
        [few] { $entries } položky
       *[other] { $entries } položek
    }.
db-wrong = Partie { $match }: { $why }
db-wrongs = Partie, se kterými něco není v pořádku: { $wrong } z { $matches }.
db-exported =
    { $records ->
        [one] Ve složce { $folder } je jeden záznam.
        [few] Ve složce { $folder } jsou { $records } záznamy.
       *[other] Ve složce { $folder } je { $records } záznamů.
    }
db-file-exists = { $file } už existuje; uveď jiný soubor.
db-not-a-backup = { $file } není záloha Rostry ({ $why }).
db-not-empty = V téhle databázi už partie jsou; záloha se obnovuje do prázdné.

## The page in the browser. Buttons and captions: short.

page-title = Hry Římanů
page-lead = Hraj proti botovi, ve více lidech na jednom zařízení nebo s přáteli. Není třeba nic instalovat ani se registrovat.
page-language = Jazyk
page-your-name = Tvé jméno
page-offline = Server teď není dostupný.
page-broken = Něco se nepodařilo načíst.
page-nowhere = Na této adrese nic není.
page-reload = Načíst znovu
page-game-caesar = Caesar & Kleopatra
page-game-nero = Nero
page-about-caesar = Dva hráči bojují o přízeň patricijů: vliv potají, intriky na světle. Asi 40 minut.
page-about-nero = Tři nebo čtyři chtějí po Neronově smrti na trůn: legie, bitvy, události. Asi dvě hodiny.
page-start-bot = Hrát proti botovi
page-start-friends = Pozvat přátele
page-start-device = Na jednom zařízení
page-settings = Možnosti
page-house = U tohoto stolu
page-bot-level = Síla botů
page-level-random = Random: hraje cokoli
page-level-tiro = Tiro: začátečník, dělá chyby
page-level-miles = Miles: hraje rozumně
page-level-centurio = Centurio: chvilku přemýšlí dopředu
page-level-legatus = Legatus: přemýšlí vteřinu
page-level-imperator = Imperator: nejsilnější, přemýšlí pět vteřin
page-your-seat = Tvé místo
page-by-lot = losem
page-option-edition = Vydání
page-option-action_decks = Akční balíčky
page-option-orgies = Orgie
page-option-players = Hráči
page-option-length = Délka
page-option-acclamation = Prohlášení císařem
page-value-kosmos = původní z roku 1997
page-value-italian = italské
page-value-arranged = seřadí hráč
page-value-shuffled = zamíchané
page-value-standard = podle pravidel
page-value-fading = později mizí ze hry
page-value-fewer = o jednu méně
page-value-4 = 4
page-value-3 = 3
page-value-full = dlouhá
page-value-short = krátká
page-value-any-victory = po každém vítězství
page-value-over-emperor = po vítězství nad císařem
page-people = Lidé
page-people-note = S přáteli nebo na jednom zařízení; ostatní místa obsadí boti.
page-player = Hráč { $number }
page-clock = Hodiny
page-clock-none = žádné
page-clock-live = na celou partii
page-clock-correspondence = dny na každý tah
page-minutes = Minut na hráče
page-increment = Sekund navíc za tah
page-days = Dnů na tah
page-clock-days = { $days } d { $hours } h
page-leavers = Za toho, kdo odejde
page-leavers-none = nehraje nikdo
page-pause = Sekund na odpověď
page-pause-note = Tak dlouho mohou ostatní odpovědět na kartu. Pauza přijde, ať někdo odpovědět může, nebo ne.
page-listed = ukázat mezi otevřenými partiemi
page-spectators = diváci jsou vítáni
page-hints = rady
page-takebacks = vracení tahů, když všichni souhlasí
page-lobby = Otevřené partie
page-lobby-empty = Teď na hráče nikdo nečeká.
page-lobby-new = Jsou tu nové otevřené partie.
page-mine = Tvé partie
page-phase-gathering = čeká na hráče
page-phase-playing = hraje se
page-phase-over = skončila
page-records = Záznamy
page-upload = Podívat se na záznam partie (textový soubor)

## The page: before the start

page-seat-open = volno
page-seat-bot = Bot { $bot }
page-seat-you = ty
page-seat-you-named = { $name } (ty)
page-seat-away = { $name } (pryč; hraje { $bot })
page-seat-resigned = { $name } (vzdáno)
page-somebody = někdo
page-ready = může začít
page-not-ready = ještě ne
page-invite = Pozvat přátele
page-invite-note = Kdo má tento odkaz, může si sednout na volné místo:
page-copy = Kopírovat
page-copied = Zkopírováno.
page-own-link = Pokračovat na jiném zařízení
page-own-link-note = Tento odkaz je tvé místo: nech si ho pro sebe.
page-join = Posaď se
page-join-now = Přidat se
page-rename = Přejmenovat
page-waiting-for-players = Čeká se na hráče
page-do-ready = Můžu začít
page-do-not-ready = Ještě ne
page-do-start = Začít hned (volná místa obsadí boti)
page-do-cancel = Zrušit partii
page-do-stand-up = Vstát

## The page: playing

page-deciding = Tvé rozhodnutí
page-log = Letopisy
page-chat = Něco říct
page-say = Říct
page-hand = Tvá ruka
page-points = b.
page-no-table = Stůl tu ještě není.
page-waiting = Čekání ...
page-waiting-for = Rozhoduje { $seat }.
page-thinking = ...
page-paused = Možná někdo odpovídá.
page-answer-in-time = Bez tvé odpovědi se to stane.
page-watching = Díváš se.
page-reconnecting = Spojení se přerušilo; další pokus ...
page-curtain = Teď se smí dívat jen { $seat }.
page-curtain-lift = Zvednout oponu
page-do-undo = Zpět
page-do-reset = Tah od začátku
page-do-takeback = Požádat o vrácení
page-do-hint = Rada
page-hint-chance = { $percent } % na výhru
page-hint-next = nebo: { $what } ({ $percent } %)
page-do-quiet = V tomto tahu neodpovídat
page-do-leave = Odejít
page-do-back = Jsem zpátky
page-do-resign = Vzdát se
page-do-agree = Souhlasit
page-do-decline = Odmítnout
page-do-withdraw = Stáhnout žádost
page-do-rematch = Ještě jednou, s výměnou míst
page-do-next = Na odvetu
page-no = Ne
page-sure-leave = Odejít z partie? Bot bude hrát za tebe a můžeš se vrátit.
page-sure-resign = Vzdát se? To se nedá vzít zpět.
page-sure-cancel = Zrušit partii pro všechny?
page-sure-stand-up = Vzdát se svého místa?
page-takeback-asked = { $who } žádá o vrácení posledního rozhodnutí.
page-takeback-own = Žádáš o vrácení svého posledního rozhodnutí; ostatní musí souhlasit.

page-event-sat = { $called } si sedá: { $place }.
page-event-bot = Sedá si bot: { $place } ({ $bot }).
page-event-ready = { $who } může začít.
page-event-not-ready = { $who } ještě nemůže začít.
page-event-started = Partie začíná.
page-event-undone = { $who } bere rozhodnutí zpět.
page-event-takeback-asked = { $who } žádá o vrácení rozhodnutí.
page-event-takeback-agreed = { $who } souhlasí.
page-event-takeback-declined = { $who } odmítá.
page-event-named = { $place }: nové jméno je { $called }.
page-event-left = { $who } odchází.
page-event-timeout = { $who } už nemá čas.
page-event-back = { $who } je zpátky.
page-event-resigned = { $who } se vzdává.
page-event-rematch-asked = { $who } chce odvetu.
page-event-rematch = Odveta je připravena.
page-over-resigned = Partie skončila: někdo se vzdal.
page-over-timeout = Partie skončila: někomu došel čas.
page-over-cancelled = Partie byla zrušena.
page-over-unfinished = Záznam tu končí, uprostřed partie.

## The page: after the end

page-rematch-asked = Odvetu chce: { $who }
page-rematch-waiting = Odveta začne, jakmile ji budou chtít i všichni ostatní.
page-download = Stáhnout záznam
page-home-door = Zpět ke vchodu
page-replay = Přehrání
page-replay-as = Jak to vidí
page-replay-all = všichni (všechny karty odkryté)
page-replay-moment = Okamžik
page-replay-place = { $ply } z { $plies }
page-replay-first = Na začátek
page-replay-back = Zpět
page-replay-play = Přehrát
page-replay-stop = Zastavit
page-replay-next = Vpřed
page-replay-last = Na konec

## The page: the table of Caesar & Cleopatra

page-caesar-counts = v ruce: { $influence } vlivu, { $actions } akčních; balíčky: { $influencePile } a { $actionPile }
page-cards-at = { $seat }, { $group }: odkryté { $cards }; lícem dolů { $list }; neznámé { $hidden }

## The page: the table of Nero

page-kp = KB
page-controlled-by = ovládá { $seat }
page-neutral = neutrální
page-troops-marked = { $name }: { $troops }, s žetonem ústupu
page-port = přístav
page-germans = Germáni: vstup stojí 3 PB
page-home = domov: { $seat }
page-turn-cards = Karty použité v tomto tahu na PB a BB: { $used }; zbývá: { $left }.
page-turn-activation = Aktivováno: { $province }, zbývá { $bp } PB.
page-turn-force = Na pochodu, { $province }: { $troops }.
