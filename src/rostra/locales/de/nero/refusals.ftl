nero-why-spelling = Man schreibt es `{ $right }`.
nero-why-unknown = So eine Eingabe gibt es nicht, wohl aber zum Beispiel `{ $right }`.
nero-why-unknown-asked = So eine Eingabe gibt es nicht. { $right }
nero-why-not-asked = Danach ist jetzt nicht gefragt. { $asked }
nero-why-over = Das Spiel ist aus.
nero-why-area-taken = Dieses Gebiet hat schon { $seat }: { $area }.
nero-why-own-area = { $province } liegt nicht in deinem Gebiet; deines ist: { $area }.
nero-why-not-in-deck = Diese Karte ist nicht mehr im Stapel: { $card }.
nero-why-not-in-hand = Diese Karte ist nicht auf der Hand: { $card }.
nero-why-not-in-that-hand = Diese Karte ist nicht in jener Hand: { $card }.
nero-why-two-briberies = Bei einem Mordanschlag halten nur zwei Bestechungen eine Garde auf: `counter-two bribery`.
nero-why-only-one = Davon sind zwei nötig, und auf der Hand ist nur eine: { $card }.
nero-why-two-not-needed = Zwei davon kontern nur eine Prätorianergarde bei einem Mordanschlag: { $card }.
nero-why-does-not-counter = Diese Karte hilft nicht gegen das, was gespielt wurde: { $card }.
nero-why-once = Dieses Ereignis lässt sich nur einmal pro Zug spielen und ist schon gespielt: { $card }.
nero-why-own-turn = Diese Karte lässt sich nur im eigenen Zug spielen: { $card }.
nero-why-answers-only = Dieses Ereignis antwortet nur auf das, was andere tun: { $card }.
nero-why-nothing-to-counter = Jetzt gibt es nichts zu kontern.
nero-why-not-bordering = { $province } grenzt nicht an { $here }.
nero-why-leaders-only = Nach Rom dürfen nur Anführer, ohne Legionen.
nero-why-came-from = Wer nach { $here } kam, kam aus { $province }: Dorthin zieht sich niemand zurück.
nero-why-others-there = In { $province } stehen fremde Legionen.
nero-why-must-flee = Ein geschlagener Angreifer muss sich zurückziehen, wenn er kann.
nero-why-marked-lay-none = Legionen mit Rückzugsmarker kämpfen nicht, für sie werden keine Karten gelegt.
nero-why-most-cards =
    { $most ->
        [0] In diesem Zug darf keine Karte mehr gelegt werden.
        [one] Eine Karte darf gelegt werden, und sie liegt schon.
       *[other] { $most } Karten dürfen gelegt werden, und sie liegen schon.
    }
nero-why-lay-a-card = Der Angreifer legt mindestens eine Karte.
nero-why-nobody-to-board = In keinem Hafen steht jemand von dir, der an Bord gehen kann.
nero-why-nobody-boards-here = In { $province } kann niemand von dir an Bord gehen.
nero-why-no-port = { $province } hat keinen Hafen.
nero-why-other-port = Die Galeere muss in einen anderen Hafen fahren.
nero-why-load =
    { $free ->
        [0] In { $here } kann keine Legion an Bord gehen.
        [one] In { $here } kann nur eine Legion an Bord gehen.
       *[other] In { $here } können nur { $free } Legionen an Bord gehen.
    }
