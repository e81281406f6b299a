### The command line: help, and what is wrong with the arguments. Words of one command stand in a file of their own.

## Version

version-compiled = Rostra { $version }, game packages compiled
version-plain = Rostra { $version }, game packages in plain Python (not compiled: the same games, only slower)

## Errors

error-language = There are no texts in "{ $value }"; there are: { $known }
error-game = There is no game "{ $value }"; there are: { $known }
error-option-form = --option { $value }: write it as NAME=VALUE, for example --option { $example }
error-option-name = There is no option "{ $value }"; there are: { $known }
error-option-value = --option { $option }: "{ $value }" is not one of: { $known }
# $why comes from the program, in English
error-option-file = --option { $option }: { $why }
error-option-twice = --option { $option } is given twice
error-bot = There is no bot "{ $value }"; there are: { $known }
error-bots = { $value }: too many bots; name at most one for each seat, with commas, in the order { $seats }. The last one named plays the rest
# $why: in English, from the bot
error-bot-failed = The bot does not work: { $why }
error-seat = There is no seat "{ $value }"; there are: { $known }
error-at = --at { $value }: the record has decisions 0 to { $most }
error-folder = { $file }: records cannot be written there ({ $why })
error-save = { $file }: the game cannot be saved there ({ $why })
error-save-place = --save { $file }: name a file in a folder that exists
error-save-exists = --save { $file }: this file is there already and is not this game; name another one
error-resume-with = --resume goes on with a game as it was begun: leave out --bot, --seat and --option
error-resume-seed = --resume goes on with the seed the game was begun with, { $right }: leave out --seed { $value }
error-in-use = { $file }: this game is being played in another window (process { $process })
error-nothing-to-resume = There is no unfinished game in { $folder }; rostra play { $game } begins one

## Help

help-rostra = Board games in the terminal: { $known }. Play, simulate, look at records.
help-version = Show the version, and whether the game packages are compiled.
help-game = The game: { $known }
help-option = An option of the game, as often as needed. { $known }
help-language = The language: { $known }
help-simulate = Let bots play many games and show how they went.
help-games = How many games
help-seed-simulate = The same seed gives the same games
help-jobs = How many processes; the result does not depend on it
help-save-simulate = Write a record of every game into this folder
help-bots = Bots for the seats in their order, with commas: random,miles; the last one plays the rest
help-record = Look at records of games.
help-check = Check record files line by line; of folders, all .txt files in them.
help-check-files = Files or folders
help-show = Show the table at a decision of a record, and the decisions around it.
help-show-file = A record file
help-at = After how many decisions (the end if not given)
help-seat-show = What this seat could see; everything if not given
help-play = Play a game against bots, or with several people at one keyboard.
help-bot = The opponents, with commas (centurio if not given, or the strongest the game has instead)
help-seat = Your seat (the first if not given); with commas: several people at this keyboard. { $known }
help-seed = Make chance and the bot repeatable; the game keeps it for --resume
help-resume = Go on with the last unfinished game
help-save = Write the record into this file, too
