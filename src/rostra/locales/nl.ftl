### Rostra in het Nederlands. Aanwijzingen voor vertalers staan in en.ftl.
###
### De termen zijn die van de Nederlandse spelregels.

## Names

seat-cleopatra = Cleopatra
seat-caesar = Caesar
# Who decides when cards are dealt or turned
seat-chance = Toeval

group-senators = Senatoren
group-praetors = Praetoren
group-quaestors = Quaestoren
group-censors = Censoren
group-aediles = Aedilen

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
# P is what is typed and what is drawn on the table
card-P = Filosoof
card-assassination = Aanslag
card-spy = Spion
card-castling = Rokade
card-scout = Verkenner
card-wrath = Toorn der goden
card-veto = Veto
# Only where cards are explained
card-bonus = Invloedbonus

# Vote cards: one for each group, and the orgies
vote-senators = Senatoren
vote-praetors = Praetoren
vote-quaestors = Quaestoren
vote-censors = Censoren
vote-aediles = Aedilen
vote-orgy = Orgie
vote-shuffle = Orgie (schudden)

pile-influence = invloedstapel
pile-action = actiestapel

# An empty list
nothing = geen
# A number by itself, already as your language writes numbers: leave it
figure = { $value }

## What happens. "-known": only those who may know the card read this one.

event-bonus = { $seat } krijgt gedekt een invloedbonus.
event-bonus-known = { $seat } krijgt gedekt de invloedbonus: { $group }.
event-stacked = { $seat } legt onder de actiestapel: { $card }.
event-arranged = { $seat } heeft de actiestapel op volgorde gelegd.
event-set = { $seat } legt een kaart gedekt bij de { $group }.
event-set-known = { $seat } legt gedekt bij de { $group }: { $card }.
event-turn = { $seat } is aan de beurt.
event-passed = { $seat } blijft passief.
event-laid-up = { $seat } legt open bij de { $group }: { $card }.
event-laid-down = { $seat } legt een kaart gedekt bij de { $group }.
event-laid-down-known = { $seat } legt gedekt bij de { $group }: { $card }.
# $card is the victim
event-played-assassination = { $seat } speelt een aanslag bij de { $group }, doelwit: { $card }.
event-played-spy = { $seat } speelt de spion.
event-played-castling = { $seat } speelt de rokade bij de { $group } en de { $other }.
event-played-scout = { $seat } stuurt de verkenner naar de { $group }.
event-played-wrath = { $seat } speelt de toorn der goden tegen de { $group }.
# $seat is the one who says no to the other's action card
event-vetoed = { $seat } spreekt een veto uit: de actie heeft geen effect.
# Only the one who was asked reads this
event-allowed = { $seat } ziet af van het veto.
# $seat is the victim
event-assassinated = { $seat } verliest bij de { $group }: { $card }.
event-spied = { $seat } bekijkt de hand van { $opponent }.
event-spied-known = { $seat } bekijkt de hand van { $opponent }: { $cards }.
# $seat is the victim
event-taken = { $seat } moet afleggen: { $card }.
event-assigned = { $seat } legt opnieuw gedekt bij de { $group }: { $card }.
event-castled = { $seat } heeft gerokeerd. { $group }: { $count }, { $other }: { $otherCount }, alles gedekt.
# $seat is the one whose cards are turned
event-scouted = { $seat } moet bij de { $group } openleggen: { $cards }.
event-wrath = De toorn der goden treft de { $group }.
event-exchanged = { $seat } legt af: { $card }.
event-drew = { $seat } trekt een kaart van de { $pile }.
event-drew-known = { $seat } trekt: { $card }.
event-drew-none = { $seat } trekt geen kaart.
event-lost = { $seat } legt af: { $cards }.

event-turned-vote = Omgedraaid: { $vote }. De vertrouwensvraag wordt gesteld!
event-turned-out = Omgedraaid: { $vote }. Daar is niemand meer: uit het spel, volgende kaart.
event-turned-orgy = Omgedraaid: { $vote }. Geen vertrouwensvraag.
event-turned-fades = Omgedraaid: { $vote }. Geen vertrouwensvraag, en de kaart gaat uit het spel.
event-turned-shuffle = Omgedraaid: { $vote }. Geen vertrouwensvraag; alles wordt geschud.

event-vote-extraordinary = { $group }: acht kaarten. Buitengewone vertrouwensvraag!
event-vote-side = { $seat }: { $cards } = { $sum }
event-vote-tie = { $group }: gelijke stand. Beslissing uitgesteld, de kaarten blijven liggen.
event-vote-won = { $group }: { $seat } wint een patriciër (nog { $left }).
event-vote-turned-round =
    { $count ->
        [one] { $group }: de filosoof draait het om, { $seat } wint een patriciër (nog { $left }).
       *[other] { $group }: de filosofen draaien het om, { $seat } wint een patriciër (nog { $left }).
    }

event-ended-patricians = Het spel is afgelopen: alle patriciërs zijn gewonnen.
event-ended-influence = Het spel is afgelopen: niemand heeft nog invloedkaarten.
event-ended-blocked = Het spel is afgelopen: maar één kant heeft nog invloedkaarten en kan er geen meer aanleggen.
event-ended-stalled = Het spel is afgelopen: te lang heeft niemand een kaart geruild of gespeeld.

## Why a line cannot be played now

# $why is one of the sentences below, $rule the id of a rule, or "rule-notation"
refused = Dat kan niet: { $why } ({ $rule })
# Stands for $rule where it is not a rule that says no, but how a line is written
rule-notation = notatie

why-spelling = je schrijft het zo: `{ $right }`.
why-board-order = noem de facties in de volgorde op tafel: `{ $right }`.
# $right is an example of a line that begins with the same word
why-unknown = zo'n invoer bestaat niet, wel bijvoorbeeld `{ $right }`.
# $right is one of the questions under "What is asked now"
why-unknown-asked = zo'n invoer bestaat niet. { $right }
# $asked is one of the questions under "What is asked now"
why-not-asked = dat is nu niet aan de orde. { $asked }
why-over = het spel is afgelopen.
why-not-passive = de beurt is al met een kaart begonnen, passief blijven kan niet meer.
why-lay-first = je moet eerst invloedkaarten aanleggen: één gedekt of twee open.
why-must-be-passive = zonder invloedkaart in de hand blijft alleen `pass` over.
why-laid = de invloedkaarten van deze beurt liggen er al.
why-second-open = de eerste kaart ligt open, dus de tweede moet ook open.
why-two-cards = voor twee open kaarten heb je twee invloedkaarten in de hand nodig; deze ene kun je gedekt aanleggen.
why-room-for-two = voor twee open kaarten moet er plaats voor twee zijn. Nog vrij: { $room }.
why-not-in-hand = deze kaart zit niet in de hand: { $card }.
why-group-gone = van de { $group } is niemand meer over.
why-own-five = bij een factie liggen hoogstens vijf kaarten van één kant, en bij de { $group } heb je er al vijf.
why-both-eight = bij een factie liggen hoogstens acht kaarten van beide kanten samen, en bij de { $group } liggen er al acht.
why-acted = maar één actiekaart per beurt, en die is al gespeeld.
why-nobody-to-kill = de tegenstander heeft die kaart niet open bij de { $group } liggen: { $card }.
why-no-hand = de tegenstander heeft geen kaart in de hand.
why-nothing-hidden = de tegenstander heeft bij de { $group } geen gedekte kaart.
why-no-card-there = bij de { $group } ligt geen kaart.
why-castle-gone = voor een rokade heb je twee facties met patriciërs nodig, en van de { $group } is niemand meer over.
why-nothing-to-castle = je hebt geen kaart bij de { $group } en ook niet bij de { $other }.
why-highest-first = na de rokade leg je de hoogste kaart het eerst aan, filosofen het laatst. Nu komt: { $card }.
why-not-castled = de kaarten gaan terug naar de { $group } of de { $other }.
why-veto-answers = een veto kan alleen als antwoord, wanneer de tegenstander een actiekaart speelt.
why-must-draw = zolang er nog een kaart in een stapel zit, moet je trekken.
why-pile-empty = er zit geen kaart meer in de { $pile }.
why-not-in-that-hand = deze kaart zit niet in die hand: { $card }.
why-stacked = daarvan zitten ze allemaal al in de stapel: { $card }.
why-set-already = deze kaart ligt er al: { $card }.
why-set-order = de facties komen op volgorde aan de beurt. Nu: { $group }.
why-not-in-pile = zo'n kaart zit niet meer in de stapel: { $card }.
why-not-in-deck = zo'n vertrouwensvraag zit niet meer in de stapel: { $vote }.

## What is asked now (part of the reasons above)

asked-bonus = Er wordt een invloedbonus gedeeld.
asked-stack = Nu kies je de volgende kaart van de actiestapel, bijvoorbeeld `stack spy`.
asked-set = De eerste vijf kaarten worden aangelegd, bijvoorbeeld `set 3 senators`.
asked-turn = Er wordt een zet verwacht, bijvoorbeeld `down 3 senators`, `up 3 senators`, een actiekaart of `pass`.
asked-veto = Er wordt een antwoord op de actiekaart verwacht: `veto` of `allow`.
asked-take = Nu kies je de kaart die de spion neemt, bijvoorbeeld `take 3`.
asked-assign = Na de rokade wordt een kaart opnieuw aangelegd, bijvoorbeeld `assign 3 senators`.
asked-exchange = Nu kies je wat je ruilt, bijvoorbeeld `exchange 3`, of `done`.
asked-draw = Nu kies je waar je trekt: `draw influence` of `draw action`.
asked-replace = Nu kies je waar je trekt: `draw influence`, `draw action` of `draw none`.
asked-deal = Er wordt een kaart gedeeld.
asked-vote = Er wordt een vertrouwensvraag omgedraaid.
asked-nothing = Het spel is afgelopen.

## The table. Captions in the first column have room for 15 letters.

# Above the table: number of the turn, names and points of both sides
table-title = Beurt { $turn } - { $cleopatra } { $cleopatraPoints } : { $caesarPoints } { $caesar }
table-you = { $seat } (jij)
table-they = { $seat }
table-patricians = Patriciërs
# How many patricians of a group are left, and how many Cleopatra and Caesar have won; at most 10 letters
table-left =
    { $left ->
        [0] leeg { $cleopatra }:{ $caesar }
       *[other] { $left } over { $cleopatra }:{ $caesar }
    }
