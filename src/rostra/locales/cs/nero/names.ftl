### PB pohybové body, BB bojové body, KB kandidátské body, VB vítězné body. Pojmy: oblast, provincie, legie, vůdce, generál,
### kandidát, císař, vojsko (kdo táhne společně), už táhl (spent), unavený (tired), žeton ústupu, průchod.

nero-seat-galba = Galba
nero-seat-vitellius = Vitellius
nero-seat-otho = Otho
nero-seat-vespasian = Vespasianus
# Before the areas are chosen
nero-seat-seat1 = Místo 1
nero-seat-seat2 = Místo 2
nero-seat-seat3 = Místo 3
nero-seat-seat4 = Místo 4

nero-area-west = Západ
nero-area-north = Sever
nero-area-danube = Podunají
nero-area-east = Východ
nero-area-italy = Itálie

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
nero-province-italia-nord = Severní Itálie
nero-province-italia-sud = Jižní Itálie
nero-province-roma = Řím

nero-rank-general = generál
nero-rank-candidate = kandidát
nero-rank-emperor = císař

nero-card-bribery = Úplatek
nero-card-bad-omens = Zlá znamení
nero-card-bad-weather = Nepohoda
nero-card-praetorian-guard = Pretoriánská garda
nero-card-galley = Galéra
nero-card-ave-caesar = Ave Caesar
nero-card-rebellion = Vzpoura
# Without a province: all revolts together
nero-card-revolt = Povstání ({ $province })
nero-card-senate = Vliv senátu
nero-card-assassin = Nájemný vrah
nero-card-bad-health = Nemoc
nero-card-crisis = Krize v Římě
nero-card-germans = Vpád Germánů
nero-card-traitor = Zrádce

# $troops in the sentences below is one of these
nero-troops-legions =
    { $legions ->
        [one] 1 legie
        [few] { $legions } legie
       *[other] { $legions } legií
    }
nero-troops-both =
    { $legions ->
        [one] 1 legie a vůdce
        [few] { $legions } legie a vůdce
       *[other] { $legions } legií a vůdce
    }
nero-troops-leader = vůdce
