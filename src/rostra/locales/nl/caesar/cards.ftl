explain-number = 1 tot en met 5: invloed. Bij een vertrouwensvraag telt elke kant zijn kaarten op; de hoogste som wint een patriciër. Daarna legt de kant met de hoogste som daar zijn hoogste kaart af, de andere kant zijn laagste.
explain-P = Filosoof (F): invloed 0. Hebben de twee kanten niet evenveel filosofen, dan wint de laagste som. Na de vertrouwensvraag worden alle filosofen daar afgelegd, behalve bij een gelijke stand.
explain-assassination = Aanslag (4): verwijder één open invloedkaart van je tegenstander, bij een factie naar keuze.
explain-spy = Spion (2): bekijk de hand van je tegenstander en kies één kaart die wordt afgelegd. De tegenstander mag daarvoor een kaart trekken.
explain-castling = Rokade (2): neem al je kaarten bij twee facties op en verdeel ze daar opnieuw zoals je wilt, allemaal gedekt.
explain-scout = Verkenner (2): draai bij één factie alle kaarten van je tegenstander open. Ze blijven open liggen.
explain-wrath = Toorn der goden (1): bij één factie worden alle invloedkaarten van beide kanten afgelegd.
explain-veto = Veto (2): speel het meteen tegen een actiekaart van je tegenstander, en die kaart heeft geen effect. Daarna mag je een kaart trekken; in de Italiaanse uitgave moet dat. Tegen een veto bestaat geen veto.
explain-orgy = Orgie (bij de vertrouwensvragen): deze keer wordt niemand iets gevraagd.
explain-shuffle = Orgie, schudden (bij de vertrouwensvragen): niemand wordt iets gevraagd, en alle vertrouwensvragen die nog in het spel zijn, worden tot een nieuwe stapel geschud.
explain-bonus = Geheime invloedbonus: 2 punten als je minstens 3 patriciërs van die factie wint.
explain-group = Facties: 5 Senatoren, 5 Praetoren, 5 Quaestoren, 3 Censoren, 3 Aedilen. Een patriciër is 1 punt, de meerderheid van een factie nog 1, een hele factie daarbovenop nog 1. Bij een factie liggen hoogstens 5 kaarten van één kant en 8 van beide kanten samen; liggen er 8 als alle kaarten van de beurt gespeeld zijn, dan wordt daar nog vóór het aanvullen de vertrouwensvraag gesteld.
explain-group-now =
    { $left ->
        [0] { $group }: niemand meer over.
       *[other] { $group }: nog { $left } over.
    }
