event-bonus = { $seat } erhält verdeckt einen Einflussbonus.
event-bonus-known = { $seat } erhält verdeckt den Einflussbonus: { $group }.
event-stacked = { $seat } legt unter den Aktionsstapel: { $card }.
event-action-pile-arrange = { $seat } will den Aktionsstapel selbst ordnen.
event-action-pile-shuffle = { $seat } mischt den Aktionsstapel.
event-arranged = { $seat } hat den Aktionsstapel geordnet.
event-set = { $seat } legt bei den { $group } eine Karte verdeckt an.
event-set-known = { $seat } legt bei den { $group } verdeckt an: { $card }.
event-turn = { $seat } ist am Zug.
event-passed = { $seat } bleibt passiv.
event-laid-up = { $seat } legt bei den { $group } offen an: { $card }.
event-laid-down = { $seat } legt bei den { $group } eine Karte verdeckt an.
event-laid-down-known = { $seat } legt bei den { $group } verdeckt an: { $card }.
# $card is the victim
event-played-assassination = { $seat } spielt einen Anschlag bei den { $group }, Ziel: { $card }.
event-played-spy = { $seat } spielt den Spion.
event-played-castling = { $seat } spielt die Rochade bei den { $group } und den { $other }.
event-played-scout = { $seat } schickt den Kundschafter zu den { $group }.
event-played-wrath = { $seat } spielt den Zorn der Götter gegen die { $group }.
# $seat is the one who says no to the other's action card
event-vetoed = { $seat } legt Veto ein: Die Aktion bleibt ohne Wirkung.
# Only the one who was asked reads this
event-allowed = { $seat } verzichtet auf das Veto.
# $seat is the victim
event-assassinated = { $seat } verliert bei den { $group }: { $card }.
event-spied = { $seat } sieht sich { $opponent }s Handkarten an.
event-spied-known = { $seat } sieht sich { $opponent }s Handkarten an: { $cards }.
# $seat is the victim
event-taken = { $seat } muss ablegen: { $card }.
event-assigned = { $seat } legt bei den { $group } verdeckt wieder an: { $card }.
event-castled = { $seat } hat rochiert. { $group }: { $count }, { $other }: { $otherCount }, alles verdeckt.
# $seat is the one whose cards are turned
event-scouted = { $seat } muss bei den { $group } aufdecken: { $cards }.
event-wrath = Der Zorn der Götter trifft die { $group }.
event-exchanged = { $seat } legt ab: { $card }.
event-drew = { $seat } zieht eine Karte vom { $pile }.
event-drew-known = { $seat } zieht: { $card }.
event-drew-none = { $seat } zieht keine Karte.
event-lost = { $seat } legt ab: { $cards }.

event-turned-vote = Aufgedeckt: { $vote }. Die Vertrauensfrage wird gestellt!
event-turned-out = Aufgedeckt: { $vote }. Dort ist niemand mehr: aus dem Spiel, nächste Karte.
event-turned-orgy = Aufgedeckt: { $vote }. Keine Vertrauensfrage.
event-turned-fades = Aufgedeckt: { $vote }. Keine Vertrauensfrage, und die Karte kommt aus dem Spiel.
event-turned-shuffle = Aufgedeckt: { $vote }. Keine Vertrauensfrage; alle werden neu gemischt.

event-vote-extraordinary = { $group }: acht Karten. Außerordentliche Vertrauensfrage!
event-vote-side = { $seat }: { $cards } = { $sum }
event-vote-tie = { $group }: Gleichstand. Entscheidung vertagt, die Karten bleiben liegen.
event-vote-won = { $group }: { $seat } gewinnt einen Patrizier (noch { $left }).
event-vote-turned-round =
    { $count ->
        [one] { $group }: Der Philosoph kehrt das Ergebnis um, { $seat } gewinnt einen Patrizier (noch { $left }).
       *[other] { $group }: Die Philosophen kehren das Ergebnis um, { $seat } gewinnt einen Patrizier (noch { $left }).
    }

event-ended-patricians = Das Spiel ist aus: Alle Patrizier sind gewonnen.
event-ended-influence = Das Spiel ist aus: Niemand hat mehr Einflusskarten.
event-ended-blocked = Das Spiel ist aus: Nur eine Seite hat noch Einflusskarten und kann keine mehr anlegen.
event-ended-stalled = Das Spiel ist aus: Zu lange hat niemand eine Karte getauscht oder gespielt.
