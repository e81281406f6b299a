### Die Regeln von Caesar & Cleopatra für Spieler, nach den Kennungen in docs/rules/caesar.md. Hinweise: en/caesar/rules.ftl.

rules-caesar-lead = Caesar und Cleopatra wollen beide die Patrizier Roms auf ihre Seite bringen. Die Patrizier stehen in fünf Gruppen, an die du Einflusskarten legst, verdeckt oder offen; wird einer Gruppe die Vertrauensfrage gestellt, gewinnt die Seite mit mehr Einfluss dort einen Patrizier. Für zwei, etwa 40 Minuten.

rules-caesar-chapter-short = Das Spiel in Kürze
rules-caesar-chapter-short-about = In deinem Zug legst du *eine Einflusskarte verdeckt* oder *zwei offen* an und spielst, wenn du willst, eine Aktionskarte. Dann füllst du die Hand auf, und eine Vertrauensfrage wird aufgedeckt: Sie nennt die Gruppe, die jetzt entscheidet; bei einer Orgie wird niemand gefragt. Wer an dieser Gruppe die höhere Summe hat, nimmt einen Patrizier und bezahlt dafür mit seiner besten Karte dort. Am Ende zählen Patrizier, Mehrheiten, ganze Gruppen und ein geheimer Bonus.

rules-caesar-chapter-material = Was zum Spiel gehört
rules-caesar-chapter-material-about = Patrizier und Vertrauensfragen liegen in der Mitte und gehören niemandem. Jede Seite hat ihren eigenen Kartensatz; beide sind gleich.
rules-CC-M1 = Die Patrizier stehen in fünf Gruppen: 5 Senatoren, 5 Praetoren, 5 Quaestoren, 3 Zensoren und 3 Aedilen, zusammen 21. Die Gruppen liegen immer in dieser Reihenfolge.
rules-CC-M1-note = In dieser Reihenfolge nennt die gedruckte Regel die Gruppen. Dass sie immer so liegen, haben wir entschieden.
rules-CC-M2 = Der Stapel der Vertrauensfragen hat acht Karten: eine für jede Gruppe, zwei Orgien und eine Orgie, bei der neu gemischt wird.
rules-CC-M2-note = Gedruckt ist: 8 Karten Vertrauensfrage, darunter 3 Orgien. Die anderen sind nicht aufgezählt, aber 5 Karten für 5 Gruppen können nur je eine sein.
rules-CC-M3 = Es gibt sechs Karten Einflussbonus: je zwei für Senatoren, Praetoren und Quaestoren.
rules-CC-M4 = Jede Seite hat 37 Einflusskarten: je sieben mit 1, 2, 3, 4 und 5 und zwei Philosophen, das sind Einflusskarten mit dem Wert 0. Dazu kommen 13 Aktionskarten: 4 Anschläge, 2 Spione, 2 Rochaden, 2 Kundschafter, 2 Vetos und 1 Zorn der Götter.
rules-CC-M4-note = Wie viele es von jeder gibt, steht in keiner Regel. So lässt es sich ausrechnen: Von den 37 Karten werden vor dem Spiel 10 herausgesucht, zwei von jedem Wert, 27 bleiben. Die Sonderfälle kennen zwei Philosophen einer Seite, nie drei. Also sind es 35 Zahlenkarten: fünfmal 7.

rules-caesar-chapter-setup = Vor dem ersten Zug
rules-CC-S1 = Die Vertrauensfragen werden gemischt. Jeder bekommt einen Einflussbonus und hält ihn geheim; die übrigen vier kommen ungesehen zurück in die Schachtel.
rules-CC-S2 = Nimm je zwei Einflusskarten von 1 bis 5. Die anderen 27 werden gemischt und sind dein Einflussstapel.
rules-CC-S3 = Ordne deine 13 Aktionskarten, wie du willst: Das ist dein Aktionsstapel. Beim ersten Spiel kannst du ihn stattdessen mischen lassen; es kann auch jede Seite für sich entscheiden, Cleopatra zuerst. Danach sieht niemand mehr in einen Stapel.
rules-CC-S3-note = Nach der gedruckten Regel sieht sich niemand mehr die Stapel an. Wer seinen geordnet hat, kennt die Reihenfolge aber und könnte sie aufschreiben: Deshalb wird sie dir die ganze Partie über gezeigt, und nur dir. Wer sich lieber auf sein Gedächtnis verlässt, kann sie neben dem Tisch ausblenden.
rules-CC-S4 = Lege fünf Karten von 1 bis 5 verdeckt an, an jede Gruppe eine, wie du willst und ohne zu sehen, was die andere Seite legt. Die anderen fünf, wieder 1 bis 5, sind deine Hand.

