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
why-acted = Pro Zug darf nur eine Aktionskarte gespielt werden, und die ist schon gespielt.
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
why-must-exchange = Ohne Einflusskarte auf der Hand musst du mindestens eine Karte tauschen, damit du wieder eine bekommst.
why-must-draw-influence = Ohne Einflusskarte auf der Hand muss die letzte Karte vom Einflussstapel kommen.
why-pile-empty = Im { $pile } ist keine Karte mehr.
why-not-in-that-hand = Diese Karte ist nicht unter den Handkarten: { $card }.
why-stacked = Davon sind schon alle im Stapel: { $card }.
why-set-already = Diese Karte ist schon angelegt: { $card }.
why-set-order = Die Gruppen kommen der Reihe nach dran. Jetzt: { $group }.
why-not-in-pile = So eine Karte ist nicht mehr im Stapel: { $card }.
why-not-in-deck = So eine Vertrauensfrage ist nicht mehr im Stapel: { $vote }.

## What is asked now (part of the reasons above)

asked-bonus = Gerade wird ein Einflussbonus ausgeteilt.
asked-pile = Gefragt ist, wie dein Aktionsstapel liegen soll: `arrange` (ordnen) oder `shuffle` (mischen).
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
