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
# Several people at one keyboard; $player are the bots, or "none"
play-hello-people = Caesar & Cleopatra. At this keyboard: { $people }. Bots: { $player }.
play-how = Answer with a number or a line of notation; h is help, ? explains the cards, q leaves and saves.
play-unfinished = There is an unfinished game: rostra play { $game } --resume goes on with it.
# $why: in English, from the bot
play-bot-failed = The { $why }. Miles decides instead.
play-saved = The game is saved: { $file }. To go on: rostra play { $game } --resume
play-record = The record of the game: { $file }

# Between two people at one keyboard: the one who has played clears the window, the other one comes
curtain-falls = Press Enter to clear the window for the next player>
curtain-rises = Only { $seat } may look now. Press Enter>

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
simulate-time =
    { $games ->
        [one] One game in { $seconds } s
       *[other] { $games } games in { $seconds } s
    }
simulate-saved = Records: { $folder }
simulate-interrupted = Interrupted: { $games } of { $wanted } games were played.
error-simulate-died = A process that played has died; perhaps there was no memory left. { $games } of { $wanted } games were played; for all of them begin again, with fewer --jobs if need be

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
# By the name a seat has at the end
report-points-as = points: { $seat }
report-margin = winning margin
report-lead = { $seat } minus { $opponent }
report-games-column = games
report-share-column = share
report-interval-column = 95% interval
report-wins = won: { $seat } ({ $player })
report-wins-as = won: { $seat }
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
bad-option = the game has no option { $option } with the value { $found }: { $reason }
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
# $why comes from the program, in English
error-option-file = --option { $option }: { $why }
error-option-twice = --option { $option } is given twice
error-bot = There is no bot "{ $value }"; there are: { $known }
error-bots = { $value }: too many bots; name at most one for each seat, with commas, in the order { $seats }. The last one named plays the rest
# $why: in English, from the bot
error-bot-failed = The bot does not work: { $why }
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

help-rostra = Caesar & Cleopatra and Nero in the terminal: play, simulate, look at records.
help-version = Show the version, and whether the game packages are compiled.
help-game = The game: { $known }
help-option = An option of the game, as often as needed. Caesar & Cleopatra: edition=kosmos|italian, action_decks=arranged|shuffled, orgies=standard|fading|fewer, size=full|mini. Nero: players=4|3, length=full|short, acclamation=any-victory|over-emperor, map=FILE, deck=FILE
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
help-bot = The opponents, with commas (centurio if not given)
help-seat = Your seat: cleopatra (begins) or caesar; in Nero seat1 (begins) to seat4. With commas: several people at this keyboard
help-seed = Make chance and the bot repeatable; the game keeps it for --resume
help-resume = Go on with the unfinished game played last
help-save = Write the record into this file, too

## Nero: names
## All ids of this game begin with "nero-"; what has no id here is said as in Caesar & Cleopatra, above.
## BP are movement points, GP battle points, KP candidate points, OP victory points: choose your own short forms and keep
## to them. $province, $other, $area, $rank, $seat, $opponent, $card arrive in your own words, in the nominative.

nero-seat-galba = Galba
nero-seat-vitellius = Vitellius
nero-seat-otho = Otho
nero-seat-vespasian = Vespasian
# Before the areas are chosen
nero-seat-seat1 = Seat 1
nero-seat-seat2 = Seat 2
nero-seat-seat3 = Seat 3
nero-seat-seat4 = Seat 4

nero-area-west = West
nero-area-north = North
nero-area-danube = Danube
nero-area-east = East
nero-area-italy = Italy

# Provinces have their Latin names in all languages, as in the notation; on the map is room for 13 letters
nero-province-lusitania = Lusitania
nero-province-baetica = Baetica
nero-province-tarraconensis = Tarraconensis
nero-province-aquitania = Aquitania
nero-province-narbonensis = Narbonensis
nero-province-britannia = Britannia
nero-province-belgica = Belgica
nero-province-lugdunensis = Lugdunensis
nero-province-germania-inferior = Germania Inferior
nero-province-germania-superior = Germania Superior
nero-province-raetia = Raetia
nero-province-noricum = Noricum
nero-province-pannonia = Pannonia
nero-province-dalmatia = Dalmatia
nero-province-moesia = Moesia
nero-province-achaia = Achaia
nero-province-asia = Asia
nero-province-syria = Syria
nero-province-iudaea = Iudaea
nero-province-aegyptus = Aegyptus
nero-province-italia-nord = North Italy
nero-province-italia-sud = South Italy
nero-province-roma = Rome

nero-rank-general = general
nero-rank-candidate = candidate
nero-rank-emperor = emperor

nero-card-bribery = Bribery
nero-card-bad-omens = Bad Omens
nero-card-bad-weather = Bad Weather
nero-card-praetorian-guard = Praetorian Guard
nero-card-galley = Galley
nero-card-ave-caesar = Ave Caesar
nero-card-rebellion = Rebellion
# Without a province: all revolts together
nero-card-revolt = Revolt in { $province }
nero-card-senate = Influence of the Senate
nero-card-assassin = Assassin
nero-card-bad-health = Bad Health
nero-card-crisis = Crisis in Rome
nero-card-germans = Germanic Attack
nero-card-traitor = Traitor

# $troops in the sentences below is one of these
nero-troops-legions =
    { $legions ->
        [one] 1 legion
       *[other] { $legions } legions
    }
nero-troops-both =
    { $legions ->
        [one] 1 legion and the leader
       *[other] { $legions } legions and the leader
    }
nero-troops-leader = the leader

## Nero: what happens. "-known": only those who may know the card read this one.

nero-event-wants = { $seat } names in secret: { $area }.
nero-event-wanted = { $seat } wants: { $area }.
nero-event-lot = The lot decides: { $area } goes to { $seat }.
# $seat is the leader of the area
nero-event-area = { $area }: { $seat }.
nero-event-placed = { $seat } places a legion: { $province }.
nero-event-home = { $seat } makes his home: { $province }.
nero-event-round = Round { $round }. New cards for everybody; { $opener } opens.
nero-event-dealt = { $seat } is dealt a card.
nero-event-dealt-known = { $seat } is dealt: { $card }.
nero-event-turn = { $seat } to move.
nero-event-turn-last = { $seat } to move: the last turn of the round, only { $seat } still has cards.
nero-event-lost =
    { $cards ->
        [one] { $seat } loses the last card unused.
       *[other] { $seat } loses { $cards } cards unused.
    }

