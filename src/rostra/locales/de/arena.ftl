### Die Arena: Bots gegen Bots, Wertungen, Balanceberichte.

## Help

help-arena = Lässt Bots mit gleichen Karten gegeneinander spielen und zeigt, wer besser ist.
help-arena-bots = Die Bots: zwei, oder einer für jeden Platz. Zwei in einem Spiel für mehr als zwei: einer der ersten Sorte gegen lauter der zweiten. Mit eigener Bedenkzeit: legatus@4s (Sekunden) oder legatus@500 (Simulationen)
help-games-arena = Wie viele Partien; auf ganze Kartenverteilungen aufgerundet
help-league = Lässt alle Bots eines Spiels gegeneinander spielen und stellt die Rangliste auf.
help-league-bots = Die Bots (ohne Angabe alle des Spiels), wie bei rostra arena; der erste hat 0 Punkte
help-games-league = Wie viele Partien je Paarung, bei mehr als zwei Spielern in jeder Richtung; auf ganze Kartenverteilungen aufgerundet
help-balance = Lässt einen Bot gegen sich selbst spielen und berichtet, wie ausgewogen das Spiel ist.
help-balance-bot = Der Bot auf allen Plätzen (ohne Angabe der stärkste, der mit einer Zehntelsekunde auskommt)
help-balance-page = Schreibt die Seite mit dem Bericht auch in diese Datei
help-seconds = Sekunden für jede Entscheidung (ohne Angabe so lange, wie der Bot sonst nachdenkt)
help-sims = Simulationen für jede Entscheidung: Gleicher Startwert gibt dann gleiche Partien
help-seed-arena = Anderer Startwert, andere Karten
help-save-arena = Der Ordner für Ergebnisse und Aufzeichnungen; derselbe Befehl macht weiter, wo er aufgehört hat (ohne Angabe ein Ordner bei den Benutzerdaten)
help-on = ray: spielt auf dem Ray-Cluster unter RAY_ADDRESS oder auf einem lokalen
help-json = Schreibt das Ergebnis als JSON auch in diese Datei
help-picture = Schreibt das Bild (SVG) auch in diese Datei
help-markdown = Gibt die Tabellen in Markdown aus

## What is wrong

error-player = { $value }: Eine Bedenkzeit schreibt man { $bot }@4s (Sekunden) oder { $bot }@500 (Simulationen)
error-players-two =
    { $given ->
        [one] Ein Bot ist genannt; nötig sind { $seats }, zum Beispiel: rostra arena { $game } { $example }
       *[other] { $given } Bots sind genannt; nötig sind { $seats }, zum Beispiel: rostra arena { $game } { $example }
    }
error-players =
    { $given ->
        [one] Ein Bot ist genannt; nötig sind zwei (einer der ersten Sorte gegen lauter der zweiten) oder { $seats }, einer für jeden Platz
       *[other] { $given } Bots sind genannt; nötig sind zwei (einer der ersten Sorte gegen lauter der zweiten) oder { $seats }, einer für jeden Platz
    }
error-league-one = Eine Rangliste braucht mindestens zwei Bots, und da ist nur { $bot }. Das Spiel hat: { $known }. Mit anderer Bedenkzeit ist ein Bot ein anderer Spieler: { $bot }@500
error-league-twice = { $bot } ist zweimal genannt; mit anderer Bedenkzeit ist es ein anderer Spieler: { $bot }@500
error-budget-both = --seconds und --sims: Gib nur eines von beiden an
error-seconds = --seconds { $value }: Nötig ist eine Zahl über 0 (höchstens 1000000000), zum Beispiel --seconds 0.5
error-on = --on { $value }: Es gibt nur --on ray; ohne das wird auf diesem Rechner gespielt
error-no-ray = --on ray braucht Ray, und das ist hier nicht installiert: pip install "rostra[ray]"
error-ray = Ray unter { $address } lässt sich nicht verwenden: { $why }
error-worker-died = Ein Prozess, der gespielt hat, ist gestorben; vielleicht war kein Speicher mehr frei. Was vorher fertig war, bleibt; derselbe Befehl macht weiter, wenn nötig mit weniger --jobs
error-file-place = { $file }: Nenne eine Datei in einem Ordner, den es gibt
error-file = { $file }: lässt sich nicht schreiben ({ $why })
error-file-taken = { $file }: Dort liegt schon etwas anderes von diesem Lauf; nenne eine andere Datei
error-ledger-file = { $file }: Das ist keine Datei der Arena; nenne mit --save einen anderen Ordner
error-ledger-line = { $file }, Zeile { $line }: Das ist keine Partie. Nimm die Zeile heraus, dann wird die Partie noch einmal gespielt
error-ledger-other = { $folder }: Hier liegen Partien mit anderen Einstellungen (verschieden: { $what }); nenne mit --save einen anderen Ordner
error-ledger-in-use = { $folder }: Ein anderer Prozess spielt gerade für diesen Ordner (Prozess { $process })