table-strength = invloed
# Strength of the cards that can be seen, and how many cannot; at most 10 letters
table-sum-open = { $sum } + { $hidden } ?
table-cards =
    { $seat }: in de hand { $influence } invloed, { $actions } actie; stapels { $influencePile } invloed, { $actionPile } actie
table-hand = Hand: { $cards }
table-discards = Afgelegd: { $list }
table-spied = Door de spion gezien, misschien nog in de hand: { $list }
table-aside = Nog niet aangelegd: { $list }
table-bonus = Bonus: { $group }
table-next-actions = Volgende acties: { $cards }
table-votes = Vertrouwensvragen (nog { $left }): { $list }
table-votes-turned = Omgedraaid: { $list }
table-votes-removed = Uit het spel: { $list }
# Several cards of a kind in a list; in $list above they are joined with commas
heap = { $n }{"\u00A0"}x{"\u00A0"}{ $name }

## Choices

prompt = Jouw keuze (h: hulp)>
# A choice with its number
choice = { $number }) { $what }
# First column of the grid of choices: a card (1 to 5 or P), and whether the numbers lay it face down, face up, or "down / up"
grid-faces = { $symbol } gedekt/open
grid-down = { $symbol } gedekt
grid-up = { $symbol } open

ask-turn = Jouw beurt: één kaart gedekt of twee open, een actiekaart, of passief?
ask-more = Jouw beurt: welke kaart, en waar?
ask-end = Je kaarten liggen. Nog een actiekaart, of einde van je beurt?
ask-veto = Spreek je een veto uit?
ask-take = Welke kaart moet weg?
ask-assign = Rokade: waar moet deze kaart heen? { $card } (nog niet aangelegd: { $cards })
ask-exchange = Welke kaart ruil je? Je hand: { $cards }
ask-draw = Waar trek je? Je hand: { $cards }
ask-replace = Je mag een kaart trekken. Je hand: { $cards }
ask-stack = Jouw actiestapel, bovenste eerst ({ $done } van 13): { $cards }
ask-set = Je eerste vijf kaarten, gedekt, één bij elke factie. Nu: { $group }

# Heading of the ways to play this action card
menu-action = { $card }:
menu-otherwise = Of:
menu-stack-all = De hele rest:
menu-stack = Of de volgende kaart:
menu-set-all = De hele rest:
menu-set = Of de volgende kaart:

choice-suggested = voorstel: { $cards }
choice-random = willekeurig
choice-stack = { $card } (nog { $n })
choice-set = { $card }
choice-pass = passief blijven en kaarten ruilen
choice-end = beurt beëindigen
choice-done = geen meer
choice-veto = veto
choice-allow = laten gebeuren
choice-spy = hand bekijken
choice-assassinate = { $group }: { $card }
choice-castle = { $group } + { $other }
choice-scout = { $group }
choice-wrath = { $group }
choice-take = { $card }
choice-exchange = { $card }
choice-assign = { $group }
choice-draw-influence = invloedstapel (nog { $left })
choice-draw-action = actiestapel (nog { $left })
choice-draw-known = actiestapel (nog { $left }, bovenop: { $card })
choice-draw-none = geen kaart

# A decision with one legal answer, made for the player
only-choice = Er was maar één keuze, voor je gedaan: `{ $line }`

## Playing

play-hello = Caesar & Cleopatra. Je speelt { $seat }, tegen { $player }.
# Several people at one keyboard; $player are the bots, or "none"
play-hello-people = Caesar & Cleopatra. Aan dit toetsenbord: { $people }. Bots: { $player }.
play-how = Antwoord met nummer of notatie; h: hulp, ?: kaarten, q: bewaren en stoppen.
play-unfinished = Er is nog een partij niet af: rostra play { $game } --resume gaat ermee verder.
play-bot-failed = { $why }. In plaats daarvan beslist Miles.
play-saved = De partij is bewaard: { $file }. Verder spelen: rostra play { $game } --resume
play-record = Het verslag van de partij: { $file }

# Between two people at one keyboard: the one who has played clears the window, the other one comes
curtain-falls = Enter: venster leegmaken voor de volgende>
curtain-rises = Alleen { $seat } mag nu kijken. Enter>

help-page =
    Je wint een patriciër als je bij zijn factie de meeste invloed hebt wanneer
    daar de vertrouwensvraag wordt gesteld.
    Een beurt: één invloedkaart gedekt aanleggen of twee open; daarvoor of daarna,
    als je wilt, één actiekaart; dan vul je je hand aan tot vijf en wordt er een
    vertrouwensvraag omgedraaid. Of je blijft passief en ruilt alleen kaarten.
    Op tafel: 3 4 [25] zijn een 3 en een 4 open, en een 2 en een 5
    gedekt; [??] zijn gedekte kaarten van de tegenstander.
    Patriciërs, 4 over 1:0: één heeft Cleopatra al gewonnen, Caesar nog geen.
    De nummers in het raster leggen een kaart aan: links gedekt, rechts open.

      nummer   die keuze
      regel    notatie: `down 3 senators`, `up P censors`, `spy`,
               `scout aediles`, `pass`, `draw action`
      ?        uitleg van alle kaarten; `? spy` legt er één uit
      t        nog eens de tafel en de keuzes
      l        nog eens wat er het laatst is gebeurd
      d        wat er is afgelegd, en wat er te tellen valt
      q        stoppen; na elke beslissing wordt de partij bewaard, met --resume
               ga je verder

## Cards explained

explain-number = 1 tot en met 5: invloed. Bij een vertrouwensvraag telt elke kant zijn kaarten op; de hoogste som wint een patriciër. Daarna legt de kant met de hoogste som daar zijn hoogste kaart af, de andere kant zijn laagste.
explain-P = Filosoof (P): invloed 0. Hebben de twee kanten niet evenveel filosofen, dan wint de laagste som. Na de vertrouwensvraag worden alle filosofen daar afgelegd, behalve bij een gelijke stand.
explain-assassination = Aanslag (4): verwijder één open invloedkaart van je tegenstander, bij een factie naar keuze.
explain-spy = Spion (2): bekijk de hand van je tegenstander en kies één kaart die wordt afgelegd. De tegenstander mag daarvoor een kaart trekken.
explain-castling = Rokade (2): neem al je kaarten bij twee facties op en verdeel ze daar opnieuw zoals je wilt, allemaal gedekt.
explain-scout = Verkenner (2): draai bij één factie alle kaarten van je tegenstander open. Ze blijven open liggen.
explain-wrath = Toorn der goden (1): bij één factie worden alle invloedkaarten van beide kanten afgelegd.
explain-veto = Veto (2): alleen tegen een actiekaart van je tegenstander, en meteen: die heeft geen effect. Daarna mag je een kaart trekken. Tegen een veto bestaat geen veto.
explain-orgy = Orgie (kaart uit de vertrouwensvragen): deze keer geen vertrouwensvraag.
explain-shuffle = Orgie, schudden (kaart uit de vertrouwensvragen): geen vertrouwensvraag, en alle vertrouwensvragen die nog in het spel zijn, worden tot een nieuwe stapel geschud.
explain-bonus = Geheime invloedbonus: 2 punten als je minstens 3 patriciërs van die factie wint.
explain-group = Facties: 5 Senatoren, 5 Praetoren, 5 Quaestoren, 3 Censoren, 3 Aedilen. Een patriciër is 1 punt, de meerderheid van een factie nog 1, een hele factie daarbovenop nog 1. Bij een factie liggen hoogstens 5 kaarten van één kant en 8 van beide kanten samen; bij 8 wordt meteen de vertrouwensvraag gesteld.
explain-group-now =
    { $left ->
        [0] { $group }: niemand meer over.
       *[other] { $group }: nog { $left } over.
    }

details-discards = { $seat }, afgelegd: { $list }
# The viewer's own side
details-piles = { $seat }, in de stapels: { $list }
# The other side: in hand, in the piles or face down, nobody can tell which
details-unseen = { $seat }, nog niet gezien (hand, stapels, gedekt): { $list }
details-order = Actiestapel, bovenste eerst: { $cards }

## The score at the end

score-title = De eindstand
score-for = Punten voor
score-total = Totaal
score-patricians = { $group }: patriciërs
score-majority = { $group }: meerderheid
score-all = { $group }: hele factie
score-bonus = { $group }: invloedbonus
score-won = { $seat } wint.
score-won-by-patricians = { $seat } wint: evenveel punten, maar meer patriciërs.
score-draw = Gelijkspel: evenveel punten en evenveel patriciërs.
score-you-won = Gefeliciteerd!
score-you-lost = De andere kant was deze keer sterker.

## Simulations

simulate-progress = Bezig
simulate-time =
    { $games ->
        [one] Eén partij in { $seconds } s
       *[other] { $games } partijen in { $seconds } s
    }
simulate-saved = Verslagen: { $folder }
simulate-interrupted = Afgebroken. Gespeeld: { $games } van de { $wanted } partijen.
error-simulate-died = Een proces dat speelde is weggevallen; misschien was het geheugen vol. Gespeeld: { $games } van de { $wanted } partijen. Begin opnieuw om ze allemaal te spelen, zo nodig met minder --jobs

report-games =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    }
report-per-game = per partij
report-mean = gem.
report-error = ± 95%
report-median = mediaan
report-least = min.
report-most = max.
report-count = aantal
report-decisions = beslissingen
report-turns = beurten
report-points = punten: { $seat } ({ $player })
# By the name a seat has at the end
report-points-as = punten: { $seat }
report-margin = verschil in punten
report-lead = { $seat } vóór { $opponent }
report-games-column = partijen
report-share-column = aandeel
report-interval-column = 95%-interval
report-wins = gewonnen: { $seat } ({ $player })
report-wins-as = gewonnen: { $seat }
report-draws = gelijkspel
report-ended-patricians = einde: alle patriciërs gewonnen
report-ended-influence = einde: geen invloedkaarten meer
report-ended-blocked = einde: geen plaats meer om aan te leggen
report-ended-stalled = einde: er gebeurde niets meer

## Records

record-good =
    { $decisions ->
        [one] in orde: { $file } (één beslissing, { $result })
       *[other] in orde: { $file } ({ $decisions } beslissingen, { $result })
    }