nero-event-activated = { $seat } activates { $province }.
nero-event-move-card = { $seat } uses { $card } for { $bp } BP ({ $pool } in all).
nero-event-force = { $seat } sends off from { $province }: { $troops }.
# This is announced, and can be answered ...
nero-event-stepping = { $seat } wants to march from { $province } to { $other }: { $troops }.
# ... and this has happened
nero-event-stepped = { $seat } marches from { $province } to { $other }: { $troops }.
nero-event-left = { $seat } leaves behind in { $province }: { $troops }.
nero-event-took = { $seat } takes along in { $province }: { $troops }.
nero-event-halted = { $seat } halts in { $province }: { $troops }.
nero-event-unmarked =
    { $legions ->
        [one] { $seat } takes a retreat marker off: { $province }.
       *[other] { $seat } takes { $legions } retreat markers off: { $province }.
    }
# $seats is a list
nero-event-asked-leave = { $seat } asks for leave to march on: { $seats }.
nero-event-granted = { $seat } grants it.
nero-event-refused = { $seat } refuses.
nero-event-retreating = { $seat } wants to retreat from { $province } to { $other }.
nero-event-retreated =
    { $legions ->
        [one] { $seat } retreats with 1 legion from { $province } to { $other }.
       *[other] { $seat } retreats with { $legions } legions from { $province } to { $other }.
    }
nero-event-stayed = { $seat } stays.

nero-event-attacking = { $seat } attacks { $opponent } in { $province }.
nero-event-attacked = The battle between { $seat } and { $opponent } in { $province } begins.
nero-event-laid = { $seat } lays for the battle: { $card }.
nero-event-ready = { $seat } is ready for the battle.
# $cards are the cards laid, or "none"
nero-event-battle-side = { $seat }: strength { $strength } (cards: { $cards })
nero-event-battle-won = { $province }: { $seat } wins against { $opponent }: a legion changes sides, 1 OP.
nero-event-battle-draw = { $province }: a draw. Nothing changes, the force can neither march nor attack any more.

nero-event-rank-legions = The legions hail { $seat }: he is a candidate for the throne!
nero-event-rank-rome = Candidate { $seat } is in Rome: he becomes emperor!
nero-event-rank-victory = After the victory { $seat } is proclaimed emperor!
nero-event-rank-declared = { $seat } is declared emperor in Rome!
nero-event-rank-lost = { $seat } has lost, and is a mere general again.
nero-event-rank-assassinated = The assassin strikes: { $seat } is a mere general again.

nero-event-event = { $seat } plays: { $card }.
nero-event-aimed-galley = { $seat } plays Galley, from { $province } to { $other }: { $troops }.
nero-event-aimed-assassin = { $seat } plays Assassin against { $opponent }.
nero-event-aimed-crisis = { $seat } plays Crisis in Rome: { $opponent } is called there.
nero-event-aimed-traitor = { $seat } plays Traitor against { $opponent }.
nero-event-aimed-germans = { $seat } plays Germanic Attack: { $province }.
nero-event-aimed-rebellion = { $seat } plays Rebellion in { $province } against { $opponent }.
nero-event-countered = { $seat } answers: { $card }.
nero-event-countered-two = { $seat } answers with two cards: { $card }.
nero-event-off = { $seat }'s event has no effect: { $card }.
nero-event-off-step = { $seat } cannot march: the step does not happen.
nero-event-off-attack = { $seat } cannot attack: there is no battle.
nero-event-off-retreat = { $seat } cannot retreat.
nero-event-held = { $seat }'s leader is ill and cannot travel any more this turn.
nero-event-kp = { $seat } has { $kp } KP by cards this turn.
nero-event-sailed = { $seat }'s galley crosses from { $province } to { $other }: { $troops }.
nero-event-landed = { $seat } lands in { $province }.
nero-event-landed-spent = { $seat } lands in { $province } and has to stay there this turn.
nero-event-called = { $seat } is in Rome now.
nero-event-stolen = { $seat } draws a card from { $opponent }'s hand.
nero-event-stolen-known = { $seat } draws a card from { $opponent }'s hand: { $card }.
nero-event-stolen-nothing = { $seat }'s traitor finds nothing: { $opponent } has no card left.
nero-event-germans = Germanic tribes break into { $province }: everybody must leave, and entering costs 3 BP.
nero-event-sent = { $seat } gives way from { $province } to { $other }.
nero-event-sent-neutral = { $seat } sends the neutral legions from { $province } to { $other }.
nero-event-revolt = Revolt in { $province }: { $seat } must have two legions there.
nero-event-brought = { $seat } brings a legion from { $province } to { $other }.
nero-event-neutral =
    { $legions ->
        [0] { $province }: no legion of { $seat } becomes neutral.
        [one] { $province }: a legion of { $seat } becomes neutral.
       *[other] { $province }: { $legions } legions of { $seat } become neutral.
    }

nero-event-scored-emperor = { $seat } scores { $points } OP: emperor.
nero-event-scored-rome = { $seat } scores { $points } OP: emperor in Rome.
nero-event-scored-areas = { $seat } scores { $points } OP: controlled areas.
nero-event-scored-italy = { $seat } scores { $points } OP: provinces of Italy.
nero-event-ended-control = The game is over: the empire is in one hand.
nero-event-ended-rounds = The game is over after four rounds.

## Nero: why a line cannot be played now

