## Version

version-compiled = Rostra { $version }, balíky her zkompilované
version-plain = Rostra { $version }, balíky her v čistém Pythonu (nezkompilované: stejné hry, jen pomalejší)

## Errors

error-language = Texty v jazyce "{ $value }" nejsou; jsou tu: { $known }
error-game = Hra "{ $value }" neexistuje; jsou tu: { $known }
error-option-form = --option { $value }: píše se NAME=VALUE, například --option { $example }
error-option-name = Volba "{ $value }" neexistuje; jsou tu: { $known }
error-option-value = --option { $option }: "{ $value }" nepatří mezi možné hodnoty: { $known }
# $why comes from the program, in English
error-option-file = --option { $option }: { $why }
error-option-twice = --option { $option } je zadáno dvakrát
error-bot = Bot "{ $value }" neexistuje; jsou tu: { $known }
error-bots = { $value }: příliš mnoho botů; uveď nejvýš jednoho na místo, oddělené čárkami, v pořadí { $seats }. Poslední hraje i zbylá místa
error-bot-failed = Bot nefunguje: { $why }
error-seat = Místo "{ $value }" neexistuje; jsou tu: { $known }
error-at = --at { $value }: záznam má rozhodnutí 0 až { $most }
error-folder = { $file }: sem se záznamy zapsat nedají ({ $why })
error-save = { $file }: sem se hra uložit nedá ({ $why })
error-save-place = --save { $file }: uveď soubor v existující složce
error-save-exists = --save { $file }: tento soubor už existuje a není to tahle hra; uveď jiný
error-resume-with = --resume pokračuje ve hře tak, jak začala: vynech --bot, --seat a --option
error-resume-seed = --resume pokračuje se semínkem, se kterým hra začala, { $right }: vynech --seed { $value }
error-in-use = { $file }: tahle hra se právě hraje v jiném okně (proces { $process })
error-nothing-to-resume = Ve složce { $folder } není žádná rozehraná hra; novou začne rostra play { $game }

## Help

help-rostra = Deskové hry v terminálu: { $known }. Hraní, simulace, prohlížení záznamů.
help-version = Ukáže verzi a zda jsou balíky her zkompilované.
help-game = Hra: { $known }
help-option = Volba hry, i vícekrát. { $known }
help-language = Jazyk: { $known }
help-simulate = Nechá boty odehrát mnoho her a ukáže, jak dopadly.
help-games = Kolik her
help-seed-simulate = Stejné semínko dá stejné hry
help-jobs = Kolik procesů; výsledek na tom nezávisí
help-save-simulate = Zapíše do této složky záznam každé hry
help-bots = Boti na místa popořadě, oddělení čárkami: random,miles; poslední hraje zbytek
help-record = Prohlížení záznamů her.
help-check = Zkontroluje záznamy řádek po řádku; ve složkách všechny soubory .txt.
help-check-files = Soubory nebo složky
help-show = Ukáže stůl u některého rozhodnutí ze záznamu a rozhodnutí kolem něj.
help-show-file = Soubor se záznamem
help-at = Po kolika rozhodnutích (není-li uvedeno, na konci)
help-seat-show = Co vidělo toto místo; není-li uvedeno, všechno
help-play = Hra proti botům, nebo ve více lidech u jedné klávesnice.
help-bot = Protihráči, oddělení čárkami (není-li uvedeno, centurio, případně nejsilnější bot, kterého hra má)
help-seat = Tvoje místo (není-li uvedeno, první); s čárkami: více lidí u této klávesnice. { $known }
help-seed = Náhoda a bot se dají zopakovat; hra si semínko pamatuje pro --resume
help-resume = Pokračuje v naposledy rozehrané hře
help-save = Zapíše záznam i do tohoto souboru
