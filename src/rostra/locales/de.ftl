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
# Several people at one keyboard; $player are the bots, or "none"
play-hello-people = Caesar & Cleopatra. An dieser Tastatur: { $people }. Bots: { $player }.
play-how = Gib eine Nummer oder Notation ein; h: Hilfe, ?: Karten, q: speichern und Ende.
play-unfinished = Eine Partie ist noch nicht zu Ende: rostra play { $game } --resume setzt sie fort.
play-bot-failed = { $why }. Stattdessen entscheidet Miles.
play-saved = Die Partie ist gespeichert: { $file }. Weiter geht es mit: rostra play { $game } --resume
play-record = Die Aufzeichnung der Partie: { $file }

# Between two people at one keyboard: the one who has played clears the window, the other one comes
curtain-falls = Eingabetaste: Fenster für den Nächsten leeren>
curtain-rises = Jetzt darf nur { $seat } hinsehen. Eingabetaste>

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
simulate-interrupted = Abgebrochen. Gespielt: { $games } von { $wanted } Partien.
error-simulate-died = Ein Prozess, der gespielt hat, ist gestorben; vielleicht war kein Speicher mehr frei. Gespielt: { $games } von { $wanted } Partien. Um alle zu spielen, beginne von vorn, wenn nötig mit weniger --jobs

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
# By the name a seat has at the end
report-points-as = Punkte: { $seat }
report-margin = Punkteabstand
report-lead = { $seat } vor { $opponent }
report-games-column = Partien
report-share-column = Anteil
report-interval-column = 95-%-Intervall
report-wins = gewonnen: { $seat } ({ $player })
report-wins-as = gewonnen: { $seat }
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
bad-option = eine Option { $option } mit dem Wert { $found } hat das Spiel nicht: { $reason }
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
# $why comes from the program, in English
error-option-file = --option { $option }: { $why }
error-option-twice = --option { $option } ist doppelt angegeben
error-bot = Den Bot „{ $value }“ gibt es nicht; es gibt: { $known }
error-bots = { $value }: zu viele Bots; nenne höchstens einen pro Platz, mit Komma, in der Reihenfolge { $seats }. Der letzte spielt auch alle übrigen Plätze
error-bot-failed = Der Bot funktioniert nicht: { $why }
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

help-rostra = Caesar & Cleopatra und Nero im Terminal: spielen, simulieren, Aufzeichnungen ansehen.
help-version = Zeigt die Version und ob die Spielpakete kompiliert sind.
help-game = Das Spiel: { $known }
help-option = Eine Option des Spiels, so oft wie nötig. Caesar & Cleopatra: edition=kosmos|italian, action_decks=arranged|shuffled, orgies=standard|fading|fewer, size=full|mini. Nero: players=4|3, length=full|short, acclamation=any-victory|over-emperor, map=FILE, deck=FILE
help-language = Die Sprache: { $known }
help-simulate = Lässt Bots viele Partien spielen und zeigt, wie sie ausgingen.
help-games = Wie viele Partien
help-seed-simulate = Gleicher Startwert, gleiche Partien
help-jobs = Wie viele Prozesse; das Ergebnis hängt nicht davon ab
help-save-simulate = Schreibt von jeder Partie eine Aufzeichnung in diesen Ordner
help-bots = Bots für die Plätze der Reihe nach, mit Komma: random,miles; der letzte spielt alle übrigen
help-record = Zeigt und prüft Aufzeichnungen von Partien.
help-check = Prüft Aufzeichnungen Zeile für Zeile; bei Ordnern alle .txt-Dateien darin.
help-check-files = Dateien oder Ordner
help-show = Zeigt den Tisch bei einer Entscheidung und die Entscheidungen ringsum.
help-show-file = Eine Aufzeichnung
help-at = Nach wie vielen Entscheidungen (ohne Angabe: am Ende)
help-seat-show = Was diese Seite sehen konnte; ohne Angabe alles
help-play = Spielt eine Partie gegen Bots, oder zu mehreren an einer Tastatur.
help-bot = Die Gegner, mit Komma (ohne Angabe centurio)
help-seat = Deine Seite: cleopatra (beginnt) oder caesar; bei Nero seat1 (beginnt) bis seat4. Mit Komma: mehrere an dieser Tastatur
help-seed = Startwert, macht Zufall und Bot wiederholbar; die Partie merkt ihn sich für --resume
help-resume = Setzt die zuletzt gespielte unfertige Partie fort
help-save = Schreibt die Aufzeichnung auch in diese Datei

## Nero: names
## BP Bewegungspunkte, GP Gefechtspunkte, KP Kandidatenpunkte, SP Siegpunkte. Begriffe: Gebiet, Provinz, Legion, Anführer,
## General, Kandidat, Kaiser, Trupp (wer gemeinsam marschiert), Rückzugsmarker, Durchzug.

nero-seat-galba = Galba
nero-seat-vitellius = Vitellius
nero-seat-otho = Otho
nero-seat-vespasian = Vespasian
# Before the areas are chosen
nero-seat-seat1 = Platz 1
nero-seat-seat2 = Platz 2
nero-seat-seat3 = Platz 3
nero-seat-seat4 = Platz 4

nero-area-west = Westen
nero-area-north = Norden
nero-area-danube = Donau
nero-area-east = Osten
nero-area-italy = Italien

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
nero-province-italia-nord = Norditalien
nero-province-italia-sud = Süditalien
nero-province-roma = Rom

nero-rank-general = General
nero-rank-candidate = Kandidat
nero-rank-emperor = Kaiser

nero-card-bribery = Bestechung
nero-card-bad-omens = Böse Vorzeichen
nero-card-bad-weather = Schlechtes Wetter
nero-card-praetorian-guard = Prätorianergarde
nero-card-galley = Galeere
nero-card-ave-caesar = Ave Caesar
nero-card-rebellion = Rebellion
# Without a province: all revolts together
nero-card-revolt = Aufruhr in { $province }
nero-card-senate = Einfluss des Senats
nero-card-assassin = Meuchelmörder
nero-card-bad-health = Krankheit
nero-card-crisis = Krise in Rom
nero-card-germans = Germanenangriff
nero-card-traitor = Verräter

# $troops in the sentences below is one of these
nero-troops-legions =
    { $legions ->
        [one] 1 Legion
       *[other] { $legions } Legionen
    }
nero-troops-both =
    { $legions ->
        [one] 1 Legion und Anführer
       *[other] { $legions } Legionen und Anführer
    }
nero-troops-leader = Anführer

## Nero: what happens. "-known": only those who may know the card read this one.

nero-event-wants = { $seat } nennt geheim: { $area }.
nero-event-wanted = { $seat } möchte: { $area }.
nero-event-lot = Das Los entscheidet: { $area } geht an { $seat }.
# $seat is the leader of the area
nero-event-area = { $area }: { $seat }.
nero-event-placed = { $seat } stellt eine Legion auf: { $province }.
nero-event-home = { $seat } wählt als Heimatprovinz: { $province }.
nero-event-round = Runde { $round }. Neue Karten für alle; { $opener } eröffnet.
nero-event-dealt = { $seat } bekommt eine Karte.
nero-event-dealt-known = { $seat } bekommt: { $card }.
nero-event-turn = { $seat } ist am Zug.
nero-event-turn-last = { $seat } ist am Zug, zum letzten Mal in dieser Runde: Nur { $seat } hat noch Karten.
nero-event-lost =
    { $cards ->
        [one] { $seat } verliert eine ungenutzte Karte.
       *[other] { $seat } verliert { $cards } ungenutzte Karten.
    }

