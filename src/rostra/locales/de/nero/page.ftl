## The front door

page-game-nero = Nero
page-about-nero = Drei oder vier wollen nach Neros Tod auf den Thron: Legionen, Schlachten, Ereignisse. Etwa zwei Stunden.
page-option-players = Spieler
page-option-length = Länge
page-option-acclamation = Zum Kaiser ausgerufen nach
page-option-map = Karte
page-option-deck = Kartensatz
page-value-4 = 4
page-value-3 = 3
page-value-full = lang
page-value-short = kurz
page-value-any-victory = jedem Sieg
page-value-over-emperor = einem Sieg über einen Kaiser
page-option-candidates = Kandidat durch Ave Caesar
page-value-candidates-always = jederzeit
page-value-candidates-below-two = nur bei weniger als zwei Kaisern
page-note-candidates = Ob ein General Kandidat werden kann, solange es zwei Kaiser gibt; er wartet dann, bis einer von ihnen fällt.
page-option-attack = Angriff
page-value-attack-card = mit mindestens einer Karte
page-value-attack-bare = auch ohne Karte
page-note-attack = Ob beim Angriff in jeder Schlacht eine Karte gelegt werden muss. Wer angegriffen wird, muss nie eine legen.
page-option-vanish = Umkämpfter Anschlag
page-value-vanish-true = Karten kommen aus dem Spiel
page-value-vanish-false = Karten nächste Runde wieder da
page-note-vanish = Wenn eine Prätorianergarde mit einer Garde oder mit zwei Bestechungen gekontert wird: was aus allen Karten dieses Anschlags wird.

## The table

page-kp = KP
page-controlled-by = kontrolliert von { $seat }
page-neutral = neutral
page-troops-marked = { $name }: { $troops }, mit Rückzugsmarker
page-port = Hafen
page-germans = Germanen: Betreten kostet 3 BP
page-home = Heimat von { $seat }
page-turn-cards = In diesem Zug für BP und GP genutzte Karten: { $used }; übrig: { $left }.
page-turn-activation = Aktiviert: { $province }, noch { $bp } BP.
page-turn-force = Unterwegs in { $province }: { $troops }.

## Buttons

page-nero-do-want = { $area } wählen, mit { $seat }
page-nero-do-place = Legion aufstellen: { $province }
page-nero-do-home = Als Heimatprovinz wählen: { $province }
page-nero-do-activate = { $province } aktivieren
page-nero-do-move-card = { $card } für { $bp } BP nutzen
page-nero-do-battle-card = { $card } legen ({ $gp } GP)
page-nero-do-event = Ereignis spielen: { $card }
page-nero-do-counter = Kontern mit { $card }
page-nero-do-counter-two = Kontern mit zwei Bestechungen
page-nero-do-no-counter = Geschehen lassen
page-nero-do-force = Losschicken: { $troops }
page-nero-do-depart = Nach { $province } schicken: { $troops } ({ $bp } BP)
page-nero-do-load = An Bord: { $troops }
page-nero-do-leave = Zurücklassen: { $troops }
page-nero-do-take-own = Eigene Legionen mitnehmen (1 BP)
page-nero-do-take-neutral = Neutrale Legionen mitnehmen (2 BP)
page-nero-do-take-both = Eigene und neutrale Legionen mitnehmen (3 BP)
page-nero-do-take-leader = Den Anführer mitnehmen
page-nero-do-step = Nach { $province } marschieren ({ $bp } BP)
page-nero-do-attack = { $seat } angreifen ({ $bp } BP)
page-nero-do-target-assassin = Den Meuchelmörder auf { $seat } ansetzen
page-nero-do-target-crisis = { $seat } nach Rom rufen
page-nero-do-target-traitor = Eine Karte von { $seat } ziehen
page-nero-do-retreat = Rückzug nach { $province }
page-nero-do-stay = Bleiben
page-nero-do-from = Aus { $province } ablegen
page-nero-do-to = Nach { $province } fahren
page-nero-do-bring = Eine Legion aus { $province } holen
page-nero-do-send = Nach { $province } ausweichen
page-nero-do-send-neutral = Die neutralen Legionen nach { $province } schicken
page-nero-do-at-germans = Die Germanen greifen an: { $province }
page-nero-do-at-legion = Eine Legion von { $seat } wird neutral: { $province }
page-nero-do-declare = Deinen Anführer zum Kaiser ausrufen!
page-nero-do-unmark = Rückzugsmarker abnehmen (2 BP)
page-nero-do-ask-leave = Um freien Durchzug bitten
page-nero-do-grant = Ziehen lassen
page-nero-do-refuse = Ablehnen
page-nero-do-ready = Keine Karte mehr: kämpfen
page-nero-do-halt = Hier haltmachen
page-nero-do-end-turn = Zug beenden
page-nero-do-take-some-own =
    { $legions ->
        [one] 1 eigene Legion mitnehmen (1 BP)
       *[other] { $legions } eigene Legionen mitnehmen (1 BP)
    }
