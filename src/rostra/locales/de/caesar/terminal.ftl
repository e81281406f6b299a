## The grid of choices

# First column of the grid of choices: a card (1 to 5 or P), and whether the numbers lay it face down, face up, or "down / up"
grid-faces = { $symbol } verd./offen
grid-down = { $symbol } verdeckt
grid-up = { $symbol } offen

## The cards as they lie

# In the corners of the philosopher's card, as the printed cards of this language have it. P can be typed in every language
letter-P = P

## Playing

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
