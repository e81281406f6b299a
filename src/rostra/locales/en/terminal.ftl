### Playing and looking at records in the terminal. $seat and $people are names of the game.

## The table

table-you = { $seat } (you)
table-they = { $seat }

## Choices

# A question that the game has no words for
choice-question = { $seat } decides.
prompt = Your choice (h: help)>
# A choice with its number
choice = { $number }) { $what }
menu-otherwise = Or:

# A decision with one legal answer, made for the player
only-choice = Only one choice, made for you: `{ $line }`

## Playing

play-hello = { $game }. You are { $seat }, against { $player }.
# Several people at one keyboard; $player are the bots, or "none"
play-hello-people = { $game }. At this keyboard: { $people }. Bots: { $player }.
play-how = Answer with a number or a line of notation; h is help, ? explains the cards, q leaves and saves.
play-unfinished = There is an unfinished game: rostra play { $game } --resume goes on with it.
# $why: in English, from the bot
play-bot-failed = The { $why }. Instead, { $bot } decides.
play-saved = The game is saved: { $file }. To go on: rostra play { $game } --resume
play-record = The record of the game: { $file }

# Between two people at one keyboard: the one who has played clears the window, the other one comes
curtain-falls = Press Enter to clear the window for the next player>
curtain-rises = Only { $seat } may look now. Press Enter>

## Records

record-good = ok: { $file } ({ $decisions } decisions, { $result })
record-bad = refused: { $file }: { $why }
record-checked = { $good } good, { $bad } refused
show-title = After decision { $decision } of { $decisions }, as seen by: { $viewer }
show-everything = everybody (all cards open)
show-player = { $seat }: { $player }
show-here = -----> here
# $line is a line of notation
show-decision = { $decision }. { $who }: { $line }

## Errors

error-number = Choose a number from 1 to { $most }, or h for help.
error-explain = There is no card "{ $value }"; there are: { $known }
