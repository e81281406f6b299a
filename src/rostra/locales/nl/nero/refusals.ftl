nero-why-spelling = je schrijft het zo: `{ $right }`.
nero-why-unknown = zo'n invoer bestaat niet, wel bijvoorbeeld `{ $right }`.
nero-why-unknown-asked = zo'n invoer bestaat niet. { $right }
nero-why-not-asked = dat is nu niet aan de orde. { $asked }
nero-why-over = het spel is afgelopen.
nero-why-area-taken = dit gebied is al van { $seat }: { $area }.
nero-why-own-area = { $province } ligt niet in jouw gebied; dat is: { $area }.
nero-why-not-in-deck = zo'n kaart zit niet meer in de stapel: { $card }.
nero-why-not-in-hand = deze kaart zit niet in de hand: { $card }.
nero-why-not-in-that-hand = deze kaart zit niet in die hand: { $card }.
nero-why-two-briberies = bij een sluipmoord houden alleen twee Omkoperijen een garde tegen: `counter-two bribery`.
nero-why-only-one = daar zijn er twee van nodig, en er zit er maar één in de hand: { $card }.
nero-why-two-not-needed = met twee ervan counter je alleen een Praetoriaanse Garde bij een sluipmoord: { $card }.
nero-why-does-not-counter = deze kaart helpt niet tegen wat er gespeeld is: { $card }.
nero-why-once = deze gebeurtenis kan maar één keer per beurt, en ze is al gespeeld: { $card }.
nero-why-own-turn = deze kaart kun je alleen in je eigen beurt spelen: { $card }.
nero-why-answers-only = deze gebeurtenis is alleen een antwoord op wat anderen doen: { $card }.
nero-why-nothing-to-counter = er valt nu niets te counteren.
nero-why-not-bordering = { $province } grenst niet aan { $here }.
nero-why-leaders-only = in Rome mogen alleen Leiders komen, zonder legioenen.
nero-why-came-from = wie { $here } binnenkwam, kwam uit { $province }: daarheen trekt niemand zich terug.
nero-why-others-there = in { $province } staan legioenen van anderen.
nero-why-must-flee = een verslagen aanvaller moet zich terugtrekken als hij kan.
nero-why-marked-lay-none = legioenen met een terugtochtkaartje vechten niet, dus je legt voor hen geen kaarten.
nero-why-most-cards =
    { $most ->
        [0] deze beurt mag je geen kaart meer leggen.
        [one] je mag één kaart leggen, en die ligt er al.
       *[other] je mag { $most } kaarten leggen, en die liggen er al.
    }
nero-why-lay-a-card = de aanvaller legt minstens één kaart.
nero-why-nobody-to-board = in geen enkele haven staat iemand van jou die kan inschepen.
nero-why-nobody-boards-here = in { $province } kan niemand van jou inschepen.
nero-why-no-port = { $province } heeft geen haven.
nero-why-other-port = de galei moet naar een andere haven varen.
nero-why-load =
    { $free ->
        [0] in { $here } kan geen legioen inschepen.
        [one] in { $here } kan maar één legioen inschepen.
       *[other] in { $here } kunnen maar { $free } legioenen inschepen.
    }
