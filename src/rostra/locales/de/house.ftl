### Rostra auf Deutsch. Hinweise für Übersetzer stehen in en/house.ftl.

# Who decides when cards are dealt or turned
seat-chance = Zufall

# An empty list
nothing = keine
# A number by itself, already as your language writes numbers: leave it
figure = { $value }

## A refusal

# $why is one of the sentences below, $rule the id of a rule, or "rule-notation"
refused = Das geht nicht: { $why } ({ $rule })
# Stands for $rule where it is not a rule that says no, but how a line is written
rule-notation = Notation

## Lists

# Several cards of a kind in a list; in a $list they are joined with commas
heap = { $n }{"\u00A0"}x{"\u00A0"}{ $name }

## The score at the end

score-title = Die Wertung
score-for = Punkte für
score-total = Summe
score-won = { $seat } gewinnt.
score-you-won = Herzlichen Glückwunsch!
score-you-lost = Diesmal war die andere Seite stärker.

## Why the house says no

table-no-such-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $there }
table-no-files = Übers Netz gehen nur Namen von Dateien, die der Gastgeber anbietet: Nimm einen davon oder lass die Option „{ $option }“ weg.
table-no-such-file = Für die Option „{ $option }“ gibt es hier keine Datei „{ $file }“; es gibt: { $there }
table-bad-file = Mit der Datei „{ $file }“ für die Option „{ $option }“ lässt sich nicht spielen: { $why }
table-bad-option = { $why }
table-no-such-bot = Den Bot „{ $bot }“ gibt es nicht; es gibt: { $there }
table-bot-for-a-person = Ein Bot („{ $bot }“) gehört auf einen Platz der Art „bot“.
table-seats =
    { $seats ->
        [one] Ein Platz ist angegeben; dieses Spiel hat { $right }.
       *[other] { $seats } Plätze sind angegeben; dieses Spiel hat { $right }.
    }
table-nobody = Mindestens ein Platz muss für einen Menschen sein.
table-open-at-one-device = An einem gemeinsamen Gerät sind alle schon da: Kein Platz kann frei bleiben.
table-no-such-match = Diese Partie gibt es nicht. Ist der Link vollständig?
table-files-gone = Die Dateien dieser Partie sind in der Datenbank beschädigt; der Gastgeber erfährt mehr mit „rostra db check“.
table-game-gone = Das Spiel „{ $game }“ dieser Partie ist hier nicht installiert.
table-newer-rules = Diese Partie hat mit Version { $version } der Regeln begonnen; dieser Server kennt die Regeln nur bis Version { $now }.
table-no-such-seat = Platz { $seat } gibt es nicht; die Plätze haben die Nummern 0 bis { $last }.
table-taken = Dieser Platz ist schon besetzt.
table-full = Es ist kein Platz mehr frei.
table-no-name = Sag bitte, wie du heißt.
table-name-taken = An diesem Tisch heißt schon jemand „{ $other }“, und das sieht gleich aus; bitte wähle einen anderen Namen.
table-name-of-a-bot = „{ $bot }“ ist ein Bot, und dein Name sieht genauso aus; bitte wähle einen anderen.
table-not-started = Die Partie hat noch nicht begonnen.
table-started = Die Partie hat schon begonnen.
table-over = Die Partie ist zu Ende.
table-not-over = Um Revanche bitten kannst du, wenn die Partie zu Ende ist.
table-not-over-yet = Das ist erst zu sehen, wenn die Partie zu Ende ist.
table-rematch-made = Die Revanche hat schon begonnen.
table-rematch-asked = Du hast schon um eine Revanche gebeten.
table-no-rematch-yet = Eine Revanche ist noch nicht vereinbart.
table-over-by-then = In diesem Moment ist die Partie schon zu Ende: Wähle einen früheren.
table-no-review = Die Auswertung ist gerade nicht möglich; versuche es später noch einmal.
table-many-matches = Im Moment keine weiteren neuen Partien; versuch es in einer Minute noch einmal.
table-many-open-matches = Höchstens { $most } Partien von einer Adresse können zugleich offen sein; spiel erst einige zu Ende oder verlass sie.
table-many-listed = Höchstens { $most } Partien von einer Adresse können zugleich in der Liste der offenen Partien warten. Du kannst trotzdem eine machen, die nicht in der Liste steht, und den Link verschicken.
table-many-branches = Höchstens { $most } aus einer Wiederholung weitergespielte Partien können zugleich offen sein; spiel eine zu Ende oder schließ sie und warte eine Minute.
table-all-branches = Im Moment wird hier in zu vielen Partien aus einer Wiederholung weitergespielt; versuch es in ein paar Minuten noch einmal.
table-many-reviews = Bitte höchstens { $most } Auswertungen zugleich; warte, bis eine fertig ist.
table-many-records = Im Moment keine weiteren Aufzeichnungen; versuch es in einer Minute noch einmal.
table-thought-enough = Die Bots haben schon viel für dich nachgedacht und brauchen eine Pause: Tipps und Auswertungen gibt es in einer Minute wieder. Sie spielen aber weiter.
table-not-yours-to-start = Nur wer die Partie eröffnet hat, kann sie starten.
table-open-seats = Es sind noch Plätze frei, und in dieser Partie springt kein Bot ein.
table-resigned = Du hast aufgegeben.
table-away = Ein Bot spielt für dich; komm erst zurück.
table-not-away = Du bist am Tisch; niemand spielt für dich.
table-no-leaving = In dieser Partie spielt kein Bot weiter, wenn jemand geht; du kannst aber aufgeben.
table-not-your-turn = Du bist gerade nicht dran.
table-stale = Die Partie ist inzwischen weitergegangen; sieh noch einmal hin.
table-ply-ahead = Dieser Befehl kommt zu früh: So weit ist die Partie noch nicht.
table-key-used = Dieser Schlüssel gehört schon zu einem anderen Befehl; jeder Befehl braucht einen neuen.
table-pause = Vielleicht antwortet gerade jemand; warte einen Moment.
table-nothing-to-undo = Du kannst nichts zurücknehmen: Seit deiner letzten Entscheidung wurde etwas aufgedeckt oder gezogen, oder jemand anders hat entschieden.
table-no-takebacks = In dieser Partie wird nichts zurückgenommen.
table-nothing-asked = Niemand hat darum gebeten, etwas zurückzunehmen.
table-nothing-said = Diese Nachricht ist leer.
table-said-too-long = Diese Nachricht hat { $length } Zeichen; erlaubt sind höchstens { $most }.
table-said-too-often =
    { $most ->
        [one] Bitte höchstens eine Nachricht in zehn Sekunden.
       *[other] Bitte höchstens { $most } Nachrichten in zehn Sekunden.
    }
