### Rostra auf Deutsch. Hinweise für Übersetzer stehen in en.ftl.
###
### Die Begriffe sind die der Spielregel von Kosmos, in heutiger Rechtschreibung (Einfluss).

## Names

seat-cleopatra = Cleopatra
seat-caesar = Caesar
# Who decides when cards are dealt or turned
seat-chance = Zufall

group-senators = Senatoren
group-praetors = Praetoren
group-quaestors = Quaestoren
group-censors = Zensoren
group-aediles = Aedilen

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
# P is what is typed and what is drawn on the table
card-P = Philosoph
card-assassination = Anschlag
card-spy = Spion
card-castling = Rochade
card-scout = Kundschafter
card-wrath = Zorn der Götter
card-veto = Veto
# Only where cards are explained
card-bonus = Einflussbonus

# Vote cards: one for each group, and the orgies
vote-senators = Senatoren
vote-praetors = Praetoren
vote-quaestors = Quaestoren
vote-censors = Zensoren
vote-aediles = Aedilen
vote-orgy = Orgie
vote-shuffle = Orgie (mischen)

pile-influence = Einflussstapel
pile-action = Aktionsstapel

# An empty list
nothing = keine
# A number by itself, already as your language writes numbers: leave it
figure = { $value }

## What happens. "-known": only those who may know the card read this one.

event-bonus = { $seat } erhält verdeckt einen Einflussbonus.
event-bonus-known = { $seat } erhält verdeckt den Einflussbonus: { $group }.
event-stacked = { $seat } legt unter den Aktionsstapel: { $card }.
event-arranged = { $seat } hat den Aktionsstapel sortiert.
event-set = { $seat } legt bei den { $group } eine Karte verdeckt an.
event-set-known = { $seat } legt bei den { $group } verdeckt an: { $card }.
event-turn = { $seat } ist am Zug.
event-passed = { $seat } bleibt passiv.
event-laid-up = { $seat } legt bei den { $group } offen an: { $card }.
event-laid-down = { $seat } legt bei den { $group } eine Karte verdeckt an.
event-laid-down-known = { $seat } legt bei den { $group } verdeckt an: { $card }.
# $card is the victim
event-played-assassination = { $seat } spielt einen Anschlag bei den { $group }, Ziel: { $card }.
event-played-spy = { $seat } spielt den Spion.
event-played-castling = { $seat } spielt die Rochade bei den { $group } und den { $other }.
event-played-scout = { $seat } schickt den Kundschafter zu den { $group }.
event-played-wrath = { $seat } spielt den Zorn der Götter gegen die { $group }.
# $seat is the one who says no to the other's action card
event-vetoed = { $seat } legt Veto ein: Die Aktion bleibt ohne Wirkung.
# Only the one who was asked reads this
event-allowed = { $seat } verzichtet auf das Veto.
# $seat is the victim
event-assassinated = { $seat } verliert bei den { $group }: { $card }.
event-spied = { $seat } sieht sich { $opponent }s Handkarten an.
event-spied-known = { $seat } sieht sich { $opponent }s Handkarten an: { $cards }.
# $seat is the victim
event-taken = { $seat } muss ablegen: { $card }.
event-assigned = { $seat } legt bei den { $group } verdeckt wieder an: { $card }.
event-castled = { $seat } hat rochiert. { $group }: { $count }, { $other }: { $otherCount }, alles verdeckt.
# $seat is the one whose cards are turned
event-scouted = { $seat } muss bei den { $group } aufdecken: { $cards }.
event-wrath = Der Zorn der Götter trifft die { $group }.
event-exchanged = { $seat } legt ab: { $card }.
event-drew = { $seat } zieht eine Karte vom { $pile }.
event-drew-known = { $seat } zieht: { $card }.
event-drew-none = { $seat } zieht keine Karte.
event-lost = { $seat } legt ab: { $cards }.

