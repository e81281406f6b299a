## The front door

page-game-caesar = Caesar & Kleopatra
page-about-caesar = Dva hráči bojují o přízeň patricijů: vliv potají, intriky všem na očích. Asi 40 minut.
page-option-edition = Vydání
page-option-action_decks = Balíčky akčních karet
page-option-orgies = Orgie
page-value-kosmos = původní (1997)
page-value-italian = italské
page-value-arranged = seřadí hráč
page-value-shuffled = zamíchané
page-value-own-choice = jak kdo chce
page-value-standard = podle pravidel
page-value-fading = později mizí ze hry
page-value-fewer = o jednu méně
page-note-action_decks = Jak leží 13 akčních karet: seřazené hráčem, zamíchané, nebo se rozhodne každý sám. Pro první hru: zamíchané.

## The sides in words

page-caesar-counts = v ruce: vliv { $influence }, akce { $actions }; balíčky: { $influencePile } a { $actionPile }
page-cards-at = { $seat }, { $group }: odkryté { $cards }; lícem dolů { $list }; neznámé { $hidden }

## What is asked

page-caesar-ask-turn = Vylož jednu kartu lícem dolů nebo dvě lícem vzhůru, zahraj akci, nebo měň karty.
page-caesar-ask-pass = Nemáš co vyložit: tenhle tah je pasivní.
page-caesar-ask-second = Druhá karta lícem vzhůru: která a kam?
page-caesar-ask-pile = Tvých 13 akčních karet: seřadit, nebo zamíchat?
page-caesar-ask-stack =
    { $done ->
        [0] Seřaď si balíček akčních karet.
       *[other] Seřaď zbytek balíčku akčních karet (hotovo { $done } z 13).
    }
page-caesar-ask-set = Ke každé skupině přilož jednu z těchto pěti karet lícem dolů.
page-caesar-ask-assign =
    Rošáda: rozděl své karty mezi { $group-id ->
        [senators] senátory
        [praetors] prétory
        [quaestors] kvestory
        [censors] cenzory
       *[aediles] edily
    } a { $other-id ->
        [senators] senátory
        [praetors] prétory
        [quaestors] kvestory
        [censors] cenzory
       *[aediles] edily
    }.
page-caesar-ask-take = Kterou kartu musí { $opponent } odložit?
page-caesar-ask-draw = Doplň si karty v ruce: z kterého balíčku?
page-caesar-ask-replace = Smíš si za ni dobrat kartu.
page-caesar-ask-exchange = Označ karty, které chceš vyměnit.
page-caesar-ask-must-exchange = V ruce nemáš žádnou kartu vlivu: označ aspoň jednu kartu k výměně.
page-caesar-ask-where = Kam s ní?
page-caesar-ask-victim = Která odkrytá karta má zmizet?
page-caesar-ask-two = Vyber dvě skupiny.
page-caesar-ask-other = A druhá skupina?
page-caesar-ask-card-first = Nejdřív si vyber kartu z ruky.

## On a card

# Where long names of cards may be broken, if a card is narrow
page-caesar-breaks = Vyzvě-dač, Aten-tát, Filo-zof

## What a button does

page-caesar-do-down =
    Vyložit { $card-id ->
        [P] filozofa
       *[other] kartu { $card }
    } { $group-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    } lícem dolů
page-caesar-do-up =
    Vyložit { $card-id ->
        [P] filozofa
       *[other] kartu { $card }
    } { $group-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    } lícem vzhůru
page-caesar-do-set =
    Přiložit { $card-id ->
        [P] filozofa
       *[other] kartu { $card }
    } { $group-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    } lícem dolů
page-caesar-do-assign =
    Znovu přiložit { $card-id ->
        [P] filozofa
       *[other] kartu { $card }
    } { $group-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    }
page-caesar-do-assassinate =
    Atentát { $group-id ->
        [senators] u senátorů
        [praetors] u prétorů
        [quaestors] u kvestorů
        [censors] u cenzorů
       *[aediles] u edilů
    } na { $card-id ->
        [P] filozofa
       *[other] kartu { $card }
    }
page-caesar-do-castle =
    Rošáda { $group-id ->
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
    }
page-caesar-do-scout =
    Poslat vyzvědače { $group-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    }
page-caesar-do-wrath =
    Seslat Hněv bohů na { $group-id ->
        [senators] senátory
        [praetors] prétory
        [quaestors] kvestory
        [censors] cenzory
       *[aediles] edily
    }
page-caesar-do-spy =
    Špion: podívat se { $opponent-id ->
        [cleopatra] Kleopatře
       *[caesar] Caesarovi
    } do karet
page-caesar-do-take = { $opponent } musí odložit: { $card }
page-caesar-do-exchange = Vyměnit: { $card }
page-caesar-do-exchange-many =
    { $n ->
        [one] Vyměnit { $n } kartu
        [few] Vyměnit { $n } karty
       *[other] Vyměnit { $n } karet
    }
