### Rostra in English. The other languages are made from this file: same ids, same $variables.
###
### For translators
### - Every message is whole: nothing is put together from pieces, so word order and grammar are yours.
### - $card, $group, $seat, $vote and $pile arrive in your own words, in the nominative, as they stand under "Names".
###   If a sentence needs another case, gender or article, choose by the id that comes along:
###       { $group-id -> [senators] ... [praetors] ... *[other] { $group } }
###   or use a shape in which the nominative is right, as here: "Senators: Caesar wins".
### - $cards, $groups and $votes are lists, already joined with commas.
### - Numbers can be chosen by plural: { $left -> [one] ... [few] ... *[other] ... }
### - Words in `backquotes` and the letters h, t, l, d, q are typed by the player: leave them as they are.
### - CC-T4 and the like are ids of rules: leave them.

## Names

seat-cleopatra = Cleopatra
seat-caesar = Caesar
# Who decides when cards are dealt or turned
seat-chance = Chance

group-senators = Senators
group-praetors = Praetors
group-quaestors = Quaestors
group-censors = Censors
group-aediles = Aediles

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
# P is what is typed and what is drawn on the table
card-P = Philosopher
card-assassination = Assassination
card-spy = Spy
card-castling = Castling
card-scout = Scout
card-wrath = Wrath of the Gods
card-veto = Veto
# Only where cards are explained
card-bonus = Secret bonus

# Vote cards: one for each group, and the orgies
vote-senators = Senators
vote-praetors = Praetors
vote-quaestors = Quaestors
vote-censors = Censors
vote-aediles = Aediles
vote-orgy = Orgy
vote-shuffle = Orgy (shuffle)

pile-influence = influence pile
pile-action = action pile

# An empty list
nothing = none
# A number by itself, already as your language writes numbers: leave it
figure = { $value }

## What happens. "-known": only those who may know the card read this one.

event-bonus = { $seat } is dealt a secret bonus card.
event-bonus-known = { $seat } is dealt a secret bonus card: { $group }.
event-stacked = { $seat } puts under the action pile: { $card }.
event-arranged = { $seat } has arranged the action pile.
event-set = { $seat } lays a card face down at the { $group }.
event-set-known = { $seat } lays face down at the { $group }: { $card }.
event-turn = { $seat } to move.
event-passed = { $seat } stays passive.
event-laid-up = { $seat } lays face up at the { $group }: { $card }.
event-laid-down = { $seat } lays a card face down at the { $group }.
event-laid-down-known = { $seat } lays face down at the { $group }: { $card }.
# $card is the victim
event-played-assassination = { $seat } plays Assassination at the { $group }: { $card }.
event-played-spy = { $seat } plays Spy.
event-played-castling = { $seat } plays Castling at the { $group } and the { $other }.
event-played-scout = { $seat } plays Scout at the { $group }.
event-played-wrath = { $seat } plays Wrath of the Gods at the { $group }.
# $seat is the one who says no to the other's action card
event-vetoed = { $seat } plays Veto: the action does nothing.
# Only the one who was asked reads this
event-allowed = { $seat } keeps the veto.
# $seat is the victim
event-assassinated = { $seat } loses a card at the { $group }: { $card }.
event-spied = { $seat } looks at { $opponent }'s hand.
event-spied-known = { $seat } looks at { $opponent }'s hand: { $cards }.
# $seat is the victim
event-taken = { $seat } must discard: { $card }.
event-assigned = { $seat } lays again, face down, at the { $group }: { $card }.
event-castled = { $seat } has castled. { $group }: { $count }, { $other }: { $otherCount }, all face down.
# $seat is the one whose cards are turned
event-scouted = { $seat } must turn cards face up at the { $group }: { $cards }.
event-wrath = The wrath of the gods strikes the { $group }.
event-exchanged = { $seat } discards: { $card }.
event-drew = { $seat } draws from the { $pile }.
event-drew-known = { $seat } draws: { $card }.
event-drew-none = { $seat } draws no card.
event-lost = { $seat } discards: { $cards }.

event-turned-vote = Vote card: { $vote }. A vote of confidence!
event-turned-out = Vote card: { $vote }. Nobody is left there; the card leaves the game and the next one is turned.
event-turned-orgy = Vote card: { $vote }. No vote.
event-turned-fades = Vote card: { $vote }. No vote, and the card leaves the game.
event-turned-shuffle = Vote card: { $vote }. No vote; all vote cards are shuffled again.

