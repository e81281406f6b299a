score-patricians = { $group }: Patrizier
score-majority = { $group }: Mehrheit
score-all = { $group }: ganze Gruppe
score-bonus = { $group }: Einflussbonus
score-won-by-patricians = { $seat } gewinnt: gleich viele Punkte, aber mehr Patrizier.
score-draw = Unentschieden: gleich viele Punkte und gleich viele Patrizier.

## The result in short

result-by-patricians = alle Patrizier gewonnen
result-by-influence = keine Einflusskarten mehr
result-by-blocked = kein Platz zum Anlegen
result-by-stalled = nichts ging mehr voran