page-caesar-do-keep = Nic nevyměnit
page-caesar-do-done = To je všechno
page-caesar-do-stack = Jako další do balíčku: { $card }
page-caesar-do-stack-all = Položit balíček takto
page-caesar-do-set-all = Přiložit karty takto
page-caesar-do-assign-all = Přiložit je takto
page-caesar-do-draw-influence = Dobrat kartu vlivu
page-caesar-do-draw-action = Dobrat akční kartu
page-caesar-do-draw-known = Dobrat vrchní akční kartu: { $card }
page-caesar-do-draw-none = Nedobrat nic
page-caesar-do-pass = Raději měnit karty
page-caesar-do-end = Ukončit tah
page-caesar-do-veto = Zahrát veto
page-caesar-do-allow = Nechat být
page-caesar-do-arrange = Seřadit balíček akčních karet
page-caesar-do-shuffle = Zamíchat balíček akčních karet
page-caesar-do-shuffle-first = Zamíchat (pro první hru)
page-caesar-why-shuffle = Karty poznáš postupně, jak je budeš dobírat. V dalších hrách si balíček můžeš seřadit po svém.
page-caesar-why-arrange = V seřazeném balíčku víš, která karta přijde. V zamíchaném to neví nikdo.
page-caesar-put-back = Vzít zpět
page-caesar-all-choices = Všechny možnosti
page-caesar-face = Jak kartu vyložit
page-caesar-hidden = lícem dolů
page-caesar-open = lícem vzhůru
page-caesar-suggested = Doporučeno
page-caesar-shuffle = Zamíchat
page-caesar-last-used = Jako minule
page-caesar-top = nahoře
page-caesar-bottom = dole
page-caesar-place-in-pile = { $at } z { $n }: { $card }. Kartu posouvají šipky.
page-caesar-drag-order = Přetáhni karty do pořadí, nebo vyber dvě a prohodí se.
page-caesar-limits = tvé: { $own } z 5, celkem: { $both } z 8
page-caesar-still-to-lay = Ještě přiložit
page-caesar-moves-to =
    { $card }: { $group-id ->
        [senators] k senátorům
        [praetors] k prétorům
        [quaestors] ke kvestorům
        [censors] k cenzorům
       *[aediles] k edilům
    }
page-caesar-spied-hand =
    Karty v ruce { $opponent-id ->
        [cleopatra] Kleopatry
       *[caesar] Caesara
    }

## The table

page-caesar-group =
    { $group }: { $left ->
        [0] nezbývá žádný patricij
        [one] zbývá jeden patricij
        [few] zbývají { $left } patricijové
       *[other] zbývá { $left } patricijů
    }
page-caesar-sum = { $seat }: { $sum }
page-caesar-sum-open = { $seat }: { $sum } a { $hidden } lícem dolů
page-caesar-pile = { $pile }: { $left }
page-caesar-discards-of = { $seat }, odložené karty: { $n }
page-caesar-hand-of =
    Karty v ruce { $seat-id ->
        [cleopatra] Kleopatry
       *[caesar] Caesara
    }
page-caesar-suggests = Rada
page-caesar-to-move = na tahu

## A vote as a scene

page-caesar-scene-vote =
    Rozhodují { $group-id ->
        [senators] senátoři
        [praetors] prétoři
        [quaestors] kvestoři
        [censors] cenzoři
       *[aediles] edilové
    }
page-caesar-scene-wrath = Hněv bohů
page-caesar-scene-philosopher = Vyhrává nižší součet
page-caesar-scene-skip = Dál

## Beside the table

page-caesar-next-vote = Příští otázka o důvěře
page-caesar-in-deck = { $vote }: v balíčku
page-caesar-turned = { $vote }: odkrytá
page-caesar-out = { $vote }: mimo hru
page-caesar-odds-vote = otázka: { $n } z { $left }
page-caesar-odds-orgy = orgie: { $n } z { $left }
page-caesar-odds-shuffle = zamíchání: { $n } z { $left }
page-caesar-odds-out = už tam nikdo není: { $n } z { $left }
page-caesar-no-votes = Žádná karta otázky o důvěře nezbývá.
page-caesar-score-now = Body, kdyby hra skončila teď
page-caesar-row-patricians = Patricijové
page-caesar-row-majorities = Většiny
page-caesar-row-all = Celé skupiny
page-caesar-row-bonus = Vlivový bonus
page-caesar-row-total = Body
page-caesar-one-more = Další patricij by přinesl
page-caesar-bonus-secret = Tajné až do konce
page-caesar-own-bonus = Tvůj tajný vlivový bonus
page-caesar-bonus-rule = { $group }: 2 body od 3 patricijů. Zatím získáno: { $won }.
page-caesar-piles = Balíčky a odložené karty
page-caesar-unseen =
    Dosud neviděné karty { $seat-id ->
        [cleopatra] Kleopatry
       *[caesar] Caesara
    }
page-caesar-unseen-note = V ruce, v balíčcích nebo lícem dolů.
page-caesar-own-piles = Ve tvých balíčcích
page-caesar-own-order = Tvůj balíček akčních karet odshora
page-caesar-hide-order = Skrýt pořadí: pamatuji si ho
page-caesar-order-of =
    Balíček akčních karet { $seat-id ->
        [cleopatra] Kleopatry
       *[caesar] Caesara
    } odshora
page-caesar-spied = Viděl tvůj špion, snad ještě v ruce
page-caesar-no-cards = Zatím nic.