event-vote-extraordinary = { $group }: eight cards. An extraordinary vote of confidence!
event-vote-side = { $seat }: { $cards } = { $sum }
event-vote-tie = { $group }: equal. The vote is postponed, the cards stay.
event-vote-won = { $group }: { $seat } wins a patrician. Left: { $left }.
# $count: how many philosophers lie there
event-vote-turned-round =
    { $count ->
        [one] { $group }: the philosopher turns the result round, { $seat } wins a patrician. Left: { $left }.
       *[other] { $group }: the philosophers turn the result round, { $seat } wins a patrician. Left: { $left }.
    }

event-ended-patricians = The game is over: all patricians have been won.
event-ended-influence = The game is over: nobody has influence cards any more.
event-ended-blocked = The game is over: the last player with influence cards has no room for one.
event-ended-stalled = The game is over: nobody has exchanged or played a card for too long.

## Why a line cannot be played now

# $why is one of the sentences below, $rule the id of a rule, or "rule-notation"
refused = Not possible: { $why } ({ $rule })
# Stands for $rule where it is not a rule that says no, but how a line is written
rule-notation = notation

why-spelling = it is written `{ $right }`.
why-board-order = the groups are named in board order: `{ $right }`.
# $right is an example of a line that begins with the same word
why-unknown = there is no such line; one like it is `{ $right }`.
# $right is one of the questions under "What is asked now"
why-unknown-asked = there is no such line. { $right }
# $asked is one of the questions under "What is asked now"
why-not-asked = that is not asked now. { $asked }
why-over = the game is over.
why-not-passive = the turn has begun with a card, it can be passive no more.
why-lay-first = an influence card must be laid first: one face down or two face up.
why-must-be-passive = without an influence card in hand only `pass` is left.
why-laid = the influence cards of this turn have been laid.
why-second-open = the first card was laid face up, so the second must be, too.
why-two-cards = two cards face up need two influence cards in hand; this one can be laid face down.
why-room-for-two = two cards face up need room for two. Room left: { $room }.
why-not-in-hand = this card is not in the hand: { $card }.
why-group-gone = no patrician is left of the { $group }.
why-own-five = five cards of one side is the most at a group, and you have five at the { $group }.
why-both-eight = eight cards of both sides is the most at a group, and eight lie at the { $group }.
why-acted = one action card a turn, and it has been played.
why-nobody-to-kill = the opponent has no such card face up at the { $group }: { $card }.
why-no-hand = the opponent has no card in hand.
why-nothing-hidden = the opponent has no card face down at the { $group }.
why-no-card-there = there is no card at the { $group }.
why-castle-gone = castling needs two groups with patricians, and none is left of the { $group }.
why-nothing-to-castle = you have no card at the { $group } or the { $other }.
why-highest-first = castled cards are laid again from the highest down, philosophers last. Next is: { $card }.
why-not-castled = the cards go back to the { $group } or the { $other }.
why-veto-answers = a veto only answers an action card, when the opponent plays one.
why-must-draw = a card must be drawn as long as a pile has one.
why-pile-empty = no card is left in the { $pile }.
why-not-in-that-hand = this card is not in that hand: { $card }.
why-stacked = all of these are in the pile already: { $card }.
why-set-already = this card has been laid already: { $card }.
why-set-order = the groups come in board order. Next is: { $group }.
why-not-in-pile = no such card is left in the pile: { $card }.
why-not-in-deck = no such vote card is left in the deck: { $vote }.

## What is asked now (part of the reasons above)

asked-bonus = A bonus card is being dealt.
asked-stack = The next card of the action pile is asked for, for example `stack spy`.
asked-set = The first five cards are being laid, for example `set 3 senators`.
asked-turn = A turn is asked for, for example `down 3 senators`, `up 3 senators`, an action card, or `pass`.
asked-veto = An answer to the action card is asked for: `veto` or `allow`.
asked-take = The card that the spy takes is asked for, for example `take 3`.
asked-assign = A castled card is laid again, for example `assign 3 senators`.
asked-exchange = Cards to exchange are asked for: `exchange 3`, or `done`.
asked-draw = The pile to draw from is asked for: `draw influence` or `draw action`.
asked-replace = The pile to draw from is asked for: `draw influence`, `draw action` or `draw none`.
asked-deal = A card is being dealt.
asked-vote = A vote card is being turned.
asked-nothing = The game is over.

