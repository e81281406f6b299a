### PM punti movimento, PB punti battaglia, PC punti candidatura, PV punti vittoria. Termini: regione (le quattro aree),
### provincia, legione, condottiero, generale, candidato, imperatore, provincia d'origine, armata (chi marcia insieme), ha già marciato (spent), stanca (tired), il via libera (maschile), segnalino ritirata.

nero-seat-galba = Galba
nero-seat-vitellius = Vitellio
nero-seat-otho = Otone
nero-seat-vespasian = Vespasiano
# Before the areas are chosen
nero-seat-seat1 = Posto 1
nero-seat-seat2 = Posto 2
nero-seat-seat3 = Posto 3
nero-seat-seat4 = Posto 4

nero-area-west = Occidente
nero-area-north = Nord
nero-area-danube = Danubio
nero-area-east = Oriente
nero-area-italy = Italia

nero-province-lusitania = Lusitania
nero-province-baetica = Baetica
nero-province-tarraconensis = Tarraconensis
nero-province-aquitania = Aquitania
nero-province-narbonensis = Narbonensis
nero-province-britannia = Britannia
nero-province-belgica = Belgica
nero-province-lugdunensis = Lugdunensis
nero-province-germania-inferior = Germania Inferior
nero-province-germania-superior = Germania Superior
nero-province-raetia = Raetia
nero-province-noricum = Noricum
nero-province-pannonia = Pannonia
nero-province-dalmatia = Dalmatia
nero-province-moesia = Moesia
nero-province-achaia = Achaia
nero-province-asia = Asia
nero-province-syria = Syria
nero-province-iudaea = Iudaea
nero-province-aegyptus = Aegyptus
nero-province-italia-nord = Italia Nord
nero-province-italia-sud = Italia Sud
nero-province-roma = Roma

nero-rank-general = generale
nero-rank-candidate = candidato
nero-rank-emperor = imperatore

nero-card-bribery = Corruzione
nero-card-bad-omens = Cattivi Presagi
nero-card-bad-weather = Maltempo
nero-card-praetorian-guard = Guardia Pretoriana
nero-card-galley = Galea
nero-card-ave-caesar = Ave Caesar
nero-card-rebellion = Ribellione
# Without a province: all revolts together
nero-card-revolt = Rivolta in { $province }
nero-card-senate = Influenza del Senato
nero-card-assassin = Sicario
nero-card-bad-health = Malattia
nero-card-crisis = Crisi a Roma
nero-card-germans = Attacco Germanico
nero-card-traitor = Traditore

# $troops in the sentences below is one of these
nero-troops-legions =
    { $legions ->
        [one] 1 legione
       *[other] { $legions } legioni
    }
nero-troops-both =
    { $legions ->
        [one] 1 legione e il condottiero
       *[other] { $legions } legioni e il condottiero
    }
nero-troops-leader = il condottiero
