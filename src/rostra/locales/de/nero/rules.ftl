### Die Regeln von Nero für Spieler, nach den Kennungen in docs/rules/nero.md. Hinweise: en/nero/rules.ftl.

rules-nero-lead = Im Jahr 69: Nero ist tot, und Galba, Vitellius, Otho und Vespasian wollen auf den Thron. Du marschierst mit Legionen, kämpfst mit Karten und wirbst um die Gunst des Senats; es gewinnt, wer nach vier Runden die meisten Siegpunkte hat. Für drei oder vier, etwa zwei Stunden.

rules-nero-chapter-short = Das Spiel in Kürze
rules-nero-chapter-short-about = Jede Karte kann eines von drei Dingen tun: Ihre *BP* (Bewegungspunkte) bewegen ein Heer, ihre *GP* (Gefechtspunkte) helfen in einer Schlacht, oder ihr *Ereignis* tritt ein. In deinem Zug nutzt du so viele Karten, wie du willst, aber höchstens vier davon für BP oder GP. *SP* (Siegpunkte) gibt es für Schlachten sofort, am Ende einer Runde für Kaiser, Gebiete und Italien. Wer vier Gebiete kontrolliert, oder drei und Kaiser ist, hat sofort gewonnen.

rules-nero-chapter-board = Der Plan
rules-NE-B1 = Es gibt vier Gebiete mit je fünf Provinzen. Italien, zwei Provinzen und die Stadt Rom, gehört zu keinem davon. Manche Provinzen haben einen Hafen. Über eine Seeverbindung setzen Truppen ohne Schiff von einer Provinz in die andere über: Überall in diesen Regeln gilt sie als Grenze.
rules-NE-B1-note = Die gedruckte Regel sagt das vom Marschieren und vom Rückzug; hier gilt es für alles.
rules-NE-B2 = *Westen* (Galba): Lusitania, Baetica, Tarraconensis, Aquitania, Narbonensis. *Norden* (Vitellius): Britannia, Belgica, Lugdunensis, Germania Inferior, Germania Superior. *Donau* (Otho): Raetia, Noricum, Pannonia, Dalmatia, Moesia. *Osten* (Vespasian): Achaia, Asia, Syria, Iudaea, Aegyptus. *Italien*: Norditalien, Süditalien, Rom. Ein Anker zeigt die Häfen.
rules-NE-B2-note = Die gedruckte Regel zählt die Provinzen nicht auf. Diese Karte haben wir selbst entworfen. Wer das Spiel besitzt, kann dessen Plan in eine Datei schreiben; legt der Gastgeber sie in den Ordner für Dateien, steht sie beim Eröffnen einer Partie zur Wahl.
rules-NE-B3 = Welche Provinzen aneinander grenzen, zeigen die Karte und die Tabelle hier unten. Seeverbindungen gibt es vier: Britannia mit Belgica, und Achaia mit Asia, Aegyptus und Süditalien.
rules-NE-B3-note = Auch die Grenzen haben wir selbst entworfen, wie die Karte.
rules-NE-B4 = Auf dem Plan stehen immer genau 28 Legionen, zu dritt 21, die neutralen eingerechnet. Mehr als 4 neutrale gibt es nie.
rules-NE-B5 = Jeder hat einen Anführer: Er ist General, Kandidat oder Kaiser.
rules-NE-B6 = Du *kontrollierst eine Provinz*, wenn du dort mehr Legionen hast als alle anderen Spieler und die neutralen zusammen. Du *kontrollierst ein Gebiet*, wenn du mindestens drei seiner Provinzen kontrollierst. Zu dritt bleibt das vierte Gebiet frei: Man darf dort marschieren und kämpfen, aber es gehört niemandem.

rules-nero-chapter-cards = Die Karten
rules-nero-chapter-cards-about = Es gibt 55 Karten. Bei jeder wählst du, wenn du sie nutzt: ihre BP, ihre GP in einer Schlacht oder ihr Ereignis. „Einmal pro Zug“ betrifft nur das Ereignis. Die Zahlen auf den Karten, und wie oft es jede gibt, haben wir selbst festgelegt, denn die gedruckte Regel nennt sie nicht.

rules-nero-chapter-setup = Vor der ersten Runde
rules-NE-S1 = Jeder nennt das Gebiet, das er möchte. Wollen mehrere dasselbe, entscheidet das Los, und die anderen wählen noch einmal unter den freien. Das Gebiet bestimmt, wer du bist und welche Farbe du hast.
rules-NE-S1-note = Alle nennen ihr Gebiet, ohne die anderen zu kennen, und gelost wird in der Reihenfolge Westen, Norden, Donau, Osten: So bringt es nichts, als Letzter gefragt zu werden.
rules-NE-S2 = Du hast sieben Legionen: zuerst eine in jeder Provinz deines Gebiets. Dann stellen alle reihum, beginnend mit dem Jüngsten (Platz 1), zwei weitere auf, wo sie in ihrem Gebiet wollen, auch beide in derselben Provinz.
rules-NE-S2-note = Jeder stellt seine letzten beiden Legionen auf einmal auf, und wenn alle stehen, folgen in derselben Reihenfolge die Anführer. Die gedruckte Regel sagt nur, dass der Jüngste beginnt und es reihum geht.
rules-NE-S3 = Stelle deinen General in eine Provinz deines Gebiets. Sie ist im ganzen Spiel deine *Heimatprovinz*.
rules-NE-S4 = Für jede Runde werden alle Karten gemischt, die noch im Spiel sind [NE-C5], und ausgeteilt: zu viert 10 für jeden, zu dritt 13. Im kurzen Spiel sind es 6 und 8.
rules-NE-S4-note = Gedruckt steht nur, dass alle jede Runde neue Karten bekommen; dass dafür alle gemischt werden, lesen wir so. Ausgeteilt wird einzeln, von Platz 1 an; das steht hier, damit sich Aufzeichnungen prüfen lassen. Reichen die Karten einmal nicht, bekommen alle weniger, und zwar gleich viele.