nero-event-activated = { $seat } aktiviert { $province }.
nero-event-move-card = { $seat } nutzt { $card } für { $bp } BP (zusammen { $pool }).
nero-event-force = { $seat } schickt los, aus { $province }: { $troops }.
# This is announced, and can be answered ...
nero-event-stepping = { $seat } will von { $province } nach { $other } marschieren: { $troops }.
# ... and this has happened
nero-event-stepped = { $seat } marschiert von { $province } nach { $other }: { $troops }.
nero-event-left = { $seat } lässt in { $province } zurück: { $troops }.
nero-event-took = { $seat } nimmt in { $province } mit: { $troops }.
nero-event-halted = { $seat } macht in { $province } halt: { $troops }.
nero-event-unmarked =
    { $legions ->
        [one] { $seat } nimmt in { $province } einen Rückzugsmarker ab.
       *[other] { $seat } nimmt in { $province } { $legions } Rückzugsmarker ab.
    }
# $seats is a list
nero-event-asked-leave = { $seat } bittet um freien Durchzug: { $seats }.
nero-event-granted = { $seat } erlaubt es.
nero-event-refused = { $seat } lehnt ab.
nero-event-retreating = { $seat } will sich von { $province } nach { $other } zurückziehen.
nero-event-retreated =
    { $legions ->
        [one] { $seat } zieht sich mit 1 Legion von { $province } nach { $other } zurück.
       *[other] { $seat } zieht sich mit { $legions } Legionen von { $province } nach { $other } zurück.
    }
nero-event-stayed = { $seat } bleibt.

nero-event-attacking = { $seat } greift { $opponent } an: { $province }.
nero-event-attacked = Die Schlacht zwischen { $seat } und { $opponent } beginnt: { $province }.
nero-event-laid = { $seat } legt für die Schlacht: { $card }.
nero-event-ready = { $seat } ist bereit zur Schlacht.
# $cards are the cards laid, or "none"
nero-event-battle-side = { $seat }: Stärke { $strength } (Karten: { $cards })
nero-event-battle-won = { $province }: { $seat } schlägt { $opponent }. Eine Legion läuft über, 1 SP.
nero-event-battle-draw = { $province }: unentschieden. Alles bleibt, doch der Trupp marschiert nicht mehr und greift nicht mehr an.

nero-event-rank-legions = Die Legionen jubeln: { $seat } ist Kandidat für den Thron!
nero-event-rank-rome = Kandidat { $seat } steht in Rom: Er wird Kaiser!
nero-event-rank-victory = Nach dem Sieg wird { $seat } zum Kaiser ausgerufen!
nero-event-rank-declared = { $seat } wird in Rom zum Kaiser ausgerufen!
nero-event-rank-lost = { $seat } hat verloren und ist nur noch General.
nero-event-rank-assassinated = Der Meuchelmörder schlägt zu: { $seat } ist nur noch General.

nero-event-event = { $seat } spielt: { $card }.
nero-event-aimed-galley = { $seat } spielt Galeere, von { $province } nach { $other }: { $troops }.
nero-event-aimed-assassin = { $seat } spielt Meuchelmörder gegen { $opponent }.
nero-event-aimed-crisis = { $seat } spielt Krise in Rom: { $opponent } muss dorthin.
nero-event-aimed-traitor = { $seat } spielt Verräter gegen { $opponent }.
nero-event-aimed-germans = { $seat } spielt Germanenangriff: { $province }.
nero-event-aimed-rebellion = { $seat } spielt Rebellion in { $province } gegen { $opponent }.
nero-event-countered = { $seat } kontert: { $card }.
nero-event-countered-two = { $seat } kontert mit zwei Karten: { $card }.
nero-event-off = Ohne Wirkung bleibt von { $seat }: { $card }.
nero-event-off-step = { $seat } kann nicht marschieren: Der Schritt fällt aus.
nero-event-off-attack = { $seat } kann nicht angreifen: Die Schlacht fällt aus.
nero-event-off-retreat = { $seat } kann sich nicht zurückziehen.
nero-event-held = { $seat } ist krank und reist in diesem Zug nicht mehr.
nero-event-kp = { $seat } hat in diesem Zug durch Karten { $kp } KP.
nero-event-sailed = Die Galeere von { $seat } fährt von { $province } nach { $other }: { $troops }.
nero-event-landed = { $seat } landet in { $province }.
nero-event-landed-spent = { $seat } landet in { $province } und muss in diesem Zug dort bleiben.
nero-event-called = { $seat } ist jetzt in Rom.
nero-event-stolen = { $seat } zieht eine Karte aus der Hand von { $opponent }.
nero-event-stolen-known = { $seat } zieht eine Karte aus der Hand von { $opponent }: { $card }.
nero-event-stolen-nothing = Der Verräter von { $seat } findet nichts: { $opponent } hat keine Karte mehr.
nero-event-germans = Germanen brechen ein, { $province }: Alle müssen weichen, und das Betreten kostet 3 BP.
nero-event-sent = { $seat } weicht von { $province } nach { $other } aus.
nero-event-sent-neutral = { $seat } schickt die neutralen Legionen von { $province } nach { $other }.
nero-event-revolt = Aufruhr in { $province }: { $seat } muss dort zwei Legionen haben.
nero-event-brought = { $seat } holt eine Legion von { $province } nach { $other }.
nero-event-neutral =
    { $legions ->
        [0] { $province }: Keine Legion von { $seat } wird neutral.
        [one] { $province }: Eine Legion von { $seat } wird neutral.
       *[other] { $province }: { $legions } Legionen von { $seat } werden neutral.
    }

nero-event-scored-emperor = { $seat } bekommt { $points } SP: Kaiser.
nero-event-scored-rome = { $seat } bekommt { $points } SP: Kaiser in Rom.
nero-event-scored-areas = { $seat } bekommt { $points } SP: kontrollierte Gebiete.
nero-event-scored-italy = { $seat } bekommt { $points } SP: Provinzen Italiens.
nero-event-ended-control = Das Spiel ist aus: Das Reich ist in einer Hand.
nero-event-ended-rounds = Das Spiel ist nach vier Runden aus.

## Nero: why a line cannot be played now

nero-why-spelling = man schreibt es `{ $right }`.
nero-why-unknown = diese Zeile gibt es nicht, wohl aber zum Beispiel `{ $right }`.
nero-why-unknown-asked = diese Zeile gibt es nicht. { $right }
nero-why-not-asked = danach ist jetzt nicht gefragt. { $asked }
nero-why-over = das Spiel ist aus.
nero-why-area-taken = dieses Gebiet hat schon { $seat }: { $area }.
nero-why-own-area = { $province } liegt nicht in deinem Gebiet; deines ist: { $area }.
nero-why-not-in-deck = diese Karte ist nicht mehr im Stapel: { $card }.
nero-why-not-in-hand = diese Karte ist nicht auf der Hand: { $card }.
nero-why-not-in-that-hand = diese Karte ist nicht in jener Hand: { $card }.
nero-why-two-briberies = bei einem Mordanschlag halten nur zwei Bestechungen eine Garde auf: `counter-two bribery`.
nero-why-only-one = davon sind zwei nötig, und auf der Hand ist nur eine: { $card }.
nero-why-two-not-needed = zwei davon kontern nur eine Prätorianergarde bei einem Mordanschlag: { $card }.
nero-why-does-not-counter = diese Karte hilft nicht gegen das, was gespielt wurde: { $card }.
nero-why-once = dieses Ereignis geht einmal pro Zug und ist schon gespielt: { $card }.
nero-why-own-turn = diese Karte geht nur im eigenen Zug: { $card }.
nero-why-answers-only = dieses Ereignis antwortet nur auf das, was andere tun: { $card }.
nero-why-nothing-to-counter = jetzt gibt es nichts zu kontern.
nero-why-not-bordering = { $province } grenzt nicht an { $here }.
nero-why-leaders-only = nach Rom dürfen nur Anführer, ohne Legionen.
nero-why-came-from = wer nach { $here } kam, kam aus { $province }: Dorthin zieht sich niemand zurück.
nero-why-others-there = in { $province } stehen fremde Legionen.
nero-why-must-flee = ein geschlagener Angreifer muss sich zurückziehen, wenn er kann.
nero-why-marked-lay-none = Legionen mit Rückzugsmarker kämpfen nicht, für sie werden keine Karten gelegt.
nero-why-most-cards =
    { $most ->
        [0] in diesem Zug darf keine Karte mehr gelegt werden.
        [one] eine Karte darf gelegt werden, und sie liegt schon.
       *[other] { $most } Karten dürfen gelegt werden, und sie liegen schon.
    }
