simulate-progress = Partite
simulate-time =
    { $games ->
        [one] Una partita in { $seconds } s
       *[other] { $games } partite in { $seconds } s
    }
simulate-saved = Registrazioni: { $folder }
simulate-interrupted = Interrotto. Partite giocate: { $games } su { $wanted }.
error-simulate-died = Un processo che giocava è morto; forse la memoria era esaurita. Partite giocate: { $games } su { $wanted }. Per giocarle tutte ricomincia, se serve con un --jobs più basso

report-games =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }
report-per-game = per partita
report-mean = media
report-error = +- 95 %
report-median = mediana
report-least = min
report-most = max
report-count = partite
report-decisions = decisioni
report-turns = turni
report-points = punti: { $seat } ({ $player })
# By the name a seat has at the end
report-points-as = punti: { $seat }
report-margin = distacco del vincitore
report-lead = { $seat } davanti a { $opponent }
report-games-column = partite
report-share-column = quota
report-interval-column = intervallo 95 %
report-wins = vittorie: { $seat } ({ $player })
report-wins-as = vittorie: { $seat }
report-draws = pareggi