rules-nero-chapter-rounds = Runden und Züge
rules-NE-T1 = Gespielt werden vier Runden. Die erste eröffnet Platz 1, der Jüngste; jede weitere eröffnet, wer die wenigsten SP hat. Dann geht es im Uhrzeigersinn.
rules-NE-T1-note = Haben mehrere die wenigsten SP, ist es im Uhrzeigersinn der Erste nach dem, der die letzte Runde eröffnet hat.
rules-NE-T2 = In deinem Zug nutzt du Karten in beliebiger Reihenfolge: *höchstens vier für BP oder GP*, Ereignisse so viele, wie du willst [NE-T3]. Mindestens eine Karte musst du nutzen. Wer keine hat, wird übersprungen.
rules-NE-T2-note = Was mit jemandem ohne Karten geschieht, sagt die gedruckte Regel nicht.
rules-NE-T3 = Ein Ereignis mit „einmal pro Zug“ lässt sich in einem Zug nur einmal spielen; für BP oder GP ist die Karte trotzdem zu gebrauchen. Ereignisse mit „eigener Zug“ lassen sich in den Zügen der anderen nicht spielen.
rules-NE-T3-note = Nach der gedruckten Regel legt man eine solche Karte einmal pro Zug. Wir beziehen das auf ihr Ereignis, und auf alle Karten mit diesem Ereignis.
rules-NE-T4 = Hast nur noch du Karten, wenn dein Zug beginnt, ist es der letzte der Runde, und was du nicht nutzt, ist verloren. Die Runde endet, wenn niemand mehr Karten hat.
rules-NE-T4-note = Nach der gedruckten Regel darf, wer als Einziger noch Karten hat, höchstens vier nutzen und verliert die anderen. Wann das geprüft wird, sagt sie nicht: Hier ist es zu Beginn eines Zuges.
rules-NE-T5 = Am Ende einer Runde wird gewertet [NE-P2], die Rückzugsmarker kommen weg, und es gibt neue Karten.
rules-NE-T5-note = Auch der Marker der Germanen kommt weg: Eine Runde soll auf einem aufgeräumten Plan beginnen.
rules-NE-T6 = Ihr dürft euch über jeden Schritt beraten, aber *niemals zusammenarbeiten*.
rules-NE-T6-note = Nichts davon wird erzwungen: Ihr könnt reden, was ihr wollt, aber nichts davon bindet, und weder Karten noch Legionen wechseln den Besitzer.

