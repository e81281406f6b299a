### BP bewegingspunten, GP gevechtspunten, KP kandidaatspunten, OP overwinningspunten. Begrippen: gebied, provincie, legioen,
### Leider, Generaal, Kandidaat, Keizer, strijdmacht (wie samen optrekt; een leger is gedrukt minstens twee legioenen), al bewogen (spent), moe (tired), terugtochtkaartje, doortocht.

nero-seat-galba = Galba
nero-seat-vitellius = Vitellius
nero-seat-otho = Otho
nero-seat-vespasian = Vespasianus
# Before the areas are chosen
nero-seat-seat1 = Plaats 1
nero-seat-seat2 = Plaats 2
nero-seat-seat3 = Plaats 3
nero-seat-seat4 = Plaats 4

nero-area-west = Westen
nero-area-north = Noorden
nero-area-danube = Donau
nero-area-east = Oosten
nero-area-italy = Italië

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
nero-province-italia-nord = Noord-Italië
nero-province-italia-sud = Zuid-Italië
nero-province-roma = Rome

nero-rank-general = Generaal
nero-rank-candidate = Kandidaat
nero-rank-emperor = Keizer

nero-card-bribery = Omkoperij
nero-card-bad-omens = Slechte Voortekens
nero-card-bad-weather = Slecht Weer
nero-card-praetorian-guard = Praetoriaanse Garde
nero-card-galley = Galei
nero-card-ave-caesar = Ave Caesar
nero-card-rebellion = Rebellie
# Without a province: all revolts together
nero-card-revolt = Oproer in { $province }
nero-card-senate = Invloed van de Senaat
nero-card-assassin = Sluipmoordenaar
nero-card-bad-health = Slechte Gezondheid
nero-card-crisis = Crisis in Rome
nero-card-germans = Aanval van een Germaanse stam
nero-card-traitor = Verrader

# $troops in the sentences below is one of these
nero-troops-legions =
    { $legions ->
        [one] 1 legioen
       *[other] { $legions } legioenen
    }
nero-troops-both =
    { $legions ->
        [one] 1 legioen en de Leider
       *[other] { $legions } legioenen en de Leider
    }
nero-troops-leader = de Leider
