help-doctor = Sagt, was da ist, was fehlt oder kaputt ist und was hilft.
help-doctor-json = Als JSON, für Programme
help-help = Zeigt eine Seite der Dokumentation oder alle Themen (auf Englisch).
help-topic = Ein Thema, zum Beispiel hosting; ohne Angabe werden alle aufgezählt
help-completion = Gibt aus, womit eine Shell diesen Befehl vervollständigt; wohin das kommt, steht in rostra help terminal.
help-shell = Die Shell
help-topics = Seiten (rostra help THEMA), auf Englisch:
error-topic = Die Seite „{ $value }“ gibt es nicht; es gibt: { $known }

doctor-build = Rostra
doctor-python = Python
doctor-page = Seite
doctor-data = Datenordner
doctor-settings = Einstellungen
doctor-database = Datenbank
doctor-bus = Redis
doctor-port = Port
doctor-games = Spiele
doctor-bots = Bots
doctor-tools = Für Entwickler

doctor-well = Nichts ist kaputt.
doctor-broken =
    { $n ->
        [one] Eine Sache ist kaputt: die Zeile mit !!
       *[other] { $n } Sachen sind kaputt: die Zeilen mit !!
    }
doctor-here = gebaut
doctor-new = { $file } (wird bei Bedarf angelegt)
doctor-compiled = { $version }, Engine kompiliert
doctor-plain = { $version }, Engine in reinem Python
doctor-help-plain = Die Partien sind dieselben, nur langsamer. Mit einem C-Compiler hilft make build, oder Rostra neu zu installieren.
doctor-page-missing = nicht gebaut
doctor-help-page = Im Quellverzeichnis hilft: make build. Alles andere geht auch ohne die Seite.
doctor-not-writable = { $file } ist nicht beschreibbar
doctor-help-data = Nenne einen anderen Ordner: ROSTRA_HOME=/ordner rostra serve
doctor-full = { $file }: Auf der Festplatte sind nur noch { $n } MB frei
doctor-help-full = Schaff Platz: Ist die Festplatte voll, lässt sich kein Zug mehr speichern.
doctor-open = { $file }: Andere auf diesem Rechner können hineinsehen
doctor-help-settings = Alle Einstellungen stehen in rostra help hosting.
doctor-help-database = Läuft sie, und stimmen Adresse und Passwort? ROSTRA_DATABASE nennt sie (rostra help hosting).
doctor-older = { $file }: Tabellen einer älteren Version
doctor-help-older = rostra serve bringt sie beim nächsten Start auf den neuen Stand. Mach vorher eine Sicherung: rostra db backup DATEI
doctor-newer = { $file }: stammt von einem neueren Rostra als diesem
doctor-help-newer = Installiere wieder das neuere Rostra, oder nenne in ROSTRA_DATABASE eine andere Datenbank.
doctor-help-bus = Starte Redis, oder lass ROSTRA_BUS weg: Ein einzelner Prozess braucht kein Redis.
doctor-port-free = { $host }:{ $port } ist frei
doctor-port-rostra = { $host }:{ $port }: Dort läuft Rostra
doctor-missing = nicht da: { $what }
doctor-help-tools = Zum Spielen braucht man das alles nicht. cc kompiliert die Engine, node baut die Seite, der Rest ist für Tests.
