ask-turn = Jsi na tahu: jedna karta lícem dolů, dvě vzhůru, akční karta, nebo pasivní tah.
ask-more = Jsi na tahu: kterou kartu a kam?
ask-end = Karty máš vyložené. Akční karta, nebo konec tahu?
ask-veto = Zahraješ veto?
ask-take = Která karta musí pryč?
ask-assign = Rošáda: kam přijde tahle karta? { $card } (ještě neumístěné: { $cards })
ask-exchange = Kterou kartu vyměníš? V ruce: { $cards }
ask-must-exchange = Kterou kartu vyměníš? Bez karty vlivu musíš vyměnit aspoň jednu. V ruce: { $cards }
ask-draw = Z kterého balíčku dobereš? V ruce: { $cards }
ask-replace = Smíš dobrat kartu. V ruce: { $cards }
ask-pile = Tvůj balíček akčních karet: seřadíš si ho, nebo zamícháš?
ask-stack = Tvůj balíček akčních karet odshora ({ $done } z 13): { $cards }
ask-set = Tvých prvních pět karet jde lícem dolů, ke každé skupině jedna. Teď: { $group }

menu-action = { $card }:
menu-stack-all = Celý zbytek:
menu-stack = Nebo další karta:
menu-set-all = Celý zbytek:
menu-set = Nebo další karta:

choice-suggested = doporučeno: { $cards }
choice-random = náhodně
choice-arrange = seřadit
choice-shuffle = zamíchat
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
