# $text is the line itself, if it is an illegal decision; else it is "none"
record-bad-line =
    { $text ->
        [none] Zeile { $line }: { $why }
       *[other] Zeile { $line }, `{ $text }`: { $why }
    }
# Who played: a person without a name
player-human = Mensch
# A result in short. $points are those of the seats in their order, "16-14"; $why is one of the endings below
result-won = { $points }, { $seat } gewinnt: { $why }
result-draw = { $points }, unentschieden: { $why }
result-unfinished = nicht zu Ende

## Why a file is no record. $found is what stands there, already in quotes.

bad-first-line = { $found }, aber eine Aufzeichnung beginnt mit „{ $right }“
bad-entry = { $found } ist kein „key: value“; der Kopf endet mit einer leeren Zeile
bad-twice = { $key } steht schon in Zeile { $first }
bad-missing-key = Hier endet der Kopf, aber „{ $key }“ fehlt
bad-unknown-key = { $key }: Das gibt es im Kopf bei diesem Spiel nicht
bad-game = game: { $found } gibt es nicht; es gibt: { $known }
bad-option = Eine Option { $option } mit dem Wert { $found } hat das Spiel nicht: { $reason }
bad-rules = rules: { $found } ist keine Zahl ab 1
# Versions of the rules
bad-newer = rules: Version { $found } ist zu neu, dieses Programm kennt { $newest }; aktualisiere Rostra
bad-name = { $key }: { $found } ist kein Name (sichtbare Zeichen in einer Zeile)
bad-date = date: { $found } ist kein Datum wie 1997-10-23
bad-seed = seed: { $found } ist keine ganze Zahl
bad-json = position: Das ist kein JSON-Objekt
# $why comes from the program, in English
bad-position = Diese Stellung kann es nicht geben: { $why }
bad-result = result: { $found }, aber die Entscheidungen darunter ergeben „{ $right }“
bad-brought = { $key }: Richtig sind die Prüfsumme der Datei, ein Leerzeichen und ihr Text als JSON
bad-digest = { $key }: Die Prüfsumme ist { $found }, die des Textes aber { $right }
bad-encoding = Das ist kein Text in UTF-8
bad-file = Das ist keine gewöhnliche Datei oder viel zu groß für eine Aufzeichnung