nero-why-nobody-to-board = in keinem Hafen steht jemand von dir, der an Bord gehen kann.
nero-why-nobody-boards-here = in { $province } kann niemand von dir an Bord gehen.
nero-why-no-port = { $province } hat keinen Hafen.
nero-why-other-port = die Galeere muss in einen anderen Hafen fahren.
nero-why-load =
    { $free ->
        [0] in { $here } kann keine Legion an Bord gehen.
        [one] in { $here } kann nur eine Legion an Bord gehen.
       *[other] in { $here } können nur { $free } Legionen an Bord gehen.
    }
nero-why-leader-cannot-board = dein Anführer kann in { $here } nicht an Bord gehen.
nero-why-no-emperor-in-rome = in Rom ist kein Kaiser.
nero-why-no-emperor-outside = außerhalb von Rom gibt es keinen Kaiser.
nero-why-nobody-has-cards = niemand sonst hat eine Karte.
nero-why-germans-there = in { $province } sind die Germanen schon, und sonst niemand.
nero-why-four-neutral = es gibt schon vier neutrale Legionen, und mehr werden es nie.
nero-why-free-area = { $province } gehört zu einem Gebiet, das niemand spielt.
nero-why-no-legions-left = { $seat } hat keine Legionen mehr.
nero-why-no-general = dein Anführer ist schon mehr als General.
nero-why-two-emperors = es gibt schon zwei Kaiser, und mehr werden es nie.
nero-why-not-at-home = dein Anführer muss in seiner Heimatprovinz { $home } sein, er ist aber hier: { $there }.
nero-why-no-legion-at-home = dein Anführer braucht in { $home } eine deiner Legionen bei sich.
nero-why-area-not-controlled = du musst dein Heimatgebiet kontrollieren: { $area }.
nero-why-no-legion-of = { $seat } hat in { $province } keine Legion.
nero-why-already-there = die Legionen müssen aus anderen Provinzen kommen als der des Aufruhrs: { $province }.
nero-why-not-playing = { $target } spielt in dieser Partie nicht mit.
nero-why-not-himself = es muss die Hand eines anderen sein.
nero-why-target-no-cards = { $target } hat keine Karten.
nero-why-target-no-emperor = { $target } ist nicht Kaiser.
nero-why-target-in-rome = { $target } ist schon in Rom.
nero-why-target-not-in-rome = { $target } ist nicht in Rom.
nero-why-no-force = kein Trupp ist unterwegs: Aktiviere eine Provinz, nutze eine Karte für BP und schick einen los, zum Beispiel `force 2`.
nero-why-halt-first = in { $here } ist ein Trupp unterwegs: erst `halt`.
nero-why-bp = das kostet { $need } BP, übrig sind { $have }.
nero-why-use-a-card = in einem Zug muss mindestens eine Karte genutzt werden.
nero-why-four-cards = in diesem Zug sind schon vier Karten für BP oder GP genutzt, mehr sind nicht erlaubt.
nero-why-no-cards = es ist keine Karte für BP mehr da.
nero-why-activate-first = BP gehören zu einer Aktivierung: Aktiviere erst eine Provinz, zum Beispiel `activate baetica`.
nero-why-nobody-there = in { $province } ist weder eine Legion von dir noch dein Anführer.
nero-why-legions-free =
    { $free ->
        [0] in { $here } kann keine Legion losmarschieren (in diesem Zug schon marschiert: { $spent }, mit Rückzugsmarker: { $marked }).
        [one] in { $here } kann nur eine Legion losmarschieren (in diesem Zug schon marschiert: { $spent }, mit Rückzugsmarker: { $marked }).
       *[other] in { $here } können nur { $free } Legionen losmarschieren (in diesem Zug schon marschiert: { $spent }, mit Rückzugsmarker: { $marked }).
    }
nero-why-leader-elsewhere = dein Anführer ist nicht hier ({ $here }), sondern dort: { $there }.
nero-why-leader-in-force = dein Anführer ist schon beim Trupp.
nero-why-leader-spent = dein Anführer reist in diesem Zug nicht mehr.
nero-why-leader-not-in-force = dein Anführer ist nicht beim Trupp.
nero-why-leave =
    { $legions ->
        [0] der Trupp hat keine Legionen.
        [one] der Trupp hat nur eine Legion.
       *[other] der Trupp hat nur { $legions } Legionen.
    }
nero-why-no-own-to-take = in { $here } lässt sich keine deiner Legionen mitnehmen.
nero-why-no-neutral-to-take = in { $here } steht keine neutrale Legion.
nero-why-drawn = nach einem Unentschieden marschiert der Trupp in diesem Zug nicht mehr und greift nicht mehr an.
nero-why-weather-step = schlechtes Wetter hält den Trupp fest.
nero-why-weather-attack = schlechtes Wetter schützt { $enemy } für den Rest des Zuges vor diesem Trupp, in jeder Provinz.
# $seats is a list
nero-why-hindered = in { $here } stehen Legionen, deren Spieler den Durchzug nicht erlaubt haben: { $seats }. Schlag sie, `ask-leave`, oder `halt`.
nero-why-nobody-hinders = niemand hält den Trupp auf.
nero-why-asked-already = schon gefragt sind: { $seats }.
nero-why-own-legions = das sind deine eigenen Legionen.
nero-why-no-enemy = { $enemy } hat in { $here } keine Legionen.
nero-why-leader-alone = ein Anführer allein greift nicht an.
nero-why-landed = wer in diesem Zug gelandet ist, greift nicht an.
nero-why-fought = gegen { $enemy } wurde in { $here } in diesem Zug schon gekämpft, und dieselben Truppen greift man nur einmal an.
nero-why-no-markers = in { $here } hat keine deiner Legionen einen Rückzugsmarker.
nero-why-fresh-markers = Rückzugsmarker aus diesem Zug bleiben liegen: { $here }.
nero-why-emperor-already = dein Anführer ist schon Kaiser.
nero-why-not-in-rome = dein Anführer muss in Rom sein, er ist aber hier: { $there }.
nero-why-kp = nötig sind { $need } KP, du hast { $kp }: Italien { $italy }, Gebiete { $areas }, Karten { $cards }.

## Nero: what is asked now (part of the reasons why a line cannot be played)

