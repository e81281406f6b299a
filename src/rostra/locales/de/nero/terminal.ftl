## Playing

nero-help-page =
    Nero ist tot, und du willst auf den Thron: Wer nach vier Runden
    die meisten Siegpunkte (SP) hat, gewinnt. `? Punkte` sagt, wofür es sie gibt,
    `? Kaiser`, wie man einer wird.
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

## The map

nero-error-province = Die Provinz „{ $value }“ gibt es nicht; es gibt: { $known }
