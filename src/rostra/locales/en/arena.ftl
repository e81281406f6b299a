### The arena: bots against bots, ratings, balance reports. Notes for translators are in en/house.ftl.
### A "deal" is the luck of a game fixed beforehand: the same order of cards, played once from every seat.

## Help

help-arena = Let bots play each other on paired deals and show who is better.
help-arena-bots = The bots: two, or one for each seat. Two in a game for more than two players: one of the first against others of the second. With a budget of its own: legatus@4s (seconds) or legatus@500 (simulations)
help-games-arena = How many games; rounded up to whole deals
help-league = Let all bots of a game play each other and rate them.
help-league-bots = The bots (all of the game if none are named), as in rostra arena; the first one has 0 points
help-games-league = How many games of each pair, with more than two players each way; rounded up to whole deals
help-balance = Let a bot play itself and report how balanced the game is.
help-balance-bot = The bot on all seats (the strongest that needs a tenth of a second if not given)
help-balance-page = Write the page with the report into this file, too
help-seconds = Seconds for each decision (each bot's usual budget if not given)
help-sims = Simulations for each decision: the same seed then gives the same games
help-seed-arena = Another seed, other deals
help-save-arena = The folder for results and records; the same command goes on with what is in it (one in the user's data folder if not given)
help-on = ray: play on the Ray cluster at RAY_ADDRESS, or on a local one
help-json = Write the result as JSON into this file, too
help-picture = Write the picture (SVG) into this file, too
help-markdown = Print the tables in Markdown

## What is wrong

error-player = { $value }: a budget is written { $bot }@4s (seconds) or { $bot }@500 (simulations)
error-players-two =
    { $given ->
        [one] One bot is named; { $seats } are needed, for example: rostra arena { $game } { $example }
       *[other] { $given } bots are named; { $seats } are needed, for example: rostra arena { $game } { $example }
    }
error-players =
    { $given ->
        [one] One bot is named; needed are two (one of the first against others of the second) or { $seats }, one for each seat
       *[other] { $given } bots are named; needed are two (one of the first against others of the second) or { $seats }, one for each seat
    }
error-league-one = A league needs two bots or more, and there is only { $bot }. The game has: { $known }. A bot with another budget is another player: { $bot }@500
error-league-twice = { $bot } is named twice; with another budget it is another player: { $bot }@500
error-budget-both = --seconds and --sims: give one of them
error-seconds = --seconds { $value }: a number above 0 is needed (at most 1000000000), for example --seconds 0.5
error-on = --on { $value }: there is only --on ray; without it the games are played on this machine
error-no-ray = --on ray needs Ray, which is not installed here: pip install "rostra[ray]"
error-ray = Ray at { $address } cannot be used: { $why }
error-worker-died = A process that played has died; perhaps there was no memory left. What was finished before is kept; the same command goes on, with fewer --jobs if need be
error-file-place = { $file }: name a file in a folder that exists
error-file = { $file }: cannot be written ({ $why })
error-file-taken = { $file }: something else of this run is kept there already; name another file
error-ledger-file = { $file }: this is not a file of the arena; name another folder with --save
error-ledger-line = { $file }, line { $line }: this is not a game. Take the line out, and the game is played again
# $what: words of the file, such as: seed, players
error-ledger-other = { $folder }: games of other settings are kept here (different: { $what }); name another folder with --save
error-ledger-in-use = { $folder }: another process is playing for this folder (process { $process })

## While it plays

# $share: per cent, in your own notation
arena-progress = { $player } wins { $share }
# $why: in English, from the bot
arena-fault = { $player }: { $why }. Chance decides instead.
arena-faults =
    { $faults ->
        [one] { $player } gave no answer once: chance decided instead, and the result is worth little.
       *[other] { $player } gave no answer { $faults } times: chance decided instead, and the result is worth little.
    }
arena-goes-on =
    { $there ->
        [one] One game is there already: { $folder }
       *[other] { $there } games are there already: { $folder }
    }
arena-folder = Results and records: { $folder }
arena-nothing = No deal has been played to the end yet: there is nothing to show.
arena-interrupted = Interrupted: { $games } of { $wanted } games have been played. The same command goes on.

## Who is better

# $against: a bot, or several with commas
arena-against = { $game }: { $player } against { $against }
arena-against-several = { $game }: { $player } against { $n } × { $against }
arena-subtitle =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, each played from every seat; 95% intervals
arena-rate = Games won
arena-running = Games won by { $player }, as the games went on
arena-player = bot
arena-won = won
arena-elo = Elo
arena-elo-ends = 95% (Elo)
arena-points = points
arena-seconds = s a move
arena-worst = longest
arena-simulations = simulations
arena-ended = ended

league-title = { $game }: the rating list
league-subtitle =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }; Elo points, { $anchor } has 0; 95% intervals
league-pair = pair

## Balance

balance-title = { $game }: the balance report
balance-subtitle =
    { $games ->
        [one] One game, { $player } on all seats; 95% intervals
       *[other] { $games } games, { $player } on all seats; 95% intervals
    }
balance-how = One bot plays all seats. Dots are what was counted or measured; the lines through them are 95% intervals: if the same were done again and again, 95 of 100 such lines would hold the true value. A dashed line marks what would be fair.
balance-bot = Bot
balance-games = Games
balance-options = Options
balance-turns = Turns a game
balance-decisions = Decisions a game
balance-shared = Draws
balance-wins = Games won, by side
balance-wins-by-seat = Games won, by seat
# $seat has the first turn
balance-begins = { $seat } (begins)
balance-endings = How games end
balance-sources = Points of a player by what they are for
balance-points = Points, by side
balance-cards = How cards are used
balance-card = card
# $times: a number, in your own notation
balance-card-note = { $times } a game
