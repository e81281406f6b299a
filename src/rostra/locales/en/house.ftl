### Rostra in English. The other languages are made from these files: same files, same ids, same $variables.
###
### A language is a folder and a file is a subject. The words of a title stand in the title's own folder, in files that are
### called alike for every title. Their ids begin with the title's name, as in "<title>-event-turn"; only the oldest title has
### ids without it. A title can say a thing of the house in its own way: "<title>-report-draws" for "report-draws".
###
### For translators
### - Every message is whole: nothing is put together from pieces, so word order and grammar are yours.
### - Names of a game ($card, $group, $seat, $province ...) arrive in your own words, in the nominative, as they stand in
###   names.ftl of the title. If a sentence needs another case, gender or article, choose by the id that comes along:
###       { $group-id -> [senators] ... [praetors] ... *[other] { $group } }
###   or use a shape in which the nominative is right, as here: "Senators: Caesar wins".
### - $cards, $groups and $votes are lists, already joined with commas.
### - Numbers can be chosen by plural: { $left -> [one] ... [few] ... *[other] ... }
### - Words in `backquotes` and the letters h, t, l, d, q are typed by the player: leave them as they are.
### - CC-T4 and the like are ids of rules: leave them.

# Who decides when cards are dealt or turned
seat-chance = Chance

# An empty list
nothing = none
# A number by itself, already as your language writes numbers: leave it
figure = { $value }

## A refusal

# $why is one of the sentences below, $rule the id of a rule, or "rule-notation"
refused = Not possible: { $why } ({ $rule })
# Stands for $rule where it is not a rule that says no, but how a line is written
rule-notation = notation

## Lists

# Several cards of a kind in a list; in a $list they are joined with commas.
# "\u00A0" is a space at which no line is broken
heap = { $n }{"\u00A0"}x{"\u00A0"}{ $name }

## The score at the end

score-title = The score
score-for = Points for
score-total = Total
score-won = { $seat } wins.
score-you-won = Congratulations!
score-you-lost = The other side was stronger this time.

## Why the house says no

table-no-such-game = There is no game "{ $game }"; there are: { $there }
table-no-files = Over the network only the names of files that the host offers are allowed; choose one of them, or leave out the option "{ $option }".
table-no-such-file = There is no file "{ $file }" for the option "{ $option }" here; there are: { $there }
table-bad-file = The file "{ $file }" for the option "{ $option }" cannot be played with: { $why }
table-bad-option = { $why }
table-no-such-bot = There is no bot "{ $bot }"; there are: { $there }
table-bot-for-a-person = A bot ("{ $bot }") belongs to a seat of the kind "bot".
table-seats =
    { $seats ->
        [one] One seat is described; this game has { $right }.
       *[other] { $seats } seats are described; this game has { $right }.
    }
