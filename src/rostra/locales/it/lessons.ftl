### La cornice delle prime partite guidate. Note: en/lessons.ftl.

page-lesson-where = Prima partita: { $name }
page-lesson-coach = Guida
page-lesson-step = Passo { $step } di { $steps }
page-lesson-task = Ora tu
page-lesson-watch = Guarda
page-lesson-go-on = Avanti
page-lesson-skip = Salta
page-lesson-back = Indietro
page-lesson-show = Mostrami
page-lesson-leave = Esci
page-lesson-fold = Mostra meno
page-lesson-unfold = Mostra di più
page-lesson-other = Si può fare anche «{ $what }». Ma per ora prova così: «{ $wanted }».
page-lesson-why = Adesso non si può. Prova così: «{ $wanted }».
page-lesson-read = Prima leggi qui, poi si va avanti.
page-lesson-finished = Ce l'hai fatta
page-lesson-again = Da capo