## While it plays

arena-progress = { $player } gewinnt { $share }
arena-fault = { $player }: { $why }. Stattdessen entscheidet der Zufall.
arena-faults =
    { $faults ->
        [one] { $player } hat einmal nicht geantwortet: Stattdessen hat der Zufall entschieden, und das Ergebnis sagt wenig.
       *[other] { $player } hat { $faults }-mal nicht geantwortet: Stattdessen hat der Zufall entschieden, und das Ergebnis sagt wenig.
    }
arena-goes-on =
    { $there ->
        [one] Eine Partie ist schon da: { $folder }
       *[other] { $there } Partien sind schon da: { $folder }
    }
arena-folder = Ergebnisse und Aufzeichnungen: { $folder }
arena-nothing = Noch ist keine Kartenverteilung zu Ende gespielt: Es gibt nichts zu zeigen.
arena-interrupted = Abgebrochen. Gespielt: { $games } von { $wanted } Partien. Derselbe Befehl macht weiter.

## Who is better

arena-against = { $game }: { $player } gegen { $against }
arena-against-several = { $game }: { $player } gegen { $n } × { $against }
arena-subtitle =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }, { $deals ->
        [one] eine Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }, jede von jedem Platz aus gespielt; 95-%-Intervalle
arena-rate = Gewonnene Partien
arena-running = Von { $player } gewonnene Partien im Verlauf
arena-player = Bot
arena-won = Siege
arena-elo = Elo
arena-elo-ends = 95 % (Elo)
arena-points = Punkte
arena-seconds = s je Zug
arena-worst = längster
arena-simulations = Simulationen
arena-ended = Ende

league-title = { $game }: die Rangliste
league-subtitle =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }, { $deals ->
        [one] eine Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }; Elo-Punkte, { $anchor } hat 0; 95-%-Intervalle
league-pair = Paarung

## Balance

balance-title = { $game }: der Balancebericht
balance-subtitle =
    { $games ->
        [one] Eine Partie, { $player } auf allen Plätzen; 95-%-Intervalle
       *[other] { $games } Partien, { $player } auf allen Plätzen; 95-%-Intervalle
    }
balance-how = Ein Bot spielt auf allen Plätzen. Punkte zeigen, was gezählt oder gemessen wurde; die Striche hindurch sind 95-%-Intervalle: Würde man das Ganze immer wieder tun, enthielten 95 von 100 solchen Strichen den wahren Wert. Eine gestrichelte Linie zeigt, was gerecht wäre.
balance-bot = Bot
balance-games = Partien
balance-options = Optionen
balance-turns = Züge pro Partie
balance-decisions = Entscheidungen pro Partie
balance-shared = Unentschieden
balance-wins = Gewonnene Partien nach Seite
balance-wins-by-seat = Gewonnene Partien nach Platz
balance-begins = { $seat } (beginnt)
balance-endings = Wie Partien enden
balance-sources = Wofür ein Spieler Punkte bekommt
balance-points = Punkte nach Seite
balance-cards = Wie Karten genutzt werden
balance-card = Karte
balance-card-note = { $times } pro Partie
