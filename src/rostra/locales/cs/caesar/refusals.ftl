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
why-second-open = první karta leží lícem vzhůru, takže druhá musí ležet stejně.
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
why-must-exchange = bez karty vlivu v ruce je třeba vyměnit aspoň jednu kartu, aby do ruky zase nějaká přišla.
why-must-draw-influence = bez karty vlivu v ruce musí být poslední karta z balíčku karet vlivu.
why-pile-empty = { $pile } je prázdný.
why-not-in-that-hand = taková karta v té ruce není: { $card }.
why-stacked = všechny tyhle už v balíčku jsou: { $card }.
why-set-already = tahle karta už leží na stole: { $card }.
why-set-order = postupuje se po skupinách, jak leží na stole. Na řadě jsou: { $group }.
why-not-in-pile = taková karta už v balíčku není: { $card }.
why-not-in-deck = tahle karta už mezi otázkami o důvěře není: { $vote }.

## What is asked now (part of the reasons above)

asked-bonus = Rozdává se vlivový bonus.
asked-pile = Teď se vybírá, jaký bude balíček akčních karet: `arrange` (seřazený), nebo `shuffle` (zamíchaný).
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
