report-ended-patricians = Ende: alle Patrizier gewonnen
report-ended-influence = Ende: keine Einflusskarten mehr
report-ended-blocked = Ende: kein Platz zum Anlegen
report-ended-stalled = Ende: nichts ging mehr voran

balance-way-down = verdeckt
balance-way-up = offen
balance-way-action = gespielt
balance-way-exchange = getauscht
balance-source-patricians = Patrizier
balance-source-majority = Mehrheiten
balance-source-all = ganze Gruppen
balance-source-bonus = geheimer Bonus
