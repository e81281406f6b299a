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