nero-why-leader-cannot-board = je Leider kan in { $here } niet inschepen.
nero-why-no-emperor-in-rome = er is geen Keizer in Rome.
nero-why-no-emperor-outside = er is geen Keizer buiten Rome.
nero-why-nobody-has-cards = niemand anders heeft een kaart.
nero-why-germans-there = in { $province } zijn de Germanen al, en verder niemand.
nero-why-four-neutral = er zijn al vier neutrale legioenen, en meer worden het er nooit.
nero-why-free-area = { $province } hoort bij een gebied dat van niemand is.
nero-why-no-legions-left = { $seat } heeft geen legioenen meer.
nero-why-no-general = je Leider is al meer dan Generaal.
nero-why-two-emperors = er zijn al twee Keizers, en meer worden het er nooit.
nero-why-not-at-home = je Leider moet in zijn thuisprovincie { $home } zijn, maar hij is in { $there }.
nero-why-no-legion-at-home = je Leider heeft in { $home } een van je legioenen bij zich nodig.
nero-why-area-not-controlled = je moet je thuisgebied controleren: { $area }.
nero-why-no-legion-of = { $seat } heeft geen legioen in { $province }.
nero-why-already-there = de legioenen moeten uit andere provincies komen dan die van het oproer: { $province }.
nero-why-not-playing = { $target } doet in deze partij niet mee.
nero-why-not-himself = het moet de hand van een ander zijn.
nero-why-target-no-cards = { $target } heeft geen kaarten.
nero-why-target-no-emperor = { $target } is geen Keizer.
nero-why-target-in-rome = { $target } is al in Rome.
nero-why-target-not-in-rome = { $target } is niet in Rome.
nero-why-no-force = er is geen strijdmacht onderweg: activeer een provincie, gebruik een kaart voor BP en laat een strijdmacht vertrekken, bijvoorbeeld `force 2`.
nero-why-halt-first = in { $here } is een strijdmacht onderweg: eerst `halt`.
nero-why-bp = dat kost { $need } BP, en je hebt er nog { $have }.
nero-why-use-a-card = in een beurt moet je minstens één kaart gebruiken.
nero-why-four-cards = deze beurt zijn al vier kaarten voor BP of GP gebruikt, en meer mag niet.
nero-why-no-cards = er is geen kaart meer voor BP.
nero-why-activate-first = BP horen bij een activering: activeer eerst een provincie, bijvoorbeeld `activate baetica`.
nero-why-nobody-there = in { $province } staat geen legioen van jou, en je Leider ook niet.
nero-why-legions-free =
    { $free ->
        [0] in { $here } kan geen legioen vertrekken (deze beurt al bewogen: { $spent }, met terugtochtkaartje: { $marked }).
        [one] in { $here } kan maar één legioen vertrekken (deze beurt al bewogen: { $spent }, met terugtochtkaartje: { $marked }).
       *[other] in { $here } kunnen maar { $free } legioenen vertrekken (deze beurt al bewogen: { $spent }, met terugtochtkaartje: { $marked }).
    }
nero-why-leader-elsewhere = je Leider is niet in { $here }, maar in { $there }.
nero-why-leader-in-force = je Leider is al bij de strijdmacht.
nero-why-leader-spent = je Leider reist deze beurt niet meer.
nero-why-leader-not-in-force = je Leider is niet bij de strijdmacht.
nero-why-leave =
    { $legions ->
        [0] de strijdmacht heeft geen legioenen.
        [one] de strijdmacht heeft maar één legioen.
       *[other] de strijdmacht heeft maar { $legions } legioenen.
    }
nero-why-no-own-to-take = in { $here } kun je geen van je legioenen meenemen.
nero-why-no-neutral-to-take = in { $here } staat geen neutraal legioen.
nero-why-take-number = zeg erbij hoeveel, bijvoorbeeld `{ $right }`.
nero-why-take-both = neem elke soort apart en zeg erbij hoeveel, bijvoorbeeld `{ $right }` en dan `{ $then }`.
nero-why-take-fewer =
    { $free ->
        [one] in { $here } kan maar één van die legioenen mee.
       *[other] in { $here } kunnen maar { $free } van die legioenen mee.
    }
