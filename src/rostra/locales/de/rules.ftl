### Die Seite der Regeln und die Kartenübersicht.

page-rules-title = Spielregeln
page-rules-contents = Inhalt
page-rules-search = In den Regeln suchen
page-rules-clear = Alle Regeln zeigen
page-rules-none = Davon spricht keine Regel. Versuch ein anderes Wort.
page-rules-decided = Von uns entschieden
page-rules-decided-about = So ist markiert, was die gedruckten Regeln offenlassen und wie es hier gespielt wird.
page-rules-link = Regel { $rule }: Link hierher
page-rules-print = Drucken
page-rules-learn = Erste geführte Partie
page-rules-loading = Die Regeln werden geholt ...
page-rules-cards-influence = Einflusskarten, jede Seite
page-rules-cards-action = Aktionskarten, jede Seite
page-rules-cards-middle = In der Mitte
page-rules-cards-any = Antworten: jeder Zug
page-rules-cards-own = Ereignisse: eigener Zug
page-rules-once = einmal pro Zug
page-rules-province = Provinz
page-rules-neighbours = Nachbarn
page-rules-port = Hafen
page-rules-by-sea = über See
page-rules-found =
    { $count ->
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
page-rules-copies =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