rules-nero-chapter-march = Marschieren
rules-nero-chapter-march-about = Du aktivierst mit Karten eine Provinz, und von dort marschieren Heere los, bis die Punkte verbraucht sind.
rules-NE-M1 = Um eine Provinz zu *aktivieren*, nenne sie und nutze eine oder mehrere Karten für BP. Ihre Summe steht allen Heeren zur Verfügung, die *von dieser Provinz losmarschieren*, und du darfst noch Karten nachlegen. Was übrig ist, wenn du eine andere Provinz aktivierst oder den Zug beendest, verfällt.
rules-NE-M1-note = Aktivieren kannst du jeden Ort, an dem du eine Legion hast, auch mit Rückzugsmarker, oder deinen Anführer. Die gedruckte Regel zählt Karten für Truppen aus einer Provinz zusammen; dass du nachlegen darfst und der Rest verfällt, wenn du eine andere aktivierst, haben wir entschieden.
rules-NE-M2 = Ein *Heer* besteht aus beliebig vielen deiner Legionen in der Provinz, mit oder ohne Anführer, oder aus dem Anführer allein. Unterwegs ist immer nur eines: Das nächste bricht erst auf, wenn das vorige seinen Marsch beendet hat.
rules-NE-M3 = Jeder Schritt über eine Grenze kostet *1 BP für das ganze Heer*; ein Anführer bei Legionen kostet nichts zusätzlich. *Müde* ist ein Heer, dessen Legionen in diesem Zug eine Schlacht gewonnen haben: Dann kostet jeder Schritt 1 mehr. Ein Anführer allein ist nie müde. Die Provinz der Germanen zu betreten kostet 3 statt 1.
rules-NE-M3-note = Wie lange Truppen müde bleiben, sagt die gedruckte Regel nicht; hier ist es bis zum Ende des Zuges.
rules-NE-M4 = Ein Heer darf überall Legionen oder den Anführer zurücklassen, das kostet nichts. Wer in einem Heer war, *ist schon marschiert*, sobald er zurückbleibt oder das Heer seinen Marsch beendet hat: Bis zum Ende des Zuges bricht er nicht mehr auf, schließt sich keinem Heer an und geht auf keine Galeere.
rules-NE-M4-note = Die gedruckte Regel sagt nur, dass Zurückgelassene sich in diesem Zug nicht mehr bewegen. Wir sagen, was daraus folgt, auch dass ein Heer unterwegs auf keine Galeere geht.
rules-NE-M5 = Wo es steht, darf ein Heer, auch ein Anführer allein, Legionen mitnehmen: eine oder mehrere eigene für 1 BP, eine oder mehrere neutrale für 2 BP (sie werden deine), beides also für 3 BP. Was es nicht mitnimmt, bleibt, wie es war; nimmt es später noch welche mit, kostet das noch einmal. Legionen, die schon marschiert sind, und solche mit Rückzugsmarker kommen nicht mit.
rules-NE-M5-note = Der eigene Anführer schließt sich kostenlos an, wie er ja auch kostenlos mitreist. Von den eigenen Legionen kommen mit einer Galeere gelandete zuletzt mit.
rules-NE-M6 = Nach Rom dürfen nur Anführer, für 1 BP, aus jeder der beiden Provinzen Italiens. Es dürfen mehrere dort sein.
rules-NE-M7 = Ein Heer mit Legionen, das eine Provinz mit *Legionen eines anderen Spielers* betritt, muss innehalten. Zuerst dürfen diese sich zurückziehen [NE-R1]. Bleiben welche, greifst du sie an [NE-F1]; oder du bittest alle, die du dort nicht geschlagen hast, um Durchzug und darfst weiter, wenn alle zustimmen, mit 1 BP mehr für den Schritt hinaus; oder du bleibst stehen, und der Marsch ist zu Ende. In einem späteren Zug geht es von dort frei weiter. Neutrale Legionen halten niemanden auf.
rules-NE-M7-note = Gefragt werden alle, die du dort nicht geschlagen hast, jeder einmal, solange das Heer dort ist, und die Antworten gelten. Der zusätzliche BP fällt nur an, wenn jemand, der zugestimmt hat, noch ungeschlagen dort steht.
rules-NE-M8 = Auch ein Anführer allein darf eine solche Provinz betreten, bleibt dort aber stehen, wenn ihn nicht alle ziehen lassen, die dort Legionen haben (lassen sie ihn, kostet auch ihn der Schritt hinaus 1 BP mehr). Er kann weder angreifen noch angegriffen werden, und niemand zieht sich vor ihm zurück.
rules-NE-M8-note = Von einem Anführer, der allein durch fremde Legionen reist, spricht die gedruckte Regel nicht. Er wird wie ein Heer behandelt, das nicht kämpfen kann.
rules-NE-M9 = Für 2 BP einer Aktivierung nimmst du in der aktivierten Provinz allen deinen Legionen die Rückzugsmarker ab, aber nicht in dem Zug, in dem sie sie bekommen haben.
rules-NE-M9-note = Das geht zwischen zwei Heeren, nicht während eines unterwegs ist.

rules-nero-chapter-retreat = Rückzug
rules-NE-R1 = Betritt ein Heer mit Legionen eine Provinz, zu Fuß oder über See, darf sich jeder, der dort Legionen hat, im Uhrzeigersinn von dem aus, der marschiert, mit *allen* seinen Legionen dort in *eine* angrenzende Provinz zurückziehen, in der keine oder nur eigene Legionen stehen, aber nicht in die, aus der das Heer kam. Auch Legionen mit Rückzugsmarker dürfen das.
rules-NE-R1-note = Der Anführer geht mit. Gefragt wird jeder, auch wer nur bleiben kann, damit die Frage nichts verrät. Die gedruckte Regel verbietet die Provinz, aus der „die Truppen“ kamen: Für uns sind das die, die eindringen. Sie sagt „im Uhrzeigersinn“, aber nicht, von wem aus.
rules-NE-R2 = Sie bekommen einen *Rückzugsmarker*: Bis zum Ende der Runde, oder bis er abgenommen wird [NE-M9], marschieren und kämpfen sie nicht, sondern ziehen sich nur zurück.
rules-NE-R3 = Wer schon angegriffen ist, zieht sich vor der Schlacht nicht mehr zurück. Schlechtes Wetter kann einen Rückzug verhindern [NE-C3].