nero-why-spelling = it is written `{ $right }`.
# $right is an example of a line that begins with the same word
nero-why-unknown = there is no such line; one like it is `{ $right }`.
# $right is one of the questions under "what is asked now"
nero-why-unknown-asked = there is no such line. { $right }
nero-why-not-asked = that is not asked now. { $asked }
nero-why-over = the game is over.
nero-why-area-taken = { $area } already belongs to { $seat }.
nero-why-own-area = { $province } is not in your area, which is { $area }.
nero-why-not-in-deck = no such card is left in the deck: { $card }.
nero-why-not-in-hand = this card is not in the hand: { $card }.
nero-why-not-in-that-hand = this card is not in that hand: { $card }.
nero-why-two-briberies = in an assassination a guard is only stopped by two Briberies: `counter-two bribery`.
nero-why-only-one = two of this card are needed, and there is only one in the hand: { $card }.
nero-why-two-not-needed = two of these answer only a Praetorian Guard in an assassination: { $card }.
nero-why-does-not-counter = this card does not answer what was played: { $card }.
nero-why-once = this event can be played once a turn, and it has been: { $card }.
nero-why-own-turn = this card is for the own turn only: { $card }.
nero-why-answers-only = this event only answers something that others do: { $card }.
nero-why-nothing-to-counter = there is nothing to answer now.
nero-why-not-bordering = { $province } does not border { $here }.
nero-why-leaders-only = Rome is for leaders only, without legions.
nero-why-came-from = those who entered { $here } came from { $province }: nobody retreats there.
nero-why-others-there = legions of others are in { $province }.
nero-why-must-flee = a beaten attacker must retreat if he can.
nero-why-marked-lay-none = legions with a retreat marker do not fight, so no cards can be laid for them.
nero-why-most-cards =
    { $most ->
        [0] no card can be laid any more this turn.
        [one] one card can be laid, and it has been.
       *[other] { $most } cards can be laid, and they have been.
    }
nero-why-nobody-to-board = nobody of yours who could board is in a port.
nero-why-nobody-boards-here = nobody of yours in { $province } can board.
nero-why-no-port = { $province } is no port.
nero-why-other-port = the galley must sail to another port.
nero-why-load =
    { $free ->
        [0] no legion in { $here } can board.
        [one] only one legion in { $here } can board.
       *[other] only { $free } legions in { $here } can board.
    }
nero-why-leader-cannot-board = your leader cannot board in { $here }.
nero-why-no-emperor-in-rome = there is no emperor in Rome.
nero-why-no-emperor-outside = there is no emperor outside Rome.
nero-why-nobody-has-cards = nobody else has a card.
nero-why-germans-there = the Germans are in { $province } already, and nobody else is.
nero-why-four-neutral = there are four neutral legions already, and there are never more.
nero-why-free-area = { $province } belongs to an area that is nobody's.
nero-why-no-legions-left = { $seat } has no legions left.
nero-why-no-general = your leader is no mere general any more.
nero-why-two-emperors = there are two emperors already, and there are never more.
nero-why-not-at-home = your leader must be in his home province { $home }, and he is in { $there }.
nero-why-no-legion-at-home = your leader needs one of your legions with him in { $home }.
nero-why-area-not-controlled = you must control your home area: { $area }.
nero-why-no-legion-of = { $seat } has no legion in { $province }.
nero-why-already-there = the legions must come from other provinces than { $province }, where the revolt is.
nero-why-not-playing = { $target } does not take part in this game.
nero-why-not-himself = it must be another player's hand.
nero-why-target-no-cards = { $target } has no cards.
nero-why-target-no-emperor = { $target } is not emperor.
nero-why-target-in-rome = { $target } is in Rome already.
nero-why-target-not-in-rome = { $target } is not in Rome.
nero-why-no-force = no force is on its way: activate a province, use a card for BP and send one off, for example `force 2`.
nero-why-halt-first = a force is on its way in { $here }: `halt` first.
nero-why-bp = that costs { $need } BP, and { $have } are left.
nero-why-use-a-card = at least one card must be used in a turn.
nero-why-four-cards = four cards have been used for BP or GP this turn, and more are not allowed.
nero-why-no-cards = no card is left for BP.
nero-why-activate-first = BP belong to an activation: activate a province first, for example `activate baetica`.
nero-why-nobody-there = none of your legions is in { $province }, nor your leader.
nero-why-legions-free =
    { $free ->
        [0] in { $here } no legion can depart ({ $spent } have marched this turn, { $marked } have a retreat marker).
        [one] in { $here } only one legion can depart ({ $spent } have marched this turn, { $marked } have a retreat marker).
       *[other] in { $here } only { $free } legions can depart ({ $spent } have marched this turn, { $marked } have a retreat marker).
    }
nero-why-leader-elsewhere = your leader is not in { $here }, but in { $there }.
nero-why-leader-in-force = your leader is in the force already.
nero-why-leader-spent = your leader can travel no more this turn.
nero-why-leader-not-in-force = your leader is not in the force.
nero-why-leave =
    { $legions ->
        [0] the force has no legions.
        [one] the force has only one legion.
       *[other] the force has only { $legions } legions.
    }
nero-why-no-own-to-take = no legion of yours in { $here } can be taken along.
nero-why-no-neutral-to-take = no neutral legion is in { $here }.
nero-why-drawn = after a draw the force neither marches nor attacks any more this turn.
nero-why-weather-step = bad weather keeps the force where it is.
nero-why-weather-attack = bad weather protects { $enemy } from this force for the rest of the turn, in every province.
# $seats is a list
nero-why-hindered = in { $here } stand legions of others who have not let the force pass: { $seats }. Beat them, `ask-leave`, or `halt`.
nero-why-nobody-hinders = nobody hinders the force.
nero-why-asked-already = these have been asked already: { $seats }.
nero-why-own-legions = these are your own legions.
nero-why-no-enemy = { $enemy } has no legions in { $here }.
nero-why-leader-alone = a leader alone does not attack.
nero-why-landed = troops that landed this turn do not attack.
nero-why-fought = { $enemy } has been fought in { $here } this turn, and the same troops are attacked once.
nero-why-no-markers = no legion of yours in { $here } has a retreat marker.
nero-why-fresh-markers = retreat markers of this turn stay on: { $here }.
nero-why-emperor-already = your leader is emperor already.
nero-why-not-in-rome = your leader must be in Rome, and he is in { $there }.
nero-why-kp = { $need } KP are needed, and you have { $kp }: Italy { $italy }, areas { $areas }, cards { $cards }.

## Nero: what is asked now (part of the reasons why a line cannot be played)

