report-ended-patricians = fine: tutti i patrizi conquistati
report-ended-influence = fine: carte influenza esaurite
report-ended-blocked = fine: niente posto per l'ultimo giocatore
report-ended-stalled = fine: nessuno si muoveva più

balance-way-down = coperta
balance-way-up = scoperta
balance-way-action = giocata
balance-way-exchange = scambiata
balance-source-patricians = patrizi
balance-source-majority = maggioranze
balance-source-all = gruppi interi
balance-source-bonus = influenza bonus
