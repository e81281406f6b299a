nero-event-wants = { $seat } noemt in het geheim: { $area }.
nero-event-wanted = { $seat } wil: { $area }.
nero-event-lot = Het lot heeft beslist. { $area }: { $seat }.
# $seat is the leader of the area
nero-event-area = { $area }: { $seat }.
nero-event-placed = { $seat } plaatst een legioen: { $province }.
nero-event-home = { $seat } kiest als thuisprovincie: { $province }.
nero-event-round = Ronde { $round }. Nieuwe kaarten voor iedereen; { $opener } opent.
nero-event-dealt = { $seat } krijgt een kaart.
nero-event-dealt-known = { $seat } krijgt: { $card }.
nero-event-turn = { $seat } is aan de beurt.
nero-event-turn-last = { $seat } is aan de beurt, voor het laatst in deze ronde: alleen { $seat } heeft nog kaarten.
nero-event-lost =
    { $cards ->
        [one] { $seat } verliest een ongebruikte kaart.
       *[other] { $seat } verliest { $cards } ongebruikte kaarten.
    }

nero-event-activated = { $seat } activeert { $province }.
nero-event-move-card = { $seat } gebruikt { $card } voor { $bp } BP (samen { $pool }).
nero-event-force = { $seat } stuurt een strijdmacht op weg uit { $province }: { $troops }.
# This is announced, and can be answered ...
nero-event-stepping = { $seat } wil oprukken van { $province } naar { $other }: { $troops }.
# ... and this has happened
nero-event-stepped = { $seat } rukt op van { $province } naar { $other }: { $troops }.
nero-event-left = { $seat } laat achter in { $province }: { $troops }.
nero-event-took = { $seat } neemt mee in { $province }: { $troops }.
nero-event-halted = { $seat } houdt halt in { $province }: { $troops }.
nero-event-unmarked =
    { $legions ->
        [one] { $seat } haalt in { $province } een terugtochtkaartje weg.
       *[other] { $seat } haalt in { $province } { $legions } terugtochtkaartjes weg.
    }
# $seats is a list
nero-event-asked-leave = { $seat } vraagt doortocht aan: { $seats }.
nero-event-granted = { $seat } staat het toe.
nero-event-refused = { $seat } weigert.
nero-event-retreating = { $seat } wil zich terugtrekken van { $province } naar { $other }.
nero-event-retreated =
    { $legions ->
        [one] { $seat } trekt zich met 1 legioen terug van { $province } naar { $other }.
       *[other] { $seat } trekt zich met { $legions } legioenen terug van { $province } naar { $other }.
    }
nero-event-stayed = { $seat } blijft.

nero-event-attacking = { $seat } valt { $opponent } aan in { $province }.
nero-event-attacked = De veldslag tussen { $seat } en { $opponent } in { $province } begint.
nero-event-laid = { $seat } legt voor de veldslag: { $card }.
nero-event-ready = { $seat } is klaar voor de veldslag.
# $cards are the cards laid, or "none"
nero-event-battle-side = { $seat }: sterkte { $strength } (kaarten: { $cards })
nero-event-battle-won = { $province }: { $seat } verslaat { $opponent }. Eén legioen loopt over, 1 OP.
nero-event-battle-draw = { $province }: gelijke stand. Alles blijft, maar de strijdmacht rukt niet meer op en valt niet meer aan.

nero-event-rank-legions = De legioenen juichen: { $seat } is Kandidaat voor de troon!
nero-event-rank-rome = Kandidaat { $seat } staat in Rome: hij wordt Keizer!
nero-event-rank-victory = Na de overwinning wordt { $seat } tot Keizer uitgeroepen!
nero-event-rank-declared = { $seat } wordt in Rome tot Keizer uitgeroepen!
nero-event-rank-lost = { $seat } heeft verloren en is weer Generaal.
nero-event-rank-assassinated = De Sluipmoordenaar slaat toe: { $seat } is weer Generaal.

nero-event-event = { $seat } speelt: { $card }.
nero-event-aimed-galley = { $seat } speelt Galei, van { $province } naar { $other }: { $troops }.
nero-event-aimed-assassin = { $seat } speelt Sluipmoordenaar tegen { $opponent }.
nero-event-aimed-crisis = { $seat } speelt Crisis in Rome: { $opponent } moet daarheen.
nero-event-aimed-traitor = { $seat } speelt Verrader tegen { $opponent }.
nero-event-aimed-germans = { $seat } speelt Aanval van een Germaanse stam: { $province }.
nero-event-aimed-rebellion = { $seat } speelt Rebellie in { $province } tegen { $opponent }.
nero-event-countered = { $seat } countert: { $card }.
nero-event-countered-two = { $seat } countert met twee kaarten: { $card }.
nero-event-off = De kaart van { $seat } heeft geen effect: { $card }.
nero-event-off-step = { $seat } kan niet oprukken: de stap gaat niet door.
nero-event-off-attack = { $seat } kan niet aanvallen: de veldslag gaat niet door.
nero-event-off-retreat = { $seat } kan zich niet terugtrekken.
nero-event-held = { $seat } is ziek en reist deze beurt niet meer.
nero-event-removed = Deze kaarten verdwijnen uit het spel: { $cards }.
nero-event-kp = { $seat } heeft deze beurt { $kp } KP dankzij kaarten.
nero-event-sailed = De galei van { $seat } vaart van { $province } naar { $other }: { $troops }.
nero-event-landed = { $seat } landt in { $province }.
nero-event-landed-spent = { $seat } landt in { $province } en moet daar deze beurt blijven.
nero-event-called = { $seat } is nu in Rome.
nero-event-stolen = { $seat } trekt een kaart uit de hand van { $opponent }.
nero-event-stolen-known = { $seat } trekt een kaart uit de hand van { $opponent }: { $card }.
nero-event-stolen-nothing = De verrader van { $seat } vindt niets: { $opponent } heeft geen kaart meer.
nero-event-germans = Germanen vallen { $province } binnen: iedereen moet weg, en binnengaan kost 3 BP.
nero-event-sent = { $seat } wijkt uit van { $province } naar { $other }.
nero-event-sent-neutral = { $seat } stuurt de neutrale legioenen van { $province } naar { $other }.
nero-event-revolt = Oproer in { $province }: { $seat } moet daar twee legioenen hebben.
nero-event-brought = { $seat } haalt een legioen van { $province } naar { $other }.
nero-event-neutral =
    { $legions ->
        [0] { $province }: geen legioen van { $seat } wordt neutraal.
        [one] { $province }: één legioen van { $seat } wordt neutraal.
       *[other] { $province }: { $legions } legioenen van { $seat } worden neutraal.
    }

nero-event-scored-emperor = { $seat } krijgt { $points } OP: Keizer.
nero-event-scored-rome = { $seat } krijgt { $points } OP: Keizer in Rome.
nero-event-scored-areas = { $seat } krijgt { $points } OP: gecontroleerde gebieden.
nero-event-scored-italy = { $seat } krijgt { $points } OP: provincies van Italië.
nero-event-ended-control = Het spel is afgelopen: het rijk is in één hand.
nero-event-ended-rounds = Het spel is afgelopen na vier ronden.
