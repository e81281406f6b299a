### Der Rahmen der geführten ersten Spiele. Hinweise: en/lessons.ftl.

page-lesson-where = Erstes Spiel: { $name }
page-lesson-coach = Begleiter
page-lesson-step = Schritt { $step } von { $steps }
page-lesson-task = Jetzt du
page-lesson-watch = Schau zu
page-lesson-go-on = Weiter
page-lesson-skip = Überspringen
page-lesson-back = Zurück
page-lesson-show = Zeig es mir
page-lesson-leave = Verlassen
page-lesson-fold = Weniger zeigen
page-lesson-unfold = Mehr zeigen
page-lesson-other = „{ $what }“ ist auch erlaubt. Aber versuch jetzt erst einmal das: „{ $wanted }“.
page-lesson-why = Das geht gerade nicht. Versuch das: „{ $wanted }“.
page-lesson-read = Lies erst das hier, dann geht es weiter.
page-lesson-finished = Geschafft
page-lesson-again = Noch einmal