## The table. Captions in the first column have room for 15 letters.

# Above the table: number of the turn, names and points of both sides
table-title = Turn { $turn } - { $cleopatra } { $cleopatraPoints } : { $caesarPoints } { $caesar }
table-you = { $seat } (you)
table-they = { $seat }
table-patricians = Patricians
# How many patricians of a group are left, and how many Cleopatra and Caesar have won; at most 10 letters
table-left =
    { $left ->
        [0] none { $cleopatra }:{ $caesar }
       *[other] { $left } left { $cleopatra }:{ $caesar }
    }
table-strength = strength
# Strength of the cards that can be seen, and how many cannot; at most 10 letters
table-sum-open = { $sum } + { $hidden } ?
table-cards =
    { $seat }: in hand { $influence } influence, { $actions } action; piles { $influencePile } influence, { $actionPile } action
table-hand = Hand: { $cards }
table-discards = Discarded: { $list }
table-spied = Seen by a spy, maybe still in hand: { $list }
table-aside = Not laid yet: { $list }
table-bonus = Bonus: { $group }
table-next-actions = Next actions: { $cards }
table-votes = Votes left ({ $left }): { $list }
table-votes-turned = Turned: { $list }
table-votes-removed = Out of the game: { $list }
# Several cards of a kind in a list; in $list above they are joined with commas.
# "\u00A0" is a space at which no line is broken
heap = { $n }{"\u00A0"}x{"\u00A0"}{ $name }

## Choices

prompt = Your choice (h: help)>
# A choice with its number
choice = { $number }) { $what }
# First column of the grid of choices: a card (1 to 5 or P), and whether the numbers lay it face down, face up, or "down / up"
grid-faces = { $symbol } down/up
grid-down = { $symbol } down
grid-up = { $symbol } up

ask-turn = Your turn: one card face down or two face up, an action card, or passive.
ask-more = Your turn: which card, and where?
ask-end = Your cards are laid. An action card, or the end of the turn?
ask-veto = Do you play your veto?
ask-take = Which card must go?
ask-assign = Castling: where does this card go? { $card } (not laid yet: { $cards })
ask-exchange = Which card do you exchange? Your hand: { $cards }
ask-draw = Where do you draw? Your hand: { $cards }
ask-replace = You may draw a card. Your hand: { $cards }
ask-stack = Your action pile, top first ({ $done } of 13): { $cards }
ask-set = Your first five cards go face down, one at each group. Next: { $group }

# Heading of the ways to play this action card
menu-action = { $card }:
menu-otherwise = Or:
menu-stack-all = The whole rest:
menu-stack = Or the next card:
menu-set-all = The whole rest:
menu-set = Or the next card:

choice-suggested = suggested: { $cards }
choice-random = at random
choice-stack = { $card } ({ $n } left)
choice-set = { $card }
choice-pass = stay passive and exchange cards
choice-end = end the turn
choice-done = no more cards
choice-veto = veto
choice-allow = let it happen
choice-spy = look at the hand
choice-assassinate = { $group }: { $card }
choice-castle = { $group } + { $other }
choice-scout = { $group }
choice-wrath = { $group }
choice-take = { $card }
choice-exchange = { $card }
choice-assign = { $group }
choice-draw-influence = influence pile ({ $left } left)
choice-draw-action = action pile ({ $left } left)
choice-draw-known = action pile ({ $left } left, next: { $card })
choice-draw-none = no card

# A decision with one legal answer, made for the player
only-choice = Only one choice, made for you: `{ $line }`

## Playing

play-hello = Caesar & Cleopatra. You are { $seat }, against { $player }.
play-how = Answer with a number or a line of notation; h is help, ? explains the cards, q leaves and saves.
play-unfinished = There is an unfinished game: rostra play { $game } --resume goes on with it.
play-saved = The game is saved: { $file }. To go on: rostra play { $game } --resume
play-record = The record of the game: { $file }