page-nero-do-take-some-neutral =
    { $legions ->
        [one] 1 neutrale Legion mitnehmen (2 BP)
       *[other] { $legions } neutrale Legionen mitnehmen (2 BP)
    }

## Around the map

page-nero-map = Karte der Provinzen. Pfeiltasten führen zum Nachbarn, Enter wählt, Plus und Minus vergrößern und verkleinern, 0 zeigt die ganze Karte.
page-nero-zoom-in = Näher (+)
page-nero-zoom-out = Weiter weg (-)
page-nero-whole = Ganze Karte (0)
page-nero-pick-province = Wähle auf der Karte eine leuchtende Provinz.
page-nero-pick-card = Wähle eine Karte aus deiner Hand.
page-nero-pick-both = Wähle auf der Karte eine leuchtende Provinz oder eine Karte aus deiner Hand.
page-nero-unpick = Etwas anderes
page-nero-all = Alle Möglichkeiten ({ $n })
page-nero-fewer = Eine Legion weniger
page-nero-more = Eine Legion mehr
page-nero-with-leader = mit Anführer
page-nero-laid = Für diese Schlacht gelegt; noch sieht es niemand sonst
page-nero-stay-behind =
    { $legions ->
        [one] 1 bleibt hier
       *[other] { $legions } bleiben hier
    }
page-nero-no-card-to-attack = Kein Angriff: Dazu gehört eine Karte, und du kannst in diesem Zug keine mehr legen.
page-nero-lay-one = Zu einem Angriff gehört mindestens eine Karte.

## A battle is shown

page-nero-battle = Schlacht: { $province }
page-nero-without-cards = { $strength } ohne Karten
page-nero-skip = Schließen

## What is counted

page-nero-this-turn = In diesem Zug
page-nero-cards-left =
    { $left ->
        [0] keine Karte mehr für BP oder GP
        [one] noch 1 Karte für BP oder GP
       *[other] noch { $left } Karten für BP oder GP
    }
page-nero-last-turn = Der letzte Zug der Runde: Übrige Karten verfallen.
page-nero-kp-of = { $seat }: woher die KP kommen
page-nero-kp-italy = mehr Legionen in Italien als alle anderen zusammen
page-nero-kp-areas = für kontrollierte Gebiete, je 2
page-nero-kp-cards = für Senat und Garde in diesem Zug
page-nero-kp-need = Mit 5 KP und dem Anführer in Rom: Kaiser.
page-nero-points-by-round = SP nach Runde und Herkunft
page-nero-round = Runde { $round }
page-nero-discarded = In dieser Runde abgelegt: { $n }
page-nero-removed = Aus dem Spiel: { $n }
page-nero-unseen = Noch nicht gesehen: { $n } (davon { $deck } im Stapel)