rules-nero-chapter-battle = Schlacht
rules-NE-F1 = Ein Heer greift für 1 BP, müde für 2, die Legionen eines Spielers in seiner Provinz an: vor, während oder nach dem Marsch. Die übrigen dort bleiben unbeteiligt; man kann einen nach dem anderen angreifen. Dieselben Truppen werden in einem Zug nie zweimal angegriffen.
rules-NE-F1-note = „Dieselben Truppen“ sind die Legionen dieses Gegners in der Provinz der Schlacht und in der, in die er sich danach zurückzog; und das gilt für alle deine Heere in diesem Zug.
rules-NE-F2 = Beide wählen geheim Karten und zeigen sie zugleich: der Angreifer eine bis vier, soweit ihm von seinen vieren welche bleiben [NE-T2], der andere bis zu drei. Auch wie viele es sind, sieht vorher niemand.
rules-NE-F2-note = Ohne eine Karte, die noch gelegt werden darf, kann man also nicht angreifen. Nur wer seine letzte Karte für eine Antwort bei eben diesem Angriff ausgegeben hat, kämpft ohne. Dass auch die Zahl der Karten geheim ist, haben wir entschieden; darum wird auch, wer keine legen darf, gefragt, ob er bereit ist: So erkennt man nichts.
rules-NE-F3 = Stärke: 1 für jede Legion, die kämpft, die GP der Karten, 1 für einen Kandidaten und 2 für einen Kaiser, der mitkämpft. Der Angreifer kämpft mit seinem Heer, der andere mit allen Legionen dort, die keinen Rückzugsmarker haben. Ein Anführer kämpft mit, wenn er bei Legionen ist, die kämpfen.
rules-NE-F3-note = Haben alle Legionen des Angegriffenen einen Rückzugsmarker, ist seine Stärke 0, und er legt keine Karten: Wer nicht kämpfen darf, dem helfen auch Karten nicht. Wann ein Anführer mitkämpft, sagt die gedruckte Regel nicht.
rules-NE-F4 = Der Stärkere gewinnt und bekommt 1 SP. Eine Legion des Verlierers dort wird eine des Siegers. Hat der Kaiser oder Kandidat des Verlierers mitgekämpft, ist er wieder General.
rules-NE-F4-note = In der gedruckten Regel „darf“ der Sieger das; hier geschieht es immer. Die Legion kommt aus dem geschlagenen Heer, beim Verteidiger möglichst eine ohne Marker, und gehört zu keinem Heer, bis sie mitgenommen wird. Dort wird jeder geschlagene Kaiser oder Kandidat wieder General; hier nur, wer mitgekämpft hat.
rules-NE-F5 = Ein geschlagener Verteidiger darf sich mit seinen übrigen Legionen dort zurückziehen wie in [NE-R1]. Ein geschlagener Angreifer muss es, wenn er kann, mit dem Rest seines Heers, und darf auch dorthin zurück, woher er kam. Sie bekommen Rückzugsmarker, und Schlechtes Wetter hält sie nicht auf. Für ein geschlagenes Heer ist der Marsch zu Ende; ein siegreiches darf weiter, müde.
rules-NE-F5-note = Die gedruckte Regel sagt an einer Stelle, der Verlierer „darf“ sich zurückziehen, an einer anderen, dass die Legionen eines geschlagenen Angreifers entfernt werden. Hier wird nichts entfernt, denn die Zahl der Legionen auf dem Plan bleibt immer gleich [NE-B4]: Ein geschlagener Angreifer ohne Ausweg bleibt stehen, ohne Marker. Auch ein Anführer, der seine letzte Legion verloren hat, bleibt stehen und kann nicht angegriffen werden. Ist keine Legion übrig, wird niemand gefragt.
rules-NE-F6 = Sind beide gleich stark, ändert sich nichts, aber das Heer marschiert in diesem Zug nicht mehr und greift nicht mehr an.
rules-NE-F6-note = Die gedruckte Regel sagt das vom Angreifer; wir verstehen darunter das Heer, das angegriffen hat, nicht alles, was dem Spieler gehört.

rules-nero-chapter-emperor = Wie man Kaiser wird
rules-nero-chapter-emperor-about = Drei Wege führen auf den Thron, und zwei wieder herunter.
rules-NE-K1 = Mehr als zwei Kaiser gibt es nie. Würde jemand der dritte, geschieht nichts.
rules-NE-K2 = *In Rom:* Ist dein General oder Kandidat in deinem Zug in Rom und hast du mindestens 5 KP (Kandidatenpunkte), darfst du ihn zum Kaiser ausrufen. KP: 1 für jede Legion, die du in Italien mehr hast als alle anderen Spieler zusammen, 2 für jedes Gebiet, das du kontrollierst, 1 für jeden Einfluss des Senats und jede Prätorianergarde, die du in diesem Zug dafür gespielt hast, wenn sie nicht gekontert wurde.
rules-NE-K2-note = Die Legionen in beiden Provinzen Italiens werden zusammengezählt und dann verglichen: „Nord oder Süd“ lässt sich auf zwei Arten lesen. Wie lange eine Karte zählt, sagt die gedruckte Regel nicht; hier ist es dieser eine Zug.
rules-NE-K3 = *Bei den Legionen:* Ave Caesar macht deinen General zum Kandidaten, wenn er mit mindestens einer deiner Legionen in seiner Heimatprovinz steht und du dein Heimatgebiet kontrollierst. Beginnt dein Zug, während dein Kandidat in Rom ist, und gibt es weniger als zwei Kaiser, wird er Kaiser.
rules-NE-K3-note = Ave Caesar lässt sich auch spielen, wenn es schon zwei Kaiser gibt: An einer Stelle sagt die gedruckte Regel „natürlich“, an einer anderen verlangt sie weniger als zwei. Die andere Lesart lässt sich beim Eröffnen einer Partie wählen. Nach der gedruckten Regel „kann“ ein Kandidat in Rom Kaiser werden; hier geschieht es von selbst. Wer übersprungen wird, hat keinen Zug, und sein Kandidat wartet.
rules-NE-K4 = *Durch Sieg:* Kämpft dein General oder Kandidat in einer Schlacht mit, die du gewinnst, angreifend oder angegriffen, wird er sofort Kaiser; ein geschlagener Kaiser ist da schon wieder General. Beim Eröffnen einer Partie lässt sich wählen, dass nur ein Sieg über einen Kaiser zählt, der mitgekämpft hat.
rules-NE-K4-note = Diese Wahl kennt die gedruckte Regel nicht; sie ist eine Option, die Rostra hinzufügt.
rules-NE-K5 = Ein Kaiser ist wieder General, wenn er eine Schlacht verliert oder ein Meuchelmörder ihn trifft.

