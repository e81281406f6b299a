explain-number = 1 bis 5: Einfluss. Bei einer Vertrauensfrage zählt jede Seite ihre Karten zusammen; die höhere Summe gewinnt einen Patrizier. Danach legt die Seite mit der höheren Summe ihre höchste Karte dort ab, die andere Seite ihre niedrigste.
explain-P = Philosoph (P): Einfluss 0. Haben die beiden Seiten verschieden viele Philosophen, gewinnt die niedrigere Summe. Nach der Vertrauensfrage werden dort alle Philosophen abgelegt, außer bei Gleichstand.
explain-assassination = Anschlag (4): Wähle eine offene Einflusskarte des Gegners, an einer beliebigen Gruppe. Er muss sie ablegen.
explain-spy = Spion (2): Sieh dir die Handkarten des Gegners an und bestimme eine, die er ablegt. Dafür darf er eine Karte nachziehen.
explain-castling = Rochade (2): Nimm alle deine Karten an zwei Gruppen auf und verteile sie dort neu, wie du willst, alle verdeckt.
explain-scout = Kundschafter (2): Decke an einer Gruppe alle Karten des Gegners auf. Sie bleiben offen.
explain-wrath = Zorn der Götter (1): An einer Gruppe werden alle Einflusskarten beider Seiten abgelegt.
explain-veto = Veto (2): Spiel es sofort gegen eine Aktionskarte des Gegners, und sie bleibt ohne Wirkung. Danach darfst du eine Karte nachziehen; in der italienischen Ausgabe musst du. Gegen ein Veto gibt es kein Veto.
explain-orgy = Orgie (Vertrauensfrage-Karte): Diesmal wird keine Vertrauensfrage gestellt.
explain-shuffle = Orgie, mischen (Vertrauensfrage-Karte): keine Vertrauensfrage, und alle Vertrauensfragen im Spiel werden zu einem neuen Stapel gemischt.
explain-bonus = Einflussbonus, geheim: 2 Punkte, wenn du mindestens 3 Patrizier dieser Gruppe gewinnst.
explain-group = Gruppen: 5 Senatoren, 5 Praetoren, 5 Quaestoren, 3 Zensoren, 3 Aedilen. Ein Patrizier zählt 1 Punkt, die Mehrheit einer Gruppe 1 mehr, die ganze Gruppe noch 1 mehr. Höchstens 5 Karten einer Seite und 8 beider Seiten liegen an einer Gruppe; sind es 8, wenn alle Karten des Zuges gespielt sind, wird ihr noch vor dem Nachziehen die Vertrauensfrage gestellt.
explain-group-now =
    { $left ->
        [0] { $group }: keiner mehr da.
       *[other] { $group }: noch { $left } da.
    }
