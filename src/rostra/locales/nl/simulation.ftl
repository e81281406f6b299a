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