help-page =
    You win a patrician if you have more influence at his group when a vote of
    confidence is held there.
    A turn: one influence card face down, or two face up; before or after that,
    if you like, one action card; then you fill up your hand to five, and a vote
    card is turned. Or you stay passive and only exchange cards.
    On the table: 3 4 [25] are a 3 and a 4 face up, a 2 and a 5
    face down; [??] are your opponent's cards face down.
    Patricians, 4 left 1:0: Cleopatra has won one of them, Caesar none.
    The numbers in the grid lay a card: the left one face down, the right one
    face up.

      a number     that choice
      a line       notation: `down 3 senators`, `up P censors`, `spy`,
                   `scout aediles`, `pass`, `draw action`
      ?            all cards explained; `? spy` explains one
      t            the table and the choices again
      l            the last events again
      d            discards, and what can be counted
      q            leave; the game is saved after every decision, --resume goes
                   on with it

## Cards explained

explain-number = 1 to 5: influence. At a vote each side adds up its cards; the higher sum wins a patrician. Then the side with the higher sum discards its highest card there, the other side its lowest.
explain-P = Philosopher (P): influence 0. If the two sides have different numbers of philosophers, the lower sum wins. After the vote all philosophers there are discarded, unless it was a tie.
explain-assassination = Assassination (4): discard one face-up influence card of your opponent, at any group.
explain-spy = Spy (2): look at your opponent's hand and choose one card to be discarded. The opponent may draw a card for it.
explain-castling = Castling (2): take up all your cards at two groups and lay them there again as you like, all face down.
explain-scout = Scout (2): turn all your opponent's cards at one group face up. They stay so.
explain-wrath = Wrath of the Gods (1): discard all influence cards of both sides at one group.
explain-veto = Veto (2): only against an action card of your opponent, at once: it does nothing. Then you may draw a card. There is no veto against a veto.
explain-orgy = Orgy (vote card): no vote this time.
explain-shuffle = Orgy, shuffle (vote card): no vote, and all vote cards in the game are shuffled into a new deck.
explain-bonus = Secret bonus: 2 points if you win at least 3 patricians of that group.
explain-group = Groups: 5 Senators, 5 Praetors, 5 Quaestors, 3 Censors, 3 Aediles. A patrician is 1 point, most of a group 1 more, all of a group another 1. At most 5 cards of one side and 8 of both lie at a group; with 8 a vote is held at once.
explain-group-now =
    { $left ->
        [0] { $group }: nobody is left.
       *[other] { $group }: { $left } left.
    }

details-discards = { $seat }, discarded: { $list }
# The viewer's own side
details-piles = { $seat }, in the piles: { $list }
# The other side: in hand, in the piles or face down, nobody can tell which
details-unseen = { $seat }, not seen yet (hand, piles, face down): { $list }
details-order = Action pile, top first: { $cards }

## The score at the end

score-title = The score
score-for = Points for
score-total = Total
score-patricians = { $group }: patricians
score-majority = { $group }: majority
score-all = { $group }: all of them
score-bonus = { $group }: secret bonus
score-won = { $seat } wins.
score-won-by-patricians = { $seat } wins: equal points, but more patricians.
score-draw = A draw: equal points and equally many patricians.
score-you-won = Congratulations!
score-you-lost = The other side was stronger this time.

## Simulations

simulate-progress = Playing
simulate-time = { $games } games in { $seconds } s
simulate-saved = Records: { $folder }
simulate-interrupted = Interrupted: { $games } of { $wanted } games were played.

report-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    }
report-per-game = per game
report-mean = mean
report-error = +- 95%
report-median = median
report-least = least
report-most = most
report-count = games
report-decisions = decisions
report-turns = turns
report-points = points: { $seat } ({ $player })
report-margin = winning margin
report-lead = { $seat } minus { $opponent }
report-games-column = games
report-share-column = share
report-interval-column = 95% interval
report-wins = won: { $seat } ({ $player })
report-draws = drawn
report-ended-patricians = ended: all patricians won
report-ended-influence = ended: no influence cards left
report-ended-blocked = ended: no room for the last player
report-ended-stalled = ended: nobody moved any more

## Records

record-good = ok: { $file } ({ $decisions } decisions, { $result })
record-bad = refused: { $file }: { $why }
# $text is the line itself, if it is an illegal decision; else it is "none"
record-bad-line =
    { $text ->
        [none] line { $line }: { $why }
       *[other] line { $line }, `{ $text }`: { $why }
    }