nero-asked-want = Gefragt ist ein Heimatgebiet, zum Beispiel `want west`.
nero-asked-lot = Gerade wird gelost.
nero-asked-place = Gefragt ist eine Provinz für eine Legion, zum Beispiel `place baetica`.
nero-asked-home = Gefragt ist die Heimatprovinz, zum Beispiel `home baetica`.
nero-asked-deal = Gerade werden Karten ausgeteilt.
nero-asked-turn = Gerade läuft ein Zug: `activate baetica`, `event galley`, `step roma`, `end-turn` und dergleichen.
nero-asked-first-card = Gefragt ist die erste Karte der Aktivierung, zum Beispiel `move-card galley`.
nero-asked-from = Gefragt ist der Hafen, aus dem die Galeere ausläuft, zum Beispiel `from baetica`.
nero-asked-to = Gefragt ist der Hafen, den die Galeere anläuft, zum Beispiel `to italia-sud`.
nero-asked-load = Gefragt ist, wer an Bord geht, zum Beispiel `load 3 leader`.
nero-asked-target = Gefragt ist, wen das Ereignis trifft, zum Beispiel `target otho`.
nero-asked-germany = Gefragt ist, wo die Germanen angreifen, zum Beispiel `at germania-superior`.
nero-asked-legion = Gefragt ist die Legion, die rebelliert, zum Beispiel `at moesia otho`.
nero-asked-answer = Gefragt ist eine Antwort: `counter bribery` und dergleichen, oder `no-counter`.
nero-asked-leave = Gefragt ist, ob der Trupp weiterziehen darf: `grant` oder `refuse`.
nero-asked-give-way = Gefragt ist, ob sich die Legionen zurückziehen: `retreat asia` und dergleichen, oder `stay`.
nero-asked-battle = Gefragt sind Karten für die Schlacht: `battle-card senate` und dergleichen, dann `ready`.
nero-asked-flee = Gefragt ist, ob sich die geschlagenen Legionen zurückziehen: `retreat asia` und dergleichen, oder `stay`.
nero-asked-must-flee = Gefragt ist, wohin sich der geschlagene Trupp zurückzieht, zum Beispiel `retreat asia`.
nero-asked-landing = Die Gelandeten stehen zwischen fremden Legionen: `ask-leave` oder `halt`.
nero-asked-send = Gefragt ist, wohin die Truppen ausweichen, zum Beispiel `send raetia`.
nero-asked-send-neutral = Gefragt ist, wohin die neutralen Legionen gehen, zum Beispiel `send-neutral raetia`.
nero-asked-bring = Gefragt ist eine Provinz, die eine Legion abgibt, zum Beispiel `from pannonia`.
nero-asked-steal = Gerade wird eine Karte aus einer Hand gezogen.
nero-asked-nothing = Das Spiel ist aus.

## Nero: the table

nero-table-title-set-up = Nero - Aufstellung
nero-table-title-round = Nero - Runde { $round } von 4
nero-table-title = Nero - Runde { $round } von 4, am Zug: { $seat }
# Headings above the players
nero-table-rank = Anführer
nero-table-points = SP
nero-table-cards = Karten
nero-table-legions = Leg.
# The sum, and in brackets what it is made of: more legions in Italy + controlled areas + cards
nero-table-kp = KP (Ital.+Gebiete+Kart.)
nero-table-kp-sum = { $total } ({ $italy }+{ $areas }+{ $cards })
nero-table-controls = Kontrolle
nero-table-hand = Hand (BP/GP):
nero-table-hand-of = { $seat } (BP/GP):
nero-table-card = { $name } { $bp }/{ $gp }

# In the large map: the letter of a leader, and his rank
nero-map-leader = { $letter } { $rank }
nero-map-signs = G2: zwei Legionen von Galba (V Vitellius, O Otho, P Vespasian, n neutral), (G2): mit Rückzugsmarker. ^ General, + Kandidat, * Kaiser. ~ Hafen, Punkte: Seeweg, :G kontrolliert von Galba, !3 Germanen, > Trupp unterwegs.
nero-map-province = Provinz
nero-map-troops = Truppen
nero-map-neighbours = grenzt an (~ über See)

## Nero: choices

nero-ask-want = Welches Gebiet willst du als Heimat? Die anderen sehen es nicht; wollen es mehrere, entscheidet das Los.
nero-ask-place = Wo stellst du eine Legion auf? In jeder Provinz deines Gebiets steht schon eine, zwei kommen dazu.
nero-ask-home = Welches ist deine Heimatprovinz? Dort beginnt dein General, und nur dort macht ihn Ave Caesar zum Kandidaten.
nero-ask-turn =
    { $left ->
        [0] Dein Zug: keine Karte mehr für BP oder GP. Ein Ereignis, oder Ende des Zuges?
        [one] Dein Zug: Aktiviere eine Provinz, um loszumarschieren, oder spiel ein Ereignis. Noch 1 Karte für BP oder GP.
       *[other] Dein Zug: Aktiviere eine Provinz, um loszumarschieren, oder spiel ein Ereignis. Noch { $left } Karten für BP oder GP.
    }
nero-ask-first-card = { $province }: Welche Karte nutzt du für BP?
nero-ask-activation =
    { $left ->
        [0] { $province }, noch { $bp } BP: Wen schickst du los? Keine Karte mehr für BP oder GP.
        [one] { $province }, noch { $bp } BP: Wen schickst du los? Noch 1 Karte für BP oder GP.
       *[other] { $province }, noch { $bp } BP: Wen schickst du los? Noch { $left } Karten für BP oder GP.
    }
# Nobody is there who could depart
nero-ask-activation-idle =
    { $left ->
        [0] { $province }, noch { $bp } BP, aber niemand kann dort losmarschieren. Keine Karte mehr für BP oder GP.
        [one] { $province }, noch { $bp } BP, aber niemand kann dort losmarschieren. Noch 1 Karte für BP oder GP.
       *[other] { $province }, noch { $bp } BP, aber niemand kann dort losmarschieren. Noch { $left } Karten für BP oder GP.
    }
nero-ask-force = Dein Trupp ist in { $province }: { $troops }, noch { $bp } BP. Was tut er?
nero-ask-force-tired = Dein Trupp ist in { $province }: { $troops }, müde vom Kampf, noch { $bp } BP. Was tut er?
nero-ask-from = Galeere: aus welchem Hafen?
nero-ask-to = Galeere aus { $province }: in welchen Hafen?
nero-ask-load = Galeere nach { $province }: Wer geht an Bord? Höchstens 3 Legionen, dazu der Anführer.
nero-ask-target-assassin = Meuchelmörder: welcher Kaiser in Rom?
nero-ask-target-crisis = Krise in Rom: welcher Kaiser muss dorthin?
nero-ask-target-traitor = Verräter: Aus wessen Hand ziehst du eine Karte?
nero-ask-germany = Germanenangriff: wo?
nero-ask-legion = Rebellion: Welche Legion wird neutral?
nero-ask-answer = Konterst du?
nero-ask-leave = Lässt du den Trupp weiterziehen?
nero-ask-give-way = Ziehen sich deine Legionen dort zurück, oder bleiben sie?
# $own and $otherSide: strength without the cards that are still hidden; $cards: the own cards laid
nero-ask-battle = Schlacht in { $province } gegen { $opponent }, ohne Karten Stärke { $otherSide }. Du hast { $own } (Karten: { $cards }). Noch eine Karte?
nero-ask-flee = Geschlagen in { $province }: Ziehen sich deine Legionen zurück, oder bleiben sie?
nero-ask-must-flee = Geschlagen in { $province }: Wohin zieht sich dein Trupp zurück?
nero-ask-landing = Du landest in { $province } zwischen fremden Legionen: um freien Durchzug bitten, oder in diesem Zug dort bleiben?
nero-ask-send = Die Germanen sind in { $province }: Wohin gehen deine Truppen?
nero-ask-send-neutral = Die Germanen sind in { $province }: Wohin gehen die neutralen Legionen?
nero-ask-bring = Aufruhr in { $province }: Du musst dort zwei Legionen haben. Woher holst du eine?

nero-entered-on-foot = { $seat } ist in { $province } einmarschiert.
nero-entered-by-galley = { $seat } ist mit einer Galeere in { $province } gelandet.
nero-answer-retreat = { $seat } will sich zurückziehen: { $province }.

# Headings of the choices of one kind
nero-menu-declare = Rom:
nero-menu-counter = Kontern mit:
nero-menu-step = Marsch nach:
nero-menu-attack = Angriff auf:
nero-menu-take = Mitnehmen:
nero-menu-leave = Zurücklassen:
nero-menu-force = Losschicken:
nero-menu-activate = Aktivieren:
nero-menu-move-card = Karte für BP:
nero-menu-battle-card = Legen:
nero-menu-event = Ereignis:
nero-menu-retreat = Rückzug nach:

