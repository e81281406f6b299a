### The score of Caesar & Cleopatra, and a result in short.

score-patricians = { $group }: patricians
score-majority = { $group }: majority
score-all = { $group }: all of them
score-bonus = { $group }: secret bonus
score-won-by-patricians = { $seat } wins: equal points, but more patricians.
score-draw = A draw: equal points and equally many patricians.

## The result in short

result-by-patricians = all patricians won
result-by-influence = no influence cards left
result-by-blocked = no room for the last player
result-by-stalled = nobody moved any more
