### The frame of the guided first games: what the coach's panel says around the lesson itself.

# Where we are: the name of the game
page-lesson-where = First game: { $name }
page-lesson-coach = Coach
page-lesson-step = Step { $step } of { $steps }
page-lesson-task = Now you
page-lesson-watch = Watch
page-lesson-go-on = Go on
page-lesson-skip = Skip
page-lesson-back = Back
page-lesson-show = Show me
page-lesson-leave = Leave
page-lesson-fold = Show less
page-lesson-unfold = Show more
# $what and $wanted are the words of buttons: "Lay 5 face down at the Censors"
page-lesson-other = “{ $what }” is allowed, too. But for now try this: “{ $wanted }”.
page-lesson-why = That will not do now. Try this: “{ $wanted }”.
page-lesson-read = Read this first, then go on.
page-lesson-finished = You have done it
page-lesson-again = Once more