table-no-hints = In dieser Partie gibt es keine Tipps.
table-too-many-hints = Im Moment gibt es keine Tipps mehr; versuch es in ein paar Sekunden noch einmal.
table-no-hint-now = Gerade ist kein Tipp zu haben.
table-spectator = Zuschauer sehen nur zu.
table-no-spectators = Bei dieser Partie gibt es keine Zuschauer.
table-no-secret = Dafür braucht es den Schlüssel eines Platzes.
table-bad-secret = Dieser Schlüssel gehört hier zu keinem Platz. Ist der Link vollständig?
table-not-your-seat = Das ist nicht dein Platz.
table-hello-first = Die erste Nachricht muss „hello“ sein.
table-hello-again = „hello“ sagt man nur einmal; für einen anderen Platz nimm „look“.
table-bad-message = Diese Nachricht ist nicht lesbar: { $why }
table-bad-request = { $why }
table-no-page = Unter { $path } gibt es nichts.
table-no-method = { $method } geht hier nicht.
table-socket-only = Diese Adresse ist für WebSockets.
table-foreign-page = Von einer fremden Website aus geht das nicht.
table-for-the-host = Das darf nur, wer den Server betreibt: docs/hosting.md
table-match-removed = Diese Partie wurde entfernt: von dem, der den Server betreibt, oder weil lange niemand darin gespielt hat.
table-closed-by-host = Wer den Server betreibt, hat diese Partie vor dem Ende geschlossen: Was verdeckt war, bleibt verdeckt.
table-blocked = Wer diesen Server betreibt, hat deine Adresse gesperrt.
table-muted = Wer diesen Server betreibt, hat dich stummgeschaltet: Du kannst spielen, aber nichts sagen und deinen Namen nicht ändern.
table-name-blocked = Der Name „{ $name }“ ist auf diesem Server nicht erlaubt; bitte wähle einen anderen.
table-no-such-block = Eine solche Sperre gibt es nicht.
table-bad-address = „{ $address }“ ist keine Adresse wie 203.0.113.7, 2001:db8::1 oder 2001:db8::/64.
table-no-host-token = Von Adressen werden nur Prüfsummen gespeichert, die mit ROSTRA_HOST_TOKEN gebildet werden: Setze es, genauso wie für den Server (docs/hosting.md).
table-no-token = Dafür braucht es das Token des Betreibers (docs/hosting.md).
table-wrong-tokens = Zu viele falsche Tokens von deiner Adresse; warte eine Minute.
table-too-large = Das ist zu groß; erlaubt sind höchstens { $most } Byte.
table-address-too-long = Diese Adresse ist zu lang; erlaubt sind höchstens { $most } Byte.
table-headers-too-large = Die Kopfzeilen dieser Anfrage sind zu groß; erlaubt sind höchstens { $most } Byte.
table-too-many-headers = Diese Anfrage hat zu viele Kopfzeilen; erlaubt sind höchstens { $most }.
table-unknown-host = Unter dem Namen { $host } ist dieser Server nicht bekannt. Wer ihn betreibt, lässt den Namen mit ROSTRA_HOSTS={ $host } zu (docs/hosting.md).
table-too-fast = Zu viel auf einmal; warte einen Moment.
table-too-often = Nicht so oft; warte einen Moment.
table-log-full = Diese Partie dauert schon so lange, dass nur noch zweierlei bleibt: sie zu Ende zu spielen oder aufzugeben.
table-busy = Zu viele wollen diese Partie gleichzeitig ändern; versuch es noch einmal.
table-store-down = Der Server erreicht seine Datenbank nicht; nichts ist verloren, versuch es gleich noch einmal.
table-store-full = Die Datenbank des Servers nimmt gerade nichts an (sie ist voll oder schreibgeschützt); was bisher gespielt wurde, ist sicher.
table-our-fault = Hier ist etwas schiefgegangen. Du kannst nichts dafür, und es ist notiert.
table-closing = Der Server wird neu gestartet; deine Partie geht gleich weiter.
table-not-text = Das ist keine Textdatei in UTF-8.
table-record-with-position = Aufzeichnungen, die mitten in einer Partie beginnen, lassen sich nicht importieren.