rules-caesar-chapter-turn = Dein Zug
rules-caesar-chapter-turn-about = Entweder du bist aktiv und legst Karten an, oder du bleibst passiv und tauschst nur welche.
rules-CC-T1 = Cleopatra beginnt, dann geht es abwechselnd. Jeder Zug ist aktiv oder passiv.
rules-CC-T2 = Ein aktiver Zug: höchstens eine Aktionskarte; *eine Einflusskarte verdeckt* an eine beliebige Gruppe *oder zwei offen* an eine oder zwei Gruppen; außerordentliche Vertrauensfragen [CC-V4], falls es welche gibt; Hand auffüllen [CC-T7]; eine Vertrauensfrage aufdecken.
rules-CC-T3 = Die Aktionskarte darf vor, zwischen oder nach deinen Einflusskarten kommen, aber nicht mehr nach den außerordentlichen Vertrauensfragen und nicht, wenn du schon nachziehst.
rules-CC-T3-note = Die gedruckte Regel erlaubt die Aktion zu jedem Zeitpunkt des Zuges. Bei uns ist vor den außerordentlichen Vertrauensfragen Schluss, damit niemand eine eben erst gezogene Aktionskarte spielt.
rules-CC-T4 = An einer Gruppe liegen höchstens fünf Karten einer Seite und acht von beiden zusammen. Wo kein Patrizier mehr ist, wird nichts mehr angelegt.
rules-CC-T4-note = Die Grenzen sind gedruckt. Dass nichts angelegt wird, wo kein Patrizier mehr ist, lesen wir so: Die Karten dort wurden eben erst abgeräumt, und zu gewinnen gibt es nichts mehr.
rules-CC-T5 = Ohne Einflusskarte auf der Hand musst du passiv bleiben und Karten tauschen, damit du wieder eine bekommst [CC-T8].
rules-CC-T5-note = Passiv bleiben musst du auch, wenn für keine Einflusskarte Platz ist und du keine Aktionskarte spielen kannst: Sonst käme dein Zug nicht voran. Dann musst du nichts tauschen.
rules-CC-T6 = Für zwei offene Karten brauchst du zwei Einflusskarten und Platz für beide. War zu Beginn deines Zuges nirgends Platz und hat auch deine Aktionskarte keinen geschaffen, legst du nichts an; weiter geht es mit den außerordentlichen Vertrauensfragen.
rules-CC-T6-note = Was geschieht, wenn alles voll liegt, sagt die gedruckte Regel nicht. Wir lassen den Zug ohne Karte weitergehen.
rules-CC-T7 = Fülle die Hand auf fünf Karten auf, eine nach der anderen, jede vom Stapel deiner Wahl; du siehst jede, bevor du die nächste ziehst. Solange einer deiner Stapel eine Karte hat, musst du ziehen. Abgelegte Karten kommen nie zurück.
rules-CC-T8 = Ein passiver Zug: Lege beliebig viele Handkarten ab, auch keine, und ziehe ebenso viele nach, jede vom Stapel deiner Wahl. Es gibt keine Aktion, und keine Vertrauensfrage wird aufgedeckt. Beginnt dein Zug ohne Einflusskarte auf der Hand und hat dein Einflussstapel noch eine, musst du mindestens eine Karte tauschen, und mindestens eine nachgezogene muss eine Einflusskarte sein. In der italienischen Ausgabe füllst du stattdessen auf fünf auf und musst nichts tauschen.
rules-CC-T9 = Abgelegte Karten liegen offen, jeder darf sie durchsehen. Deine eigenen verdeckten Karten darfst du jederzeit ansehen.
rules-CC-T9-note = Gedruckt ist nur, dass sie offen liegen. Was offen liegt, darf man ansehen, also zeigen wir alles.