nero-asked-want = A home area is asked for, for example `want west`.
nero-asked-lot = Lots are being drawn.
nero-asked-place = A province for a legion is asked for, for example `place baetica`.
nero-asked-home = The home province is asked for, for example `home baetica`.
nero-asked-deal = Cards are being dealt.
nero-asked-turn = A turn is being played: `activate baetica`, `event galley`, `step roma`, `end-turn` and the like.
nero-asked-first-card = The first card of the activation is asked for, for example `move-card galley`.
nero-asked-from = The port from which the galley sails is asked for, for example `from baetica`.
nero-asked-to = The port to which the galley sails is asked for, for example `to italia-sud`.
nero-asked-load = Those who board are asked for, for example `load 3 leader`.
nero-asked-target = Whom the event is about is asked for, for example `target otho`.
nero-asked-germany = Where the Germans attack is asked for, for example `at germania-superior`.
nero-asked-legion = The legion that rebels is asked for, for example `at moesia otho`.
nero-asked-answer = An answer is asked for: `counter bribery` and the like, or `no-counter`.
nero-asked-leave = Leave to march on is asked for: `grant` or `refuse`.
nero-asked-give-way = Whether the legions retreat is asked: `retreat asia` and the like, or `stay`.
nero-asked-battle = Cards for the battle are asked for: `battle-card senate` and the like, then `ready`.
nero-asked-flee = Whether the beaten legions retreat is asked: `retreat asia` and the like, or `stay`.
nero-asked-must-flee = Where the beaten force retreats to is asked, for example `retreat asia`.
nero-asked-landing = Those who landed stand among others' legions: `ask-leave` or `halt`.
nero-asked-send = Where the legions give way to is asked, for example `send raetia`.
nero-asked-send-neutral = Where the neutral legions go is asked, for example `send-neutral raetia`.
nero-asked-bring = A province that gives a legion is asked for, for example `from pannonia`.
nero-asked-steal = A card is being drawn from a hand.
nero-asked-nothing = The game is over.

## Nero: the table

nero-table-title-set-up = Nero - set-up
nero-table-title-round = Nero - round { $round } of 4
nero-table-title = Nero - round { $round } of 4, { $seat } to move
# Headings above the players
nero-table-rank = leader
nero-table-points = OP
nero-table-cards = cards
nero-table-legions = legions
# The sum, and in brackets what it is made of: more legions in Italy + controlled areas + cards
nero-table-kp = KP (Italy+areas+cards)
nero-table-kp-sum = { $total } ({ $italy }+{ $areas }+{ $cards })
nero-table-controls = controls
nero-table-hand = Hand (BP/GP):
nero-table-hand-of = { $seat } (BP/GP):
# $name is already a card, or several of a kind
nero-table-card = { $name } { $bp }/{ $gp }

# In the large map: the letter of a leader, and his rank
nero-map-leader = { $letter } { $rank }
nero-map-signs = G2: two legions of Galba (V Vitellius, O Otho, P Vespasian, n neutral), (G2): with a retreat marker. ^ general, + candidate, * emperor. ~ port, dots: sea link, :G controlled by Galba, !3 Germans, > force on its way.
nero-map-province = province
nero-map-troops = troops
nero-map-neighbours = borders (~ by sea)

## Nero: choices

nero-ask-want = Which area do you want as your home? The others do not see it; if several want it, lots decide.
nero-ask-place = Where do you place a legion? You have one in every province of your area and place two more.
nero-ask-home = Which is your home province? Your general begins there; only there Ave Caesar makes him a candidate.
nero-ask-turn =
    { $left ->
        [0] Your turn: no more cards for BP or GP. An event, or the end of the turn?
        [one] Your turn: activate a province to march out of it, or play an event. 1 card left for BP or GP.
       *[other] Your turn: activate a province to march out of it, or play an event. { $left } cards left for BP or GP.
    }
nero-ask-first-card = { $province }: which card do you use for BP?
nero-ask-activation =
    { $left ->
        [0] { $province }, { $bp } BP left: whom do you send off? No more cards for BP or GP.
        [one] { $province }, { $bp } BP left: whom do you send off? 1 card left for BP or GP.
       *[other] { $province }, { $bp } BP left: whom do you send off? { $left } cards left for BP or GP.
    }
# Nobody is there who could depart
nero-ask-activation-idle =
    { $left ->
        [0] { $province }, { $bp } BP left, but nobody there can march. No more cards for BP or GP.
        [one] { $province }, { $bp } BP left, but nobody there can march. 1 card left for BP or GP.
       *[other] { $province }, { $bp } BP left, but nobody there can march. { $left } cards left for BP or GP.
    }
nero-ask-force = Your force is in { $province }: { $troops }, { $bp } BP left. What does it do?
nero-ask-force-tired = Your force is in { $province }: { $troops }, tired by battle, { $bp } BP left. What does it do?
nero-ask-from = Galley: from which port?
nero-ask-to = Galley from { $province }: to which port?
nero-ask-load = Galley to { $province }: who boards? At most 3 legions, and the leader.
nero-ask-target-assassin = Assassin: which emperor in Rome?
nero-ask-target-crisis = Crisis in Rome: which emperor must go there?
nero-ask-target-traitor = Traitor: from whose hand do you draw a card?
nero-ask-germany = Germanic Attack: where?
nero-ask-legion = Rebellion: which legion becomes neutral?
nero-ask-answer = Do you answer?
nero-ask-leave = Do you let the force march on?
nero-ask-give-way = Do your legions there retreat, or do they stay?
# $own and $otherSide: strength without the cards that are still hidden; $cards: the own cards laid
nero-ask-battle = Battle in { $province } against { $opponent }, who has { $otherSide } without cards. You have { $own } (cards: { $cards }). Another card?
nero-ask-flee = Beaten in { $province }: do your legions retreat, or do they stay?
nero-ask-must-flee = Beaten in { $province }: where does your force retreat to?
nero-ask-landing = You land in { $province } among others' legions: ask for leave to march on, or stay this turn?
nero-ask-send = The Germans are in { $province }: where do your troops go?
nero-ask-send-neutral = The Germans are in { $province }: where do the neutral legions go?
nero-ask-bring = Revolt in { $province }: you must have two legions there. From where do you bring one?

