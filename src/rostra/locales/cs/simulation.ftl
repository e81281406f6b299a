simulate-progress = Hraje se
simulate-time =
    { $games ->
        [one] { $games } hra za { $seconds } s
        [few] { $games } hry za { $seconds } s
       *[other] { $games } her za { $seconds } s
    }
simulate-saved = Záznamy: { $folder }
simulate-interrupted = Přerušeno: odehráno her { $games } z { $wanted }.
error-simulate-died = Proces, který hrál, spadl; možná došla paměť. Odehráno her: { $games } z { $wanted }. Chceš-li všechny, začni znovu, případně s nižším --jobs

report-games =
    { $games ->
        [one] Jedna hra
        [few] { $games } hry
       *[other] { $games } her
    }
report-per-game = na hru
report-mean = průměr
report-error = +- (95 %)
report-median = medián
report-least = min.
report-most = max.
report-count = her
report-decisions = rozhodnutí
report-turns = tahy
report-points = body: { $seat } ({ $player })
# By the name a seat has at the end
report-points-as = body: { $seat }
report-margin = náskok vítěze
report-lead = { $seat } mínus { $opponent }
report-games-column = her
report-share-column = podíl
report-interval-column = interval 95 %
report-wins = výhry: { $seat } ({ $player })
report-wins-as = výhry: { $seat }
report-draws = remízy