rules-nero-chapter-events = Ereignisse
rules-nero-chapter-events-about = Wird ein Ereignis gespielt, dürfen die anderen, im Uhrzeigersinn von dem aus, der es gespielt hat, mit einer passenden Karte kontern; und auch ein Konter lässt sich kontern. Die zuletzt gespielte Karte wirkt zuerst. Auch eine gekonterte Karte ist verbraucht. Karten mit „jeder Zug“ spielt man als Konter oder dort, wo ihre Regel es sagt.
rules-NE-C1 = *Bestechung* kontert jede eben gespielte Ereigniskarte, auch andere Konter, aber nie BP oder GP. Gegen eine Prätorianergarde bei einem Mordanschlag braucht es zwei, zusammen gespielt.
rules-NE-C1-note = Das gilt auch für eine Garde, die auf eine Garde antwortet. Zwei Bestechungen kontert eine einzige: Sie sind zusammen eine Antwort. Mit der Garde können sie aus dem Spiel ausscheiden [NE-C5]. Die gedruckte Regel spricht von jeder eben gespielten Karte; dass BP und GP unberührt bleiben, haben wir entschieden, so wie sie es bei den Bösen Vorzeichen sagt.
rules-NE-C2 = *Böse Vorzeichen* kontern eine eben gespielte Ereigniskarte, aber nichts, was zu einem Mordanschlag gehört, und nie BP oder GP.
rules-NE-C2-note = Die gedruckte Regel spricht von eben gespielten Karten; hier ist es eine.
rules-NE-C3 = *Schlechtes Wetter* kontert Schritt, Angriff, Rückzug vor einer Schlacht oder Galeere eines anderen: Es geschieht nicht, und die bezahlten BP sind verloren.
rules-NE-C3-note = Dass die BP verloren sind, haben wir entschieden, und auch dies: Das Heer darf dasselbe in diesem Zug nicht noch einmal versuchen. Nach dem Schritt geht es nicht mehr weiter, darf aber alles andere; nach dem Angriff lässt es diesen Gegner in Ruhe; nach dem Rückzug entfällt nur dieser. Sonst versuchte man es einfach noch einmal.
rules-NE-C4 = *Krankheit* kontert den Schritt eines anderen, bei dem sein Anführer mitgeht: Der bleibt und reist in diesem Zug nicht mehr, die übrigen gehen weiter; war er allein, ist der Marsch zu Ende. Oder sie kontert eine Galeere: Das Schiff bleibt, und auch ein Anführer an Bord darf in diesem Zug nicht mehr reisen.
rules-NE-C4-note = Nach der gedruckten Regel bewegt sich der Anführer in diesem Zug nicht, und eine Galeere ist gekontert. Dass die übrigen weitergehen, und dass auch ein Anführer an Bord bleiben muss, haben wir entschieden.
rules-NE-C5 = *Prätorianergarde* lässt sich auf drei Arten spielen: von jedem gegen einen Meuchelmörder, dann ist der Kaiser sicher; gegen eine solche Garde, dann hilft sie nicht; oder in deinem Zug für 1 KP. Wird bei einem Mordanschlag eine Garde mit einer Garde oder mit zwei Bestechungen beantwortet, kommen alle Karten dieses Anschlags aus dem Spiel: Meuchelmörder, Garden und Bestechungen.
rules-NE-C5-note = Alle, gleich wer sie gespielt hat und ob sie gewirkt haben, auch wenn die zwei Bestechungen selbst gekontert wurden. Sie liegen offen neben der Ablage und kommen in keiner späteren Runde zurück. Beim Eröffnen einer Partie lässt sich das abschalten.
rules-NE-C6 = *Meuchelmörder:* Nenne einen Kaiser, der in Rom ist. Er ist wieder General, wenn es niemand verhindert.
rules-NE-C7 = *Krise in Rom:* Ein Kaiser kommt sofort nach Rom.
rules-NE-C7-note = Die gedruckte Regel spricht von „deinem“ Kaiser, lässt dich bei zweien aber wählen. Also darf es jeder sein: Gibt es nur einen, ist es dieser.
rules-NE-C8 = *Galeere:* Bis zu drei deiner Legionen ohne Rückzugsmarker, dein Anführer oder beide fahren von einem Hafen in einen anderen. Stehen dort fremde Legionen, dürfen sie sich zuerst zurückziehen [NE-R1]; bleiben welche, bittest du um Durchzug oder bleibst in diesem Zug dort. Wer gelandet ist, darf bei einer Aktivierung dieses Hafens weitermarschieren, greift in diesem Zug aber nicht an.
rules-NE-C8-note = Nach der gedruckten Regel greifen Gelandete nicht „sofort“ an; hier heißt das: nicht in diesem Zug. Wird der Durchzug verweigert, sind die Gelandeten schon marschiert; wird er erlaubt, kostet ihr erster Schritt hinaus 1 BP mehr. Ein Heer, in dem jemand gelandet ist, greift nicht an; darum gehen andere Legionen vor ihnen in ein Heer.
rules-NE-C9 = *Germanenangriff:* Wähle Germania Inferior oder Germania Superior. Alle Legionen und Anführer dort müssen in eine angrenzende Provinz, jeder wählt eine für alle seine, und du für die neutralen. Es gibt weder Schlacht noch Rückzugsmarker. Der Marker der Germanen kommt dorthin: Das Betreten kostet 3 BP [NE-M3].
rules-NE-C9-note = Die gedruckte Regel sagt nur, dass alle weichen müssen. Eine Provinz für alle Truppen eines Spielers, keine Schlacht, keine Rückzugsmarker: Das haben wir entschieden. Den Marker der Germanen gibt es nur einmal: Eine zweite Karte versetzt ihn. Zuerst entscheidest du, dann die anderen im Uhrzeigersinn; die neutralen gehen zuletzt.
rules-NE-C10 = *Ave Caesar* macht deinen General zum Kandidaten, wie in [NE-K3].
rules-NE-C11 = *Rebellion:* Eine Legion eines beliebigen Spielers, irgendwo, wird neutral; eine fünfte neutrale gibt es aber nie.
rules-NE-C12 = *Aufruhr:* Der Spieler, in dessen Heimatgebiet die Provinz liegt, muss seine Legionen dort auf zwei bringen, aus Provinzen seiner Wahl. Dann werden zwei davon neutral: weniger, wenn er weniger hat oder es sonst mehr als vier neutrale gäbe.
rules-NE-C12-note = „Der Besitzer des Gebiets“ ist für uns der Spieler, dessen Heimat es ist. Eine Legion mit Rückzugsmarker wird nur aus einer Provinz geholt, in der keine andere steht, und behält ihren Marker; zuerst werden die ohne Marker neutral. Gegen ein freies Gebiet, oder wenn es vier neutrale gibt, lässt sich die Karte nicht spielen.
rules-NE-C13 = *Einfluss des Senats:* 1 KP in diesem Zug.
rules-NE-C14 = *Verräter:* Zieh verdeckt eine Karte aus der Hand eines anderen. Du darfst sie sofort nutzen.
rules-NE-C15 = Ein Ereignis, das nichts bewirken könnte, lässt sich nicht als Ereignis spielen. Einfluss des Senats und Prätorianergarde lassen sich für die KP immer spielen.
rules-NE-C15-note = So wirft niemand aus Versehen eine Karte weg: Die Germanen können keine leere Provinz wählen, in der ihr Marker schon liegt, eine Krise keinen Kaiser, der schon in Rom ist.
rules-NE-C16 = Trifft ein Ereignis ein Heer unterwegs: Wird es von den Germanen vertrieben, ist sein Marsch zu Ende; ein nach Rom gerufener Anführer verlässt es und ist schon marschiert; wo niemand mehr übrig ist, ist der Marsch zu Ende.
rules-NE-C16-note = Von den Legionen dessen, der am Zug ist, nimmt ein Ereignis zuerst die schon marschierten und zuletzt die des Heers. Von Ereignissen mitten im Marsch spricht die gedruckte Regel nicht.