record-bad = afgekeurd: { $file }: { $why }
# $text is the line itself, if it is an illegal decision; else it is "none"
record-bad-line =
    { $text ->
        [none] regel { $line }: { $why }
       *[other] regel { $line }, `{ $text }`: { $why }
    }
record-checked = { $good } in orde, { $bad } afgekeurd
show-title = Na beslissing { $decision } van { $decisions }, gezien door: { $viewer }
show-everything = iedereen (alle kaarten open)
show-player = { $seat }: { $player }
show-here = -----> hier
# $line is a line of notation
show-decision = { $decision }. { $who }: { $line }
# Who played: a person without a name
player-human = mens
# A result in short. $points are those of Cleopatra and Caesar, "16-14"; $why is one of the endings below
result-won = { $points }, { $seat } wint: { $why }
result-draw = { $points }, gelijkspel: { $why }
result-unfinished = nog niet af
result-by-patricians = alle patriciërs gewonnen
result-by-influence = geen invloedkaarten meer
result-by-blocked = geen plaats meer om aan te leggen
result-by-stalled = er gebeurde niets meer

## Why a file is no record. $found is what stands there, already in quotes.

bad-first-line = { $found }, maar een verslag begint met "{ $right }"
bad-entry = { $found } is geen "key: value"; de kop eindigt met een lege regel
bad-twice = { $key } staat al in regel { $first }
bad-missing-key = hier eindigt de kop, maar "{ $key }" ontbreekt
bad-unknown-key = { $key }: dat bestaat niet in de kop bij dit spel
bad-game = game: { $found } bestaat niet; er zijn: { $known }
bad-option = een optie { $option } met de waarde { $found } heeft het spel niet: { $reason }
bad-rules = rules: { $found } is geen getal vanaf 1
# Versions of the rules
bad-newer = rules: versie { $found } is te nieuw, dit programma kent { $newest }; werk Rostra bij
bad-name = { $key }: { $found } is geen naam (zichtbare tekens op één regel)
bad-date = date: { $found } is geen datum zoals 1997-10-23
bad-seed = seed: { $found } is geen geheel getal
bad-json = position: dit is geen JSON-object
# $why comes from the program, in English
bad-position = deze stelling is niet mogelijk: { $why }
bad-result = result: { $found }, maar de beslissingen eronder geven "{ $right }"
bad-encoding = dit is geen tekst in UTF-8
bad-file = dit is geen gewoon bestand, of veel te groot voor een verslag

## Version

version-compiled = Rostra { $version }, spelpakketten gecompileerd
version-plain = Rostra { $version }, spelpakketten in gewoon Python (niet gecompileerd: dezelfde partijen, alleen langzamer)

## Errors

error-language = Er zijn geen teksten in "{ $value }"; er zijn: { $known }
error-game = Het spel "{ $value }" bestaat niet; er zijn: { $known }
error-option-form = --option { $value }: schrijf het als NAME=VALUE, bijvoorbeeld --option edition=italian
error-option-name = De optie "{ $value }" bestaat niet; er zijn: { $known }
error-option-value = --option { $option }: "{ $value }" bestaat niet; mogelijk: { $known }
# $why comes from the program, in English
error-option-file = --option { $option }: { $why }
error-option-twice = --option { $option } staat er dubbel
error-bot = De bot "{ $value }" bestaat niet; er zijn: { $known }
error-bots = { $value }: te veel bots; noem er hoogstens één per plaats, met komma's, in de volgorde { $seats }. De laatste speelt ook de overige plaatsen
error-bot-failed = De bot werkt niet: { $why }
error-seat = De kant "{ $value }" bestaat niet; er zijn: { $known }
error-at = --at { $value }: het verslag heeft beslissingen 0 tot en met { $most }
error-number = Kies een nummer van 1 tot en met { $most }, of h voor hulp.
error-explain = De kaart "{ $value }" bestaat niet; er zijn: { $known }
error-folder = { $file }: daar kunnen geen verslagen worden geschreven ({ $why })
error-save = { $file }: daar kan de partij niet worden bewaard ({ $why })
error-save-place = --save { $file }: noem een bestand in een map die bestaat
error-save-exists = --save { $file }: dit bestand bestaat al en is niet deze partij; noem een ander
error-resume-with = --resume gaat verder met een partij zoals die begonnen is: laat --bot, --seat en --option weg
error-resume-seed = --resume gaat verder met de startwaarde van de partij, { $right }: laat --seed { $value } weg
error-in-use = { $file }: deze partij wordt al in een ander venster gespeeld (proces { $process })
error-nothing-to-resume = In { $folder } staat geen partij die nog niet af is; rostra play { $game } begint er een

## Help texts of the commands

help-rostra = Caesar & Cleopatra en Nero in de terminal: spelen, simuleren, verslagen bekijken.
help-version = Toon de versie, en of de spelpakketten gecompileerd zijn.
help-game = Het spel: { $known }
help-option = Een optie van het spel, zo vaak als nodig. Caesar & Cleopatra: edition=kosmos|italian, action_decks=arranged|shuffled, orgies=standard|fading|fewer, size=full|mini. Nero: players=4|3, length=full|short, acclamation=any-victory|over-emperor, map=FILE, deck=FILE
help-language = De taal: { $known }
help-simulate = Laat bots veel partijen spelen en toon hoe ze afliepen.
help-games = Hoeveel partijen
help-seed-simulate = Dezelfde startwaarde geeft dezelfde partijen
help-jobs = Hoeveel processen; het resultaat hangt er niet van af
help-save-simulate = Schrijf van elke partij een verslag in deze map
help-bots = Bots voor de plaatsen op volgorde, met komma's: random,miles; de laatste speelt de rest
help-record = Bekijk verslagen van partijen.
help-check = Controleer verslagen regel voor regel; van mappen alle .txt-bestanden daarin.
help-check-files = Bestanden of mappen
help-show = Toon de tafel bij een beslissing van een verslag, en de beslissingen eromheen.
help-show-file = Een verslag
help-at = Na hoeveel beslissingen (zonder opgave: aan het einde)
help-seat-show = Wat deze kant kon zien; zonder opgave alles
help-play = Speel een partij tegen bots, of met meerdere mensen aan één toetsenbord.
help-bot = De tegenstanders, met komma's (zonder opgave centurio)
help-seat = Jouw kant: cleopatra (begint) of caesar; bij Nero seat1 (begint) tot seat4. Met komma's: meerdere mensen aan dit toetsenbord
help-seed = Maak toeval en bot herhaalbaar; de partij onthoudt de startwaarde voor --resume
help-resume = Ga verder met de laatst gespeelde partij die nog niet af is
help-save = Schrijf het verslag ook in dit bestand

## Nero: names
## BP bewegingspunten, GP gevechtspunten, KP kandidaatspunten, OP overwinningspunten. Begrippen: gebied, provincie, legioen,
## Leider, Generaal, Kandidaat, Keizer, leger (wie samen optrekt), terugtochtkaartje, doortocht.

nero-seat-galba = Galba
nero-seat-vitellius = Vitellius
nero-seat-otho = Otho
nero-seat-vespasian = Vespasianus
# Before the areas are chosen
nero-seat-seat1 = Plaats 1
nero-seat-seat2 = Plaats 2
nero-seat-seat3 = Plaats 3
nero-seat-seat4 = Plaats 4

nero-area-west = Westen
nero-area-north = Noorden
nero-area-danube = Donau
nero-area-east = Oosten
nero-area-italy = Italië

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
nero-province-italia-nord = Noord-Italië
nero-province-italia-sud = Zuid-Italië
nero-province-roma = Rome

nero-rank-general = Generaal
nero-rank-candidate = Kandidaat
nero-rank-emperor = Keizer

nero-card-bribery = Omkoperij
nero-card-bad-omens = Slechte Voortekens
nero-card-bad-weather = Slecht Weer
nero-card-praetorian-guard = Praetoriaanse Garde
nero-card-galley = Galei
nero-card-ave-caesar = Ave Caesar
nero-card-rebellion = Rebellie
# Without a province: all revolts together
nero-card-revolt = Oproer in { $province }
nero-card-senate = Invloed van de Senaat
nero-card-assassin = Sluipmoordenaar
nero-card-bad-health = Slechte Gezondheid
nero-card-crisis = Crisis in Rome
nero-card-germans = Aanval van een Germaanse stam
nero-card-traitor = Verrader

# $troops in the sentences below is one of these
nero-troops-legions =
    { $legions ->
        [one] 1 legioen
       *[other] { $legions } legioenen
    }
nero-troops-both =
    { $legions ->
        [one] 1 legioen en de Leider
       *[other] { $legions } legioenen en de Leider
    }
nero-troops-leader = de Leider

## Nero: what happens. "-known": only those who may know the card read this one.

nero-event-wants = { $seat } noemt in het geheim: { $area }.
nero-event-wanted = { $seat } wil: { $area }.
nero-event-lot = Het lot beslist: { $area } gaat naar { $seat }.
# $seat is the leader of the area
nero-event-area = { $area }: { $seat }.
nero-event-placed = { $seat } plaatst een legioen: { $province }.
nero-event-home = { $seat } kiest als thuisprovincie: { $province }.
nero-event-round = Ronde { $round }. Nieuwe kaarten voor iedereen; { $opener } opent.
nero-event-dealt = { $seat } krijgt een kaart.
nero-event-dealt-known = { $seat } krijgt: { $card }.
nero-event-turn = { $seat } is aan de beurt.
nero-event-turn-last = { $seat } is aan de beurt, voor het laatst in deze ronde: alleen { $seat } heeft nog kaarten.
nero-event-lost =
    { $cards ->
        [one] { $seat } verliest een ongebruikte kaart.
       *[other] { $seat } verliest { $cards } ongebruikte kaarten.
    }

nero-event-activated = { $seat } activeert { $province }.
nero-event-move-card = { $seat } gebruikt { $card } voor { $bp } BP (samen { $pool }).
nero-event-force = { $seat } vertrekt uit { $province }: { $troops }.
# This is announced, and can be answered ...
nero-event-stepping = { $seat } wil oprukken van { $province } naar { $other }: { $troops }.
# ... and this has happened
nero-event-stepped = { $seat } rukt op van { $province } naar { $other }: { $troops }.
nero-event-left = { $seat } laat achter in { $province }: { $troops }.
nero-event-took = { $seat } neemt mee in { $province }: { $troops }.
nero-event-halted = { $seat } houdt halt in { $province }: { $troops }.
nero-event-unmarked =
    { $legions ->
        [one] { $seat } haalt in { $province } een terugtochtkaartje weg.
       *[other] { $seat } haalt in { $province } { $legions } terugtochtkaartjes weg.
    }