nero-entered-on-foot = { $seat } has marched into { $province }.
nero-entered-by-galley = { $seat } has landed in { $province } from a galley.
nero-answer-retreat = { $seat } wants to retreat to { $province }.

# Headings of the choices of one kind
nero-menu-declare = Rome:
nero-menu-counter = Answer with:
nero-menu-step = March to:
nero-menu-attack = Attack:
nero-menu-take = Take along:
nero-menu-leave = Leave behind:
nero-menu-force = Send off:
nero-menu-activate = Activate:
nero-menu-move-card = Card for BP:
nero-menu-battle-card = Lay:
nero-menu-event = Event:
nero-menu-retreat = Retreat to:

nero-choice-declare = declare your leader emperor!
nero-choice-want = { $area } ({ $seat })
nero-choice-province = { $province }
# $troops is what stands there, in the signs of the map
nero-choice-province-met = { $province } [{ $troops }]
nero-choice-at = { $province }: { $seat }
nero-choice-activate = { $province } ({ $troops })
# $legions cannot march any more this turn: they have marched already, or have a retreat marker
nero-choice-activate-tied = { $province } ({ $troops }; { $legions } tied down)
nero-choice-move-card = { $card } ({ $points } BP)
nero-choice-battle-card = { $card } ({ $points } GP)
nero-choice-step = { $province } ({ $bp } BP)
nero-choice-step-met = { $province } ({ $bp } BP) [{ $troops }]
nero-choice-attack =
    { $legions ->
        [one] { $seat }, 1 legion ({ $bp } BP)
       *[other] { $seat }, { $legions } legions ({ $bp } BP)
    }
nero-choice-take-own = own legions (1 BP)
nero-choice-take-neutral = neutral legions (2 BP)
nero-choice-take-both = own and neutral legions (3 BP)
nero-choice-take-leader = the leader
nero-choice-unmark = take the retreat markers off (2 BP)
nero-choice-grant = let it pass
nero-choice-refuse = refuse
nero-choice-ask-leave = ask for leave to march on
nero-choice-stay = stay
nero-choice-ready = no more cards
nero-choice-counter-two = two Briberies
nero-choice-no-counter = let it happen
nero-choice-no-counter-quiet = let it happen, and do not ask me again this turn
nero-choice-halt = the force halts
nero-choice-end-turn = end the turn

## Nero: playing

nero-play-hello = Nero. You are { $seat }, against { $player }.
# Several people at one keyboard; $player are the bots, or "none"
nero-play-hello-people = Nero. At this keyboard: { $people }. Bots: { $player }.

nero-help-page =
    Nero is dead, and you want the throne: most victory points (OP) after four
    rounds win. `? points` tells what they are for, `? emperor` how to become one.
    On your turn you use cards, each for one of three things:
      for BP       activate a province and march out of it, 1 BP a step; 1 BP
                   more attacks somebody
      for GP       strength in a battle, laid in secret
      its event    what the card says; `? galley` explains it
    At most four cards a turn are used for BP and GP; events come on top.

      a number     that choice
      a line       notation: `activate baetica`, `move-card galley`, `force 2
                   leader`, `step narbonensis`, `attack otho`, `event senate`
      ?            everything explained; `? galley`, `? battle` one thing
      m            all provinces with their neighbours; `m moesia` one of them
      t            the table and the choices again
      l            the last events again
      d            discards, cards not seen yet, where everybody's OP are from
      q            leave; the game is saved after every decision, --resume goes
                   on with it

## Nero: explained

# What can be asked for after the question mark, besides the cards
nero-topic-bp = BP
nero-topic-emperor = Emperor
nero-topic-points = Points
nero-topic-control = Control
nero-topic-battle = Battle
nero-topic-retreat = Retreat
nero-topic-leave = Leave
# Short forms that can be asked for, too
nero-short-emperor = KP
nero-short-battle = GP
nero-short-points = OP
nero-explain-bp = BP: activate a province and use cards for their BP; forces depart from there, one after the other. A step costs 1 BP for the whole force, into the Germans' province 3; after a won battle every step and attack costs 1 more. Leaving troops behind is free, taking own legions along costs 1, neutral ones 2, both 3. Rome is for leaders only. 2 BP take the retreat markers off in the activated province. BP that are left when you activate another province or end the turn are lost.
nero-explain-emperor = Emperor, three ways: (1) your leader is in Rome and you have 5 KP: declare him. KP are 1 for each legion you have in Italy beyond all others together, 2 for each controlled area, 1 for each Influence of the Senate or Praetorian Guard played for it this turn. (2) Ave Caesar makes your general a candidate if he is with a legion in his home province, you control his area, and there are not two emperors; if the candidate is in Rome when your turn begins, he becomes emperor. (3) He fights along in a battle you win. There are never more than two emperors. An emperor who loses a battle or is assassinated is a general again.
nero-explain-points = Points: 1 OP for each battle won. At the end of rounds 1 to 3: emperor 5 (2 each, if there are two), 2 more if he is in Rome, 2 for each controlled area, 1 for each controlled province of Italy. At the end of round 4: emperor 8 (4 each of two), 2 more in Rome, 3 for each area, 1 for each province of Italy. Who controls four areas, or three and is emperor, wins at once.
nero-explain-control = Control: a province is yours with more legions there than all others together, neutral ones included; an area with at least 3 of its 5 provinces. With three players the fourth area is nobody's.
nero-explain-battle = Battle: a force attacks one player's legions in its province for 1 BP. Both lay cards in secret: the attacker what is left of his 4 for this turn, the other up to 3. Strength is 1 for each legion, the GP of the cards, 1 for a candidate and 2 for an emperor who fights along. The stronger wins 1 OP and one of the loser's legions. The same troops are attacked once a turn.
nero-explain-retreat = Retreat: when a force enters, everybody else there may retreat with all his legions to one bordering province where nobody else's are, but not to where the force came from; after a lost battle, too. They get a retreat marker: until the end of the round they neither march nor fight.
nero-explain-leave = Leave: a force that meets others' legions stops, unless it beats them or all of them let it pass (1 BP more for the step out). In a later turn it goes on freely.
nero-explain-bribery = Bribery: answers any event card, or another answer, and cancels it. Against a Praetorian Guard in an assassination it takes two.
nero-explain-bad-omens = Bad Omens: answers an event card and cancels it, but nothing that belongs to an assassination.
nero-explain-bad-weather = Bad Weather: answers another player's step, attack, retreat before a battle, or Galley: it does not happen, and the BP are lost.
nero-explain-praetorian-guard = Praetorian Guard: saves an emperor from an Assassin, or cancels such a guard; or, on your turn, 1 KP.
nero-explain-galley = Galley: up to 3 legions and your leader go from one port to another. They do not attack this turn.
nero-explain-ave-caesar = Ave Caesar: your general becomes a candidate. He must be with a legion in his home province, and you must control his area.
nero-explain-rebellion = Rebellion: one legion of any player becomes neutral. There are never more than four neutral ones.
nero-explain-revolt = Revolt: the player of that area must have two legions in that province, bringing them from elsewhere if need be; then they become neutral.
nero-explain-senate = Influence of the Senate: 1 KP this turn.
nero-explain-assassin = Assassin: an emperor in Rome becomes a general.
nero-explain-bad-health = Bad Health: answers another player's step with his leader: the leader stays and cannot travel any more this turn. Or it stops a Galley.
nero-explain-crisis = Crisis in Rome: an emperor, anybody's, is put in Rome at once.
nero-explain-germans = Germanic Attack: all must leave one of the two Germanias, each to a bordering province of his choice; until the end of the round entering it costs 3 BP.
nero-explain-traitor = Traitor: draw a card blind from another player's hand.

