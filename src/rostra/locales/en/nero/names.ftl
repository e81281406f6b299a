### The names in Nero: seats, cards, places.
###
### MP are movement points, FP fighting points, CP candidate points, VP victory points: choose your own short forms and keep
### to them. $province, $other, $area, $rank, $seat, $opponent, $card arrive in your own words, in the nominative.

nero-seat-galba = Galba
nero-seat-vitellius = Vitellius
nero-seat-otho = Otho
nero-seat-vespasian = Vespasian
# Before the areas are chosen
nero-seat-seat1 = Seat 1
nero-seat-seat2 = Seat 2
nero-seat-seat3 = Seat 3
nero-seat-seat4 = Seat 4

nero-area-west = West
nero-area-north = North
nero-area-danube = Danube
nero-area-east = East
nero-area-italy = Italy

# Provinces have their Latin names in all languages, as in the notation; on the map is room for 13 letters
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
nero-province-italia-nord = North Italy
nero-province-italia-sud = South Italy
nero-province-roma = Rome

nero-rank-general = general
nero-rank-candidate = candidate
nero-rank-emperor = emperor

nero-card-bribery = Bribery
nero-card-bad-omens = Bad Omens
nero-card-bad-weather = Bad Weather
nero-card-praetorian-guard = Praetorian Guard
nero-card-galley = Galley
nero-card-ave-caesar = Ave Caesar
nero-card-rebellion = Rebellion
# Without a province: all revolts together
nero-card-revolt = Revolt in { $province }
nero-card-senate = Influence of the Senate
nero-card-assassin = Assassin
nero-card-bad-health = Bad Health
nero-card-crisis = Crisis in Rome
nero-card-germans = Germanic Attack
nero-card-traitor = Traitor

# $troops in the sentences below is one of these
nero-troops-legions =
    { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }
nero-troops-both =
    { $legions ->
        [one] 1 legion and the leader
       *[other] { $legions } legions and the leader
    }
nero-troops-leader = the leader