# $seats is a list
nero-event-asked-leave = { $seat } vraagt doortocht aan: { $seats }.
nero-event-granted = { $seat } staat het toe.
nero-event-refused = { $seat } weigert.
nero-event-retreating = { $seat } wil zich terugtrekken van { $province } naar { $other }.
nero-event-retreated =
    { $legions ->
        [one] { $seat } trekt zich met 1 legioen terug van { $province } naar { $other }.
       *[other] { $seat } trekt zich met { $legions } legioenen terug van { $province } naar { $other }.
    }
nero-event-stayed = { $seat } blijft.

nero-event-attacking = { $seat } valt { $opponent } aan in { $province }.
nero-event-attacked = De veldslag tussen { $seat } en { $opponent } in { $province } begint.
nero-event-laid = { $seat } legt voor de veldslag: { $card }.
nero-event-ready = { $seat } is klaar voor de veldslag.
# $cards are the cards laid, or "none"
nero-event-battle-side = { $seat }: sterkte { $strength } (kaarten: { $cards })
nero-event-battle-won = { $province }: { $seat } verslaat { $opponent }. Eén legioen loopt over, 1 OP.
nero-event-battle-draw = { $province }: gelijke stand. Alles blijft, maar het leger rukt niet meer op en valt niet meer aan.

nero-event-rank-legions = De legioenen juichen: { $seat } is Kandidaat voor de troon!
nero-event-rank-rome = Kandidaat { $seat } staat in Rome: hij wordt Keizer!
nero-event-rank-victory = Na de overwinning wordt { $seat } tot Keizer uitgeroepen!
nero-event-rank-declared = { $seat } wordt in Rome tot Keizer uitgeroepen!
nero-event-rank-lost = { $seat } heeft verloren en is weer Generaal.
nero-event-rank-assassinated = De Sluipmoordenaar slaat toe: { $seat } is weer Generaal.

nero-event-event = { $seat } speelt: { $card }.
nero-event-aimed-galley = { $seat } speelt Galei, van { $province } naar { $other }: { $troops }.
nero-event-aimed-assassin = { $seat } speelt Sluipmoordenaar tegen { $opponent }.
nero-event-aimed-crisis = { $seat } speelt Crisis in Rome: { $opponent } moet daarheen.
nero-event-aimed-traitor = { $seat } speelt Verrader tegen { $opponent }.
nero-event-aimed-germans = { $seat } speelt Aanval van een Germaanse stam: { $province }.
nero-event-aimed-rebellion = { $seat } speelt Rebellie in { $province } tegen { $opponent }.
nero-event-countered = { $seat } countert: { $card }.
nero-event-countered-two = { $seat } countert met twee kaarten: { $card }.
nero-event-off = Van { $seat } blijft zonder effect: { $card }.
nero-event-off-step = { $seat } kan niet oprukken: de stap gaat niet door.
nero-event-off-attack = { $seat } kan niet aanvallen: de veldslag gaat niet door.
nero-event-off-retreat = { $seat } kan zich niet terugtrekken.
nero-event-held = { $seat } is ziek en reist deze beurt niet meer.
nero-event-kp = { $seat } heeft deze beurt { $kp } KP door kaarten.
nero-event-sailed = De galei van { $seat } vaart van { $province } naar { $other }: { $troops }.
nero-event-landed = { $seat } landt in { $province }.
nero-event-landed-spent = { $seat } landt in { $province } en moet daar deze beurt blijven.
nero-event-called = { $seat } is nu in Rome.
nero-event-stolen = { $seat } trekt een kaart uit de hand van { $opponent }.
nero-event-stolen-known = { $seat } trekt een kaart uit de hand van { $opponent }: { $card }.
nero-event-stolen-nothing = De verrader van { $seat } vindt niets: { $opponent } heeft geen kaart meer.
nero-event-germans = Germanen vallen { $province } binnen: iedereen moet weg, en betreden kost 3 BP.
nero-event-sent = { $seat } wijkt uit van { $province } naar { $other }.
nero-event-sent-neutral = { $seat } stuurt de neutrale legioenen van { $province } naar { $other }.
nero-event-revolt = Oproer in { $province }: { $seat } moet daar twee legioenen hebben.
nero-event-brought = { $seat } haalt een legioen van { $province } naar { $other }.
nero-event-neutral =
    { $legions ->
        [0] { $province }: geen legioen van { $seat } wordt neutraal.
        [one] { $province }: één legioen van { $seat } wordt neutraal.
       *[other] { $province }: { $legions } legioenen van { $seat } worden neutraal.
    }

nero-event-scored-emperor = { $seat } krijgt { $points } OP: Keizer.
nero-event-scored-rome = { $seat } krijgt { $points } OP: Keizer in Rome.
nero-event-scored-areas = { $seat } krijgt { $points } OP: gecontroleerde gebieden.
nero-event-scored-italy = { $seat } krijgt { $points } OP: provincies van Italië.
nero-event-ended-control = Het spel is afgelopen: het rijk is in één hand.
nero-event-ended-rounds = Het spel is afgelopen na vier ronden.

## Nero: why a line cannot be played now

nero-why-spelling = je schrijft het zo: `{ $right }`.
nero-why-unknown = zo'n invoer bestaat niet, wel bijvoorbeeld `{ $right }`.
nero-why-unknown-asked = zo'n invoer bestaat niet. { $right }
nero-why-not-asked = dat is nu niet aan de orde. { $asked }
nero-why-over = het spel is afgelopen.
nero-why-area-taken = dit gebied is al van { $seat }: { $area }.
nero-why-own-area = { $province } ligt niet in jouw gebied; dat is: { $area }.
nero-why-not-in-deck = zo'n kaart zit niet meer in de stapel: { $card }.
nero-why-not-in-hand = deze kaart zit niet in de hand: { $card }.
nero-why-not-in-that-hand = deze kaart zit niet in die hand: { $card }.
nero-why-two-briberies = bij een sluipmoord houden alleen twee Omkoperijen een garde tegen: `counter-two bribery`.
nero-why-only-one = daar zijn er twee van nodig, en er zit er maar één in de hand: { $card }.
nero-why-two-not-needed = met twee ervan counter je alleen een Praetoriaanse Garde bij een sluipmoord: { $card }.
nero-why-does-not-counter = deze kaart helpt niet tegen wat er gespeeld is: { $card }.
nero-why-once = deze gebeurtenis kan één keer per beurt, en ze is al gespeeld: { $card }.
nero-why-own-turn = deze kaart kan alleen in je eigen beurt: { $card }.
nero-why-answers-only = deze gebeurtenis is alleen een antwoord op wat anderen doen: { $card }.
nero-why-nothing-to-counter = er valt nu niets te counteren.
nero-why-not-bordering = { $province } grenst niet aan { $here }.
nero-why-leaders-only = in Rome mogen alleen Leiders komen, zonder legioenen.
nero-why-came-from = wie { $here } binnenkwam, kwam uit { $province }: daarheen trekt niemand zich terug.
nero-why-others-there = in { $province } staan legioenen van anderen.
nero-why-must-flee = een verslagen aanvaller moet zich terugtrekken als hij kan.
nero-why-marked-lay-none = legioenen met een terugtochtkaartje vechten niet, dus je legt voor hen geen kaarten.
nero-why-most-cards =
    { $most ->
        [0] deze beurt mag je geen kaart meer leggen.
        [one] je mag één kaart leggen, en die ligt er al.
       *[other] je mag { $most } kaarten leggen, en die liggen er al.
    }
nero-why-nobody-to-board = in geen enkele haven staat iemand van jou die kan inschepen.
nero-why-nobody-boards-here = in { $province } kan niemand van jou inschepen.
nero-why-no-port = { $province } heeft geen haven.
nero-why-other-port = de galei moet naar een andere haven varen.
nero-why-load =
    { $free ->
        [0] in { $here } kan geen legioen inschepen.
        [one] in { $here } kan maar één legioen inschepen.
       *[other] in { $here } kunnen maar { $free } legioenen inschepen.
    }
nero-why-leader-cannot-board = je Leider kan in { $here } niet inschepen.
nero-why-no-emperor-in-rome = er is geen Keizer in Rome.
nero-why-no-emperor-outside = er is geen Keizer buiten Rome.
nero-why-nobody-has-cards = niemand anders heeft een kaart.
nero-why-germans-there = in { $province } zijn de Germanen al, en verder niemand.
nero-why-four-neutral = er zijn al vier neutrale legioenen, en meer worden het er nooit.
nero-why-free-area = { $province } hoort bij een gebied dat van niemand is.
nero-why-no-legions-left = { $seat } heeft geen legioenen meer.
nero-why-no-general = je Leider is al meer dan Generaal.
nero-why-two-emperors = er zijn al twee Keizers, en meer worden het er nooit.
nero-why-not-at-home = je Leider moet in zijn thuisprovincie { $home } zijn, maar hij is in { $there }.
nero-why-no-legion-at-home = je Leider heeft in { $home } een van je legioenen bij zich nodig.
nero-why-area-not-controlled = je moet je thuisgebied controleren: { $area }.
nero-why-no-legion-of = { $seat } heeft geen legioen in { $province }.
nero-why-already-there = de legioenen moeten uit andere provincies komen dan die van het oproer: { $province }.
nero-why-not-playing = { $target } doet in deze partij niet mee.
nero-why-not-himself = het moet de hand van een ander zijn.
nero-why-target-no-cards = { $target } heeft geen kaarten.
nero-why-target-no-emperor = { $target } is geen Keizer.
nero-why-target-in-rome = { $target } is al in Rome.
nero-why-target-not-in-rome = { $target } is niet in Rome.
nero-why-no-force = er is geen leger onderweg: activeer een provincie, gebruik een kaart voor BP en laat een leger vertrekken, bijvoorbeeld `force 2`.
nero-why-halt-first = in { $here } is een leger onderweg: eerst `halt`.
nero-why-bp = dat kost { $need } BP, en er zijn er nog { $have }.
nero-why-use-a-card = in een beurt moet je minstens één kaart gebruiken.
nero-why-four-cards = deze beurt zijn al vier kaarten voor BP of GP gebruikt, en meer mag niet.
nero-why-no-cards = er is geen kaart meer voor BP.
nero-why-activate-first = BP horen bij een activering: activeer eerst een provincie, bijvoorbeeld `activate baetica`.
nero-why-nobody-there = in { $province } staat geen legioen van jou, en je Leider ook niet.
nero-why-legions-free =
    { $free ->
        [0] in { $here } kan geen legioen vertrekken (deze beurt al opgerukt: { $spent }, met terugtochtkaartje: { $marked }).
        [one] in { $here } kan maar één legioen vertrekken (deze beurt al opgerukt: { $spent }, met terugtochtkaartje: { $marked }).
       *[other] in { $here } kunnen maar { $free } legioenen vertrekken (deze beurt al opgerukt: { $spent }, met terugtochtkaartje: { $marked }).
    }
