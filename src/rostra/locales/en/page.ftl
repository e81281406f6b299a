### The page in the browser. Buttons and captions: short. $seat, $group, $card and $province are names of the game.

## The front door

page-title = Games of the Romans
page-lead = Play against a bot, with friends, or together on one device. There is nothing to install, and you need no account.
page-language = Language
page-your-name = Your name
page-offline = The server cannot be reached just now.
page-broken = Something could not be loaded.
page-nowhere = There is nothing at this address.
page-reload = Load it again
page-start-bot = Play against a bot
page-start-friends = Invite friends
page-start-device = On one device
page-settings = Options
# Above the rules of the house: clock, hints and so on
page-house = At this table
page-bot-level = Bot strength
page-level-random = Random: plays anything
page-level-tiro = Tiro: a beginner, makes mistakes
page-level-miles = Miles: plays soundly
page-level-centurio = Centurio: looks a little way ahead
page-level-legatus = Legatus: thinks for a second
page-level-imperator = Imperator: the strongest, thinks for five seconds
page-your-seat = Your seat
page-by-lot = by lot
# A map, a deck or the like that is a file of the host: the game's own; one that cannot be played with, and why
page-file-standard = standard
page-file-bad = { $name } (not usable)
page-file-why = { $name } cannot be used: { $why }
page-people = People
page-people-note = With friends or on one device; bots take the other seats.
# Options that are rarely changed, folded away
page-more-rules = More rules
# What somebody on one device is called as long as they have no name
page-player = Player { $number }
page-clock = Clock
page-clock-none = none
page-clock-live = for the whole game
page-clock-correspondence = days for each turn
page-minutes = Minutes for each player
page-increment = Extra seconds for each turn
page-days = Days for each turn
# What is left, in short: days and hours
page-clock-days = { $days } d { $hours } h
page-leavers = For those who leave
page-leavers-none = nobody plays on
page-pause = Seconds to answer
page-pause-note = This is how long the others have to answer a card. The pause comes whether anybody can answer or not.
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

## Before the start

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
page-own-link = Continue on another device
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

## Playing

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
page-answer-in-time = If you do not answer in time, it happens.
page-watching = You are watching.
page-reconnecting = The connection is lost; trying again ...
page-curtain = Only { $seat } may look now.
page-curtain-lift = Lift the curtain
page-do-undo = Undo
page-do-reset = Reset turn
page-do-takeback = Ask to take back
page-do-hint = Hint
page-hint-chance = { $percent }% to win
page-hint-next = or: { $what } ({ $percent }%)
page-do-quiet = No answers this turn
page-do-leave = Leave
page-do-back = I am back
page-do-resign = Resign
page-do-agree = Agree
page-do-decline = Decline
page-do-withdraw = Withdraw
page-do-rematch = Play again, seats swapped
page-do-next = To the rematch
page-no = No
page-sure-leave = Leave the match? A bot plays on for you, and you can come back.
page-sure-resign = Resign? That cannot be taken back.
page-sure-cancel = Cancel the match for everybody?
page-sure-stand-up = Give up your seat?
# $who is a name of the game
page-takeback-asked = { $who } asks to take the last decision back.
page-takeback-own = You have asked to take your last decision back; the others must agree.

# What the house tells. $who is a player, $place their seat, $called their new name
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
page-event-said-erased = (What { $who } said has been erased.)
page-over-resigned = The match is over: somebody has resigned.
page-over-timeout = The match is over: somebody ran out of time.
page-over-cancelled = The match was cancelled.
page-over-unfinished = The record ends here, in the middle of the game.
page-over-closed = The match was closed by whoever runs the server.

## After the end

page-rematch-asked = Would like a rematch: { $who }
page-rematch-waiting = The rematch begins as soon as all others want it, too.
page-download = Download the record
page-home-door = Back to the start page
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

page-wishes = Look and sound
page-wish-theme = Light
page-wish-theme-auto = same as the device
page-wish-theme-light = day
page-wish-theme-dark = night
page-wish-motion = Motion
page-wish-motion-auto = same as the device
page-wish-motion-full = full
page-wish-motion-less = hardly any
page-wish-pace = Scenes
page-wish-pace-0_5 = slow
page-wish-pace-1 = normal
page-wish-pace-2 = fast
page-wish-pace-0 = none
page-wish-palette = Colours
page-wish-palette-roman = Roman
page-wish-palette-safe = easy to tell apart
page-wish-sound = small sounds
page-close = Close
page-done = Done
page-learn = Learn to play
page-rules = Rules
page-cards = The cards
page-more = More
page-invite-make = Set the table
page-qr = The link as a QR code
page-read-rule = Rule { $rule }
page-stalled = Waiting for the server ...
page-left = You have left the table. A bot plays for you until you are back.
page-left-alone = You have left the table. The match rests until you are back.
page-sure-leave-alone = Leave the match? It rests until you come back.
page-replay-and-review = Replay and review
page-replay-speed = Speed
page-replay-link = Link to this moment
page-replay-link-note = Whoever has this link sees this moment:
page-replay-leave = Back to the table
page-credits = Icons by Lorc, Delapouite and contributors of game-icons.net (CC BY 3.0). Coastlines: Natural Earth.
page-server-compiled = Rostra { $version }, engine compiled
page-server-plain = Rostra { $version }, engine in plain Python: the same games, with slower bots

# A game that the page has no table of its own for.

page-plain-view = The table
page-plain-seats = At the table
page-plain-yes = yes
page-plain-no = no
page-plain-won =
    { $count ->
        [one] { $who } wins.
       *[other] { $who } share the victory.
    }
page-plain-no-winner = Nobody wins.