nero-details-discards = Discarded this round: { $list }
# $deck: how many lie in the deck; the others are in the other hands
nero-details-unseen = Not seen yet (other hands, and { $deck } in the deck): { $list }
nero-details-known = { $seat } surely holds: { $list }
nero-details-points = { $seat }: { $points } OP ({ $list })
nero-details-points-before = { $points } from before
nero-details-points-battles = { $points } battles
nero-details-points-emperor = { $points } emperor
nero-details-points-rome = { $points } in Rome
nero-details-points-areas = { $points } areas
nero-details-points-italy = { $points } Italy
nero-error-province = There is no province "{ $value }"; there are: { $known }

## Nero: the score, simulations, records

nero-score-before = from before
nero-score-battles = battles
nero-score-emperor = emperor
nero-score-rome = emperor in Rome
nero-score-areas = areas
nero-score-italy = Italy
nero-score-won-control = { $seat } wins at once.
nero-score-won-tie = { $seat } wins: equal points, but the better standing (emperor, then legions).
nero-score-shared = A shared victory: { $seats }.
nero-score-you-lost = Somebody else was stronger this time.

nero-report-draws = shared victory
nero-report-ended-control = ended: the empire in one hand
nero-report-ended-rounds = ended: after four rounds
nero-report-source-battles = OP from battles
nero-report-source-emperor = OP from emperors
nero-report-source-rome = OP from being in Rome
nero-report-source-areas = OP from areas
nero-report-source-italy = OP from Italy
# $points are those of all seats, "24-18-9-30"
nero-result-draw = { $points }, a shared victory: { $why }
nero-result-by-control = the empire in one hand
nero-result-by-rounds = after four rounds

## Nero: why a bot does what it does

nero-thought-only = There is no other choice.
nero-thought-area = One home area is as good as another.
nero-thought-home = From here it is not far to Rome.
nero-thought-refuse = Why let anybody through?
nero-thought-grant = Letting others through brings nothing.
nero-thought-leave = Asking costs nothing.
nero-thought-halt = The force has done what it can.
nero-thought-stay = The legions can hold out here.
nero-thought-retreat = Better to give way than to be beaten.
nero-thought-end = The other cards are worth more later.
nero-thought-cheap = This card is needed least.
nero-thought-declare = The throne is there for the taking.
nero-thought-kp = Every KP brings the throne closer.
nero-thought-ave = A candidate only has to make it to Rome.
nero-thought-traitor = A card more in hand, and a rival has one less.
nero-thought-assassin = This emperor must not stay one.
nero-thought-crisis = Rome is the right place for this emperor.
nero-thought-galley = It is faster by sea.
nero-thought-germans = Whoever is driven out loses a province.
nero-thought-rebellion = This is the legion he will miss most.
nero-thought-revolt = A rival loses two legions.
nero-thought-send = They are most useful there.
nero-thought-bring = This is the legion that will be missed least.
nero-thought-counter = This must not happen.
nero-thought-harmless = This is not worth a card.
nero-thought-rome = The leader belongs in Rome.
nero-thought-leader = The leader stands better there.
nero-thought-province = A province more, or one that is held more firmly.
nero-thought-provinces = A legion stays in every province on the way.
nero-thought-neutral = The neutral legions can be won over.
nero-thought-sure = A sure victory.
nero-thought-battle = A battle with good prospects.
nero-thought-unmark = Without retreat markers the legions can fight again.

## The table: why the house says no

table-no-such-game = There is no game "{ $game }"; there are: { $there }
table-no-files = Over the net nobody can choose a file of the host's: leave out the option "{ $option }".
table-bad-option = { $why }
table-no-such-bot = There is no bot "{ $bot }"; there are: { $there }
table-bot-for-a-person = A bot ("{ $bot }") belongs to a seat of the kind "bot".
table-seats =
    { $seats ->
        [one] One seat is described; this game has { $right }.
       *[other] { $seats } seats are described; this game has { $right }.
    }
