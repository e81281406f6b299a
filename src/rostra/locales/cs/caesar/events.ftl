event-bonus = { $seat } dostává tajný vlivový bonus.
event-bonus-known = { $seat } dostává tajný vlivový bonus: { $group }.
event-stacked = { $seat } dává dospod balíčku akčních karet: { $card }.
event-action-pile-arrange = { $seat } si balíček akčních karet seřadí.
event-action-pile-shuffle = { $seat } si balíček akčních karet zamíchá.
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
