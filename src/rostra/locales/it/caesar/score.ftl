score-patricians = { $group }: patrizi
score-majority = { $group }: maggioranza
score-all = { $group }: gruppo intero
score-bonus = { $group }: influenza bonus
score-won-by-patricians = Vince { $seat }: punti pari, ma più patrizi.
score-draw = Pareggio: stessi punti e altrettanti patrizi.

## The result in short

result-by-patricians = tutti i patrizi conquistati
result-by-influence = carte influenza esaurite
result-by-blocked = niente posto per l'ultimo giocatore
result-by-stalled = nessuno si muoveva più