nero-choice-declare = deinen Anführer zum Kaiser ausrufen!
nero-choice-want = { $area } ({ $seat })
nero-choice-province = { $province }
# $troops is what stands there, in the signs of the map
nero-choice-province-met = { $province } [{ $troops }]
nero-choice-at = { $province }: { $seat }
nero-choice-activate = { $province } ({ $troops })
# $legions cannot march any more this turn: they have marched already, or have a retreat marker
nero-choice-activate-tied = { $province } ({ $troops }; davon { $legions } gebunden)
nero-choice-move-card = { $card } ({ $points } BP)
nero-choice-battle-card = { $card } ({ $points } GP)
nero-choice-step = { $province } ({ $bp } BP)
nero-choice-step-met = { $province } ({ $bp } BP) [{ $troops }]
nero-choice-attack =
    { $legions ->
        [one] { $seat }, 1 Legion ({ $bp } BP)
       *[other] { $seat }, { $legions } Legionen ({ $bp } BP)
    }
nero-choice-take-own = eigene Legionen (1 BP)
nero-choice-take-neutral = neutrale Legionen (2 BP)
nero-choice-take-both = eigene und neutrale Legionen (3 BP)
nero-choice-take-leader = den Anführer
nero-choice-unmark = Rückzugsmarker abnehmen (2 BP)
nero-choice-grant = ziehen lassen
nero-choice-refuse = ablehnen
nero-choice-ask-leave = um freien Durchzug bitten
nero-choice-stay = bleiben
nero-choice-ready = keine Karte mehr
nero-choice-counter-two = zwei Bestechungen
nero-choice-no-counter = geschehen lassen
nero-choice-no-counter-quiet = geschehen lassen und in diesem Zug nicht mehr fragen
nero-choice-halt = der Trupp macht halt
nero-choice-end-turn = Zug beenden

## Nero: playing

nero-play-hello = Nero. Du spielst auf { $seat }, gegen { $player }.
# Several people at one keyboard; $player are the bots, or "none"
nero-play-hello-people = Nero. An dieser Tastatur: { $people }. Bots: { $player }.

nero-help-page =
    Nero ist tot, und du willst auf den Thron: Die meisten Siegpunkte (SP) nach
    vier Runden gewinnen. `? Punkte` sagt, wofür es sie gibt, `? Kaiser`, wie man
    einer wird.
    In deinem Zug nutzt du Karten, jede für eines von drei Dingen:
      für BP       eine Provinz aktivieren und von dort losmarschieren, 1 BP pro
                   Schritt; für 1 BP mehr greifst du jemanden an
      für GP       Stärke in einer Schlacht, verdeckt gelegt
      Ereignis     was die Karte sagt; `? Galeere` erklärt es
    Höchstens vier Karten pro Zug sind für BP und GP; Ereignisse kommen dazu.

      Nummer   diese Möglichkeit
      Zeile    Notation: `activate baetica`, `move-card galley`, `force 2 leader`,
               `step narbonensis`, `attack otho`, `event senate`
      ?        alles erklärt; `? Galeere`, `? Schlacht` erklärt eines
      m        alle Provinzen mit ihren Nachbarn; `m moesia` eine davon
      t        noch einmal der Tisch und die Möglichkeiten
      l        noch einmal, was zuletzt geschah
      d        abgelegte und noch nicht gesehene Karten, und wer wofür SP hat
      q        aufhören; gespeichert wird nach jeder Entscheidung, mit --resume
               geht es weiter

## Nero: explained

# What can be asked for after the question mark, besides the cards
nero-topic-bp = BP
nero-topic-emperor = Kaiser
nero-topic-points = Punkte
nero-topic-control = Kontrolle
nero-topic-battle = Schlacht
nero-topic-retreat = Rückzug
nero-topic-leave = Durchzug
# Short forms that can be asked for, too
nero-short-emperor = KP
nero-short-battle = GP
nero-short-points = SP
nero-explain-bp = BP: Aktiviere eine Provinz und nutze Karten für ihre BP; von dort marschieren Trupps los, einer nach dem anderen. Ein Schritt kostet 1 BP für den ganzen Trupp, in die Provinz der Germanen 3; nach einer gewonnenen Schlacht kostet jeder Schritt und jeder Angriff 1 mehr. Truppen zurücklassen kostet nichts, eigene Legionen mitnehmen 1, neutrale 2, beide 3. Nach Rom dürfen nur Anführer. 2 BP nehmen in der aktivierten Provinz die Rückzugsmarker ab. Was übrig ist, wenn du eine andere Provinz aktivierst oder den Zug beendest, verfällt.
nero-explain-emperor = Kaiser wirst du auf drei Wegen: (1) Dein Anführer ist in Rom, und du hast 5 KP: Ruf ihn aus. KP gibt es 1 für jede Legion, die du in Italien mehr hast als alle anderen zusammen, 2 für jedes kontrollierte Gebiet, 1 für jeden Einfluss des Senats und jede Prätorianergarde, die du in diesem Zug dafür spielst. (2) Ave Caesar macht deinen General zum Kandidaten, wenn er mit einer Legion in seiner Heimatprovinz ist, du sein Gebiet kontrollierst und es noch keine zwei Kaiser gibt; beginnt dein Zug, während der Kandidat in Rom ist, wird er Kaiser. (3) Er kämpft in einer Schlacht mit, die du gewinnst. Mehr als zwei Kaiser gibt es nie. Ein Kaiser, der eine Schlacht verliert oder ermordet wird, ist wieder General.
nero-explain-points = Punkte: 1 SP für jede gewonnene Schlacht. Am Ende der Runden 1 bis 3: Kaiser 5 (je 2, wenn es zwei gibt), 2 mehr, wenn er in Rom ist, 2 für jedes kontrollierte Gebiet, 1 für jede kontrollierte Provinz Italiens. Am Ende von Runde 4: Kaiser 8 (je 4 bei zweien), 2 mehr in Rom, 3 für jedes Gebiet, 1 für jede Provinz Italiens. Wer vier Gebiete kontrolliert, oder drei und Kaiser ist, gewinnt sofort.
nero-explain-control = Kontrolle: Eine Provinz gehört dir, wenn du dort mehr Legionen hast als alle anderen zusammen, die neutralen eingerechnet; ein Gebiet mit mindestens 3 seiner 5 Provinzen. Zu dritt gehört das vierte Gebiet niemandem.
nero-explain-battle = Schlacht: Ein Trupp greift für 1 BP die Legionen eines Spielers in seiner Provinz an. Beide legen verdeckt Karten: der Angreifer, was ihm von seinen 4 in diesem Zug bleibt, der andere bis zu 3. Stärke: 1 für jede Legion, die GP der Karten, 1 für einen Kandidaten und 2 für einen Kaiser, der mitkämpft. Der Stärkere bekommt 1 SP und eine Legion des Verlierers. Dieselben Truppen werden in einem Zug nur einmal angegriffen.
nero-explain-retreat = Rückzug: Kommt ein Trupp, darf sich jeder andere dort mit allen Legionen in eine angrenzende Provinz zurückziehen, in der keine fremden stehen, aber nicht dorthin, woher der Trupp kam; auch nach einer verlorenen Schlacht. Sie bekommen Rückzugsmarker: Bis zum Ende der Runde marschieren und kämpfen sie nicht.
nero-explain-leave = Durchzug: Trifft ein Trupp auf fremde Legionen, bleibt er stehen, außer er schlägt sie oder alle lassen ihn ziehen (1 BP mehr für den Schritt hinaus). In einem späteren Zug geht es frei weiter.
nero-explain-bribery = Bestechung: kontert jede Ereigniskarte und jeden Konter; die Karte bleibt ohne Wirkung. Gegen eine Prätorianergarde bei einem Mordanschlag braucht es zwei.
nero-explain-bad-omens = Böse Vorzeichen: kontert eine Ereigniskarte, aber nichts, was zu einem Mordanschlag gehört.
nero-explain-bad-weather = Schlechtes Wetter: kontert Schritt, Angriff, Rückzug vor einer Schlacht oder Galeere eines anderen: Es geschieht nicht, und die BP sind verloren.
nero-explain-praetorian-guard = Prätorianergarde: rettet einen Kaiser vor dem Meuchelmörder, oder hebt eine solche Garde auf; oder in deinem Zug 1 KP.
nero-explain-galley = Galeere: Bis zu 3 Legionen und dein Anführer fahren von einem Hafen in einen anderen. In diesem Zug greifen sie nicht an.
nero-explain-ave-caesar = Ave Caesar: Dein General wird Kandidat. Er muss mit einer Legion in seiner Heimatprovinz sein, und du musst sein Gebiet kontrollieren.
nero-explain-rebellion = Rebellion: Eine Legion eines beliebigen Spielers wird neutral. Mehr als vier neutrale gibt es nie.
nero-explain-revolt = Aufruhr: Der Spieler des Gebiets muss in dieser Provinz zwei Legionen haben und sie notfalls von anderswo holen; dann werden sie neutral.
nero-explain-senate = Einfluss des Senats: 1 KP in diesem Zug.
nero-explain-assassin = Meuchelmörder: Ein Kaiser in Rom wird General.
nero-explain-bad-health = Krankheit: kontert den Schritt eines anderen, bei dem sein Anführer mitgeht: Der bleibt und reist in diesem Zug nicht mehr. Oder sie hält eine Galeere auf.
nero-explain-crisis = Krise in Rom: Ein Kaiser, gleich wessen, kommt sofort nach Rom.
nero-explain-germans = Germanenangriff: Alle müssen eine der beiden Germanien verlassen, jeder in eine angrenzende Provinz seiner Wahl; bis zum Ende der Runde kostet das Betreten 3 BP.
nero-explain-traitor = Verräter: Zieh blind eine Karte aus der Hand eines anderen.

