report-ended-patricians = einde: alle patriciërs gewonnen
report-ended-influence = einde: geen invloedkaarten meer
report-ended-blocked = einde: geen plaats meer om aan te leggen
report-ended-stalled = einde: er gebeurde niets meer

balance-way-down = gedekt
balance-way-up = open
balance-way-action = gespeeld
balance-way-exchange = geruild
balance-source-patricians = patriciërs
balance-source-majority = meerderheden
balance-source-all = hele facties
balance-source-bonus = invloedbonus