table-nobody = At least one seat must be a person's.
table-open-at-one-device = At one device everybody is there already: no seat can be open.
table-no-such-match = There is no such match. Is the link complete?
table-newer-rules = This match was begun under rules version { $version }; this server knows the rules up to version { $now }.
table-no-such-seat = There is no seat { $seat }; they are numbered from 0 to { $last }.
table-taken = This seat is taken.
table-full = There is no open seat left.
table-no-name = Please say what you are called.
table-not-started = The match has not started yet.
table-started = The match has started already.
table-over = The match is over.
table-not-over = A rematch can be asked for when the match is over.
table-not-over-yet = That can be seen when the match is over.
table-rematch-made = The rematch has begun already.
table-rematch-asked = You have asked for a rematch already.
table-no-rematch-yet = No rematch has been agreed on yet.
table-over-by-then = The game is over at that moment: choose an earlier one.
table-no-review = The review cannot be made at the moment; try again later.
table-not-yours-to-start = Only the player who made the match can start it.
table-open-seats = There are open seats, and in this match no bot takes them.
table-resigned = You have resigned.
table-away = A bot plays for you; come back first.
table-not-away = You are there; nobody plays for you.
table-no-leaving = In this match no bot plays on for those who leave; you can resign.
table-not-your-turn = It is not your decision now.
table-stale = The game has gone on meanwhile; look at it again.
table-ply-ahead = This command is meant for a moment that has not come yet.
table-pause = Others may be answering now; wait a moment.
table-nothing-to-undo = There is nothing you could take back: since your last decision something was revealed or drawn, or somebody else has decided.
table-no-takebacks = In this match nothing is taken back.
table-nothing-asked = Nobody has asked to take anything back.
table-nothing-said = There is nothing in this message.
table-said-too-long = This message has { $length } characters; at most { $most } are allowed.
table-said-too-often =
    { $most ->
        [one] At most one message in ten seconds, please.
       *[other] At most { $most } messages in ten seconds, please.
    }
table-no-hints = In this match there are no hints.
table-too-many-hints = No more hints for the moment; try again in some seconds.
table-no-hint-now = There is no hint to be had now.
table-spectator = Spectators only look on.
table-no-spectators = This match has no spectators.
table-no-secret = This needs the secret of a seat.
table-bad-secret = This secret opens no seat here. Is the link complete?
table-not-your-seat = This seat is not yours.
table-hello-first = The first message must be "hello".
table-hello-again = "hello" is said once; use "look" for another seat.
table-bad-message = This message cannot be read: { $why }
table-bad-request = { $why }
table-no-page = There is nothing at { $path }.
table-no-method = { $method } is not possible here.
table-socket-only = This address is for WebSockets.
table-foreign-page = Another site's page cannot do this.
table-for-the-host = This is for whoever runs the server: docs/hosting.md
table-too-large = This is too large; at most { $most } bytes are allowed.
table-too-fast = Too many at once; wait a moment.
table-too-often = Not so often; wait a moment.
table-log-full = This match has gone on for so long that there is only one way left: play it to its end, or resign.
table-busy = Too many want to change this match at once; try again.
table-store-down = The server cannot reach its database; nothing was lost, try again in a moment.
table-our-fault = Something went wrong here. It is not your fault, and it has been noted.
table-closing = The server is being restarted; your match goes on in a moment.
table-not-text = This is not a text file in UTF-8.
table-record-with-position = Records that begin in the middle of a game cannot be imported.

## The server on the command line

help-serve = Run the game server and open the page in the browser.
help-host = The address to listen on; 0.0.0.0 for everybody in the network
help-port = The port
help-database = Where matches are kept: sqlite:////folder/file.sqlite or postgresql://user@host/name
help-bus = The message bus of several processes: redis://host:6379/0
help-workers = How many server processes (more than one needs PostgreSQL and Redis)
help-thinkers = How many processes think for bots, for each server process
help-browser = Open the page in the browser
help-db = Look after the database of the server.
help-db-backup = Copy the whole database into a file, also while the server runs.
help-db-restore = Put a backup into an empty database.
help-db-check = Play every stored match again and tell what is wrong.
help-db-export = Write the records of all finished matches into a folder.
help-db-file = The file of the backup
help-db-folder = The folder for the records
serve-running = Rostra is at { $address }
serve-data = Matches are kept in { $database }
serve-stop = Ctrl+C stops the server; matches go on when it is started again.
serve-in-use = { $database } is served by another rostra serve already: play there, or stop it first. A second server needs a file of its own: rostra serve --database sqlite:////folder/other.sqlite
error-port = { $host }:{ $port } is taken or not ours ({ $why }); another one: rostra serve --port { $other }
error-database = { $database }: { $why }
error-no-database = { $database }: there is no such database
db-saved =
    Saved in { $file }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
db-restored =
    Restored: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
db-checked =
    All is well: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
db-wrong = Match { $match }: { $why }
db-wrongs = Matches with something wrong: { $wrong } of { $matches }.
db-exported =
    { $records ->
        [one] One record is in { $folder }.
       *[other] { $records } records are in { $folder }.
    }
db-file-exists = { $file } is there already; name another file.
db-not-a-backup = { $file } is not a backup of Rostra ({ $why }).
db-not-empty = There are matches in this database already; a backup is restored into an empty one.

## The page in the browser. Buttons and captions: short. $seat, $group, $card, $province as everywhere.

page-title = Games of the Romans
page-lead = Play against a bot, at one device, or with friends. There is nothing to install and no account.
page-language = Language
page-your-name = Your name
page-offline = The server cannot be reached just now.
page-broken = Something could not be loaded.
page-nowhere = There is nothing at this address.
page-reload = Load it again

