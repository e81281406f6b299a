nero-why-spelling = man schreibt es `{ $right }`.
nero-why-unknown = diese Zeile gibt es nicht, wohl aber zum Beispiel `{ $right }`.
nero-why-unknown-asked = diese Zeile gibt es nicht. { $right }
nero-why-not-asked = danach ist jetzt nicht gefragt. { $asked }
nero-why-over = das Spiel ist aus.
nero-why-area-taken = dieses Gebiet hat schon { $seat }: { $area }.
nero-why-own-area = { $province } liegt nicht in deinem Gebiet; deines ist: { $area }.
nero-why-not-in-deck = diese Karte ist nicht mehr im Stapel: { $card }.
nero-why-not-in-hand = diese Karte ist nicht auf der Hand: { $card }.
nero-why-not-in-that-hand = diese Karte ist nicht in jener Hand: { $card }.
nero-why-two-briberies = bei einem Mordanschlag halten nur zwei Bestechungen eine Garde auf: `counter-two bribery`.
nero-why-only-one = davon sind zwei nötig, und auf der Hand ist nur eine: { $card }.
nero-why-two-not-needed = zwei davon kontern nur eine Prätorianergarde bei einem Mordanschlag: { $card }.
nero-why-does-not-counter = diese Karte hilft nicht gegen das, was gespielt wurde: { $card }.
nero-why-once = dieses Ereignis geht einmal pro Zug und ist schon gespielt: { $card }.
nero-why-own-turn = diese Karte geht nur im eigenen Zug: { $card }.
nero-why-answers-only = dieses Ereignis antwortet nur auf das, was andere tun: { $card }.
nero-why-nothing-to-counter = jetzt gibt es nichts zu kontern.
nero-why-not-bordering = { $province } grenzt nicht an { $here }.
nero-why-leaders-only = nach Rom dürfen nur Anführer, ohne Legionen.
nero-why-came-from = wer nach { $here } kam, kam aus { $province }: Dorthin zieht sich niemand zurück.
nero-why-others-there = in { $province } stehen fremde Legionen.
nero-why-must-flee = ein geschlagener Angreifer muss sich zurückziehen, wenn er kann.
nero-why-marked-lay-none = Legionen mit Rückzugsmarker kämpfen nicht, für sie werden keine Karten gelegt.
nero-why-most-cards =
    { $most ->
        [0] in diesem Zug darf keine Karte mehr gelegt werden.
        [one] eine Karte darf gelegt werden, und sie liegt schon.
       *[other] { $most } Karten dürfen gelegt werden, und sie liegen schon.
    }
nero-why-lay-a-card = der Angreifer legt mindestens eine Karte.
nero-why-nobody-to-board = in keinem Hafen steht jemand von dir, der an Bord gehen kann.
nero-why-nobody-boards-here = in { $province } kann niemand von dir an Bord gehen.
nero-why-no-port = { $province } hat keinen Hafen.
nero-why-other-port = die Galeere muss in einen anderen Hafen fahren.
nero-why-load =
    { $free ->
        [0] in { $here } kann keine Legion an Bord gehen.
        [one] in { $here } kann nur eine Legion an Bord gehen.
       *[other] in { $here } können nur { $free } Legionen an Bord gehen.
    }