nero-details-discards = In dieser Runde abgelegt: { $list }
# $deck: how many lie in the deck; the others are in the other hands
nero-details-unseen = Noch nicht gesehen (andere Hände, und { $deck } im Stapel): { $list }
nero-details-known = { $seat } hat sicher: { $list }
nero-details-points = { $seat }: { $points } SP ({ $list })
nero-details-points-before = { $points } von vorher
nero-details-points-battles = { $points } Schlachten
nero-details-points-emperor = { $points } Kaiser
nero-details-points-rome = { $points } in Rom
nero-details-points-areas = { $points } Gebiete
nero-details-points-italy = { $points } Italien
nero-error-province = Die Provinz „{ $value }“ gibt es nicht; es gibt: { $known }

## Nero: the score, simulations, records

nero-score-before = von vorher
nero-score-battles = Schlachten
nero-score-emperor = Kaiser
nero-score-rome = Kaiser in Rom
nero-score-areas = Gebiete
nero-score-italy = Italien
nero-score-won-control = { $seat } gewinnt sofort.
nero-score-won-tie = { $seat } gewinnt: gleich viele Punkte, aber der bessere Stand (Kaiser, dann Legionen).
nero-score-shared = Ein geteilter Sieg: { $seats }.
nero-score-you-lost = Diesmal war jemand anderes stärker.

nero-report-draws = geteilter Sieg
nero-report-ended-control = Ende: das Reich in einer Hand
nero-report-ended-rounds = Ende: nach vier Runden
nero-report-source-battles = SP aus Schlachten
nero-report-source-emperor = SP für Kaiser
nero-report-source-rome = SP für Kaiser in Rom
nero-report-source-areas = SP für Gebiete
nero-report-source-italy = SP für Italien
# $points are those of all seats, "24-18-9-30"
nero-result-draw = { $points }, geteilter Sieg: { $why }
nero-result-by-control = das Reich in einer Hand
nero-result-by-rounds = nach vier Runden

## Nero: why a bot does what it does

nero-thought-only = Etwas anderes geht nicht.
nero-thought-area = Ein Heimatgebiet ist so gut wie das andere.
nero-thought-home = Von hier ist es nicht weit nach Rom.
nero-thought-refuse = Warum jemanden durchlassen?
nero-thought-grant = Andere durchzulassen bringt nichts.
nero-thought-leave = Fragen kostet nichts.
nero-thought-halt = Der Trupp hat getan, was er kann.
nero-thought-stay = Hier können sich die Legionen halten.
nero-thought-retreat = Lieber ausweichen als geschlagen werden.
nero-thought-end = Die übrigen Karten sind später mehr wert.
nero-thought-cheap = Diese Karte wird am wenigsten gebraucht.
nero-thought-declare = Der Thron ist zum Greifen nah.
nero-thought-kp = Jeder KP bringt den Thron näher.
nero-thought-ave = Ein Kandidat muss es nur noch nach Rom schaffen.
nero-thought-traitor = Eine Karte mehr auf der Hand, und ein Rivale hat eine weniger.
nero-thought-assassin = Dieser Kaiser darf es nicht bleiben.
nero-thought-crisis = Dieser Kaiser gehört nach Rom.
nero-thought-galley = Übers Meer geht es schneller.
nero-thought-germans = Wer vertrieben wird, verliert eine Provinz.
nero-thought-rebellion = Diese Legion wird ihm am meisten fehlen.
nero-thought-revolt = Ein Rivale verliert zwei Legionen.
nero-thought-send = Dort nützen sie am meisten.
nero-thought-bring = Diese Legion fehlt am wenigsten.
nero-thought-counter = Das darf nicht durchgehen.
nero-thought-harmless = Das ist keine Karte wert.
nero-thought-rome = Der Anführer gehört nach Rom.
nero-thought-leader = Dort steht der Anführer besser.
nero-thought-province = Eine Provinz mehr, oder eine besser gesichert.
nero-thought-provinces = In jeder Provinz am Weg bleibt eine Legion.
nero-thought-neutral = Die neutralen Legionen lassen sich gewinnen.
nero-thought-sure = Ein sicherer Sieg.
nero-thought-battle = Eine Schlacht mit guten Aussichten.
nero-thought-unmark = Ohne Rückzugsmarker können die Legionen wieder kämpfen.

## The table: why the house says no

table-no-such-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $there }
table-no-files = Übers Netz kann niemand eine Datei des Gastgebers wählen: Lass die Option „{ $option }“ weg.
table-bad-option = { $why }
table-no-such-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt: { $there }
table-bot-for-a-person = Ein Bot („{ $bot }“) gehört auf einen Platz der Art „bot“.
table-seats =
    { $seats ->
        [one] Ein Platz ist angegeben; dieses Spiel hat { $right }.
       *[other] { $seats } Plätze sind angegeben; dieses Spiel hat { $right }.
    }
