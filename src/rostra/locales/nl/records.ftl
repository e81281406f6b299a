# $text is the line itself, if it is an illegal decision; else it is "none"
record-bad-line =
    { $text ->
        [none] regel { $line }: { $why }
       *[other] regel { $line }, `{ $text }`: { $why }
    }
# Who played: a person without a name
player-human = mens
# A result in short. $points are those of the seats in their order, "16-14"; $why is one of the endings below
result-won = { $points }, { $seat } wint: { $why }
result-draw = { $points }, gelijkspel: { $why }
result-unfinished = nog niet af

## Why a file is no record. $found is what stands there, already in quotes.

bad-first-line = { $found }, maar een verslag begint met "{ $right }"
bad-entry = { $found } is geen "key: value"; de kop eindigt met een lege regel
bad-twice = { $key } staat al in regel { $first }
bad-missing-key = hier eindigt de kop, maar "{ $key }" ontbreekt
bad-unknown-key = { $key }: dat bestaat niet in de kop bij dit spel
bad-game = game: { $found } bestaat niet; er zijn: { $known }
bad-option = een optie { $option } met de waarde { $found } heeft het spel niet: { $reason }
bad-rules = rules: { $found } is geen getal vanaf 1
# Versions of the rules
bad-newer = rules: versie { $found } is te nieuw, dit programma kent { $newest }; werk Rostra bij
bad-name = { $key }: { $found } is geen naam (zichtbare tekens op één regel)
bad-date = date: { $found } is geen datum zoals 1997-10-23
bad-seed = seed: { $found } is geen geheel getal
bad-json = position: dit is geen JSON-object
# $why comes from the program, in English
bad-position = deze stelling is niet mogelijk: { $why }
bad-result = result: { $found }, maar de beslissingen eronder geven "{ $right }"
bad-brought = { $key }: goed zijn de controlesom van het bestand, een spatie en de tekst als JSON
bad-digest = { $key }: de controlesom is { $found }, maar die van de tekst is { $right }
bad-encoding = dit is geen tekst in UTF-8
bad-file = dit is geen gewoon bestand, of veel te groot voor een verslag
