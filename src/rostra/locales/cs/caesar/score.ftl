score-patricians = { $group }: patricijové
score-majority = { $group }: většina
score-all = { $group }: celá skupina
score-bonus = { $group }: vlivový bonus
score-won-by-patricians = Vítězí { $seat }: bodů je stejně, ale patricijů má víc.
score-draw = Remíza: stejně bodů i patricijů.

## The result in short

result-by-patricians = všichni patricijové rozebraní
result-by-influence = došly karty vlivu
result-by-blocked = poslední hráč nemá kam vykládat
result-by-stalled = nikdo už netáhl
