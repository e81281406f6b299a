score-patricians = { $group }: patriciërs
score-majority = { $group }: meerderheid
score-all = { $group }: hele factie
score-bonus = { $group }: invloedbonus
score-won-by-patricians = { $seat } wint: evenveel punten, maar meer patriciërs.
score-draw = Gelijkspel: evenveel punten en evenveel patriciërs.

## The result in short

result-by-patricians = alle patriciërs gewonnen
result-by-influence = geen invloedkaarten meer
result-by-blocked = geen plaats meer om aan te leggen
result-by-stalled = er gebeurde niets meer
