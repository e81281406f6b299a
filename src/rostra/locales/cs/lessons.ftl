### Rámec prvních her s průvodcem. Pokyny: en/lessons.ftl.

page-lesson-where = První hra: { $name }
page-lesson-coach = Průvodce
page-lesson-step = Krok { $step } z { $steps }
page-lesson-task = Teď ty
page-lesson-watch = Dívej se
page-lesson-go-on = Dál
page-lesson-skip = Přeskočit
page-lesson-back = Zpět
page-lesson-show = Ukaž mi to
page-lesson-leave = Odejít
page-lesson-fold = Zobrazit méně
page-lesson-unfold = Zobrazit více
page-lesson-other = „{ $what }“ smíš taky. Ale teď zkus tohle: „{ $wanted }“.
page-lesson-why = Teď to nejde. Zkus: „{ $wanted }“.
page-lesson-read = Nejdřív si přečti tohle, pak půjdeme dál.
page-lesson-finished = A je to
page-lesson-again = Ještě jednou