nero-why-leader-elsewhere = je Leider is niet in { $here }, maar in { $there }.
nero-why-leader-in-force = je Leider is al bij het leger.
nero-why-leader-spent = je Leider reist deze beurt niet meer.
nero-why-leader-not-in-force = je Leider is niet bij het leger.
nero-why-leave =
    { $legions ->
        [0] het leger heeft geen legioenen.
        [one] het leger heeft maar één legioen.
       *[other] het leger heeft maar { $legions } legioenen.
    }
nero-why-no-own-to-take = in { $here } kun je geen van je legioenen meenemen.
nero-why-no-neutral-to-take = in { $here } staat geen neutraal legioen.
nero-why-drawn = na een gelijke stand rukt het leger deze beurt niet meer op en valt het niet meer aan.
nero-why-weather-step = slecht weer houdt het leger vast.
nero-why-weather-attack = slecht weer beschermt { $enemy } de rest van de beurt tegen dit leger, in elke provincie.
# $seats is a list
nero-why-hindered = in { $here } staan legioenen van anderen die geen doortocht hebben gegeven: { $seats }. Versla ze, `ask-leave`, of `halt`.
nero-why-nobody-hinders = niemand houdt het leger tegen.
nero-why-asked-already = dat is al gevraagd aan: { $seats }.
nero-why-own-legions = dat zijn je eigen legioenen.
nero-why-no-enemy = { $enemy } heeft geen legioenen in { $here }.
nero-why-leader-alone = een Leider alleen valt niet aan.
nero-why-landed = wie deze beurt geland is, valt niet aan.
nero-why-fought = tegen { $enemy } is in { $here } deze beurt al gevochten, en dezelfde troepen val je maar één keer aan.
nero-why-no-markers = in { $here } heeft geen van je legioenen een terugtochtkaartje.
nero-why-fresh-markers = terugtochtkaartjes van deze beurt blijven liggen: { $here }.
nero-why-emperor-already = je Leider is al Keizer.
nero-why-not-in-rome = je Leider moet in Rome zijn, maar hij is in { $there }.
nero-why-kp = er zijn { $need } KP nodig, en je hebt er { $kp }: Italië { $italy }, gebieden { $areas }, kaarten { $cards }.

## Nero: what is asked now (part of the reasons why a line cannot be played)

nero-asked-want = Er wordt een thuisgebied gevraagd, bijvoorbeeld `want west`.
nero-asked-lot = Er wordt geloot.
nero-asked-place = Er wordt een provincie voor een legioen gevraagd, bijvoorbeeld `place baetica`.
nero-asked-home = Er wordt een thuisprovincie gevraagd, bijvoorbeeld `home baetica`.
nero-asked-deal = Er worden kaarten gedeeld.
nero-asked-turn = Er is een beurt bezig: `activate baetica`, `event galley`, `step roma`, `end-turn` en dergelijke.
nero-asked-first-card = De eerste kaart van de activering wordt gevraagd, bijvoorbeeld `move-card galley`.
nero-asked-from = De haven waar de galei vertrekt wordt gevraagd, bijvoorbeeld `from baetica`.
nero-asked-to = De haven waar de galei heen vaart wordt gevraagd, bijvoorbeeld `to italia-sud`.
nero-asked-load = Er wordt gevraagd wie inscheept, bijvoorbeeld `load 3 leader`.
nero-asked-target = Er wordt gevraagd wie de gebeurtenis treft, bijvoorbeeld `target otho`.
nero-asked-germany = Er wordt gevraagd waar de Germanen aanvallen, bijvoorbeeld `at germania-superior`.
nero-asked-legion = Het legioen dat rebelleert wordt gevraagd, bijvoorbeeld `at moesia otho`.
nero-asked-answer = Er wordt een antwoord gevraagd: `counter bribery` en dergelijke, of `no-counter`.
nero-asked-leave = Er wordt doortocht gevraagd: `grant` of `refuse`.
nero-asked-give-way = Er wordt gevraagd of de legioenen zich terugtrekken: `retreat asia` en dergelijke, of `stay`.
nero-asked-battle = Er worden kaarten voor de veldslag gevraagd: `battle-card senate` en dergelijke, en dan `ready`.
nero-asked-flee = Er wordt gevraagd of de verslagen legioenen zich terugtrekken: `retreat asia` en dergelijke, of `stay`.
nero-asked-must-flee = Er wordt gevraagd waarheen het verslagen leger zich terugtrekt, bijvoorbeeld `retreat asia`.
nero-asked-landing = Wie geland is, staat tussen legioenen van anderen: `ask-leave` of `halt`.
nero-asked-send = Er wordt gevraagd waarheen de troepen uitwijken, bijvoorbeeld `send raetia`.
nero-asked-send-neutral = Er wordt gevraagd waarheen de neutrale legioenen gaan, bijvoorbeeld `send-neutral raetia`.
nero-asked-bring = Er wordt een provincie gevraagd die een legioen levert, bijvoorbeeld `from pannonia`.
nero-asked-steal = Er wordt een kaart uit een hand getrokken.
nero-asked-nothing = Het spel is afgelopen.

## Nero: the table

nero-table-title-set-up = Nero - opstelling
nero-table-title-round = Nero - ronde { $round } van 4
nero-table-title = Nero - ronde { $round } van 4, aan de beurt: { $seat }
# Headings above the players
nero-table-rank = Leider
nero-table-points = OP
nero-table-cards = krt.
nero-table-legions = leg.
# The sum, and in brackets what it is made of: more legions in Italy + controlled areas + cards
nero-table-kp = KP (It.+gebied+kaart)
nero-table-kp-sum = { $total } ({ $italy }+{ $areas }+{ $cards })
nero-table-controls = controle
nero-table-hand = Hand (BP/GP):
nero-table-hand-of = { $seat } (BP/GP):
nero-table-card = { $name } { $bp }/{ $gp }

# In the large map: the letter of a leader, and his rank
nero-map-leader = { $letter } { $rank }
nero-map-signs = G2: twee legioenen van Galba (V Vitellius, O Otho, P Vespasianus, n neutraal), (G2): met een terugtochtkaartje. ^ Generaal, + Kandidaat, * Keizer. ~ haven, puntjes: zeeverbinding, :G gecontroleerd door Galba, !3 Germanen, > leger onderweg.
nero-map-province = provincie
nero-map-troops = troepen
nero-map-neighbours = grenst aan (~ over zee)

## Nero: choices

nero-ask-want = Welk gebied wil je als thuisgebied? De anderen zien het niet; willen meerdere het, dan beslist het lot.
nero-ask-place = Waar plaats je een legioen? In elke provincie van je gebied staat er al een, en er komen er twee bij.
nero-ask-home = Wat is je thuisprovincie? Daar begint je Generaal, en alleen daar maakt Ave Caesar hem Kandidaat.
nero-ask-turn =
    { $left ->
        [0] Jouw beurt: geen kaarten meer voor BP of GP. Een gebeurtenis, of einde van je beurt?
        [one] Jouw beurt: activeer een provincie om op te rukken, of speel een gebeurtenis. Nog 1 kaart voor BP of GP.
       *[other] Jouw beurt: activeer een provincie om op te rukken, of speel een gebeurtenis. Nog { $left } kaarten voor BP of GP.
    }
nero-ask-first-card = { $province }: welke kaart gebruik je voor BP?
nero-ask-activation =
    { $left ->
        [0] { $province }, nog { $bp } BP: wie laat je vertrekken? Geen kaarten meer voor BP of GP.
        [one] { $province }, nog { $bp } BP: wie laat je vertrekken? Nog 1 kaart voor BP of GP.
       *[other] { $province }, nog { $bp } BP: wie laat je vertrekken? Nog { $left } kaarten voor BP of GP.
    }
# Nobody is there who could depart
nero-ask-activation-idle =
    { $left ->
        [0] { $province }, nog { $bp } BP, maar daar kan niemand vertrekken. Geen kaarten meer voor BP of GP.
        [one] { $province }, nog { $bp } BP, maar daar kan niemand vertrekken. Nog 1 kaart voor BP of GP.
       *[other] { $province }, nog { $bp } BP, maar daar kan niemand vertrekken. Nog { $left } kaarten voor BP of GP.
    }
nero-ask-force = Je leger is in { $province }: { $troops }, nog { $bp } BP. Wat doet het?
nero-ask-force-tired = Je leger is in { $province }: { $troops }, moe van het vechten, nog { $bp } BP. Wat doet het?
nero-ask-from = Galei: uit welke haven?
nero-ask-to = Galei uit { $province }: naar welke haven?
nero-ask-load = Galei naar { $province }: wie scheept in? Hoogstens 3 legioenen, en de Leider.
nero-ask-target-assassin = Sluipmoordenaar: welke Keizer in Rome?
nero-ask-target-crisis = Crisis in Rome: welke Keizer moet daarheen?
nero-ask-target-traitor = Verrader: uit wiens hand trek je een kaart?
nero-ask-germany = Aanval van een Germaanse stam: waar?
nero-ask-legion = Rebellie: welk legioen wordt neutraal?
nero-ask-answer = Counter je?
nero-ask-leave = Laat je het leger verder trekken?
nero-ask-give-way = Trekken je legioenen daar zich terug, of blijven ze?
# $own and $otherSide: strength without the cards that are still hidden; $cards: the own cards laid
nero-ask-battle = Veldslag in { $province } tegen { $opponent }, zonder kaarten sterkte { $otherSide }. Jij hebt { $own } (kaarten: { $cards }). Nog een kaart?
nero-ask-flee = Verslagen in { $province }: trekken je legioenen zich terug, of blijven ze?
nero-ask-must-flee = Verslagen in { $province }: waarheen trekt je leger zich terug?
nero-ask-landing = Je landt in { $province } tussen legioenen van anderen: doortocht vragen, of deze beurt daar blijven?
nero-ask-send = De Germanen zijn in { $province }: waarheen gaan je troepen?
nero-ask-send-neutral = De Germanen zijn in { $province }: waarheen gaan de neutrale legioenen?
nero-ask-bring = Oproer in { $province }: je moet daar twee legioenen hebben. Waar haal je er een vandaan?

