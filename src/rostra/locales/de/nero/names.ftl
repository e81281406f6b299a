### BP Bewegungspunkte, GP Gefechtspunkte, KP Kandidatenpunkte, SP Siegpunkte. Begriffe: Gebiet, Provinz, Legion, Anführer,
### General, Kandidat, Kaiser, Heer (wer gemeinsam marschiert; nie „Trupp“), „schon marschiert“ (spent), müde (tired), Rückzugsmarker, Durchzug.

nero-seat-galba = Galba
nero-seat-vitellius = Vitellius
nero-seat-otho = Otho
nero-seat-vespasian = Vespasian
# Before the areas are chosen
nero-seat-seat1 = Platz 1
nero-seat-seat2 = Platz 2
nero-seat-seat3 = Platz 3
nero-seat-seat4 = Platz 4

nero-area-west = Westen
nero-area-north = Norden
nero-area-danube = Donau
nero-area-east = Osten
nero-area-italy = Italien

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
nero-province-italia-nord = Norditalien
nero-province-italia-sud = Süditalien
nero-province-roma = Rom

nero-rank-general = General
nero-rank-candidate = Kandidat
nero-rank-emperor = Kaiser

nero-card-bribery = Bestechung
nero-card-bad-omens = Böse Vorzeichen
nero-card-bad-weather = Schlechtes Wetter
nero-card-praetorian-guard = Prätorianergarde
nero-card-galley = Galeere
nero-card-ave-caesar = Ave Caesar
nero-card-rebellion = Rebellion
# Without a province: all revolts together
nero-card-revolt = Aufruhr in { $province }
nero-card-senate = Einfluss des Senats
nero-card-assassin = Meuchelmörder
nero-card-bad-health = Krankheit
nero-card-crisis = Krise in Rom
nero-card-germans = Germanenangriff
nero-card-traitor = Verräter

# $troops in the sentences below is one of these
nero-troops-legions =
    { $legions ->
        [one] 1 Legion
       *[other] { $legions } Legionen
    }
nero-troops-both =
    { $legions ->
        [one] 1 Legion und Anführer
       *[other] { $legions } Legionen und Anführer
    }
nero-troops-leader = Anführer