nero-why-leader-cannot-board = dein Anführer kann in { $here } nicht an Bord gehen.
nero-why-no-emperor-in-rome = in Rom ist kein Kaiser.
nero-why-no-emperor-outside = außerhalb von Rom gibt es keinen Kaiser.
nero-why-nobody-has-cards = niemand sonst hat eine Karte.
nero-why-germans-there = in { $province } sind die Germanen schon, und sonst niemand.
nero-why-four-neutral = es gibt schon vier neutrale Legionen, und mehr werden es nie.
nero-why-free-area = { $province } gehört zu einem Gebiet, das niemand spielt.
nero-why-no-legions-left = { $seat } hat keine Legionen mehr.
nero-why-no-general = dein Anführer ist schon mehr als General.
nero-why-two-emperors = es gibt schon zwei Kaiser, und mehr werden es nie.
nero-why-not-at-home = dein Anführer muss in seiner Heimatprovinz { $home } sein, er ist aber hier: { $there }.
nero-why-no-legion-at-home = dein Anführer braucht in { $home } eine deiner Legionen bei sich.
nero-why-area-not-controlled = du musst dein Heimatgebiet kontrollieren: { $area }.
nero-why-no-legion-of = { $seat } hat in { $province } keine Legion.
nero-why-already-there = die Legionen müssen aus anderen Provinzen kommen als der des Aufruhrs: { $province }.
nero-why-not-playing = { $target } spielt in dieser Partie nicht mit.
nero-why-not-himself = es muss die Hand eines anderen sein.
nero-why-target-no-cards = { $target } hat keine Karten.
nero-why-target-no-emperor = { $target } ist nicht Kaiser.
nero-why-target-in-rome = { $target } ist schon in Rom.
nero-why-target-not-in-rome = { $target } ist nicht in Rom.
nero-why-no-force = kein Heer ist unterwegs: Aktiviere eine Provinz, nutze eine Karte für BP und schick ein Heer los, zum Beispiel `force 2`.
nero-why-halt-first = in { $here } ist ein Heer unterwegs: erst `halt`.
nero-why-bp = das kostet { $need } BP, übrig sind { $have }.
nero-why-use-a-card = in einem Zug muss mindestens eine Karte genutzt werden.
nero-why-four-cards = in diesem Zug sind schon vier Karten für BP oder GP genutzt, mehr sind nicht erlaubt.
nero-why-no-cards = es ist keine Karte für BP mehr da.
nero-why-activate-first = BP gehören zu einer Aktivierung: Aktiviere erst eine Provinz, zum Beispiel `activate baetica`.
nero-why-nobody-there = in { $province } ist weder eine Legion von dir noch dein Anführer.
nero-why-legions-free =
    { $free ->
        [0] in { $here } kann keine Legion losmarschieren (in diesem Zug schon marschiert: { $spent }, mit Rückzugsmarker: { $marked }).
        [one] in { $here } kann nur eine Legion losmarschieren (in diesem Zug schon marschiert: { $spent }, mit Rückzugsmarker: { $marked }).
       *[other] in { $here } können nur { $free } Legionen losmarschieren (in diesem Zug schon marschiert: { $spent }, mit Rückzugsmarker: { $marked }).
    }
nero-why-leader-elsewhere = dein Anführer ist nicht hier ({ $here }), sondern dort: { $there }.
nero-why-leader-in-force = dein Anführer ist schon beim Heer.
nero-why-leader-spent = dein Anführer reist in diesem Zug nicht mehr.
nero-why-leader-not-in-force = dein Anführer ist nicht beim Heer.
nero-why-leave =
    { $legions ->
        [0] das Heer hat keine Legionen.
        [one] das Heer hat nur eine Legion.
       *[other] das Heer hat nur { $legions } Legionen.
    }
nero-why-no-own-to-take = in { $here } lässt sich keine deiner Legionen mitnehmen.
nero-why-no-neutral-to-take = in { $here } steht keine neutrale Legion.
nero-why-take-number = sag, wie viele: "{ $right }" zum Beispiel.
nero-why-take-both = jedes für sich, und wie viele: "{ $right }", dann "{ $then }" zum Beispiel.
nero-why-take-fewer =
    { $free ->
        [one] in { $here } lässt sich so nur eine Legion mitnehmen.
       *[other] in { $here } lassen sich so nur { $free } Legionen mitnehmen.
    }