nero-entered-on-foot = { $seat } is { $province } binnengetrokken.
nero-entered-by-galley = { $seat } is met een galei in { $province } geland.
nero-answer-retreat = { $seat } wil zich terugtrekken naar { $province }.

# Headings of the choices of one kind
nero-menu-declare = Rome:
nero-menu-counter = Counter met:
nero-menu-step = Oprukken naar:
nero-menu-attack = Aanvallen:
nero-menu-take = Meenemen:
nero-menu-leave = Achterlaten:
nero-menu-force = Vertrekken:
nero-menu-activate = Activeren:
nero-menu-move-card = Kaart voor BP:
nero-menu-battle-card = Leggen:
nero-menu-event = Gebeurtenis:
nero-menu-retreat = Terug naar:

nero-choice-declare = je Leider tot Keizer uitroepen!
nero-choice-want = { $area } ({ $seat })
nero-choice-province = { $province }
# $troops is what stands there, in the signs of the map
nero-choice-province-met = { $province } [{ $troops }]
nero-choice-at = { $province }: { $seat }
nero-choice-activate = { $province } ({ $troops })
# $legions cannot march any more this turn: they have marched already, or have a retreat marker
nero-choice-activate-tied = { $province } ({ $troops }; { $legions } vast)
nero-choice-move-card = { $card } ({ $points } BP)
nero-choice-battle-card = { $card } ({ $points } GP)
nero-choice-step = { $province } ({ $bp } BP)
nero-choice-step-met = { $province } ({ $bp } BP) [{ $troops }]
nero-choice-attack =
    { $legions ->
        [one] { $seat }, 1 legioen ({ $bp } BP)
       *[other] { $seat }, { $legions } legioenen ({ $bp } BP)
    }
nero-choice-take-own = eigen legioenen (1 BP)
nero-choice-take-neutral = neutrale legioenen (2 BP)
nero-choice-take-both = eigen en neutrale legioenen (3 BP)
nero-choice-take-leader = de Leider
nero-choice-unmark = terugtochtkaartjes weghalen (2 BP)
nero-choice-grant = doortocht geven
nero-choice-refuse = weigeren
nero-choice-ask-leave = doortocht vragen
nero-choice-stay = blijven
nero-choice-ready = geen kaart meer
nero-choice-counter-two = twee Omkoperijen
nero-choice-no-counter = laten gebeuren
nero-choice-no-counter-quiet = laten gebeuren, en deze beurt niet meer vragen
nero-choice-halt = het leger houdt halt
nero-choice-end-turn = beurt beëindigen

## Nero: playing

nero-play-hello = Nero. Je speelt op { $seat }, tegen { $player }.
# Several people at one keyboard; $player are the bots, or "none"
nero-play-hello-people = Nero. Aan dit toetsenbord: { $people }. Bots: { $player }.

nero-help-page =
    Nero is dood, en jij wilt op de troon: wie na vier ronden de meeste OP
    (overwinningspunten) heeft, wint. `? punten` zegt waarvoor je ze krijgt,
    `? keizer` hoe je er een wordt.
    In je beurt gebruik je kaarten, elk voor één van drie dingen:
      voor BP      een provincie activeren en van daar oprukken, 1 BP per stap;
                   voor 1 BP meer val je iemand aan
      voor GP      sterkte in een veldslag, gedekt gelegd
      gebeurtenis  wat de kaart zegt; `? galei` legt het uit
    Hoogstens vier kaarten per beurt zijn voor BP en GP; gebeurtenissen komen
    daar nog bij.

      nummer   die keuze
      regel    notatie: `activate baetica`, `move-card galley`, `force 2 leader`,
               `step narbonensis`, `attack otho`, `event senate`
      ?        alles uitgelegd; `? galei`, `? veldslag` legt één ding uit
      m        alle provincies met hun buren; `m moesia` één ervan
      t        nog eens de tafel en de keuzes
      l        nog eens wat er het laatst gebeurde
      d        afgelegde en nog niet geziene kaarten, en wie waarvoor OP heeft
      q        stoppen; na elke beslissing wordt bewaard, met --resume ga je
               verder

## Nero: explained

# What can be asked for after the question mark, besides the cards
nero-topic-bp = BP
nero-topic-emperor = Keizer
nero-topic-points = Punten
nero-topic-control = Controle
nero-topic-battle = Veldslag
nero-topic-retreat = Terugtocht
nero-topic-leave = Doortocht
# Short forms that can be asked for, too
nero-short-emperor = KP
nero-short-battle = GP
nero-short-points = OP
nero-explain-bp = BP: activeer een provincie en gebruik kaarten voor hun BP; van daar vertrekken legers, het ene na het andere. Een stap kost 1 BP voor het hele leger, naar de provincie van de Germanen 3; na een gewonnen veldslag kost elke stap en elke aanval 1 meer. Troepen achterlaten kost niets, eigen legioenen meenemen 1, neutrale 2, allebei 3. In Rome mogen alleen Leiders. Voor 2 BP gaan in de geactiveerde provincie de terugtochtkaartjes weg. Wat over is als je een andere provincie activeert of je beurt beëindigt, ben je kwijt.
nero-explain-emperor = Keizer word je op drie manieren: (1) je Leider is in Rome en je hebt 5 KP: roep hem uit. KP: 1 voor elk legioen dat je in Italië meer hebt dan alle anderen samen, 2 voor elk gecontroleerd gebied, 1 voor elke Invloed van de Senaat en elke Praetoriaanse Garde die je deze beurt daarvoor speelt. (2) Ave Caesar maakt je Generaal Kandidaat, als hij met een legioen in zijn thuisprovincie is, je zijn gebied controleert en er nog geen twee Keizers zijn; is de Kandidaat in Rome als je beurt begint, dan wordt hij Keizer. (3) Hij vecht mee in een veldslag die je wint. Meer dan twee Keizers zijn er nooit. Een Keizer die een veldslag verliest of vermoord wordt, is weer Generaal.
nero-explain-points = Punten: 1 OP voor elke gewonnen veldslag. Na ronde 1, 2 en 3: Keizer 5 (elk 2 als er twee zijn), 2 meer als hij in Rome is, 2 voor elk gecontroleerd gebied, 1 voor elke gecontroleerde provincie van Italië. Na ronde 4: Keizer 8 (elk 4 bij twee), 2 meer in Rome, 3 voor elk gebied, 1 voor elke provincie van Italië. Wie vier gebieden controleert, of drie en Keizer is, wint meteen.
nero-explain-control = Controle: een provincie is van jou als je er meer legioenen hebt dan alle anderen samen, de neutrale meegeteld; een gebied met minstens 3 van zijn 5 provincies. Met drie spelers is het vierde gebied van niemand.
nero-explain-battle = Veldslag: een leger valt voor 1 BP de legioenen van één speler in zijn provincie aan. Beiden leggen gedekt kaarten: de aanvaller wat hem van zijn 4 deze beurt rest, de ander tot 3. Sterkte: 1 per legioen, de GP van de kaarten, 1 voor een Kandidaat en 2 voor een Keizer die meevecht. De sterkste krijgt 1 OP en een legioen van de verliezer. Dezelfde troepen worden in een beurt maar één keer aangevallen.
nero-explain-retreat = Terugtocht: komt er een leger binnen, dan mag elke andere speler daar zich met al zijn legioenen terugtrekken naar één aangrenzende provincie waar geen andere staan, maar niet naar waar het leger vandaan kwam; ook na een verloren veldslag. Ze krijgen een terugtochtkaartje: tot het einde van de ronde rukken ze niet op en vechten ze niet.
nero-explain-leave = Doortocht: een leger dat legioenen van anderen tegenkomt, stopt, tenzij het ze verslaat of allen het doorlaten (1 BP meer voor de stap naar buiten). In een latere beurt gaat het gewoon verder.
nero-explain-bribery = Omkoperij: countert elke gebeurteniskaart en elke counter; die kaart blijft zonder effect. Tegen een Praetoriaanse Garde bij een sluipmoord zijn er twee nodig.
nero-explain-bad-omens = Slechte Voortekens: countert een gebeurteniskaart, maar niets wat bij een sluipmoord hoort.
nero-explain-bad-weather = Slecht Weer: countert een stap, een aanval, een terugtocht vóór een veldslag of een Galei van een ander: het gebeurt niet, en de BP zijn kwijt.
nero-explain-praetorian-guard = Praetoriaanse Garde: redt een Keizer van de Sluipmoordenaar, of heft zo'n garde op; of in je eigen beurt 1 KP.
nero-explain-galley = Galei: tot 3 legioenen en je Leider varen van de ene haven naar de andere. Deze beurt vallen ze niet aan.
nero-explain-ave-caesar = Ave Caesar: je Generaal wordt Kandidaat. Hij moet met een legioen in zijn thuisprovincie zijn, en je moet zijn gebied controleren.
nero-explain-rebellion = Rebellie: één legioen van een willekeurige speler wordt neutraal. Meer dan vier neutrale zijn er nooit.
nero-explain-revolt = Oproer: de speler van dat gebied moet in die provincie twee legioenen hebben, en ze zo nodig van elders halen; dan worden ze neutraal.
nero-explain-senate = Invloed van de Senaat: 1 KP deze beurt.
nero-explain-assassin = Sluipmoordenaar: een Keizer in Rome wordt Generaal.
nero-explain-bad-health = Slechte Gezondheid: countert een stap van een ander met zijn Leider: die blijft en reist deze beurt niet meer. Of ze houdt een Galei tegen.
nero-explain-crisis = Crisis in Rome: een Keizer, van wie ook, komt meteen naar Rome.
nero-explain-germans = Aanval van een Germaanse stam: iedereen moet weg uit een van de twee Germania's, elk naar een aangrenzende provincie naar keuze; tot het einde van de ronde kost betreden 3 BP.
nero-explain-traitor = Verrader: trek blind een kaart uit de hand van een ander.

