### Simulations and balance reports of Caesar & Cleopatra.

report-ended-patricians = ended: all patricians won
report-ended-influence = ended: no influence cards left
report-ended-blocked = ended: no room for the last player
report-ended-stalled = ended: nobody moved any more

balance-way-down = face down
balance-way-up = face up
balance-way-action = played
balance-way-exchange = exchanged
balance-source-patricians = patricians
balance-source-majority = majorities
balance-source-all = whole groups
balance-source-bonus = secret bonus