event-turned-vote = Aufgedeckt: { $vote }. Die Vertrauensfrage wird gestellt!
event-turned-out = Aufgedeckt: { $vote }. Dort ist niemand mehr: aus dem Spiel, nächste Karte.
event-turned-orgy = Aufgedeckt: { $vote }. Keine Vertrauensfrage.
event-turned-fades = Aufgedeckt: { $vote }. Keine Vertrauensfrage, und die Karte kommt aus dem Spiel.
event-turned-shuffle = Aufgedeckt: { $vote }. Keine Vertrauensfrage; alle werden neu gemischt.

event-vote-extraordinary = { $group }: acht Karten. Außerordentliche Vertrauensfrage!
event-vote-side = { $seat }: { $cards } = { $sum }
event-vote-tie = { $group }: Gleichstand. Entscheidung vertagt, die Karten bleiben liegen.
event-vote-won = { $group }: { $seat } gewinnt einen Patrizier (noch { $left }).
event-vote-turned-round =
    { $count ->
        [one] { $group }: Der Philosoph deutet um, { $seat } gewinnt einen Patrizier (noch { $left }).
       *[other] { $group }: Die Philosophen deuten um, { $seat } gewinnt einen Patrizier (noch { $left }).
    }

event-ended-patricians = Das Spiel ist aus: Alle Patrizier sind gewonnen.
event-ended-influence = Das Spiel ist aus: Niemand hat mehr Einflusskarten.
event-ended-blocked = Das Spiel ist aus: Nur eine Seite hat noch Einflusskarten und kann keine mehr anlegen.
event-ended-stalled = Das Spiel ist aus: Zu lange hat niemand eine Karte getauscht oder gespielt.

## Why a line cannot be played now

# $why is one of the sentences below, $rule the id of a rule, or "rule-notation"
refused = Das geht nicht: { $why } ({ $rule })
# Stands for $rule where it is not a rule that says no, but how a line is written
rule-notation = Notation

why-spelling = Man schreibt es so: `{ $right }`.
why-board-order = Die Gruppen nennt man in der Reihenfolge auf dem Tisch: `{ $right }`.
# $right is an example of a line that begins with the same word
why-unknown = So eine Eingabe gibt es nicht, wohl aber zum Beispiel `{ $right }`.
# $right is one of the questions under "What is asked now"
why-unknown-asked = So eine Eingabe gibt es nicht. { $right }
# $asked is one of the questions under "What is asked now"
why-not-asked = Danach ist jetzt nicht gefragt. { $asked }
why-over = Das Spiel ist aus.
why-not-passive = Der Zug hat schon mit einer Karte begonnen, passiv bleiben kannst du nicht mehr.
why-lay-first = Erst musst du Einflusskarten anlegen: eine verdeckt oder zwei offen.
why-must-be-passive = Ohne Einflusskarte auf der Hand bleibt nur `pass`.
why-laid = Die Einflusskarten dieses Zuges sind schon angelegt.
why-second-open = Die erste Karte liegt offen, also muss auch die zweite offen liegen.
why-two-cards = Für zwei offene Karten brauchst du zwei Einflusskarten auf der Hand; diese eine kannst du verdeckt anlegen.
why-room-for-two = Für zwei offene Karten muss Platz für zwei sein. Noch frei: { $room }.
why-not-in-hand = Diese Karte ist nicht auf der Hand: { $card }.
why-group-gone = Von den { $group } ist keiner mehr da.
why-own-five = Höchstens fünf Karten einer Seite dürfen an einer Gruppe liegen, und bei den { $group } hast du schon fünf.
why-both-eight = Höchstens acht Karten beider Seiten dürfen an einer Gruppe liegen, und bei den { $group } liegen schon acht.
why-acted = Nur eine Aktionskarte pro Zug, und die ist schon gespielt.
why-nobody-to-kill = Der Gegner hat bei den { $group } keine solche Karte offen liegen: { $card }.
why-no-hand = Der Gegner hat keine Karte auf der Hand.
why-nothing-hidden = Der Gegner hat bei den { $group } keine verdeckte Karte.
why-no-card-there = Bei den { $group } liegt keine Karte.
why-castle-gone = Die Rochade braucht zwei Gruppen mit Patriziern, und von den { $group } ist keiner mehr da.
why-nothing-to-castle = Du hast weder bei den { $group } noch bei den { $other } eine Karte.
why-highest-first = Nach der Rochade wird die höchste Karte zuerst angelegt, Philosophen zuletzt. Jetzt kommt: { $card }.
why-not-castled = Die Karten kommen zurück zu den { $group } oder den { $other }.
why-veto-answers = Ein Veto geht nur als Antwort, wenn der Gegner eine Aktionskarte spielt.
why-must-draw = Solange ein Stapel noch Karten hat, musst du ziehen.
why-pile-empty = Im { $pile } ist keine Karte mehr.
why-not-in-that-hand = Diese Karte ist nicht unter den Handkarten: { $card }.
why-stacked = Davon sind schon alle im Stapel: { $card }.
why-set-already = Diese Karte ist schon angelegt: { $card }.
why-set-order = Die Gruppen kommen der Reihe nach dran. Jetzt: { $group }.
why-not-in-pile = So eine Karte ist nicht mehr im Stapel: { $card }.
why-not-in-deck = So eine Vertrauensfrage ist nicht mehr im Stapel: { $vote }.