nero-details-discards = Deze ronde afgelegd: { $list }
# $deck: how many lie in the deck; the others are in the other hands
nero-details-unseen = Nog niet gezien (andere handen, en { $deck } in de stapel): { $list }
nero-details-known = { $seat } heeft zeker: { $list }
nero-details-points = { $seat }: { $points } OP ({ $list })
nero-details-points-before = { $points } van vroeger
nero-details-points-battles = { $points } veldslagen
nero-details-points-emperor = { $points } Keizer
nero-details-points-rome = { $points } in Rome
nero-details-points-areas = { $points } gebieden
nero-details-points-italy = { $points } Italië
nero-error-province = De provincie "{ $value }" bestaat niet; er zijn: { $known }

## Nero: the score, simulations, records

nero-score-before = van vroeger
nero-score-battles = veldslagen
nero-score-emperor = Keizer
nero-score-rome = Keizer in Rome
nero-score-areas = gebieden
nero-score-italy = Italië
nero-score-won-control = { $seat } wint meteen.
nero-score-won-tie = { $seat } wint: evenveel punten, maar beter geplaatst (Keizer, dan legioenen).
nero-score-shared = Een gedeelde overwinning: { $seats }.
nero-score-you-lost = Iemand anders was deze keer sterker.

nero-report-draws = gedeelde overwinning
nero-report-ended-control = einde: het rijk in één hand
nero-report-ended-rounds = einde: na vier ronden
nero-report-source-battles = OP uit veldslagen
nero-report-source-emperor = OP voor Keizers
nero-report-source-rome = OP voor Keizers in Rome
nero-report-source-areas = OP voor gebieden
nero-report-source-italy = OP voor Italië
# $points are those of all seats, "24-18-9-30"
nero-result-draw = { $points }, gedeelde overwinning: { $why }
nero-result-by-control = het rijk in één hand
nero-result-by-rounds = na vier ronden

## Nero: why a bot does what it does

nero-thought-only = Iets anders kan niet.
nero-thought-area = Het ene thuisgebied is zo goed als het andere.
nero-thought-home = Vanhier is het niet ver naar Rome.
nero-thought-refuse = Waarom iemand doorlaten?
nero-thought-grant = Anderen doorlaten levert niets op.
nero-thought-leave = Vragen kost niets.
nero-thought-halt = Het leger heeft gedaan wat het kan.
nero-thought-stay = Hier kunnen de legioenen standhouden.
nero-thought-retreat = Beter wijken dan verslagen worden.
nero-thought-end = De andere kaarten zijn later meer waard.
nero-thought-cheap = Deze kaart is het minst nodig.
nero-thought-declare = De troon ligt voor het grijpen.
nero-thought-kp = Elk KP brengt de troon dichterbij.
nero-thought-ave = Een Kandidaat hoeft alleen nog Rome te halen.
nero-thought-traitor = Een kaart erbij, en een rivaal heeft er een minder.
nero-thought-assassin = Deze Keizer mag dat niet blijven.
nero-thought-crisis = Deze Keizer hoort in Rome.
nero-thought-galley = Over zee gaat het sneller.
nero-thought-germans = Wie verdreven wordt, verliest een provincie.
nero-thought-rebellion = Dit legioen zal hij het meest missen.
nero-thought-revolt = Een rivaal verliest twee legioenen.
nero-thought-send = Daar zijn ze het nuttigst.
nero-thought-bring = Dit legioen wordt het minst gemist.
nero-thought-counter = Dit mag niet doorgaan.
nero-thought-harmless = Dit is geen kaart waard.
nero-thought-rome = De Leider hoort in Rome.
nero-thought-leader = Daar staat de Leider beter.
nero-thought-province = Een provincie erbij, of een die steviger in handen is.
nero-thought-provinces = In elke provincie onderweg blijft een legioen.
nero-thought-neutral = De neutrale legioenen zijn over te halen.
nero-thought-sure = Een zekere overwinning.
nero-thought-battle = Een veldslag met goede kansen.
nero-thought-unmark = Zonder terugtochtkaartjes kunnen de legioenen weer vechten.

## The table: why the house says no

table-no-such-game = Het spel "{ $game }" bestaat niet; er zijn: { $there }
table-no-files = Online kan niemand een bestand van de gastheer kiezen: laat de optie "{ $option }" weg.
table-bad-option = { $why }
table-no-such-bot = De bot "{ $bot }" bestaat niet; er zijn: { $there }
table-bot-for-a-person = Een bot ("{ $bot }") hoort op een plaats van het soort "bot".
table-seats =
    { $seats ->
        [one] Er is één plaats opgegeven; dit spel heeft er { $right }.
       *[other] Er zijn { $seats } plaatsen opgegeven; dit spel heeft er { $right }.
    }
table-nobody = Minstens één plaats moet voor een mens zijn.
table-open-at-one-device = Op één apparaat is iedereen er al: geen plaats kan vrij blijven.
table-no-such-match = Deze partij bestaat niet. Is de link compleet?
table-newer-rules = Deze partij is begonnen met versie { $version } van de regels; deze server kent de regels maar tot en met versie { $now }.
table-no-such-seat = Plaats { $seat } bestaat niet; de plaatsen hebben de nummers 0 tot en met { $last }.
table-taken = Deze plaats is al bezet.
table-full = Er is geen plaats meer vrij.
table-no-name = Zeg even hoe je heet.
table-not-started = De partij is nog niet begonnen.
table-started = De partij is al begonnen.
table-over = De partij is afgelopen.
table-not-over = Om revanche kun je vragen als de partij is afgelopen.
table-not-over-yet = Dat is pas te zien als de partij is afgelopen.
table-rematch-made = De revanche is al begonnen.
table-rematch-asked = Je hebt al om een revanche gevraagd.
table-no-rematch-yet = Er is nog geen revanche afgesproken.
table-over-by-then = Op dat moment is de partij al afgelopen: kies een eerder moment.
table-no-review = De terugblik kan nu niet worden gemaakt; probeer het later nog eens.
table-not-yours-to-start = Alleen wie de partij heeft aangemaakt, kan het startsein geven.
table-open-seats = Er zijn nog plaatsen vrij, en in deze partij valt er geen bot in.
table-resigned = Je hebt opgegeven.
table-away = Een bot speelt voor je; kom eerst terug.
table-not-away = Je bent er gewoon; niemand speelt voor je.
table-no-leaving = In deze partij speelt geen bot verder voor wie weggaat; opgeven kan wel.
table-not-your-turn = Je bent nu niet aan de beurt.
table-stale = De partij is intussen verdergegaan; kijk nog eens.
table-ply-ahead = Deze opdracht komt te vroeg: zo ver is de partij nog niet.
table-pause = Misschien antwoordt er net iemand; wacht even.
table-nothing-to-undo = Je kunt niets terugnemen: sinds je laatste beslissing is er iets onthuld of getrokken, of heeft iemand anders beslist.
table-no-takebacks = In deze partij wordt niets teruggenomen.
table-nothing-asked = Niemand heeft gevraagd om iets terug te nemen.
table-nothing-said = Dit bericht is leeg.
table-said-too-long = Dit bericht heeft { $length } tekens; het mogen er hoogstens { $most } zijn.
table-said-too-often =
    { $most ->
        [one] Hoogstens één bericht per tien seconden, graag.
       *[other] Hoogstens { $most } berichten per tien seconden, graag.
    }
table-no-hints = In deze partij zijn er geen hints.
table-too-many-hints = Even geen hints meer; probeer het over een paar seconden nog eens.
table-no-hint-now = Er is nu geen hint te krijgen.
table-spectator = Toeschouwers kijken alleen toe.
table-no-spectators = Bij deze partij zijn er geen toeschouwers.
table-no-secret = Hiervoor is de sleutel van een plaats nodig.
table-bad-secret = Deze sleutel past hier op geen enkele plaats. Is de link compleet?
table-not-your-seat = Deze plaats is niet van jou.
table-hello-first = Het eerste bericht moet "hello" zijn.
table-hello-again = "hello" zeg je maar één keer; gebruik "look" voor een andere plaats.
table-bad-message = Dit bericht is niet te lezen: { $why }
table-bad-request = { $why }
table-no-page = Op { $path } is niets te vinden.
table-no-method = { $method } kan hier niet.
table-socket-only = Dit adres is voor WebSockets.
table-foreign-page = Vanaf een andere site kan dit niet.
table-for-the-host = Dit is voor wie de server beheert: docs/hosting.md
table-too-large = Dit is te groot; het maximum is { $most } bytes.
table-too-fast = Te veel tegelijk; wacht even.
table-too-often = Niet zo vaak; wacht even.
table-log-full = Deze partij duurt al zo lang dat er nog maar één ding op zit: haar uitspelen of opgeven.
table-busy = Te veel mensen willen deze partij tegelijk veranderen; probeer het nog eens.
table-store-down = De server kan niet bij zijn database; er is niets verloren, probeer het zo nog eens.
table-our-fault = Hier ging iets mis. Het ligt niet aan jou, en het is genoteerd.
table-closing = De server wordt opnieuw gestart; je partij gaat zo verder.
table-not-text = Dit is geen tekstbestand in UTF-8.
table-record-with-position = Verslagen die midden in een partij beginnen, kunnen niet worden geïmporteerd.

## The server on the command line

help-serve = Start de spelserver en open de pagina in de browser.
help-host = Het adres waarop de server luistert; 0.0.0.0 voor iedereen in het netwerk
help-port = De poort
help-database = Waar de partijen worden bewaard: sqlite:////map/bestand.sqlite of postgresql://gebruiker@host/naam
help-bus = De berichtenbus voor meerdere processen: redis://host:6379/0
help-workers = Hoeveel serverprocessen (voor meer dan één zijn PostgreSQL en Redis nodig)
help-thinkers = Hoeveel processen voor de bots denken, per serverproces
help-browser = Open de pagina in de browser
help-db = Beheer de database van de server.
help-db-backup = Kopieer de hele database naar een bestand, ook terwijl de server draait.
help-db-restore = Zet een back-up terug in een lege database.
help-db-check = Speel elke bewaarde partij na en meld wat er mis is.
help-db-export = Schrijf de verslagen van alle afgelopen partijen in een map.
help-db-file = Het bestand van de back-up
help-db-folder = De map voor de verslagen
serve-running = Rostra draait op { $address }
serve-data = De partijen worden bewaard in { $database }
serve-stop = Ctrl+C stopt de server; bij de volgende start gaan de partijen verder.
serve-in-use = { $database } wordt al door een andere rostra serve gebruikt: speel daar of stop die eerst. Een tweede server heeft een eigen bestand nodig: rostra serve --database sqlite:////map/ander.sqlite
error-port = { $host }:{ $port } is bezet of niet toegestaan ({ $why }); neem een andere poort: rostra serve --port { $other }
error-database = { $database }: { $why }
error-no-database = { $database }: deze database bestaat niet
db-saved =
    Bewaard in { $file }: { $matches ->
        [one] één partij
       *[other] { $matches } partijen
    } met { $entries ->
        [one] één logregel
       *[other] { $entries } logregels
    }.