table-nobody = Mindestens ein Platz muss für einen Menschen sein.
table-open-at-one-device = An einem gemeinsamen Gerät sind alle schon da: Kein Platz kann frei bleiben.
table-no-such-match = Diese Partie gibt es nicht. Ist der Link vollständig?
table-newer-rules = Diese Partie hat mit Version { $version } der Regeln begonnen; dieser Server kennt die Regeln nur bis Version { $now }.
table-no-such-seat = Platz { $seat } gibt es nicht; die Plätze haben die Nummern 0 bis { $last }.
table-taken = Dieser Platz ist schon besetzt.
table-full = Es ist kein Platz mehr frei.
table-no-name = Sag bitte, wie du heißt.
table-not-started = Die Partie hat noch nicht begonnen.
table-started = Die Partie hat schon begonnen.
table-over = Die Partie ist zu Ende.
table-not-over = Um Revanche bitten kannst du, wenn die Partie zu Ende ist.
table-not-over-yet = Das ist erst zu sehen, wenn die Partie zu Ende ist.
table-rematch-made = Die Revanche hat schon begonnen.
table-rematch-asked = Du hast schon um eine Revanche gebeten.
table-no-rematch-yet = Eine Revanche ist noch nicht vereinbart.
table-over-by-then = In diesem Moment ist die Partie schon zu Ende: Wähle einen früheren.
table-no-review = Die Auswertung ist gerade nicht möglich; versuche es später noch einmal.
table-not-yours-to-start = Nur wer die Partie eröffnet hat, kann sie starten.
table-open-seats = Es sind noch Plätze frei, und in dieser Partie springt kein Bot ein.
table-resigned = Du hast aufgegeben.
table-away = Ein Bot spielt für dich; komm erst zurück.
table-not-away = Du bist da; niemand spielt für dich.
table-no-leaving = In dieser Partie spielt kein Bot weiter, wenn jemand geht; du kannst aber aufgeben.
table-not-your-turn = Du bist gerade nicht dran.
table-stale = Die Partie ist inzwischen weitergegangen; sieh noch einmal hin.
table-ply-ahead = Dieser Befehl kommt zu früh: So weit ist die Partie noch nicht.
table-pause = Vielleicht antwortet gerade jemand; warte einen Moment.
table-nothing-to-undo = Du kannst nichts zurücknehmen: Seit deiner letzten Entscheidung wurde etwas aufgedeckt oder gezogen, oder jemand anders hat entschieden.
table-no-takebacks = In dieser Partie wird nichts zurückgenommen.
table-nothing-asked = Niemand hat darum gebeten, etwas zurückzunehmen.
table-nothing-said = Diese Nachricht ist leer.
table-said-too-long = Diese Nachricht hat { $length } Zeichen; erlaubt sind höchstens { $most }.
table-said-too-often =
    { $most ->
        [one] Bitte höchstens eine Nachricht in zehn Sekunden.
       *[other] Bitte höchstens { $most } Nachrichten in zehn Sekunden.
    }
table-no-hints = In dieser Partie gibt es keine Tipps.
table-too-many-hints = Im Moment gibt es keine Tipps mehr; versuch es in ein paar Sekunden noch einmal.
table-no-hint-now = Gerade ist kein Tipp zu haben.
table-spectator = Zuschauer sehen nur zu.
table-no-spectators = Bei dieser Partie gibt es keine Zuschauer.
table-no-secret = Dafür braucht es den Schlüssel eines Platzes.
table-bad-secret = Dieser Schlüssel gehört hier zu keinem Platz. Ist der Link vollständig?
table-not-your-seat = Das ist nicht dein Platz.
table-hello-first = Die erste Nachricht muss „hello“ sein.
table-hello-again = „hello“ sagt man nur einmal; für einen anderen Platz nimm „look“.
table-bad-message = Diese Nachricht ist nicht lesbar: { $why }
table-bad-request = { $why }
table-no-page = Unter { $path } gibt es nichts.
table-no-method = { $method } geht hier nicht.
table-socket-only = Diese Adresse ist für WebSockets.
table-foreign-page = Von einer fremden Website aus geht das nicht.
table-for-the-host = Das ist für den, der den Server betreibt: docs/hosting.md
table-too-large = Das ist zu groß; erlaubt sind höchstens { $most } Byte.
table-too-fast = Zu viel auf einmal; warte einen Moment.
table-too-often = Nicht so oft; warte einen Moment.
table-log-full = Diese Partie dauert schon so lange, dass nur noch eines bleibt: sie zu Ende zu spielen oder aufzugeben.
table-busy = Zu viele wollen diese Partie gleichzeitig ändern; versuch es noch einmal.
table-store-down = Der Server erreicht seine Datenbank nicht; nichts ist verloren, versuch es gleich noch einmal.
table-our-fault = Hier ist etwas schiefgegangen. Du kannst nichts dafür, und es ist notiert.
table-closing = Der Server wird neu gestartet; deine Partie geht gleich weiter.
table-not-text = Das ist keine Textdatei in UTF-8.
table-record-with-position = Aufzeichnungen, die mitten in einer Partie beginnen, lassen sich nicht importieren.

## The server on the command line

help-serve = Startet den Spielserver und öffnet die Seite im Browser.
help-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 für alle im Netzwerk
help-port = Der Port
help-database = Wo die Partien liegen: sqlite:////ordner/datei.sqlite oder postgresql://benutzer@host/name
help-bus = Der Nachrichtenbus für mehrere Prozesse: redis://host:6379/0
help-workers = Wie viele Serverprozesse (ab zwei sind PostgreSQL und Redis nötig)
help-thinkers = Wie viele Prozesse für die Bots rechnen, pro Serverprozess
help-browser = Öffnet die Seite im Browser
help-db = Sichert und prüft die Datenbank des Servers.
help-db-backup = Sichert die ganze Datenbank in eine Datei, auch bei laufendem Server.
help-db-restore = Spielt eine Sicherung in eine leere Datenbank ein.
help-db-check = Spielt jede gespeicherte Partie nach und meldet, was nicht stimmt.
help-db-export = Schreibt die Aufzeichnungen aller beendeten Partien in einen Ordner.
help-db-file = Die Datei der Sicherung
help-db-folder = Der Ordner für die Aufzeichnungen
serve-running = Rostra läuft auf { $address }
serve-data = Die Partien liegen in { $database }
serve-stop = Strg+C beendet den Server; beim nächsten Start gehen die Partien weiter.
serve-in-use = { $database } wird schon von einem anderen rostra serve benutzt: Spiel dort oder beende es zuerst. Ein zweiter Server braucht eine eigene Datei: rostra serve --database sqlite:////ordner/andere.sqlite
error-port = { $host }:{ $port } ist belegt oder nicht erlaubt ({ $why }); nimm einen anderen Port: rostra serve --port { $other }
error-database = { $database }: { $why }
error-no-database = { $database }: Diese Datenbank gibt es nicht
db-saved =
    In { $file } gesichert: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }.
db-restored =
    Wiederhergestellt: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }.
db-checked =
    Alles in Ordnung: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }.
db-wrong = Partie { $match }: { $why }
db-wrongs = Partien, mit denen etwas nicht stimmt: { $wrong } von { $matches }.
db-exported =
    { $records ->
        [one] Eine Aufzeichnung liegt in { $folder }.
       *[other] { $records } Aufzeichnungen liegen in { $folder }.
    }
db-file-exists = { $file } gibt es schon; nenne eine andere Datei.
db-not-a-backup = { $file } ist keine Sicherung von Rostra ({ $why }).
db-not-empty = In dieser Datenbank sind schon Partien; eine Sicherung wird in eine leere eingespielt.

## The page in the browser. Buttons and captions: short.