## What is asked now (part of the reasons above)

asked-bonus = Gerade wird ein Einflussbonus ausgeteilt.
asked-stack = Gefragt ist die nächste Karte für den Aktionsstapel, zum Beispiel `stack spy`.
asked-set = Die ersten fünf Karten werden angelegt, zum Beispiel `set 3 senators`.
asked-turn = Gefragt ist ein Zug, zum Beispiel `down 3 senators`, `up 3 senators`, eine Aktionskarte oder `pass`.
asked-veto = Gefragt ist eine Antwort auf die Aktionskarte: `veto` oder `allow`.
asked-take = Gefragt ist, welche Karte der Spion nimmt, zum Beispiel `take 3`.
asked-assign = Nach der Rochade wird eine Karte wieder angelegt, zum Beispiel `assign 3 senators`.
asked-exchange = Gefragt ist, was du tauschst, zum Beispiel `exchange 3`, oder `done`.
asked-draw = Gefragt ist, woher du ziehst: `draw influence` oder `draw action`.
asked-replace = Gefragt ist, woher du ziehst: `draw influence`, `draw action` oder `draw none`.
asked-deal = Gerade wird eine Karte ausgeteilt.
asked-vote = Gerade wird eine Vertrauensfrage aufgedeckt.
asked-nothing = Das Spiel ist aus.

## The table. Captions in the first column have room for 15 letters.

# Above the table: number of the turn, names and points of both sides
table-title = Zug { $turn } - { $cleopatra } { $cleopatraPoints } : { $caesarPoints } { $caesar }
table-you = { $seat } (du)
table-they = { $seat }
table-patricians = Patrizier
# How many patricians of a group are left, and how many Cleopatra and Caesar have won; at most 10 letters
table-left =
    { $left ->
        [0] leer { $cleopatra }:{ $caesar }
       *[other] { $left } frei { $cleopatra }:{ $caesar }
    }
table-strength = Einfluss
# Strength of the cards that can be seen, and how many cannot; at most 10 letters
table-sum-open = { $sum } + { $hidden } ?
table-cards =
    { $seat }: auf der Hand { $influence } Einfluss, { $actions } Aktion; Stapel { $influencePile } Einfluss, { $actionPile } Aktion
table-hand = Hand: { $cards }
table-discards = Abgelegt: { $list }
table-spied = Vom Spion gesehen, vielleicht noch auf der Hand: { $list }
table-aside = Noch nicht angelegt: { $list }
table-bonus = Bonus: { $group }
table-next-actions = Nächste Aktionen: { $cards }
table-votes = Vertrauensfragen (noch { $left }): { $list }
table-votes-turned = Aufgedeckt: { $list }
table-votes-removed = Aus dem Spiel: { $list }
# Several cards of a kind in a list; in $list above they are joined with commas
heap = { $n }{"\u00A0"}x{"\u00A0"}{ $name }

