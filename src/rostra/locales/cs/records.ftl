record-bad-line =
    { $text ->
        [none] řádek { $line }: { $why }
       *[other] řádek { $line }, `{ $text }`: { $why }
    }
player-human = člověk
result-won = { $points }, vítězí { $seat }: { $why }
result-draw = { $points }, remíza: { $why }
result-unfinished = rozehráno

## Why a file is no record. $found is what stands there, already in quotes.

bad-first-line = { $found }, ale záznam začíná řádkem "{ $right }"
bad-entry = { $found } není "key: value"; hlavičku ukončuje prázdný řádek
bad-twice = { $key } už stojí na řádku { $first }
bad-missing-key = hlavička tu končí, ale chybí "{ $key }"
bad-unknown-key = { $key }: takový údaj v hlavičce u této hry není
bad-game = game: { $found } neexistuje; jsou tu: { $known }
bad-option = hra nemá volbu { $option } s hodnotou { $found }: { $reason }
bad-rules = rules: { $found } není číslo od 1 výš
bad-newer = rules: verze { $found } je příliš nová, tento program zná { $newest }; aktualizuj Rostru
bad-name = { $key }: { $found } není jméno (viditelné znaky na jednom řádku)
bad-date = date: { $found } není datum jako 1997-10-23
bad-seed = seed: { $found } není celé číslo
bad-json = position: tohle není objekt JSON
# $why comes from the program, in English
bad-position = takové postavení není možné: { $why }
bad-result = result: { $found }, ale z rozhodnutí níže vychází "{ $right }"
bad-brought = { $key }: správně je kontrolní součet souboru, mezera a jeho text jako JSON
bad-digest = { $key }: kontrolní součet je { $found }, ale součet textu je { $right }
bad-encoding = tohle není text v UTF-8
bad-file = to není obyčejný soubor, nebo je na záznam příliš velký