rules-caesar-chapter-votes = Vertrauensfragen
rules-caesar-chapter-votes-about = Eine Vertrauensfrage entscheidet über einen Patrizier. Sie kostet beide Seiten eine Karte, und den Sieger meist die bessere.
rules-CC-V1 = Nennt die aufgedeckte Karte eine Gruppe mit Patriziern, wird dort die Vertrauensfrage gestellt. Die Karte kommt zu den aufgedeckten.
rules-CC-V2 = Ist von dieser Gruppe kein Patrizier mehr da, kommt die Karte aus dem Spiel, und sofort wird die nächste aufgedeckt.
rules-CC-V2-note = Im italienischen Text kommt die Karte heraus, sobald der letzte Patrizier ihrer Gruppe gewonnen ist. Wir halten es in beiden Ausgaben wie die anderen: Die Aussichten auf die nächste Karte sind dieselben.
rules-CC-V3 = Orgie: Niemand wird gefragt, die Karte kommt zu den aufgedeckten. Orgie mit Mischen: Niemand wird gefragt, und alle Vertrauensfragen, die aufgedeckten und diese Karte eingeschlossen, werden zu einem neuen Stapel gemischt.
rules-CC-V4 = Liegen am Ende eines aktiven Zuges, vor dem Nachziehen, an einer Gruppe acht Karten, wird ihr ohne Karte eine *außerordentliche Vertrauensfrage* gestellt. Sind es mehrere Gruppen, geht es in der Reihenfolge, in der sie auf dem Tisch liegen. Nach einem Gleichstand wird erst wieder gefragt, wenn sich dort etwas geändert hat.
rules-CC-V4-note = Die Reihenfolge ist von uns. Ohne den letzten Satz müsste eine volle Gruppe mit Gleichstand in jedem Zug neu gefragt werden. Eine Rochade gilt als Änderung, auch wenn dieselben Karten zurückkommen; in einer aufgebauten Stellung gelten acht offene Karten mit gleichen Summen als schon gefragt. Im italienischen Text stimmt so eine Gruppe „direkt“ ab: Das heißt für uns ohne Karte, aber in ebendiesem Augenblick.
rules-CC-V5 = Alle Karten an der Gruppe werden aufgedeckt. Jede Seite zählt ihre zusammen.
rules-CC-V6 = Bei gleichen Summen wird die Entscheidung vertagt, auch bei 0 zu 0, ob mit oder ohne Philosophen. Der Patrizier bleibt, wo er ist, und alle Karten bleiben offen liegen.
rules-CC-V6-note = Von einer Gruppe, an der gar keine Karte liegt, spricht kein Text. Niemand hat dort mehr Einfluss, also zählen wir 0 zu 0.
rules-CC-V7 = Sonst gewinnt die höhere Summe. Haben die beiden Seiten aber *verschieden viele Philosophen*, gewinnt die *niedrigere*. 1 gegen 1 und 2 gegen 2 heben sich auf; 2 gegen 1 und 2 gegen 0 kehren das Ergebnis einmal um.
rules-CC-V7-note = Eine Seite ganz ohne Karten hat die Summe 0 und kann so gewinnen, wenn Philosophen das Ergebnis umkehren. Die gedruckte Regel spricht nicht davon; fehlende Karten als 0 zu zählen liegt am nächsten.
rules-CC-V8 = Der Sieger nimmt einen Patrizier. Dann gilt, gleich wer gewonnen hat: Die Seite mit der *höheren Summe* legt dort ihre höchste Karte ab, die mit der *niedrigeren Summe* ihre niedrigste. Philosophen sind weder höchste noch niedrigste, doch alle Philosophen beider Seiten dort werden ebenfalls abgelegt. Wer dort keine Zahlenkarte hat, legt keine ab.
rules-CC-V8-note = Was eine Seite ohne Zahlenkarte ablegt, steht nirgends. Sie verliert ihre Philosophen und sonst nichts.
rules-CC-V9 = Ist der letzte Patrizier einer Gruppe gewonnen, werden alle Einflusskarten abgelegt, die dort noch liegen.