## Choices

prompt = Deine Wahl (h: Hilfe)>
# A choice with its number
choice = { $number }) { $what }
# First column of the grid of choices: a card (1 to 5 or P), and whether the numbers lay it face down, face up, or "down / up"
grid-faces = { $symbol } verd./offen
grid-down = { $symbol } verdeckt
grid-up = { $symbol } offen

ask-turn = Dein Zug: eine Karte verdeckt oder zwei offen, Aktionskarte, oder passiv?
ask-more = Dein Zug: welche Karte und wohin?
ask-end = Deine Karten sind angelegt. Noch eine Aktionskarte, oder Ende des Zuges?
ask-veto = Legst du Veto ein?
ask-take = Welche Karte muss weg?
ask-assign = Rochade: Wohin kommt diese Karte? { $card } (noch nicht angelegt: { $cards })
ask-exchange = Welche Karte tauschst du? Deine Hand: { $cards }
ask-draw = Woher ziehst du? Deine Hand: { $cards }
ask-replace = Du darfst eine Karte nachziehen. Deine Hand: { $cards }
ask-stack = Dein Aktionsstapel, oberste Karte zuerst ({ $done } von 13): { $cards }
ask-set = Deine ersten fünf Karten, verdeckt, eine an jede Gruppe. Jetzt: { $group }

# Heading of the ways to play this action card
menu-action = { $card }:
menu-otherwise = Oder:
menu-stack-all = Den ganzen Rest:
menu-stack = Oder die nächste Karte:
menu-set-all = Den ganzen Rest:
menu-set = Oder die nächste Karte:

choice-suggested = Vorschlag: { $cards }
choice-random = zufällig
choice-stack = { $card } (noch { $n })
choice-set = { $card }
choice-pass = passiv bleiben und Karten tauschen
choice-end = Zug beenden
choice-done = keine mehr
choice-veto = Veto
choice-allow = geschehen lassen
choice-spy = Handkarten ansehen
choice-assassinate = { $group }: { $card }
choice-castle = { $group } + { $other }
choice-scout = { $group }
choice-wrath = { $group }
choice-take = { $card }
choice-exchange = { $card }
choice-assign = { $group }
choice-draw-influence = Einflussstapel (noch { $left })
choice-draw-action = Aktionsstapel (noch { $left })
choice-draw-known = Aktionsstapel (noch { $left }, oben: { $card })
choice-draw-none = keine Karte

# A decision with one legal answer, made for the player
only-choice = Nur das war möglich, für dich erledigt: `{ $line }`

## Playing

play-hello = Caesar & Cleopatra. Du spielst { $seat }, gegen { $player }.
play-how = Gib eine Nummer oder Notation ein; h: Hilfe, ?: Karten, q: speichern und Ende.
play-unfinished = Eine Partie ist noch nicht zu Ende: rostra play { $game } --resume setzt sie fort.
play-saved = Die Partie ist gespeichert: { $file }. Weiter geht es mit: rostra play { $game } --resume
play-record = Die Aufzeichnung der Partie: { $file }

help-page =
    Einen Patrizier gewinnst du, wenn du bei seiner Gruppe mehr Einfluss hast,
    sobald dort die Vertrauensfrage gestellt wird.
    Ein Zug: eine Einflusskarte verdeckt anlegen oder zwei offen; davor oder
    danach, wenn du willst, eine Aktionskarte; dann füllst du die Hand auf fünf
    auf, und eine Vertrauensfrage wird aufgedeckt. Oder du bleibst passiv und
    tauschst nur Karten.
    Auf dem Tisch: 3 4 [25] sind eine 3 und eine 4 offen, eine 2 und eine 5
    verdeckt; [??] sind verdeckte Karten des Gegners.
    Patrizier, 4 frei 1:0: Einen hat Cleopatra schon gewonnen, Caesar keinen.
    Die Nummern im Raster legen eine Karte an: links verdeckt, rechts offen.

      Nummer   diese Möglichkeit
      Zeile    Notation: `down 3 senators`, `up P censors`, `spy`,
               `scout aediles`, `pass`, `draw action`
      ?        alle Karten erklärt; `? spy` erklärt eine
      t        noch einmal der Tisch und die Möglichkeiten
      l        noch einmal, was zuletzt geschah
      d        was abgelegt ist, und was sich abzählen lässt
      q        aufhören; gespeichert wird nach jeder Entscheidung, mit --resume
               geht es weiter

