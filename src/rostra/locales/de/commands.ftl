## Version

version-compiled = Rostra { $version }, Spielpakete kompiliert
version-plain = Rostra { $version }, Spielpakete in reinem Python (nicht kompiliert: dieselben Partien, nur langsamer)

## Errors

error-language = Texte in „{ $value }“ gibt es nicht; es gibt: { $known }
error-game = Das Spiel „{ $value }“ gibt es nicht; es gibt: { $known }
error-option-form = --option { $value }: Schreib es als NAME=VALUE, zum Beispiel --option { $example }
error-option-name = Die Option „{ $value }“ gibt es nicht; es gibt: { $known }
error-option-value = --option { $option }: „{ $value }“ gibt es nicht; möglich: { $known }
# $why comes from the program, in English
error-option-file = --option { $option }: { $why }
error-option-twice = --option { $option } ist doppelt angegeben
error-bot = Den Bot „{ $value }“ gibt es nicht; es gibt: { $known }
error-bots = { $value }: zu viele Bots; nenne höchstens einen pro Platz, mit Komma, in der Reihenfolge { $seats }. Der letzte spielt auch alle übrigen Plätze
error-bot-failed = Der Bot funktioniert nicht: { $why }
error-seat = Die Seite „{ $value }“ gibt es nicht; es gibt: { $known }
error-at = --at { $value }: Die Aufzeichnung hat die Entscheidungen 0 bis { $most }
error-folder = { $file }: Dort lassen sich keine Aufzeichnungen schreiben ({ $why })
error-save = { $file }: Dort lässt sich die Partie nicht speichern ({ $why })
error-save-place = --save { $file }: Nenne eine Datei in einem Ordner, den es gibt
error-save-exists = --save { $file }: Diese Datei gibt es schon, und sie ist nicht diese Partie; nenne eine andere
error-resume-with = --resume setzt eine Partie so fort, wie sie begonnen wurde: Lass --bot, --seat und --option weg
error-resume-seed = --resume setzt die Partie mit ihrem Startwert { $right } fort: Lass --seed { $value } weg
error-in-use = { $file }: Diese Partie wird gerade in einem anderen Fenster gespielt (Prozess { $process })
error-nothing-to-resume = In { $folder } liegt keine unfertige Partie; rostra play { $game } beginnt eine

## Help

help-rostra = Brettspiele im Terminal: { $known }. Spielen, simulieren, Aufzeichnungen ansehen.
help-version = Zeigt die Version und ob die Spielpakete kompiliert sind.
help-game = Das Spiel: { $known }
help-option = Eine Option des Spiels, so oft wie nötig. { $known }
help-language = Die Sprache: { $known }
help-simulate = Lässt Bots viele Partien spielen und zeigt, wie sie ausgingen.
help-games = Wie viele Partien
help-seed-simulate = Gleicher Startwert, gleiche Partien
help-jobs = Wie viele Prozesse; das Ergebnis hängt nicht davon ab
help-save-simulate = Schreibt von jeder Partie eine Aufzeichnung in diesen Ordner
help-bots = Bots für die Plätze der Reihe nach, mit Komma: random,miles; der letzte spielt alle übrigen
help-record = Zeigt und prüft Aufzeichnungen von Partien.
help-check = Prüft Aufzeichnungen Zeile für Zeile; bei Ordnern alle .txt-Dateien darin.
help-check-files = Dateien oder Ordner
help-show = Zeigt den Tisch bei einer Entscheidung und die Entscheidungen ringsum.
help-show-file = Eine Aufzeichnung
help-at = Nach wie vielen Entscheidungen (ohne Angabe: am Ende)
help-seat-show = Was diese Seite sehen konnte; ohne Angabe alles
help-play = Spielt eine Partie gegen Bots, oder zu mehreren an einer Tastatur.
help-bot = Die Gegner, mit Komma (ohne Angabe centurio oder der stärkste, den das Spiel stattdessen hat)
help-seat = Dein Platz (ohne Angabe der erste); mit Komma: mehrere an dieser Tastatur. { $known }
help-seed = Startwert, macht Zufall und Bot wiederholbar; die Partie merkt ihn sich für --resume
help-resume = Setzt die zuletzt gespielte unfertige Partie fort
help-save = Schreibt die Aufzeichnung auch in diese Datei