rules-caesar-chapter-actions = Aktionskarten
rules-caesar-chapter-actions-about = Höchstens eine in jedem deiner Züge; ein Veto zählt nicht mit, denn es kommt im Zug des anderen.
rules-CC-A1 = *Anschlag:* Wähle eine offene Einflusskarte deines Gegners, an einer beliebigen Gruppe. Sie wird abgelegt. Es darf auch ein Philosoph sein.
rules-CC-A2 = *Spion:* Sieh dir die Handkarten deines Gegners an und bestimme eine, die er ablegen muss. Er darf dafür sofort eine vom Stapel seiner Wahl nachziehen.
rules-CC-A3 = *Rochade:* Nenne zwei Gruppen mit Patriziern, nimm alle deine Karten dort auf und verteile sie neu auf diese beiden, alle verdeckt. Eine Gruppe darf leer bleiben; die Grenzen aus [CC-T4] gelten. Dein Gegner sieht nur, wie viele wo liegen, sobald die letzte angelegt ist.
rules-CC-A3-note = Dein Gegner kennt von diesen Karten die, die vorher offen lagen, weiß aber nicht, wo sie jetzt liegen. Dass er bis zur letzten Karte nichts sieht, ist von uns, ebenso, dass beide Gruppen noch Patrizier haben müssen. Der italienische Text sagt nicht, dass die Karten verdeckt liegen; wir spielen beide Ausgaben so.
rules-CC-A4 = *Kundschafter:* An einer Gruppe werden alle Karten deines Gegners aufgedeckt und bleiben offen.
rules-CC-A5 = *Zorn der Götter:* An einer Gruppe werden alle Einflusskarten beider Seiten abgelegt.
rules-CC-A6 = *Veto:* nur gegen eine Aktionskarte deines Gegners, sofort, in seinem Zug. Die Aktion bleibt ohne Wirkung, beide Karten werden abgelegt, und du darfst eine Karte vom Stapel deiner Wahl nachziehen; in der italienischen Ausgabe musst du. Die verhinderte Aktion zählt trotzdem als die eine dieses Zuges. Gegen ein Veto gibt es kein Veto.
rules-CC-A7 = Eine Aktion braucht ein Ziel: der Anschlag eine offene Karte des Gegners, der Spion eine Karte in seiner Hand, die Rochade eine eigene Karte an den beiden Gruppen, der Kundschafter eine verdeckte Karte des Gegners, der Zorn der Götter irgendeine Karte an der Gruppe. Gruppe und Karte nennst du beim Ausspielen, vor einem Veto; was der Spion nimmt und wie die Karten nach der Rochade liegen, entscheidest du danach.
rules-CC-A7-note = Die gedruckte Regel sagt nicht, ob eine Aktion ins Leere gehen darf und wann man ihr Ziel nennt. Wir wollten keine leeren Aktionen, und ein Veto, das weiß, was es verhindert.
rules-CC-A8 = Dass du ein Veto hättest einlegen können und es nicht getan hast, erfährt niemand. Gefragt wird nur, wer eines hat, und die Pause verrät nichts.
rules-CC-A8-note = Am Tisch schweigt man einfach. Am Bildschirm wäre schon die Frage ein Hinweis, also verbergen wir sie.