## Cards explained

explain-number = 1 bis 5: Einfluss. Bei einer Vertrauensfrage zählt jede Seite ihre Karten zusammen; die höhere Summe gewinnt einen Patrizier. Danach legt die Seite mit der höheren Summe ihre höchste Karte dort ab, die andere Seite ihre niedrigste.
explain-P = Philosoph (P): Einfluss 0. Haben die beiden Seiten verschieden viele Philosophen, gewinnt die niedrigere Summe. Nach der Vertrauensfrage werden dort alle Philosophen abgelegt, außer bei Gleichstand.
explain-assassination = Anschlag (4): Entferne eine offene Einflusskarte des Gegners, bei einer beliebigen Gruppe.
explain-spy = Spion (2): Sieh dir die Handkarten des Gegners an und bestimme eine, die er ablegt. Dafür darf er eine Karte nachziehen.
explain-castling = Rochade (2): Nimm alle deine Karten bei zwei Gruppen auf und verteile sie dort neu, wie du willst, alle verdeckt.
explain-scout = Kundschafter (2): Decke bei einer Gruppe alle Karten des Gegners auf. Sie bleiben offen.
explain-wrath = Zorn der Götter (1): Bei einer Gruppe werden alle Einflusskarten beider Seiten abgelegt.
explain-veto = Veto (2): nur gegen eine Aktionskarte des Gegners, und sofort: Sie bleibt ohne Wirkung. Danach darfst du eine Karte nachziehen. Gegen ein Veto gibt es kein Veto.
explain-orgy = Orgie (Vertrauensfrage-Karte): Diesmal wird keine Vertrauensfrage gestellt.
explain-shuffle = Orgie, mischen (Vertrauensfrage-Karte): keine Vertrauensfrage, und alle Vertrauensfragen im Spiel werden zu einem neuen Stapel gemischt.
explain-bonus = Einflussbonus, geheim: 2 Punkte, wenn du mindestens 3 Patrizier dieser Gruppe gewinnst.
explain-group = Gruppen: 5 Senatoren, 5 Praetoren, 5 Quaestoren, 3 Zensoren, 3 Aedilen. Ein Patrizier zählt 1 Punkt, die Mehrheit einer Gruppe 1 mehr, die ganze Gruppe noch 1 dazu. Höchstens 5 Karten einer Seite und 8 beider Seiten liegen an einer Gruppe; bei 8 wird sofort die Vertrauensfrage gestellt.
explain-group-now =
    { $left ->
        [0] { $group }: keiner mehr da.
       *[other] { $group }: noch { $left } da.
    }

details-discards = { $seat }, abgelegt: { $list }
# The viewer's own side
details-piles = { $seat }, in den Stapeln: { $list }
# The other side: in hand, in the piles or face down, nobody can tell which
details-unseen = { $seat }, noch nicht gesehen (Hand, Stapel, verdeckt): { $list }
details-order = Aktionsstapel, oberste Karte zuerst: { $cards }

## The score at the end

score-title = Die Wertung
score-for = Punkte für
score-total = Summe
score-patricians = { $group }: Patrizier
score-majority = { $group }: Mehrheit
score-all = { $group }: ganze Gruppe
score-bonus = { $group }: Einflussbonus
score-won = { $seat } gewinnt.
score-won-by-patricians = { $seat } gewinnt: gleich viele Punkte, aber mehr Patrizier.
score-draw = Unentschieden: gleich viele Punkte und gleich viele Patrizier.
score-you-won = Herzlichen Glückwunsch!
score-you-lost = Diesmal war die andere Seite stärker.

## Simulations