page-title = Spiele der Römer
page-lead = Spiel gegen einen Bot, zu mehreren an einem Gerät oder mit Freunden. Du musst nichts installieren und dich nirgends anmelden.
page-language = Sprache
page-your-name = Dein Name
page-offline = Der Server ist gerade nicht zu erreichen.
page-broken = Etwas konnte nicht geladen werden.
page-nowhere = Unter dieser Adresse gibt es nichts.
page-reload = Noch einmal laden
page-game-caesar = Caesar & Cleopatra
page-game-nero = Nero
page-about-caesar = Zwei Spieler ringen um die Gunst der Patrizier: Einfluss im Verborgenen, Intrigen am hellen Tag. Etwa 40 Minuten.
page-about-nero = Drei oder vier wollen nach Neros Tod auf den Thron: Legionen, Schlachten, Ereignisse. Etwa zwei Stunden.
page-start-bot = Gegen einen Bot spielen
page-start-friends = Freunde einladen
page-start-device = An einem Gerät
page-settings = Optionen
page-house = An diesem Tisch
page-bot-level = Stärke der Bots
page-level-random = Random: spielt irgendetwas
page-level-tiro = Tiro: ein Anfänger, macht Fehler
page-level-miles = Miles: spielt solide
page-level-centurio = Centurio: denkt kurz voraus
page-level-legatus = Legatus: überlegt eine Sekunde
page-level-imperator = Imperator: der Stärkste, überlegt fünf Sekunden
page-your-seat = Dein Platz
page-by-lot = per Los
page-option-edition = Ausgabe
page-option-action_decks = Aktionsstapel
page-option-orgies = Orgien
page-option-players = Spieler
page-option-length = Länge
page-option-acclamation = Zum Kaiser ausgerufen nach
page-value-kosmos = Original von 1997
page-value-italian = italienische
page-value-arranged = vom Spieler geordnet
page-value-shuffled = gemischt
page-value-standard = wie gedruckt
page-value-fading = verschwinden später
page-value-fewer = eine weniger
page-value-4 = 4
page-value-3 = 3
page-value-full = lang
page-value-short = kurz
page-value-any-victory = jedem Sieg
page-value-over-emperor = einem Sieg über einen Kaiser
page-people = Menschen
page-people-note = Mit Freunden oder an einem Gerät; die übrigen Plätze nehmen Bots.
page-player = Spieler { $number }
page-clock = Uhr
page-clock-none = keine
page-clock-live = für die ganze Partie
page-clock-correspondence = Tage für jeden Zug
page-minutes = Minuten für jeden Spieler
page-increment = Sekunden mehr für jeden Zug
page-days = Tage für jeden Zug
page-clock-days = { $days } T { $hours } Std
page-leavers = Für die, die gehen
page-leavers-none = spielt niemand weiter
page-pause = Sekunden zum Antworten
page-pause-note = So lange können andere auf eine Karte antworten. Die Pause kommt, ob jemand kann oder nicht.
page-listed = bei den offenen Partien zeigen
page-spectators = Zuschauer willkommen
page-hints = Tipps
page-takebacks = Zurücknehmen, wenn alle zustimmen
page-lobby = Offene Partien
page-lobby-empty = Gerade wartet niemand auf Mitspieler.
page-lobby-new = Es gibt neue offene Partien.
page-mine = Deine Partien
page-phase-gathering = wartet auf Spieler
page-phase-playing = wird gespielt
page-phase-over = ist zu Ende
page-records = Aufzeichnungen
page-upload = Eine Aufzeichnung ansehen (Textdatei)

## The page: before the start

page-seat-open = frei
page-seat-bot = Bot { $bot }
page-seat-you = du
page-seat-you-named = { $name } (du)
page-seat-away = { $name } (weg; { $bot } spielt)
page-seat-resigned = { $name } (hat aufgegeben)
page-somebody = jemand
page-ready = bereit
page-not-ready = noch nicht bereit
page-invite = Freunde einladen
page-invite-note = Wer diesen Link hat, kann einen freien Platz nehmen:
page-copy = Kopieren
page-copied = Kopiert.
page-own-link = An einem anderen Gerät weiterspielen
page-own-link-note = Dieser Link ist dein Platz: Behalte ihn für dich.
page-join = Platz nehmen
page-join-now = Mitspielen
page-rename = Umbenennen
page-waiting-for-players = Warten auf Spieler
page-do-ready = Ich bin bereit
page-do-not-ready = Noch nicht bereit
page-do-start = Jetzt anfangen (Bots nehmen freie Plätze)
page-do-cancel = Partie absagen
page-do-stand-up = Aufstehen

## The page: playing

page-deciding = Deine Entscheidung
page-log = Annalen
page-chat = Etwas sagen
page-say = Sagen
page-hand = Deine Hand
page-points = Punkte
page-no-table = Noch ist kein Tisch da.
page-waiting = Warten ...
page-waiting-for = { $seat } entscheidet.
page-thinking = ...
page-paused = Vielleicht antwortet jemand.
page-answer-in-time = Ohne deine Antwort geschieht es.
page-watching = Du siehst zu.
page-reconnecting = Die Verbindung ist weg; neuer Versuch ...
page-curtain = Jetzt darf nur { $seat } hinsehen.
page-curtain-lift = Vorhang auf
page-do-undo = Rückgängig
page-do-reset = Zug von vorn
page-do-takeback = Um Rücknahme bitten
page-do-hint = Tipp
page-hint-chance = { $percent } % Siegchance
page-hint-next = oder: { $what } ({ $percent } %)
page-do-quiet = In diesem Zug nicht antworten
page-do-leave = Gehen
page-do-back = Ich bin wieder da
page-do-resign = Aufgeben
page-do-agree = Zustimmen
page-do-decline = Ablehnen
page-do-withdraw = Zurückziehen
page-do-rematch = Noch einmal, Plätze getauscht
page-do-next = Zur Revanche
page-no = Nein
page-sure-leave = Die Partie verlassen? Ein Bot spielt für dich weiter, und du kannst zurückkommen.
page-sure-resign = Aufgeben? Das lässt sich nicht zurücknehmen.
page-sure-cancel = Die Partie für alle absagen?
page-sure-stand-up = Deinen Platz aufgeben?
page-takeback-asked = { $who } möchte die letzte Entscheidung zurücknehmen.
page-takeback-own = Du möchtest deine letzte Entscheidung zurücknehmen; die anderen müssen zustimmen.

page-event-sat = { $called } nimmt Platz: { $place }.
page-event-bot = Ein Bot nimmt Platz: { $place } ({ $bot }).
page-event-ready = { $who } ist bereit.
page-event-not-ready = { $who } ist noch nicht bereit.
page-event-started = Die Partie beginnt.
page-event-undone = { $who } nimmt eine Entscheidung zurück.
page-event-takeback-asked = { $who } möchte eine Entscheidung zurücknehmen.
page-event-takeback-agreed = { $who } stimmt zu.
page-event-takeback-declined = { $who } lehnt ab.
page-event-named = { $place } heißt jetzt { $called }.
page-event-left = { $who } geht.
page-event-timeout = { $who } hat keine Zeit mehr.
page-event-back = { $who } ist wieder da.
page-event-resigned = { $who } gibt auf.
page-event-rematch-asked = { $who } möchte eine Revanche.
page-event-rematch = Die Revanche ist bereit.
page-over-resigned = Die Partie ist zu Ende: Jemand hat aufgegeben.
page-over-timeout = Die Partie ist zu Ende: Jemand hatte keine Zeit mehr.
page-over-cancelled = Die Partie wurde abgesagt.
page-over-unfinished = Die Aufzeichnung endet hier, mitten in der Partie.

## The page: after the end

page-rematch-asked = Eine Revanche möchte: { $who }
page-rematch-waiting = Die Revanche beginnt, sobald alle anderen sie auch wollen.
page-download = Aufzeichnung herunterladen
page-home-door = Zur Eingangstür
page-replay = Wiederholung
page-replay-as = Gesehen von
page-replay-all = allen (alle Karten offen)
page-replay-moment = Moment
page-replay-place = { $ply } von { $plies }
page-replay-first = Zum Anfang
page-replay-back = Zurück
page-replay-play = Abspielen
page-replay-stop = Anhalten
page-replay-next = Weiter
page-replay-last = Zum Ende

## The page: the table of Caesar & Cleopatra

page-caesar-counts = Hand: { $influence } Einfluss, { $actions } Aktion; Stapel: { $influencePile } und { $actionPile }
page-cards-at = { $seat }, { $group }: offen { $cards }; verdeckt { $list }; unbekannt { $hidden }

## The page: the table of Nero

page-kp = KP
page-controlled-by = kontrolliert von { $seat }
page-neutral = neutral
page-troops-marked = { $name }: { $troops }, mit Rückzugsmarker
page-port = Hafen
page-germans = Germanen: hinein kostet 3 BP
page-home = Heimat von { $seat }
page-turn-cards = In diesem Zug für BP und GP genutzte Karten: { $used }; übrig: { $left }.
page-turn-activation = Aktiviert: { $province }, noch { $bp } BP.
page-turn-force = Unterwegs in { $province }: { $troops }.