table-nobody = At least one seat must be a person's.
table-open-at-one-device = On one device everybody is there already: no seat can be open.
table-no-such-match = There is no such match. Is the link complete?
table-files-gone = The files of this match are damaged in the database; the host can find out more with "rostra db check".
table-game-gone = The game "{ $game }" of this match is not installed here.
table-newer-rules = This match was begun under rules version { $version }; this server knows the rules up to version { $now }.
table-no-such-seat = There is no seat { $seat }; they are numbered from 0 to { $last }.
table-taken = This seat is taken.
table-full = There is no open seat left.
table-no-name = Please enter a name.
table-name-taken = Somebody at this table is called "{ $other }", which looks the same; please choose another name.
table-name-of-a-bot = "{ $bot }" is a bot, and your name looks like it; please choose another one.
table-not-started = The match has not started yet.
table-started = The match has started already.
table-over = The match is over.
table-not-over = You can ask for a rematch only when the match is over.
table-not-over-yet = That can be seen only when the match is over.
table-rematch-made = The rematch has begun already.
table-rematch-asked = You have asked for a rematch already.
table-no-rematch-yet = No rematch has been agreed on yet.
table-over-by-then = The game is over at that moment: choose an earlier one.
table-no-review = The review cannot be made at the moment; try again later.
table-many-matches = No more new matches for the moment; try again in a minute.
table-many-open-matches = Too many matches from your address are open (the limit is { $most }); finish or leave some first.
table-many-listed = Too many matches from your address wait in the lobby (the limit is { $most }). You can still make one that is not listed, and send its link.
table-many-branches = At most { $most } games played on from a replay can be open at once; finish one, or close it and wait a minute.
table-all-branches = At the moment too many games are being played on from replays here; try again in a few minutes.
table-many-reviews = At most { $most } reviews at once, please; wait for one of them.
table-many-records = No more records for the moment; try again in a minute.
table-thought-enough = The bots have thought a great deal for you and need a break: hints and reviews will be back in a minute. They play on.
table-not-yours-to-start = Only the player who made the match can start it.
table-open-seats = There are open seats, and in this match no bot takes them.
table-resigned = You have resigned.
table-away = A bot plays for you; come back first.
table-not-away = You are at the table; nobody plays for you.
table-no-leaving = In this match no bot plays on for those who leave; you can resign.
table-not-your-turn = It is not your decision now.
table-stale = The game has moved on in the meantime; have another look.
table-ply-ahead = This command is meant for a moment that has not come yet.
table-key-used = This key belongs to another command already; take a new one for each command.
table-pause = Others may be answering now; wait a moment.
table-nothing-to-undo = There is nothing you could take back: since your last decision something was revealed or drawn, or somebody else has decided.
table-no-takebacks = In this match nothing can be taken back.
table-nothing-asked = Nobody has asked to take anything back.
table-nothing-said = This message is empty.
table-said-too-long = This message has { $length } characters; at most { $most } are allowed.
table-said-too-often =
    { $most ->
        [one] At most one message in ten seconds, please.
       *[other] At most { $most } messages in ten seconds, please.
    }
table-no-hints = In this match there are no hints.
table-too-many-hints = No more hints for the moment; try again in a few seconds.
table-no-hint-now = There is no hint just now.
table-spectator = Spectators can only watch.
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
table-match-removed = This match has been removed: by whoever runs the server, or because nobody had played it for a long time.
table-closed-by-host = Whoever runs the server closed this match before its end: what was hidden in it stays hidden.
table-blocked = Whoever runs this server has blocked your address.
table-muted = Whoever runs this server has muted you: you can play, but not talk or change your name.
table-name-blocked = The name "{ $name }" is not allowed on this server; please choose another one.
table-no-such-block = There is no such block.
table-bad-address = "{ $address }" is no address such as 203.0.113.7, 2001:db8::1 or 2001:db8::/64.
table-no-host-token = Addresses are kept as hashes made with ROSTRA_HOST_TOKEN: set it, the same as for the server (docs/hosting.md).
table-no-token = This needs the token of whoever runs the server (docs/hosting.md).
table-wrong-tokens = Too many wrong tokens from your address; wait a minute.
table-too-large = This is too large; at most { $most } bytes are allowed.
table-address-too-long = This address is too long; at most { $most } bytes are allowed.
table-headers-too-large = The headers of this request are too large; at most { $most } bytes are allowed.
table-too-many-headers = This request has too many headers; at most { $most } are allowed.
table-unknown-host = This server does not go by the name { $host }. Whoever runs it can allow the name with ROSTRA_HOSTS={ $host } (docs/hosting.md).
table-too-fast = Too many requests at once; wait a moment.
table-too-often = Not so often; wait a moment.
table-log-full = This match has gone on for so long that only two ways are left: play it to its end, or resign.
table-busy = Too many people are changing this match at once; try again.
table-store-down = The server cannot reach its database; nothing was lost, try again in a moment.
table-store-full = The server's database accepts nothing at the moment (it is full or read-only); what was played before is safe.
table-our-fault = Something went wrong here. It is not your fault, and it has been noted.
table-closing = The server is being restarted; your match goes on in a moment.
table-not-text = This is not a text file in UTF-8.
table-record-with-position = Records that begin in the middle of a game cannot be imported.