simulate-progress = Läuft
simulate-time =
    { $games ->
        [one] Eine Partie in { $seconds } s
       *[other] { $games } Partien in { $seconds } s
    }
simulate-saved = Aufzeichnungen: { $folder }
simulate-interrupted = Abgebrochen: { $games } von { $wanted } Partien sind gespielt.

report-games =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }
report-per-game = pro Partie
report-mean = Mittel
report-error = ± 95 %
report-median = Median
report-least = min.
report-most = max.
report-count = Anzahl
report-decisions = Entscheidungen
report-turns = Züge
report-points = Punkte: { $seat } ({ $player })
report-margin = Punkteabstand
report-lead = { $seat } vor { $opponent }
report-games-column = Partien
report-share-column = Anteil
report-interval-column = 95-%-Intervall
report-wins = gewonnen: { $seat } ({ $player })
report-draws = unentschieden
report-ended-patricians = Ende: alle Patrizier gewonnen
report-ended-influence = Ende: keine Einflusskarten mehr
report-ended-blocked = Ende: kein Platz zum Anlegen
report-ended-stalled = Ende: nichts ging mehr voran

## Records

record-good =
    { $decisions ->
        [one] in Ordnung: { $file } (eine Entscheidung, { $result })
       *[other] in Ordnung: { $file } ({ $decisions } Entscheidungen, { $result })
    }
record-bad = abgelehnt: { $file }: { $why }
# $text is the line itself, if it is an illegal decision; else it is "none"
record-bad-line =
    { $text ->
        [none] Zeile { $line }: { $why }
       *[other] Zeile { $line }, `{ $text }`: { $why }
    }
record-checked = { $good } in Ordnung, { $bad } abgelehnt
show-title = Nach Entscheidung { $decision } von { $decisions }, Sicht: { $viewer }
show-everything = alle (alle Karten offen)
show-player = { $seat }: { $player }
show-here = -----> hier
# $line is a line of notation
show-decision = { $decision }. { $who }: { $line }
# Who played: a person without a name
player-human = Mensch
# A result in short. $points are those of Cleopatra and Caesar, "16-14"; $why is one of the endings below
result-won = { $points }, { $seat } gewinnt: { $why }
result-draw = { $points }, unentschieden: { $why }
result-unfinished = nicht zu Ende
result-by-patricians = alle Patrizier gewonnen
result-by-influence = keine Einflusskarten mehr
result-by-blocked = kein Platz zum Anlegen
result-by-stalled = nichts ging mehr voran

## Why a file is no record. $found is what stands there, already in quotes.

bad-first-line = { $found }, aber eine Aufzeichnung beginnt mit „{ $right }“
bad-entry = { $found } ist kein „key: value“; der Kopf endet mit einer leeren Zeile
bad-twice = { $key } steht schon in Zeile { $first }
bad-missing-key = hier endet der Kopf, aber „{ $key }“ fehlt
bad-unknown-key = { $key }: das gibt es im Kopf bei diesem Spiel nicht
bad-game = game: { $found } gibt es nicht; es gibt: { $known }
bad-option = eine Option { $option } mit dem Wert { $found } hat das Spiel nicht
bad-rules = rules: { $found } ist keine Zahl ab 1
# Versions of the rules
bad-newer = rules: Version { $found } ist zu neu, dieses Programm kennt { $newest }; aktualisiere Rostra
bad-name = { $key }: { $found } ist kein Name (sichtbare Zeichen in einer Zeile)
bad-date = date: { $found } ist kein Datum wie 1997-10-23
bad-seed = seed: { $found } ist keine ganze Zahl
bad-json = position: das ist kein JSON-Objekt
# $why comes from the program, in English
bad-position = diese Stellung kann es nicht geben: { $why }
bad-result = result: { $found }, aber die Entscheidungen darunter ergeben „{ $right }“
bad-encoding = das ist kein Text in UTF-8
bad-file = das ist keine gewöhnliche Datei oder viel zu groß für eine Aufzeichnung

## Version