rules-caesar-chapter-end = Ende und Wertung
rules-CC-E1 = Das Spiel endet sofort, wenn alle Patrizier gewonnen sind. Es endet auch am Ende eines Zuges, nach dem keine Seite mehr eine Einflusskarte auf der Hand oder im Stapel hat.
rules-CC-E1-note = Gedruckt ist nur „keine Einflusskarten mehr“. Wir zählen Hand und Stapel, nicht aber, was auf dem Tisch liegt. Dieser Zug wird mit seinen Vertrauensfragen zu Ende gespielt: Die eben angelegten Karten sollen noch zählen.
rules-CC-E2 = Hat nur noch eine Seite Einflusskarten, auf der Hand oder im Stapel, spielt sie allein weiter; die Züge der anderen fallen aus. Liegen zu Beginn eines solchen Zuges fünf ihrer Karten an jeder Gruppe, die noch übrig ist, endet das Spiel, und keine Vertrauensfrage wird mehr aufgedeckt. Sind die Gruppen auf andere Weise voll, spielt sie weiter: mit einer Aktionskarte oder passiv. In der italienischen Ausgabe endet das Spiel, sobald nirgends mehr Platz für eine Einflusskarte ist.
rules-CC-E2-note = Wer keine Züge mehr hat, darf trotzdem noch ein Veto einlegen: Keine Regel nimmt es ihm.
rules-CC-E4 = Waren vier Züge hintereinander passiv, ohne dass eine einzige Karte getauscht wurde, endet das Spiel und wird gewertet. Spielt eine Seite allein, genügen zwei.
rules-CC-E4-note = Dieses Ende steht nicht in der gedruckten Regel; ohne es könnten zwei Geduldige ewig warten. Ziehen ohne Ablegen ist kein Tausch, und eine aufgebaute Stellung zählt ab 0.
rules-CC-E5 = Punkte: 1 für jeden Patrizier; 1 mehr für die Mehrheit einer Gruppe (3 von 5, 2 von 3); 1 mehr für die ganze Gruppe; 2 für deinen Einflussbonus, wenn du mindestens 3 dieser Gruppe hast. Alles zählt zusammen. Patrizier, die niemand gewonnen hat, zählen für niemanden.
rules-CC-E7 = Wer mehr Punkte hat, gewinnt; bei Gleichstand, wer mehr Patrizier hat.
rules-CC-E7-note = Haben beide auch gleich viele Patrizier, ist das Spiel unentschieden. Die gedruckte Regel nennt nichts, was es noch entscheiden könnte.

rules-caesar-chapter-options = Andere Spielweisen
rules-caesar-chapter-options-about = All das wird gewählt, wenn eine Partie eröffnet wird. *Ausgabe:* Die deutsche, die niederländische und die tschechische Regel sind bis auf ein paar Versehen dasselbe Spiel; von der italienischen Ausgabe und von diesen Versehen handeln die letzten beiden Kapitel. *Aktionsstapel:* geordnet, gemischt oder wie jede Seite will [CC-S3]. *Orgien:* wie gedruckt; oder eine aufgedeckte einfache Orgie kommt aus dem Spiel, sobald zwei Gruppen ganz gewonnen sind; oder von Anfang an eine einfache Orgie weniger.

rules-caesar-chapter-italian = Die italienische Ausgabe
rules-caesar-chapter-italian-about = Fünf Dinge sind hier anders. In einem passiven Zug füllst du nach dem Ablegen auf fünf Karten auf und musst nichts tauschen [CC-T8]. Nach einem Veto musst du nachziehen, wenn ein Stapel noch eine Karte hat [CC-A6]. Spielt eine Seite allein, endet das Spiel, sobald nirgends mehr Platz ist [CC-E2]. Das Übrige sind die beiden Regeln hier unten. Sonst ist der italienische Text nur kürzer oder sagt dasselbe mit eigenen Worten, und wir spielen ihn wie die anderen: Die ersten fünf Karten und die der Rochade liegen verdeckt [CC-S4] [CC-A3], was der Kundschafter aufdeckt, bleibt offen [CC-A4], der Zorn der Götter trifft beide Seiten [CC-A5], eine Gruppe mit acht Karten wird im selben Augenblick gefragt [CC-V4], die Vertrauensfrage einer abgeschlossenen Gruppe kommt erst aus dem Spiel, wenn sie aufgedeckt wird [CC-V2], und Karten, die „aus dem Spiel“ sind, liegen auf dem Ablagestapel, von dem keine zurückkommt [CC-T7]. Ob jeder seinen Aktionsstapel ordnet oder mischt [CC-S3] und was aus den Orgien wird, lässt sich in beiden Ausgaben wählen.
rules-CC-E3 = Italienische Ausgabe: Sobald nur noch eine Seite oder gar keine mehr Einflusskarten hat, auf der Hand oder im Stapel, werden keine Vertrauensfragen mehr aufgedeckt, auch nicht in diesem Zug. Nur außerordentliche gibt es noch.
rules-CC-E3-note = Der italienische Text spricht von einer Seite, die allein weiterspielt. Dass es schon in diesem Zug beginnt, lesen wir so.
rules-CC-E6 = Italienische Ausgabe: Den Punkt für die Mehrheit gibt es nur für Gruppen, von denen kein Patrizier mehr in der Mitte steht. Den Punkt für die ganze Gruppe bekommt, wer alle gewonnenen Patrizier dieser Gruppe besitzt, mindestens einen, auch wenn noch welche übrig sind.
rules-CC-E6-note = „Mindestens einen“ ist von uns: Sonst besäßen beide Seiten alles von einer Gruppe, von der noch niemand etwas gewonnen hat.

