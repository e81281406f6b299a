## The front door

page-game-caesar = Caesar & Cleopatra
page-about-caesar = Zwei Spieler ringen um die Gunst der Patrizier: Einfluss im Verborgenen, Intrigen am hellen Tag. Etwa 40 Minuten.
page-option-edition = Ausgabe
page-option-action_decks = Aktionsstapel
page-option-orgies = Orgien
page-value-kosmos = Original (1997)
page-value-italian = italienisch
page-value-arranged = vom Spieler geordnet
page-value-shuffled = gemischt
page-value-own-choice = wie jeder will
page-value-standard = wie gedruckt
page-value-fading = verschwinden später
page-value-fewer = eine weniger
page-note-action_decks = Wie die 13 Aktionskarten liegen: vom Spieler geordnet, gemischt, oder jeder entscheidet für sich. Fürs erste Spiel: gemischt.

## The sides in words

page-caesar-counts = Hand: { $influence } Einfluss, { $actions } Aktion; Stapel: { $influencePile } und { $actionPile }
page-cards-at = { $seat }, { $group }: offen { $cards }; verdeckt { $list }; unbekannt { $hidden }

## What is asked

page-caesar-ask-turn = Leg eine Karte verdeckt oder zwei offen an, spiel eine Aktion oder tausch Karten.
page-caesar-ask-pass = Du hast nichts anzulegen: Dieser Zug ist passiv.
page-caesar-ask-second = Die zweite offene Karte: welche und wohin?
page-caesar-ask-pile = Deine 13 Aktionskarten: selbst ordnen oder mischen?
page-caesar-ask-stack =
    { $done ->
        [0] Bring deinen Aktionsstapel in eine Reihenfolge.
       *[other] Bring den Rest deines Aktionsstapels in eine Reihenfolge ({ $done } von 13 liegen).
    }
page-caesar-ask-set = Leg an jede Gruppe eine dieser fünf Karten verdeckt an.
page-caesar-ask-assign = Rochade: Verteile deine Karten auf { $group } und { $other }.
page-caesar-ask-take = Welche Karte muss { $opponent } ablegen?
page-caesar-ask-draw = Füll deine Hand auf: von welchem Stapel?
page-caesar-ask-replace = Du darfst dafür eine Karte nachziehen.
page-caesar-ask-exchange = Markiere die Karten, die du tauschen willst.
page-caesar-ask-must-exchange = Du hast keine Einflusskarte auf der Hand: Markiere mindestens eine Karte zum Tauschen.
page-caesar-ask-where = Wohin damit?
page-caesar-ask-victim = Welche offene Karte soll weg?
page-caesar-ask-two = Wähle zwei Gruppen.
page-caesar-ask-other = Und die zweite Gruppe?
page-caesar-ask-card-first = Wähle zuerst eine Handkarte.

## On a card

# Where long names of cards may be broken, if a card is narrow
page-caesar-breaks = Kund-schafter, Philo-soph

## What a button does

page-caesar-do-down =
    { $card-id ->
        [P] Den Philosophen
       *[other] { $card }
    } verdeckt bei den { $group } anlegen
page-caesar-do-up =
    { $card-id ->
        [P] Den Philosophen
       *[other] { $card }
    } offen bei den { $group } anlegen
page-caesar-do-set =
    { $card-id ->
        [P] Den Philosophen
       *[other] { $card }
    } verdeckt bei den { $group } anlegen
page-caesar-do-assign =
    { $card-id ->
        [P] Den Philosophen
       *[other] { $card }
    } wieder bei den { $group } anlegen
page-caesar-do-assassinate =
    Anschlag auf { $card-id ->
        [P] den Philosophen
       *[other] die { $card }
    } bei den { $group }
page-caesar-do-castle = { $group } und { $other } rochieren
page-caesar-do-scout = Kundschafter zu den { $group } schicken
page-caesar-do-wrath = Zorn der Götter gegen die { $group }
page-caesar-do-spy = Spion: { $opponent }s Handkarten ansehen
page-caesar-do-take = { $opponent } muss ablegen: { $card }
page-caesar-do-exchange = Tauschen: { $card }
page-caesar-do-exchange-many =
    { $n ->
        [one] { $n } Karte tauschen
       *[other] { $n } Karten tauschen
    }