version-compiled = Rostra { $version }, Spielpakete kompiliert
version-plain = Rostra { $version }, Spielpakete in reinem Python (nicht kompiliert: dieselben Partien, nur langsamer)

## Errors

error-language = Texte in „{ $value }“ gibt es nicht; es gibt: { $known }
error-game = Das Spiel „{ $value }“ gibt es nicht; es gibt: { $known }
error-option-form = --option { $value }: schreib es als NAME=VALUE, zum Beispiel --option edition=italian
error-option-name = Die Option „{ $value }“ gibt es nicht; es gibt: { $known }
error-option-value = --option { $option }: „{ $value }“ gibt es nicht; möglich: { $known }
error-option-twice = --option { $option } ist doppelt angegeben
error-bot = Den Bot „{ $value }“ gibt es nicht; es gibt: { $known }
error-bots = --bots { $value }: nenne einen Bot für beide Seiten oder je einen, mit Komma, in der Reihenfolge { $seats }
error-seat = Die Seite „{ $value }“ gibt es nicht; es gibt: { $known }
error-at = --at { $value }: die Aufzeichnung hat die Entscheidungen 0 bis { $most }
error-number = Wähle eine Nummer von 1 bis { $most }, oder h für Hilfe.
error-explain = Die Karte „{ $value }“ gibt es nicht; es gibt: { $known }
error-folder = { $file }: dort lassen sich keine Aufzeichnungen schreiben ({ $why })
error-save = { $file }: dort lässt sich die Partie nicht speichern ({ $why })
error-save-place = --save { $file }: nenne eine Datei in einem Ordner, den es gibt
error-save-exists = --save { $file }: diese Datei gibt es schon, und sie ist nicht diese Partie; nenne eine andere
error-resume-with = --resume setzt eine Partie so fort, wie sie begonnen wurde: lass --bot, --seat und --option weg
error-resume-seed = --resume setzt die Partie mit ihrem Startwert { $right } fort: lass --seed { $value } weg
error-in-use = { $file }: diese Partie wird gerade in einem anderen Fenster gespielt (Prozess { $process })
error-nothing-to-resume = In { $folder } liegt keine unfertige Partie; rostra play { $game } beginnt eine

## Help texts of the commands

help-rostra = Caesar & Cleopatra im Terminal: spielen, simulieren, Aufzeichnungen ansehen.
help-version = Zeigt die Version und ob die Spielpakete kompiliert sind.
help-game = Das Spiel: { $known }
help-option = Eine Option des Spiels, so oft wie nötig: edition=kosmos|italian, action_decks=arranged|shuffled, orgies=standard|fading|fewer
help-language = Die Sprache: { $known }
help-simulate = Lässt Bots viele Partien spielen und zeigt, wie sie ausgingen.
help-games = Wie viele Partien
help-seed-simulate = Gleicher Startwert, gleiche Partien
help-jobs = Wie viele Prozesse; das Ergebnis hängt nicht davon ab
help-save-simulate = Schreibt von jeder Partie eine Aufzeichnung in diesen Ordner
help-bots = Ein Bot für beide Seiten, oder je einer mit Komma: random,miles
help-record = Zeigt und prüft Aufzeichnungen von Partien.
help-check = Prüft Aufzeichnungen Zeile für Zeile; bei Ordnern alle .txt-Dateien darin.
help-check-files = Dateien oder Ordner
help-show = Zeigt den Tisch bei einer Entscheidung und die Entscheidungen ringsum.
help-show-file = Eine Aufzeichnung
help-at = Nach wie vielen Entscheidungen (ohne Angabe: am Ende)
help-seat-show = Was diese Seite sehen konnte; ohne Angabe alles
help-play = Spielt eine Partie gegen einen Bot.
help-bot = Der Gegner (ohne Angabe der stärkste)
help-seat = Deine Seite: cleopatra (beginnt) oder caesar
help-seed = Startwert, macht Zufall und Bot wiederholbar; die Partie merkt ihn sich für --resume
help-resume = Setzt die zuletzt gespielte unfertige Partie fort
help-save = Schreibt die Aufzeichnung auch in diese Datei