nero-why-leader-cannot-board = Dein Anführer kann in { $here } nicht an Bord gehen.
nero-why-no-emperor-in-rome = In Rom ist kein Kaiser.
nero-why-no-emperor-outside = Außerhalb von Rom gibt es keinen Kaiser.
nero-why-nobody-has-cards = Niemand sonst hat eine Karte.
nero-why-germans-there = In { $province } sind die Germanen schon, und sonst niemand.
nero-why-four-neutral = Es gibt schon vier neutrale Legionen, und mehr werden es nie.
nero-why-free-area = { $province } gehört zu einem Gebiet, das niemand spielt.
nero-why-no-legions-left = { $seat } hat keine Legionen mehr.
nero-why-no-general = Dein Anführer ist schon mehr als ein General.
nero-why-two-emperors = Es gibt schon zwei Kaiser, und mehr werden es nie.
nero-why-not-at-home = Dein Anführer muss in seiner Heimatprovinz { $home } sein, er ist aber in { $there }.
nero-why-no-legion-at-home = Dein Anführer braucht in { $home } eine deiner Legionen bei sich.
nero-why-area-not-controlled = Du musst dein Heimatgebiet kontrollieren: { $area }.
nero-why-no-legion-of = { $seat } hat in { $province } keine Legion.
nero-why-already-there = Die Legionen müssen aus anderen Provinzen kommen als der des Aufruhrs: { $province }.
nero-why-not-playing = { $target } spielt in dieser Partie nicht mit.
nero-why-not-himself = Es muss die Hand eines anderen sein.
nero-why-target-no-cards = { $target } hat keine Karten.
nero-why-target-no-emperor = { $target } ist nicht Kaiser.
nero-why-target-in-rome = { $target } ist schon in Rom.
nero-why-target-not-in-rome = { $target } ist nicht in Rom.
nero-why-no-force = Kein Heer ist unterwegs: Aktiviere eine Provinz, nutze eine Karte für BP und schick ein Heer los, zum Beispiel `force 2`.
nero-why-halt-first = In { $here } ist ein Heer unterwegs: erst `halt`.
nero-why-bp = Das kostet { $need } BP, übrig sind { $have }.
nero-why-use-a-card = In einem Zug muss mindestens eine Karte genutzt werden.
nero-why-four-cards = In diesem Zug sind schon vier Karten für BP oder GP genutzt, mehr sind nicht erlaubt.
nero-why-no-cards = Es ist keine Karte für BP mehr da.
nero-why-activate-first = BP gehören zu einer Aktivierung: Aktiviere erst eine Provinz, zum Beispiel `activate baetica`.
nero-why-nobody-there = In { $province } ist weder eine Legion von dir noch dein Anführer.
nero-why-legions-free =
    { $free ->
        [0] In { $here } kann keine Legion losmarschieren (in diesem Zug schon marschiert: { $spent }, mit Rückzugsmarker: { $marked }).
        [one] In { $here } kann nur eine Legion losmarschieren (in diesem Zug schon marschiert: { $spent }, mit Rückzugsmarker: { $marked }).
       *[other] In { $here } können nur { $free } Legionen losmarschieren (in diesem Zug schon marschiert: { $spent }, mit Rückzugsmarker: { $marked }).
    }
nero-why-leader-elsewhere = Dein Anführer ist nicht in { $here }, sondern in { $there }.
nero-why-leader-in-force = Dein Anführer ist schon beim Heer.
nero-why-leader-spent = Dein Anführer reist in diesem Zug nicht mehr.
nero-why-leader-not-in-force = Dein Anführer ist nicht beim Heer.
nero-why-leave =
    { $legions ->
        [0] Das Heer hat keine Legionen.
        [one] Das Heer hat nur eine Legion.
       *[other] Das Heer hat nur { $legions } Legionen.
    }
nero-why-no-own-to-take = In { $here } lässt sich keine deiner Legionen mitnehmen.
nero-why-no-neutral-to-take = In { $here } steht keine neutrale Legion.
nero-why-take-number = Sag, wie viele, zum Beispiel `{ $right }`.
nero-why-take-both = Nimm sie nacheinander mit und sag, wie viele, zum Beispiel `{ $right }`, dann `{ $then }`.
nero-why-take-fewer =
    { $free ->
        [one] In { $here } lässt sich nur eine solche Legion mitnehmen.
       *[other] In { $here } lassen sich nur { $free } solche Legionen mitnehmen.
    }
nero-why-drawn = Nach einem Unentschieden marschiert das Heer in diesem Zug nicht mehr und greift nicht mehr an.
nero-why-weather-step = Schlechtes Wetter hält das Heer fest.
nero-why-weather-attack = Schlechtes Wetter schützt { $enemy } für den Rest des Zuges vor diesem Heer, in jeder Provinz.
nero-why-no-card-to-lay = Ein Angriff braucht eine Karte zum Legen, und in diesem Zug sind schon vier für BP oder GP genutzt.
nero-why-attack-needs-card = Ein Angriff braucht eine Karte zum Legen, und du hast keine mehr.
# $seats is a list
nero-why-hindered = In { $here } stehen Legionen, deren Spieler den Durchzug nicht erlaubt haben: { $seats }. Schlag sie, `ask-leave`, oder `halt`.
nero-why-nobody-hinders = Niemand hält das Heer auf.
nero-why-asked-already = Schon gefragt sind: { $seats }.
nero-why-own-legions = Das sind deine eigenen Legionen.
nero-why-no-enemy = { $enemy } hat in { $here } keine Legionen.
nero-why-leader-alone = Ein Anführer allein greift nicht an.
nero-why-landed = Wer in diesem Zug gelandet ist, greift nicht an.
nero-why-fought = Gegen { $enemy } wurde in { $here } in diesem Zug schon gekämpft, und dieselben Truppen greift man nur einmal an.
nero-why-no-markers = In { $here } hat keine deiner Legionen einen Rückzugsmarker.
nero-why-fresh-markers = Rückzugsmarker aus diesem Zug bleiben liegen: { $here }.
nero-why-emperor-already = Dein Anführer ist schon Kaiser.
nero-why-not-in-rome = Dein Anführer muss in Rom sein, er ist aber in { $there }.
nero-why-kp = Nötig sind { $need } KP, du hast { $kp }: Italien { $italy }, Gebiete { $areas }, Karten { $cards }.

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
