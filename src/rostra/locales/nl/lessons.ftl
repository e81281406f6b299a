### Het kader van de begeleide eerste partijen. Aanwijzingen: en/lessons.ftl.

page-lesson-where = Eerste partij: { $name }
page-lesson-coach = Begeleider
page-lesson-step = Stap { $step } van { $steps }
page-lesson-task = Nu jij
page-lesson-watch = Kijk mee
page-lesson-go-on = Verder
page-lesson-skip = Overslaan
page-lesson-back = Terug
page-lesson-show = Laat zien
page-lesson-leave = Verlaten
page-lesson-fold = Minder tonen
page-lesson-unfold = Meer tonen
page-lesson-other = “{ $what }” mag ook. Maar probeer nu eerst dit: “{ $wanted }”.
page-lesson-why = Dat gaat nu niet. Probeer dit: “{ $wanted }”.
page-lesson-read = Lees eerst dit, dan gaan we verder.
page-lesson-finished = Gelukt
page-lesson-again = Nog eens