rules-nero-chapter-points = Punkte und Sieg
rules-NE-P1 = Wer vier Gebiete kontrolliert, oder drei und Kaiser ist, gewinnt sofort. Geprüft wird das, wenn ein Zug beginnt und immer, wenn der Spieler am Zug wieder frei wählen darf.
rules-NE-P1-note = Wann das geprüft wird, sagt die gedruckte Regel nicht.
rules-NE-P2 = 1 SP für jede gewonnene Schlacht, sofort. Am Ende der Runden 1 bis 3: ein Kaiser 5, oder je 2, wenn es zwei gibt, und 2 mehr, wenn er in Rom ist; 2 für jedes Gebiet und 1 für jede Provinz Italiens, die du kontrollierst. Am Ende von Runde 4: ein Kaiser 8, oder je 4, und 2 mehr in Rom; 3 für jedes Gebiet, 1 für jede Provinz Italiens.
rules-NE-P2-note = An einer Stelle spricht die gedruckte Regel von ganz Italien; wir zählen seine beiden Provinzen einzeln, wie sie es sonst tut.
rules-NE-P3 = Es gewinnt, wer nach Runde 4 die meisten SP hat.
rules-NE-P3-note = Bei gleich vielen gewinnt der Kaiser, einer in Rom vor dem anderen; dann die meisten Legionen; sonst ist der Sieg geteilt. Die gedruckte Regel entscheidet es nicht.
rules-NE-P4 = Wer keine Legionen mehr hat, spielt weiter: Sein Anführer kann neutrale mitnehmen [NE-M5].