page-game-caesar = Caesar & Cleopatra
page-game-nero = Nero
page-about-caesar = Two players fight for the favour of the patricians: influence in secret, intrigue in the open. About 40 minutes.
page-about-nero = Three or four want the throne after Nero's death: legions, battles, events. About two hours.
page-start-bot = Play against a bot
page-start-friends = Invite friends
page-start-device = At one device
page-settings = Options
# Above the rules of the house: clock, hints and so on
page-house = At this table
page-bot-level = Strength of the bots
page-level-random = Random: plays anything
page-level-tiro = Tiro: a beginner, makes mistakes
page-level-miles = Miles: plays soundly
page-level-centurio = Centurio: looks ahead for a moment
page-level-legatus = Legatus: thinks for a second
page-level-imperator = Imperator: the strongest, thinks for five seconds
page-your-seat = Your seat
page-by-lot = by lot
page-option-edition = Edition
page-option-action_decks = Action piles
page-option-orgies = Orgies
page-option-players = Players
page-option-length = Length
page-option-acclamation = Proclaimed emperor after
page-value-kosmos = original of 1997
page-value-italian = Italian
page-value-arranged = arranged by the player
page-value-shuffled = shuffled
page-value-standard = as printed
page-value-fading = leave the game later
page-value-fewer = one fewer
page-value-4 = 4
page-value-3 = 3
page-value-full = full
page-value-short = short
page-value-any-victory = any victory
page-value-over-emperor = a victory over an emperor
page-people = People
page-people-note = With friends or at one device; bots take the other seats.
# What somebody at one device is called as long as he has no name
page-player = Player { $number }
page-clock = Clock
page-clock-none = none
page-clock-live = for the whole game
page-clock-correspondence = days for each turn
page-minutes = Minutes for each player
page-increment = Seconds more for each turn
page-days = Days for each turn
# What is left, in short: days and hours
page-clock-days = { $days } d { $hours } h
page-leavers = For those who leave
page-leavers-none = nobody plays on
page-pause = Seconds to answer
page-pause-note = So long others may answer a card. The pause comes whether or not somebody can.
page-listed = show among the open games
page-spectators = spectators welcome
page-hints = hints
page-takebacks = decisions can be taken back if all agree
page-lobby = Open games
page-lobby-empty = Nobody is waiting for players just now.
page-lobby-new = There are new open games.
page-mine = Your games
page-phase-gathering = waits for players
page-phase-playing = is being played
page-phase-over = is over
page-records = Records
page-upload = Look at a record of a game (a text file)

## The page: before the start

page-seat-open = open
page-seat-bot = Bot { $bot }
page-seat-you = you
page-seat-you-named = { $name } (you)
page-seat-away = { $name } (away; { $bot } plays)
page-seat-resigned = { $name } (has resigned)
page-somebody = somebody
page-ready = ready
page-not-ready = not ready yet
page-invite = Invite friends
page-invite-note = Whoever has this link can take an open seat:
page-copy = Copy
page-copied = Copied.
page-own-link = Go on at another device
page-own-link-note = This link is your seat: keep it to yourself.
page-join = Take a seat
page-join-now = Join
page-rename = Rename
page-waiting-for-players = Waiting for players
page-do-ready = I am ready
page-do-not-ready = Not ready yet
page-do-start = Start now (bots take open seats)
page-do-cancel = Cancel the match
page-do-stand-up = Stand up

## The page: playing

page-deciding = Your decision
page-log = Annals
page-chat = Say something
page-say = Say
page-hand = Your hand
page-points = points
page-no-table = There is no table yet.
page-waiting = Waiting ...
page-waiting-for = { $seat } is deciding.
page-thinking = ...
# During the pause after a card that somebody might answer
page-paused = Others may be answering.
page-answer-in-time = Without your answer in time it happens.
page-watching = You are looking on.
page-reconnecting = The connection is gone; trying again ...
page-curtain = Only { $seat } may look now.
page-curtain-lift = Lift the curtain
page-do-undo = Undo
page-do-reset = Reset turn
page-do-takeback = Ask to take back
page-do-hint = Hint
page-hint-chance = { $percent } % to win
page-hint-next = or: { $what } ({ $percent } %)
page-do-quiet = Answer nothing this turn
page-do-leave = Leave
page-do-back = I am back
page-do-resign = Resign
page-do-agree = Agree
page-do-decline = Decline
page-do-withdraw = Withdraw
page-do-rematch = Once more, seats exchanged
page-do-next = To the rematch
page-no = No
page-sure-leave = Leave the match? A bot plays on for you, and you can come back.
page-sure-resign = Resign? That cannot be taken back.
page-sure-cancel = Cancel the match for everybody?
page-sure-stand-up = Give your seat up?
# $who is a name of the game
page-takeback-asked = { $who } asks to take the last decision back.
page-takeback-own = You have asked to take your last decision back; the others must agree.

# What the house tells. $who is a player, $place his seat, $called his new name
page-event-sat = { $called } takes a seat: { $place }.
page-event-bot = A bot takes a seat: { $place } ({ $bot }).
page-event-ready = { $who } is ready.
page-event-not-ready = { $who } is not ready yet.
page-event-started = The match begins.
page-event-undone = { $who } takes a decision back.
page-event-takeback-asked = { $who } asks to take a decision back.
page-event-takeback-agreed = { $who } agrees.
page-event-takeback-declined = { $who } declines.
page-event-named = { $place } is now called { $called }.
page-event-left = { $who } leaves.
page-event-timeout = { $who } is out of time.
page-event-back = { $who } is back.
page-event-resigned = { $who } resigns.
page-event-rematch-asked = { $who } would like a rematch.
page-event-rematch = The rematch is ready.
page-over-resigned = The match is over: somebody has resigned.
page-over-timeout = The match is over: somebody ran out of time.
page-over-cancelled = The match was cancelled.
page-over-unfinished = The record ends here, in the middle of the game.

## The page: after the end

page-rematch-asked = Would like a rematch: { $who }
page-rematch-waiting = A rematch begins as soon as all others want it, too.
page-download = Download the record
page-home-door = Back to the front door
page-replay = Replay
page-replay-as = As seen by
page-replay-all = everybody (all cards open)
page-replay-moment = Moment
page-replay-place = { $ply } of { $plies }
page-replay-first = To the beginning
page-replay-back = Back
page-replay-play = Play
page-replay-stop = Stop
page-replay-next = Forward
page-replay-last = To the end

## The page: the table of Caesar & Cleopatra

# Cards in hand and left in the piles
page-caesar-counts = hand: { $influence } influence, { $actions } action; piles: { $influencePile } and { $actionPile }
# One side's cards at a group: $cards face up, $list face down and known, $hidden backs
page-cards-at = { $seat }, { $group }: face up { $cards }; face down { $list }; hidden { $hidden }

## The page: the table of Nero

page-kp = KP
page-controlled-by = controlled by { $seat }
page-neutral = neutral
# $name is whose troops they are
page-troops-marked = { $name }: { $troops }, with a retreat marker
page-port = port
page-germans = Germans: entering costs 3 BP
page-home = home of { $seat }
page-turn-cards = Cards used for BP and GP this turn: { $used }; left: { $left }.
page-turn-activation = Activated: { $province }, { $bp } BP left.
page-turn-force = On its way in { $province }: { $troops }.
