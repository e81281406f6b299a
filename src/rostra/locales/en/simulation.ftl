### rostra simulate, and the tables that the arena shows, too.

simulate-progress = Playing
simulate-time =
    { $games ->
        [one] One game in { $seconds } s
       *[other] { $games } games in { $seconds } s
    }
simulate-saved = Records: { $folder }
simulate-interrupted = Interrupted: { $games } of { $wanted } games were played.
error-simulate-died = A process that played has died; perhaps there was no memory left. { $games } of { $wanted } games were played; for all of them begin again, with fewer --jobs if need be

report-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    }
report-per-game = per game
report-mean = mean
report-error = +- 95%
report-median = median
report-least = least
report-most = most
report-count = games
report-decisions = decisions
report-turns = turns
report-points = points: { $seat } ({ $player })
# By the name a seat has at the end
report-points-as = points: { $seat }
report-margin = winning margin
report-lead = { $seat } minus { $opponent }
report-games-column = games
report-share-column = share
report-interval-column = 95% interval
report-wins = won: { $seat } ({ $player })
report-wins-as = won: { $seat }
report-draws = drawn
