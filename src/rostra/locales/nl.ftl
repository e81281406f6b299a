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
play-how = Antwoord met nummer of notatie; h: hulp, ?: kaarten, q: bewaren en stoppen.
play-unfinished = Er is nog een partij niet af: rostra play { $game } --resume gaat ermee verder.
play-saved = De partij is bewaard: { $file }. Verder spelen: rostra play { $game } --resume
play-record = Het verslag van de partij: { $file }

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
simulate-interrupted = Afgebroken: { $games } van de { $wanted } partijen zijn gespeeld.

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
report-margin = verschil in punten
report-lead = { $seat } vóór { $opponent }
report-games-column = partijen
report-share-column = aandeel
report-interval-column = 95%-interval
report-wins = gewonnen: { $seat } ({ $player })
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
bad-option = een optie { $option } met de waarde { $found } heeft het spel niet
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
error-option-twice = --option { $option } staat er dubbel
error-bot = De bot "{ $value }" bestaat niet; er zijn: { $known }
error-bots = --bots { $value }: noem één bot voor beide kanten, of voor elke kant één, met een komma, in de volgorde { $seats }
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

help-rostra = Caesar & Cleopatra in de terminal: spelen, simuleren, verslagen bekijken.
help-version = Toon de versie, en of de spelpakketten gecompileerd zijn.
help-game = Het spel: { $known }
help-option = Een optie van het spel, zo vaak als nodig: edition=kosmos|italian, action_decks=arranged|shuffled, orgies=standard|fading|fewer
help-language = De taal: { $known }
help-simulate = Laat bots veel partijen spelen en toon hoe ze afliepen.
help-games = Hoeveel partijen
help-seed-simulate = Dezelfde startwaarde geeft dezelfde partijen
help-jobs = Hoeveel processen; het resultaat hangt er niet van af
help-save-simulate = Schrijf van elke partij een verslag in deze map
help-bots = Eén bot voor beide kanten, of voor elke kant één met een komma: random,miles
help-record = Bekijk verslagen van partijen.
help-check = Controleer verslagen regel voor regel; van mappen alle .txt-bestanden daarin.
help-check-files = Bestanden of mappen
help-show = Toon de tafel bij een beslissing van een verslag, en de beslissingen eromheen.
help-show-file = Een verslag
help-at = Na hoeveel beslissingen (zonder opgave: aan het einde)
help-seat-show = Wat deze kant kon zien; zonder opgave alles
help-play = Speel een partij tegen een bot.
help-bot = De tegenstander (zonder opgave de sterkste)
help-seat = Jouw kant: cleopatra (begint) of caesar
help-seed = Maak toeval en bot herhaalbaar; de partij onthoudt de startwaarde voor --resume
help-resume = Ga verder met de laatst gespeelde partij die nog niet af is
help-save = Schrijf het verslag ook in dit bestand
