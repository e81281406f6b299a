report-ended-patricians = konec: všichni patricijové rozebraní
report-ended-influence = konec: došly karty vlivu
report-ended-blocked = konec: poslední hráč nemá kam vykládat
report-ended-stalled = konec: nikdo už netáhl

balance-way-down = lícem dolů
balance-way-up = lícem vzhůru
balance-way-action = zahraná
balance-way-exchange = vyměněná
balance-source-patricians = patricijové
balance-source-majority = většiny
balance-source-all = celé skupiny
balance-source-bonus = vlivový bonus