db-restored =
    Teruggezet: { $matches ->
        [one] één partij
       *[other] { $matches } partijen
    } met { $entries ->
        [one] één logregel
       *[other] { $entries } logregels
    }.
db-checked =
    Alles in orde: { $matches ->
        [one] één partij
       *[other] { $matches } partijen
    } met { $entries ->
        [one] één logregel
       *[other] { $entries } logregels
    }.
db-wrong = Partij { $match }: { $why }
db-wrongs = Partijen waar iets mis mee is: { $wrong } van de { $matches }.
db-exported =
    { $records ->
        [one] Er staat één verslag in { $folder }.
       *[other] Er staan { $records } verslagen in { $folder }.
    }
db-file-exists = { $file } bestaat al; noem een ander bestand.
db-not-a-backup = { $file } is geen back-up van Rostra ({ $why }).
db-not-empty = In deze database staan al partijen; een back-up wordt teruggezet in een lege.

## The page in the browser. Buttons and captions: short.

page-title = Spelen van de Romeinen
page-lead = Speel tegen een bot, samen op één apparaat of met vrienden. Je hoeft niets te installeren en hebt geen account nodig.
page-language = Taal
page-your-name = Je naam
page-offline = De server is even niet bereikbaar.
page-broken = Iets kon niet worden geladen.
page-nowhere = Op dit adres is niets te vinden.
page-reload = Opnieuw laden
page-game-caesar = Caesar & Cleopatra
page-game-nero = Nero
page-about-caesar = Twee spelers strijden om de gunst van de patriciërs: invloed in het geheim, intriges in het openbaar. Ongeveer 40 minuten.
page-about-nero = Drie of vier spelers willen na Nero's dood op de troon: legioenen, veldslagen, gebeurtenissen. Ongeveer twee uur.
page-start-bot = Speel tegen een bot
page-start-friends = Vrienden uitnodigen
page-start-device = Op één apparaat
page-settings = Opties
page-house = Aan deze tafel
page-bot-level = Sterkte van de bots
page-level-random = Random: speelt zomaar wat
page-level-tiro = Tiro: een beginner, maakt fouten
page-level-miles = Miles: speelt degelijk
page-level-centurio = Centurio: denkt even vooruit
page-level-legatus = Legatus: denkt een seconde na
page-level-imperator = Imperator: de sterkste, denkt vijf seconden na
page-your-seat = Je plaats
page-by-lot = door loting
page-option-edition = Uitgave
page-option-action_decks = Actiestapels
page-option-orgies = Orgieën
page-option-players = Spelers
page-option-length = Lengte
page-option-acclamation = Tot Keizer uitgeroepen na
page-value-kosmos = origineel uit 1997
page-value-italian = Italiaanse
page-value-arranged = door de speler geordend
page-value-shuffled = geschud
page-value-standard = zoals gedrukt
page-value-fading = verdwijnen later
page-value-fewer = één minder
page-value-4 = 4
page-value-3 = 3
page-value-full = lang
page-value-short = kort
page-value-any-victory = elke overwinning
page-value-over-emperor = een overwinning op een Keizer
page-people = Mensen
page-people-note = Met vrienden of op één apparaat; bots nemen de andere plaatsen.
page-player = Speler { $number }
page-clock = Klok
page-clock-none = geen
page-clock-live = voor de hele partij
page-clock-correspondence = dagen per beurt
page-minutes = Minuten per speler
page-increment = Seconden erbij per beurt
page-days = Dagen per beurt
page-clock-days = { $days } d { $hours } u
page-leavers = Voor wie weggaat
page-leavers-none = speelt niemand verder
page-pause = Seconden om te antwoorden
page-pause-note = Zo lang kunnen anderen op een kaart antwoorden. De pauze komt, of er nu iemand kan of niet.
page-listed = bij de open partijen tonen
page-spectators = toeschouwers welkom
page-hints = hints
page-takebacks = terugnemen als iedereen het goedvindt
page-lobby = Open partijen
page-lobby-empty = Op dit moment wacht niemand op spelers.
page-lobby-new = Er zijn nieuwe open partijen.
page-mine = Je partijen
page-phase-gathering = wacht op spelers
page-phase-playing = wordt gespeeld
page-phase-over = is afgelopen
page-records = Verslagen
page-upload = Een verslag van een partij bekijken (tekstbestand)

## The page: before the start

page-seat-open = vrij
page-seat-bot = Bot { $bot }
page-seat-you = jij
page-seat-you-named = { $name } (jij)
page-seat-away = { $name } (weg; { $bot } speelt)
page-seat-resigned = { $name } (heeft opgegeven)
page-somebody = iemand
page-ready = klaar
page-not-ready = nog niet klaar
page-invite = Vrienden uitnodigen
page-invite-note = Wie deze link heeft, kan een vrije plaats nemen:
page-copy = Kopiëren
page-copied = Gekopieerd.
page-own-link = Verder op een ander apparaat
page-own-link-note = Deze link is jouw plaats: houd hem voor jezelf.
page-join = Neem plaats
page-join-now = Meedoen
page-rename = Naam wijzigen
page-waiting-for-players = Wachten op spelers
page-do-ready = Ik ben klaar
page-do-not-ready = Nog niet klaar
page-do-start = Nu beginnen (bots nemen vrije plaatsen)
page-do-cancel = Partij afzeggen
page-do-stand-up = Opstaan

## The page: playing

page-deciding = Je beslissing
page-log = Annalen
page-chat = Iets zeggen
page-say = Zeg
page-hand = Je hand
page-points = punten
page-no-table = Er is nog geen tafel.
page-waiting = Wachten ...
page-waiting-for = { $seat } beslist.
page-thinking = ...
page-paused = Misschien antwoordt er iemand.
page-answer-in-time = Zonder je antwoord gebeurt het.
page-watching = Je kijkt toe.
page-reconnecting = De verbinding is weg; nieuwe poging ...
page-curtain = Alleen { $seat } mag nu kijken.
page-curtain-lift = Doek op
page-do-undo = Ongedaan maken
page-do-reset = Beurt opnieuw
page-do-takeback = Vragen om terug te nemen
page-do-hint = Hint
page-hint-chance = { $percent } % kans op winst
page-hint-next = of: { $what } ({ $percent } %)
page-do-quiet = Deze beurt niet antwoorden
page-do-leave = Weggaan
page-do-back = Ik ben er weer
page-do-resign = Opgeven
page-do-agree = Akkoord
page-do-decline = Weigeren
page-do-withdraw = Intrekken
page-do-rematch = Nog eens, plaatsen gewisseld
page-do-next = Naar de revanche
page-no = Nee
page-sure-leave = De partij verlaten? Een bot speelt voor je verder, en je kunt terugkomen.
page-sure-resign = Opgeven? Dat kun je niet terugnemen.
page-sure-cancel = De partij voor iedereen afzeggen?
page-sure-stand-up = Je plaats opgeven?
page-takeback-asked = { $who } wil de laatste beslissing terugnemen.
page-takeback-own = Je wilt je laatste beslissing terugnemen; de anderen moeten akkoord gaan.

page-event-sat = { $called } neemt plaats: { $place }.
page-event-bot = Een bot neemt plaats: { $place } ({ $bot }).
page-event-ready = { $who } is klaar.
page-event-not-ready = { $who } is nog niet klaar.
page-event-started = De partij begint.
page-event-undone = { $who } neemt een beslissing terug.
page-event-takeback-asked = { $who } wil een beslissing terugnemen.
page-event-takeback-agreed = { $who } gaat akkoord.
page-event-takeback-declined = { $who } weigert.
page-event-named = { $place } heet nu { $called }.
page-event-left = { $who } gaat weg.
page-event-timeout = { $who } heeft geen tijd meer.
page-event-back = { $who } is er weer.
page-event-resigned = { $who } geeft op.
page-event-rematch-asked = { $who } wil graag revanche.
page-event-rematch = De revanche staat klaar.
page-over-resigned = De partij is afgelopen: iemand heeft opgegeven.
page-over-timeout = De partij is afgelopen: iemand had geen tijd meer.
page-over-cancelled = De partij is afgezegd.
page-over-unfinished = Het verslag eindigt hier, midden in de partij.

## The page: after the end

page-rematch-asked = Wil graag revanche: { $who }
page-rematch-waiting = De revanche begint zodra alle anderen ook willen.
page-download = Verslag downloaden
page-home-door = Terug naar de voordeur
page-replay = Herhaling
page-replay-as = Gezien door
page-replay-all = iedereen (alle kaarten open)
page-replay-moment = Moment
page-replay-place = { $ply } van { $plies }
page-replay-first = Naar het begin
page-replay-back = Terug
page-replay-play = Afspelen
page-replay-stop = Stop
page-replay-next = Verder
page-replay-last = Naar het einde

## The page: the table of Caesar & Cleopatra

page-caesar-counts = hand: { $influence } invloed, { $actions } actie; stapels: { $influencePile } en { $actionPile }
page-cards-at = { $seat }, { $group }: open { $cards }; gedekt { $list }; onbekend { $hidden }

## The page: the table of Nero

page-kp = KP
page-controlled-by = gecontroleerd door { $seat }
page-neutral = neutraal
page-troops-marked = { $name }: { $troops }, met een terugtochtkaartje
page-port = haven
page-germans = Germanen: erin kost 3 BP
page-home = thuis van { $seat }
page-turn-cards = Deze beurt voor BP en GP gebruikte kaarten: { $used }; over: { $left }.
page-turn-activation = Geactiveerd: { $province }, nog { $bp } BP.
page-turn-force = Onderweg in { $province }: { $troops }.