page-caesar-do-keep = Keine Karte tauschen
page-caesar-do-done = Das war alles
page-caesar-do-stack = Als Nächstes in den Stapel: { $card }
page-caesar-do-stack-all = Stapel so hinlegen
page-caesar-do-set-all = Karten so anlegen
page-caesar-do-assign-all = So wieder anlegen
page-caesar-do-draw-influence = Einflusskarte ziehen
page-caesar-do-draw-action = Aktionskarte ziehen
page-caesar-do-draw-known = Oberste Aktionskarte ziehen: { $card }
page-caesar-do-draw-none = Keine Karte ziehen
page-caesar-do-pass = Stattdessen Karten tauschen
page-caesar-do-end = Zug beenden
page-caesar-do-veto = Veto einlegen
page-caesar-do-allow = Geschehen lassen
page-caesar-do-arrange = Aktionsstapel selbst ordnen
page-caesar-do-shuffle = Aktionsstapel mischen
page-caesar-do-shuffle-first = Mischen (fürs erste Spiel)
page-caesar-why-shuffle = Du lernst die Karten beim Ziehen kennen. In späteren Partien kannst du den Stapel selbst ordnen.
page-caesar-why-arrange = Geordnet weißt du, welche Karte als Nächstes kommt. Gemischt weiß es niemand.
page-caesar-put-back = Zurücknehmen
page-caesar-all-choices = Alle Möglichkeiten
page-caesar-face = Wie die Karte angelegt wird
page-caesar-hidden = verdeckt
page-caesar-open = offen
page-caesar-suggested = Vorschlag
page-caesar-shuffle = Mischen
page-caesar-last-used = Wie zuletzt
page-caesar-top = oben
page-caesar-bottom = unten
page-caesar-place-in-pile = { $at } von { $n }: { $card }. Pfeiltasten verschieben die Karte.
page-caesar-drag-order = Zieh die Karten in die Reihenfolge, oder wähle erst eine und dann die, mit der sie tauscht.
page-caesar-limits = deine: { $own } von 5, insgesamt: { $both } von 8
page-caesar-still-to-lay = Noch anzulegen
page-caesar-moves-to = { $card }: zu den { $group }
page-caesar-spied-hand = { $opponent }s Hand

## The table

page-caesar-group =
    { $group }: { $left ->
        [0] kein Patrizier mehr
        [one] noch ein Patrizier
       *[other] noch { $left } Patrizier
    }
page-caesar-sum = { $seat }: { $sum }
page-caesar-sum-open = { $seat }: { $sum } und { $hidden } verdeckt
page-caesar-pile = { $pile }: { $left }
page-caesar-discards-of = { $seat }, abgelegt: { $n }
page-caesar-hand-of = Hand von { $seat }
page-caesar-suggests = Tipp
page-caesar-to-move = am Zug

## A vote as a scene

page-caesar-scene-vote = Die { $group } werden gefragt
page-caesar-scene-wrath = Der Zorn der Götter
page-caesar-scene-philosopher = Die niedrigere Summe gewinnt
page-caesar-scene-skip = Weiter

## Beside the table

page-caesar-next-vote = Nächste Vertrauensfrage
page-caesar-in-deck = { $vote }: im Stapel
page-caesar-turned = { $vote }: aufgedeckt
page-caesar-out = { $vote }: aus dem Spiel
page-caesar-odds-vote = Vertrauensfrage: { $n } von { $left }
page-caesar-odds-orgy = Orgie: { $n } von { $left }
page-caesar-odds-shuffle = neu gemischt: { $n } von { $left }
page-caesar-odds-out = dort niemand mehr: { $n } von { $left }
page-caesar-no-votes = Keine Vertrauensfrage ist mehr übrig.
page-caesar-score-now = Stand, wenn jetzt Schluss wäre
page-caesar-row-patricians = Patrizier
page-caesar-row-majorities = Mehrheiten
page-caesar-row-all = Ganze Gruppen
page-caesar-row-bonus = Einflussbonus
page-caesar-row-total = Punkte
page-caesar-one-more = Ein Patrizier mehr brächte
page-caesar-bonus-secret = Bis zum Schluss geheim
page-caesar-own-bonus = Dein geheimer Einflussbonus
page-caesar-bonus-rule = { $group }: 2 Punkte ab 3 Patriziern. Bisher gewonnen: { $won }.
page-caesar-piles = Stapel und abgelegte Karten
page-caesar-unseen = { $seat }: noch nicht gesehen
page-caesar-unseen-note = Auf der Hand, in den Stapeln oder verdeckt.
page-caesar-own-piles = In deinen Stapeln
page-caesar-own-order = Dein Aktionsstapel, oberste Karte zuerst
page-caesar-hide-order = Reihenfolge verbergen: Ich merke sie mir
page-caesar-order-of = Aktionsstapel von { $seat }, oberste Karte zuerst
page-caesar-spied = Von deinem Spion gesehen, vielleicht noch auf der Hand
page-caesar-no-cards = Noch keine.
