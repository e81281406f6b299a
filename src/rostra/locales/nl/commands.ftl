## Version

version-compiled = Rostra { $version }, spelpakketten gecompileerd
version-plain = Rostra { $version }, spelpakketten in gewoon Python (niet gecompileerd: dezelfde partijen, alleen langzamer)

## Errors

error-language = Er zijn geen teksten in "{ $value }"; er zijn: { $known }
error-game = Het spel "{ $value }" bestaat niet; er zijn: { $known }
error-option-form = --option { $value }: schrijf het als NAME=VALUE, bijvoorbeeld --option { $example }
error-option-name = De optie "{ $value }" bestaat niet; er zijn: { $known }
error-option-value = --option { $option }: "{ $value }" bestaat niet; mogelijk: { $known }
# $why comes from the program, in English
error-option-file = --option { $option }: { $why }
error-option-twice = --option { $option } staat er dubbel
error-bot = De bot "{ $value }" bestaat niet; er zijn: { $known }
error-bots = { $value }: te veel bots; noem er hoogstens één per plaats, met komma's, in de volgorde { $seats }. De laatste speelt ook de overige plaatsen
error-bot-failed = De bot werkt niet: { $why }
error-seat = De plaats "{ $value }" bestaat niet; er zijn: { $known }
error-at = --at { $value }: het verslag heeft beslissingen 0 tot en met { $most }
error-folder = { $file }: daar kunnen geen verslagen worden geschreven ({ $why })
error-save = { $file }: daar kan de partij niet worden bewaard ({ $why })
error-save-place = --save { $file }: noem een bestand in een map die bestaat
error-save-exists = --save { $file }: dit bestand bestaat al en is niet deze partij; noem een ander
error-resume-with = --resume gaat verder met een partij zoals die begonnen is: laat --bot, --seat en --option weg
error-resume-seed = --resume gaat verder met de startwaarde van de partij, { $right }: laat --seed { $value } weg
error-in-use = { $file }: deze partij wordt al in een ander venster gespeeld (proces { $process })
error-nothing-to-resume = In { $folder } staat geen partij die nog niet af is; rostra play { $game } begint er een

## Help

help-rostra = Bordspellen in de terminal: { $known }. Spelen, simuleren, verslagen bekijken.
help-version = Toon de versie, en of de spelpakketten gecompileerd zijn.
help-game = Het spel: { $known }
help-option = Een optie van het spel, zo vaak als nodig. { $known }
help-language = De taal: { $known }
help-simulate = Laat bots veel partijen spelen en toon hoe ze afliepen.
help-games = Hoeveel partijen
help-seed-simulate = Dezelfde startwaarde geeft dezelfde partijen
help-jobs = Hoeveel processen; het resultaat hangt er niet van af
help-save-simulate = Schrijf van elke partij een verslag in deze map
help-bots = Bots voor de plaatsen op volgorde, met komma's: random,miles; de laatste speelt de rest
help-record = Bekijk verslagen van partijen.
help-check = Controleer verslagen regel voor regel; van mappen alle .txt-bestanden daarin.
help-check-files = Bestanden of mappen
help-show = Toon de tafel bij een beslissing van een verslag, en de beslissingen eromheen.
help-show-file = Een verslag
help-at = Na hoeveel beslissingen (zonder opgave: aan het einde)
help-seat-show = Wat er vanaf deze plaats te zien was; zonder opgave alles
help-play = Speel een partij tegen bots, of met meerdere mensen aan één toetsenbord.
help-bot = De tegenstanders, met komma's (zonder opgave centurio, of anders de sterkste die het spel heeft)
help-seat = Jouw plaats (zonder opgave de eerste); met komma's: meerdere mensen aan dit toetsenbord. { $known }
help-seed = Maak toeval en bot herhaalbaar; de partij onthoudt de startwaarde voor --resume
help-resume = Ga verder met de laatst gespeelde partij die nog niet af is
help-save = Schrijf het verslag ook in dit bestand