rules-caesar-chapter-slips = Versehen in den gedruckten Regeln
rules-caesar-chapter-slips-about = Der deutsche, der niederländische und der tschechische Text unterscheiden sich, wo sich jemand versehen hat oder wo einer sagt, was die anderen offenlassen. So spielen wir. *Niederländisch:* Die Bonuskarten, die niemand bekommt, kommen „gesehen“ zurück in die Schachtel; bei uns ungesehen [CC-S1]. Der Philosoph hat ein F auf der Karte, sonst ein P [CC-M4]. Nur dieser Text verlangt, ohne Einflusskarte auf der Hand zu tauschen, und wir folgen ihm [CC-T8]. *Tschechisch:* Eine gespielte Aktionskarte liegt einmal verdeckt und einmal offen; bei uns offen [CC-T9]. Die Rochade nimmt „alle Karten“ zweier Gruppen auf; bei uns nur die eigenen [CC-A3]. Ein Philosoph gewinnt gegen Einflusskarten, das Wort „nur“ fehlt; liegen Zahlen neben ihm, gewinnt wie sonst die niedrigere Summe [CC-V7]. Die Seite, die allein spielt, hat fünf Karten an „allen Gruppen“; bei uns an allen verbliebenen [CC-E2]. *Deutsch:* Eine „Runde“ ist der Zug eines Spielers [CC-T2]. Ob Vertrauensfragen aufgedeckt werden, solange eine Seite allein spielt, ist in allen dreien unklar; wir decken sie auf [CC-E2]. Eine Orgie, die später aus dem Spiel kommt, scheidet je nach Text bei der nächsten Vertrauensfrage aus oder bei irgendeiner danach; bei uns scheiden alle aus.

## Pictures

rules-caesar-picture-table = Der Tisch, wie Cleopatra ihn sieht. In der Mitte die fünf Gruppen mit den Patriziern, die noch da sind, darüber und darunter die Karten beider Seiten. Gestrichelt sind ihre eigenen verdeckten Karten.
rules-caesar-label-theirs = Karten der anderen Seite
rules-caesar-label-patricians = Patrizier, und wie viele noch da sind
rules-caesar-label-yours = deine Karten; gestrichelt: verdeckt
rules-caesar-label-hand = deine Hand, fünf Karten
rules-caesar-label-influence = Einflussstapel
rules-caesar-label-action = Aktionsstapel
rules-caesar-label-votes = Vertrauensfragen

rules-caesar-picture-turn = Ein aktiver Zug, Schritt für Schritt.
rules-caesar-step-action = Wenn du willst, eine Aktionskarte: jetzt oder etwas später
rules-caesar-step-lay = Eine Karte verdeckt oder zwei offen
rules-caesar-step-eight = Acht Karten an einer Gruppe? Sie wird gefragt
rules-caesar-step-refill = Hand auf fünf Karten auffüllen
rules-caesar-step-vote = Eine Vertrauensfrage aufdecken

rules-caesar-picture-vote-plain = Die Aedilen werden gefragt. Cleopatra hat 8, Caesar 7: Sie nimmt einen Aedilen. Als Seite mit der höheren Summe legt sie ihre höchste Karte ab, eine 3; Caesar legt seine niedrigste ab, seine 3.
rules-caesar-picture-vote-turned = Die Zensoren werden gefragt. Cleopatra hat 9, Caesar nur 3, aber allein auf seiner Seite liegt ein Philosoph: Die niedrigere Summe gewinnt, Caesar nimmt einen Zensor. Die höhere Summe verliert trotzdem ihre höchste Karte, die 5, die niedrigere ihre niedrigste, die 3; und der Philosoph geht auch.
rules-caesar-label-wins = gewinnt einen Patrizier
rules-caesar-label-discarded = durchgestrichen: abgelegt

rules-caesar-picture-score = Alle fünf Quaestoren, mit den Quaestoren als Einflussbonus, bringen neun Punkte.