nero-why-drawn = na een gelijke stand rukt de strijdmacht deze beurt niet meer op en valt ze niet meer aan.
nero-why-weather-step = slecht weer houdt de strijdmacht vast.
nero-why-weather-attack = slecht weer beschermt { $enemy } de rest van de beurt tegen deze strijdmacht, in elke provincie.
nero-why-no-card-to-lay = voor een aanval moet je een kaart leggen, en deze beurt zijn al vier kaarten voor BP of GP gebruikt.
nero-why-attack-needs-card = voor een aanval moet je een kaart leggen, en je hebt er geen meer.
# $seats is a list
nero-why-hindered = in { $here } staan legioenen van anderen die geen doortocht hebben gegeven: { $seats }. Versla ze, `ask-leave`, of `halt`.
nero-why-nobody-hinders = niemand houdt de strijdmacht tegen.
nero-why-asked-already = dat is al gevraagd aan: { $seats }.
nero-why-own-legions = dat zijn je eigen legioenen.
nero-why-no-enemy = { $enemy } heeft geen legioenen in { $here }.
nero-why-leader-alone = een Leider alleen valt niet aan.
nero-why-landed = wie deze beurt geland is, valt niet aan.
nero-why-fought = tegen { $enemy } is in { $here } deze beurt al gevochten, en dezelfde troepen val je maar één keer aan.
nero-why-no-markers = in { $here } heeft geen van je legioenen een terugtochtkaartje.
nero-why-fresh-markers = terugtochtkaartjes van deze beurt blijven liggen: { $here }.
nero-why-emperor-already = je Leider is al Keizer.
nero-why-not-in-rome = je Leider moet in Rome zijn, maar hij is in { $there }.
nero-why-kp = er zijn { $need } KP nodig, en je hebt er { $kp }: Italië { $italy }, gebieden { $areas }, kaarten { $cards }.

## What is asked now (part of the reasons above)

nero-asked-want = Nu kies je een thuisgebied, bijvoorbeeld `want west`.
nero-asked-lot = Er wordt geloot.
nero-asked-place = Nu kies je een provincie voor een legioen, bijvoorbeeld `place baetica`.
nero-asked-home = Nu kies je je thuisprovincie, bijvoorbeeld `home baetica`.
nero-asked-deal = Er worden kaarten gedeeld.
nero-asked-turn = Nu speel je je beurt: `activate baetica`, `event galley`, `step roma`, `end-turn` en dergelijke.
nero-asked-first-card = Nu kies je de eerste kaart van de activering, bijvoorbeeld `move-card galley`.
nero-asked-from = Nu kies je de haven waar de galei vertrekt, bijvoorbeeld `from baetica`.
nero-asked-to = Nu kies je de haven waar de galei naartoe vaart, bijvoorbeeld `to italia-sud`.
nero-asked-load = Nu kies je wie inscheept, bijvoorbeeld `load 3 leader`.
nero-asked-target = Nu kies je wie de gebeurtenis treft, bijvoorbeeld `target otho`.
nero-asked-germany = Nu kies je waar de Germanen aanvallen, bijvoorbeeld `at germania-superior`.
nero-asked-legion = Nu kies je het legioen dat in opstand komt, bijvoorbeeld `at moesia otho`.
nero-asked-answer = Nu counter je of niet: `counter bribery` en dergelijke, of `no-counter`.
nero-asked-leave = Nu antwoord je op een verzoek om doortocht: `grant` of `refuse`.
nero-asked-give-way = Nu kies je of de legioenen zich terugtrekken: `retreat asia` en dergelijke, of `stay`.
nero-asked-battle = Nu leg je kaarten voor de veldslag: `battle-card senate` en dergelijke, en dan `ready`.
nero-asked-flee = Nu kies je of de verslagen legioenen zich terugtrekken: `retreat asia` en dergelijke, of `stay`.
nero-asked-must-flee = Nu kies je waarheen de verslagen strijdmacht zich terugtrekt, bijvoorbeeld `retreat asia`.
nero-asked-landing = Wie geland is, staat tussen legioenen van anderen: `ask-leave` of `halt`.
nero-asked-send = Nu kies je waarheen de troepen uitwijken, bijvoorbeeld `send raetia`.
nero-asked-send-neutral = Nu kies je waarheen de neutrale legioenen gaan, bijvoorbeeld `send-neutral raetia`.
nero-asked-bring = Nu kies je een provincie die een legioen levert, bijvoorbeeld `from pannonia`.
nero-asked-steal = Er wordt een kaart uit een hand getrokken.
nero-asked-nothing = Het spel is afgelopen.