nero-why-drawn = nach einem Unentschieden marschiert das Heer in diesem Zug nicht mehr und greift nicht mehr an.
nero-why-weather-step = schlechtes Wetter hält das Heer fest.
nero-why-weather-attack = schlechtes Wetter schützt { $enemy } für den Rest des Zuges vor diesem Heer, in jeder Provinz.
nero-why-no-card-to-lay = ein Angriff braucht eine Karte zum Legen, und in diesem Zug sind schon vier für BP oder GP genutzt.
nero-why-attack-needs-card = ein Angriff braucht eine Karte zum Legen, und du hast keine mehr.
# $seats is a list
nero-why-hindered = in { $here } stehen Legionen, deren Spieler den Durchzug nicht erlaubt haben: { $seats }. Schlag sie, `ask-leave`, oder `halt`.
nero-why-nobody-hinders = niemand hält das Heer auf.
nero-why-asked-already = schon gefragt sind: { $seats }.
nero-why-own-legions = das sind deine eigenen Legionen.
nero-why-no-enemy = { $enemy } hat in { $here } keine Legionen.
nero-why-leader-alone = ein Anführer allein greift nicht an.
nero-why-landed = wer in diesem Zug gelandet ist, greift nicht an.
nero-why-fought = gegen { $enemy } wurde in { $here } in diesem Zug schon gekämpft, und dieselben Truppen greift man nur einmal an.
nero-why-no-markers = in { $here } hat keine deiner Legionen einen Rückzugsmarker.
nero-why-fresh-markers = Rückzugsmarker aus diesem Zug bleiben liegen: { $here }.
nero-why-emperor-already = dein Anführer ist schon Kaiser.
nero-why-not-in-rome = dein Anführer muss in Rom sein, er ist aber hier: { $there }.
nero-why-kp = nötig sind { $need } KP, du hast { $kp }: Italien { $italy }, Gebiete { $areas }, Karten { $cards }.

## What is asked now (part of the reasons above)

nero-asked-want = Gefragt ist ein Heimatgebiet, zum Beispiel `want west`.
nero-asked-lot = Gerade wird gelost.
nero-asked-place = Gefragt ist eine Provinz für eine Legion, zum Beispiel `place baetica`.
nero-asked-home = Gefragt ist die Heimatprovinz, zum Beispiel `home baetica`.
nero-asked-deal = Gerade werden Karten ausgeteilt.
nero-asked-turn = Gerade läuft ein Zug: `activate baetica`, `event galley`, `step roma`, `end-turn` und dergleichen.
nero-asked-first-card = Gefragt ist die erste Karte der Aktivierung, zum Beispiel `move-card galley`.
nero-asked-from = Gefragt ist der Hafen, aus dem die Galeere ausläuft, zum Beispiel `from baetica`.
nero-asked-to = Gefragt ist der Hafen, den die Galeere anläuft, zum Beispiel `to italia-sud`.
nero-asked-load = Gefragt ist, wer an Bord geht, zum Beispiel `load 3 leader`.
nero-asked-target = Gefragt ist, wen das Ereignis trifft, zum Beispiel `target otho`.
nero-asked-germany = Gefragt ist, wo die Germanen angreifen, zum Beispiel `at germania-superior`.
nero-asked-legion = Gefragt ist die Legion, die rebelliert, zum Beispiel `at moesia otho`.
nero-asked-answer = Gefragt ist eine Antwort: `counter bribery` und dergleichen, oder `no-counter`.
nero-asked-leave = Gefragt ist, ob das Heer weiterziehen darf: `grant` oder `refuse`.
nero-asked-give-way = Gefragt ist, ob sich die Legionen zurückziehen: `retreat asia` und dergleichen, oder `stay`.
nero-asked-battle = Gefragt sind Karten für die Schlacht: `battle-card senate` und dergleichen, dann `ready`.
nero-asked-flee = Gefragt ist, ob sich die geschlagenen Legionen zurückziehen: `retreat asia` und dergleichen, oder `stay`.
nero-asked-must-flee = Gefragt ist, wohin sich das geschlagene Heer zurückzieht, zum Beispiel `retreat asia`.
nero-asked-landing = Die Gelandeten stehen zwischen fremden Legionen: `ask-leave` oder `halt`.
nero-asked-send = Gefragt ist, wohin die Truppen ausweichen, zum Beispiel `send raetia`.
nero-asked-send-neutral = Gefragt ist, wohin die neutralen Legionen gehen, zum Beispiel `send-neutral raetia`.
nero-asked-bring = Gefragt ist eine Provinz, die eine Legion abgibt, zum Beispiel `from pannonia`.
nero-asked-steal = Gerade wird eine Karte aus einer Hand gezogen.
nero-asked-nothing = Das Spiel ist aus.
