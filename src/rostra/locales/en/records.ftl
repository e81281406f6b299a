### Records of games: a result in short, and why a file is no record.

# $text is the line itself, if it is an illegal decision; else it is "none"
record-bad-line =
    { $text ->
        [none] line { $line }: { $why }
       *[other] line { $line }, `{ $text }`: { $why }
    }
# Who played: a person without a name
player-human = human
# A result in short. $points are those of the seats in their order, "16-14"; $why is one of the endings below
result-won = { $points }, { $seat } wins: { $why }
result-draw = { $points }, a draw: { $why }
result-unfinished = unfinished

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
bad-brought = { $key }: right is the digest of the file, a space, and its text as JSON
bad-digest = { $key }: the digest is { $found }, but that of the text is { $right }
bad-encoding = this is not text in UTF-8
bad-file = this is not an ordinary file, or far too large for a record