rules-nero-chapter-fine = Feinheiten
rules-nero-chapter-fine-about = Wo sich die Regeln oben auf zwei Arten lesen lassen, wird hier so gespielt. Alles davon haben wir entschieden; fürs erste Spiel braucht es niemand.
rules-NE-J1 = Zu [NE-S1]: Die gewünschten Gebiete werden gezeigt, wenn jeder eines genannt hat; dann wird gelost, und wer keines hat, nennt wieder eines.
rules-NE-J2 = Zu [NE-T2] und [NE-M2]: Solange ein Heer unterwegs ist, kannst du weder eine andere Provinz aktivieren noch den Zug beenden; erst muss es haltmachen. Nach dem Aktivieren kommt nichts vor der ersten Karte für BP.
rules-NE-J3 = Zu [NE-T3]: „Einmal pro Zug“ gilt für jeden Spieler für sich, falls es bei einem anderen Kartensatz auf einem Konter steht. Ein Konter mit „eigener Zug“ lässt sich nur im eigenen Zug spielen.
rules-NE-J4 = Zu [NE-M3]: Ein Heer, das alle Legionen zurückgelassen hat, ist nicht mehr müde, was es später auch mitnimmt. Müdigkeit verteuert Schritte und Angriffe, nicht das Mitnehmen.
rules-NE-J5 = Zu [NE-M4]: Lässt ein Heer alle zurück, ist sein Marsch zu Ende. Sind Gelandete dabei, bleiben die gelandeten Legionen zuerst zurück; eine Galeere nimmt sie zuletzt an Bord.
rules-NE-J6 = Zu [NE-M7]: Nur Legionen, die beim Betreten dort waren und geblieben sind, halten das Heer auf. Wer später kommt, nicht.
rules-NE-J7 = Zu [NE-M7], [NE-F6] und [NE-C3]: Ein Heer, das keinen Schritt mehr machen darf, bittet nicht um Durchzug. Nach einem Unentschieden darf es noch Legionen mitnehmen, welche zurücklassen und haltmachen.
rules-NE-J8 = Zu [NE-M9]: Haben manche Legionen ihren Marker in diesem Zug bekommen und andere vorher, verlieren ihn nur die anderen.
rules-NE-J9 = Zu [NE-R1]: „Nur eigene“ heißt: weder Legionen anderer Spieler noch neutrale. Wer mit einer Galeere kam, kam aus dem Hafen, in dem er abfuhr.
rules-NE-J10 = Zu [NE-F3]: Der Anführer des Angreifers kämpft mit, wenn er beim Heer ist, nicht wenn er nur in der Provinz steht.
rules-NE-J11 = Zu [NE-F4]: Von den Legionen eines geschlagenen Verteidigers läuft zuerst eine ohne Marker über; die neue Legion des Siegers hat keinen.
rules-NE-J12 = Zu [NE-F5]: Ein geschlagener Angreifer ohne Ausweg wird nicht gefragt; ein geschlagener Verteidiger, der noch Legionen hat, auch dann, wenn er nur bleiben kann.
rules-NE-J13 = Zu [NE-C1] und [NE-C5]: Bei einem Mordanschlag antwortet eine Garde auf jede Garde, auch auf eine, die selbst auf eine antwortet. Eine Garde für KP ist ein Ereignis wie jedes andere.
rules-NE-J14 = Zu [NE-C3] und [NE-C4]: Nach einer Krankheit beim Schritt werden die anderen noch gefragt: Sie dürfen denen, die weitergehen, Schlechtes Wetter schicken.
rules-NE-J15 = Zu [NE-C6], [NE-C7] und [NE-C11]: Auch den eigenen Kaiser und eigene Legionen darf man nennen.
rules-NE-J16 = Zu [NE-C8]: Vor einem Anführer, der allein landet, zieht sich niemand zurück. Unter fremden Legionen bittet er um Durchzug, oder er ist schon marschiert.
rules-NE-J17 = Zu [NE-C9]: Wer vertrieben wird, behält seinen Rückzugsmarker und gilt weiter als gelandet oder schon marschiert; wer zu einem Heer gehörte, ist schon marschiert.
rules-NE-J18 = Zu [NE-C12] und [NE-C16]: Von den Legionen dessen, der am Zug ist, nimmt ein Ereignis zuerst schon marschierte, dann gelandete, dann die übrigen, zuletzt die des Heers (davon zuerst gelandete). Solche mit Marker nur, wo es keine andere gibt, und die aus diesem Zug vor den älteren. Eine aus einem Heer geholte Legion ist schon marschiert.
rules-NE-J19 = Zu [NE-P1]: Wer sofort gewinnt, ist der einzige Sieger, gleich wie die Punkte stehen.
rules-NE-J20 = Zu [NE-T4]: Verlorene Karten werden nicht gezeigt.
rules-NE-J21 = Zu [NE-C8] und [NE-M7]: Der Durchzug, den Gelandete bekommen haben, gilt nur für sie. Einem Heer, das sie mitnimmt, öffnet er keinen Weg, und ihr zusätzlicher BP ist fällig, solange jemand von ihnen dabei ist. „Ungeschlagen“ heißt: nicht von diesem Heer geschlagen.
rules-NE-J22 = Zu [NE-C8] und [NE-R1]: Solange Gelandete zwischen Durchzug und Bleiben wählen oder jemand sich zurückziehen darf, wird kein Ereignis gespielt.
rules-NE-J23 = Zu [NE-C9] und [NE-C14]: Der Marker der Germanen kommt, bevor jemand geht. Hat das Opfer eines Verräters seine letzte Karte für einen Konter ausgegeben, zieht der Verräter nichts.
rules-NE-J24 = Zu [NE-C11] und [NE-C12]: Eine Legion, die neutral wird, hat keinen Marker und gilt nicht als schon marschiert; man kann sie sofort mitnehmen.
rules-NE-J25 = Zu [NE-C3]: Schlechtes Wetter bei einem Angriff schützt diesen Gegner vor diesem Heer in jeder Provinz.
rules-NE-J26 = Zu [NE-M8] und [NE-F1]: Ein Anführer allein braucht keinen Durchzug von denen, die sein Heer dort geschlagen hat. Ein Heer, das dorthin kommt, wo ein anderes gekämpft hat, wird von diesem Gegner aufgehalten und kann ihn nicht angreifen.
rules-NE-J27 = Zu allen Antworten: Gefragt wird im Uhrzeigersinn von dem aus, der die Karte gespielt hat oder marschiert, nur wer eine passende Karte hat, und jeder nur einmal; die zuletzt gespielte wirkt zuerst; und ist etwas verhindert, wird niemand mehr gefragt. Wer nichts Passendes hat, wird übergangen, und niemand merkt es.