record-checked = { $good } good, { $bad } refused
show-title = After decision { $decision } of { $decisions }, as seen by: { $viewer }
show-everything = everybody (all cards open)
show-player = { $seat }: { $player }
show-here = -----> here
# $line is a line of notation
show-decision = { $decision }. { $who }: { $line }
# Who played: a person without a name
player-human = human
# A result in short. $points are those of Cleopatra and Caesar, "16-14"; $why is one of the endings below
result-won = { $points }, { $seat } wins: { $why }
result-draw = { $points }, a draw: { $why }
result-unfinished = unfinished
result-by-patricians = all patricians won
result-by-influence = no influence cards left
result-by-blocked = no room for the last player
result-by-stalled = nobody moved any more

## Why a file is no record. $found is what stands there, already in quotes.

bad-first-line = { $found }, but a record begins with "{ $right }"
bad-entry = { $found } is not "key: value"; an empty line ends the header
bad-twice = { $key } stands in line { $first } already
bad-missing-key = the header ends here without "{ $key }"
bad-unknown-key = { $key }: a header has no such key in this game
bad-game = game: { $found } is not one of: { $known }
bad-option = the game has no option { $option } with the value { $found }
bad-rules = rules: { $found } is not a number from 1 on
# Versions of the rules
bad-newer = rules: version { $found } is newer than this program, which knows { $newest }; update Rostra
bad-name = { $key }: { $found } is not a name (visible letters in one line)
bad-date = date: { $found } is not a date like 1997-10-23
bad-seed = seed: { $found } is not a whole number
bad-json = position: this is not a JSON object
# $why comes from the program, in English
bad-position = this position cannot be: { $why }
bad-result = result: { $found }, but the decisions below give "{ $right }"
bad-encoding = this is not text in UTF-8
bad-file = this is not an ordinary file, or far too large for a record

## Version

version-compiled = Rostra { $version }, game packages compiled
version-plain = Rostra { $version }, game packages in plain Python (not compiled: the same games, only slower)

## Errors

error-language = There are no texts in "{ $value }"; there are: { $known }
error-game = There is no game "{ $value }"; there are: { $known }
error-option-form = --option { $value }: write it as NAME=VALUE, for example --option edition=italian
error-option-name = There is no option "{ $value }"; there are: { $known }
error-option-value = --option { $option }: "{ $value }" is not one of: { $known }
error-option-twice = --option { $option } is given twice
error-bot = There is no bot "{ $value }"; there are: { $known }
error-bots = --bots { $value }: name one bot for both seats, or one for each, with commas, in the order { $seats }
error-seat = There is no seat "{ $value }"; there are: { $known }
error-at = --at { $value }: the record has decisions 0 to { $most }
error-number = Choose a number from 1 to { $most }, or h for help.
error-explain = There is no card "{ $value }"; there are: { $known }
error-folder = { $file }: records cannot be written there ({ $why })
error-save = { $file }: the game cannot be saved there ({ $why })
error-save-place = --save { $file }: name a file in a folder that exists
error-save-exists = --save { $file }: this file is there already and is not this game; name another one
error-resume-with = --resume goes on with a game as it was begun: leave out --bot, --seat and --option
error-resume-seed = --resume goes on with the seed the game was begun with, { $right }: leave out --seed { $value }
error-in-use = { $file }: this game is being played in another window (process { $process })
error-nothing-to-resume = There is no unfinished game in { $folder }; rostra play { $game } begins one

## Help texts of the commands

help-rostra = Caesar & Cleopatra in the terminal: play, simulate, look at records.
help-version = Show the version, and whether the game packages are compiled.
help-game = The game: { $known }
help-option = An option of the game, as often as needed: edition=kosmos|italian, action_decks=arranged|shuffled, orgies=standard|fading|fewer
help-language = The language: { $known }
help-simulate = Let bots play many games and show how they went.
help-games = How many games
help-seed-simulate = The same seed gives the same games
help-jobs = How many processes; the result does not depend on it
help-save-simulate = Write a record of every game into this folder
help-bots = One bot for both seats, or one each with a comma: random,miles
help-record = Look at records of games.
help-check = Check record files line by line; of folders, all .txt files in them.
help-check-files = Files or folders
help-show = Show the table at a decision of a record, and the decisions around it.
help-show-file = A record file
help-at = After how many decisions (the end if not given)
help-seat-show = What this seat could see; everything if not given
help-play = Play a game against a bot.
help-bot = The opponent (the strongest if not given)
help-seat = Your seat: cleopatra (begins) or caesar
help-seed = Make chance and the bot repeatable; the game keeps it for --resume
help-resume = Go on with the unfinished game played last
help-save = Write the record into this file, too