rules-nero-chapter-options = Andere Spielweisen
rules-nero-chapter-options-about = All das wird gewählt, wenn eine Partie eröffnet wird. *Spieler:* drei oder vier; zu dritt bleibt das vierte Gebiet frei. *Länge:* ein langes Spiel oder ein kurzes mit weniger Karten pro Runde [NE-S4]. *Zum Kaiser ausgerufen* nach jedem Sieg oder nur nach einem Sieg über einen Kaiser [NE-K4]. *Kandidaten:* immer oder nur, solange es weniger als zwei Kaiser gibt [NE-K3]. *Zum Angriff* muss man eine Karte legen oder auch nicht [NE-F2]. *Die Karten eines umkämpften Anschlags* kommen aus dem Spiel oder nicht [NE-C5].

## Pictures

rules-nero-picture-card = Eine Karte und ihre drei Verwendungen; jedes Mal wählst du eine.
rules-nero-label-bp = BP, Bewegungspunkte: Damit marschieren deine Heere
rules-nero-label-gp = GP, Gefechtspunkte: Stärke in einer Schlacht
rules-nero-label-event = Das Ereignis: Es tritt sofort ein, wenn es niemand kontert

rules-nero-picture-march = Galba aktiviert Tarraconensis mit einer Galeere, genutzt für ihre 4 BP. Zwei Legionen und der Anführer marschieren nach Narbonensis (1 BP) und weiter nach Norditalien (1 BP) und greifen dort Othos Legion an (1 BP). Nach dem Sieg lässt der Anführer seine müden Legionen zurück und geht allein nach Rom (1 BP).
rules-nero-label-activated = aktiviert: 4 BP
rules-nero-label-attack = Angriff: 1 BP
rules-nero-label-leader-only = nur Anführer

rules-nero-picture-battle = Galba greift Otho an. 7 gegen 6: Galba bekommt 1 SP, und eine von Othos Legionen gehört jetzt ihm. Otho ist nur noch General, und weil Galbas General mitgekämpft hat, ist er sofort Kaiser.
rules-nero-label-attacker = Angreifer
rules-nero-label-defender = Verteidiger
rules-nero-label-legions = Legionen
rules-nero-label-card = Karte
rules-nero-label-strength = Stärke

rules-nero-picture-emperor = Drei Wege auf den Thron.
rules-nero-label-way-rome = In Rom
rules-nero-label-way-legions = Bei den Legionen
rules-nero-label-way-victory = Durch Sieg
rules-nero-label-kp-italy = zwei Legionen mehr in Italien als alle anderen
rules-nero-label-kp-area = ein Gebiet
rules-nero-label-kp-card = eine Karte
rules-nero-label-declare = 5 KP: zum Kaiser ausgerufen
rules-nero-label-at-home = General daheim, mit einer Legion und dem Gebiet
rules-nero-label-candidate = Kandidat: auf nach Rom
rules-nero-label-turn-begins = Dort, wenn dein Zug beginnt: Kaiser
rules-nero-label-fights = Der Anführer kämpft mit ...
rules-nero-label-won = ... und die Schlacht ist gewonnen: Kaiser

rules-nero-picture-points = Wofür es SP gibt, und wann.
rules-nero-label-what = für
rules-nero-label-rounds = Runden 1–3
rules-nero-label-last = Runde 4
rules-nero-label-battle-won = jede gewonnene Schlacht (sofort)
rules-nero-label-only-emperor = den einzigen Kaiser
rules-nero-label-two-emperors = jeden von zwei Kaisern
rules-nero-label-emperor-rome = Kaiser in Rom, zusätzlich
rules-nero-label-area = jedes Gebiet
rules-nero-label-province = jede Provinz Italiens

rules-nero-picture-borders = Jede Provinz mit ihren Nachbarn. Ein Anker zeigt einen Hafen, Wellen eine Seeverbindung.
