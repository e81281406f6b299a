### De regels van Nero voor spelers, volgens de nummers in docs/rules/nero.md. Aanwijzingen: en/nero/rules.ftl.

rules-nero-lead = Het jaar 69: Nero is dood, en Galba, Vitellius, Otho en Vespasianus willen allemaal op de troon. Je rukt op met legioenen, vecht met kaarten en wint de gunst van de Senaat; wie na vier ronden de meeste overwinningspunten heeft, wint. Voor drie of vier spelers, ongeveer twee uur.

rules-nero-chapter-short = Het spel in het kort
rules-nero-chapter-short-about = Elke kaart kan één van drie dingen: met haar *BP* (bewegingspunten) rukken legioenen op, haar *GP* (gevechtspunten) helpen in een veldslag, of haar *gebeurtenis* vindt plaats. In je beurt gebruik je zoveel kaarten als je wilt, maar hoogstens vier daarvan voor BP of GP. *OP* (overwinningspunten) krijg je voor veldslagen meteen, en aan het eind van een ronde voor Keizers, gebieden en Italië. Wie vier gebieden controleert, of drie en Keizer is, wint meteen.

rules-nero-chapter-board = Het bord
rules-NE-B1 = Er zijn vier gebieden van elk vijf provincies. Italië, twee provincies en de stad Rome, hoort bij geen ervan. Sommige provincies hebben een haven. Zeeverbindingen verbinden provincies waartussen troepen zonder schip oversteken: overal in deze regels gelden ze als grenzen.
rules-NE-B1-note = De gedrukte regels zeggen dit van oprukken en van terugtrekken; hier geldt het voor alles.
rules-NE-B2 = *Westen* (Galba): Lusitania, Baetica, Tarraconensis, Aquitania, Narbonensis. *Noorden* (Vitellius): Britannia, Belgica, Lugdunensis, Germania Inferior, Germania Superior. *Donau* (Otho): Raetia, Noricum, Pannonia, Dalmatia, Moesia. *Oosten* (Vespasianus): Achaia, Asia, Syria, Iudaea, Aegyptus. *Italië*: Noord-Italië, Zuid-Italië, Rome. Een anker wijst de havens aan.
rules-NE-B2-note = De gedrukte regels sommen de provincies niet op. Deze kaart is ons eigen ontwerp. Wie het spel bezit, kan het bord ervan in een bestand zetten; legt de gastheer dat in de map met bestanden, dan kun je het kiezen als je een partij opent.
rules-NE-B3 = Welke provincies aan elkaar grenzen, staat op de kaart en in de tabel hieronder. Er zijn vier zeeverbindingen: Britannia met Belgica, en Achaia met Asia, Aegyptus en Zuid-Italië.
rules-NE-B3-note = Ook de grenzen zijn, net als de kaart, ons eigen ontwerp.
rules-NE-B4 = Op het bord staan altijd precies 28 legioenen, met drie spelers 21, de neutrale meegeteld. Meer dan 4 neutrale zijn er nooit.
rules-NE-B5 = Iedere speler heeft één Leider: die is Generaal, Kandidaat of Keizer.
rules-NE-B6 = Je *controleert een provincie* als je er meer legioenen hebt dan alle andere spelers en de neutrale samen. Je *controleert een gebied* als je minstens drie van zijn provincies controleert. Met drie spelers blijft het vierde gebied vrij: je mag er oprukken en vechten, maar het is van niemand.

rules-nero-chapter-cards = De kaarten
rules-nero-chapter-cards-about = Er zijn 55 kaarten. Elke keer dat je er een gebruikt, kies je: haar BP, haar GP in een veldslag, of haar gebeurtenis. “Eén keer per beurt” geldt alleen voor de gebeurtenis. De getallen op de kaarten, en hoeveel er van elk zijn, hebben we zelf bepaald, want de gedrukte regels noemen ze niet.

rules-nero-chapter-setup = Vóór de eerste ronde
rules-NE-S1 = Iedereen noemt het gebied van zijn keuze. Willen meerdere spelers hetzelfde, dan beslist het lot, en de anderen kiezen opnieuw uit wat vrij is. Het gebied bepaalt wie je bent, en je kleur.
rules-NE-S1-note = Iedereen noemt zijn gebied zonder dat van de anderen te zien, en er wordt geloot in de volgorde Westen, Noorden, Donau, Oosten: zo is het geen voordeel als laatste gevraagd te worden.
rules-NE-S2 = Je hebt zeven legioenen: eerst één in elke provincie van je gebied. Daarna plaatsen de spelers om beurten, te beginnen met de jongste (plaats 1), er nog twee waar ze maar willen in hun gebied, ook allebei in dezelfde provincie.
rules-NE-S2-note = Elke speler plaatst zijn laatste twee legioenen in één keer, en als alles staat volgen de Leiders in dezelfde volgorde. De gedrukte regels zeggen alleen dat de jongste begint en dat het om beurten gaat.
rules-NE-S3 = Zet je Generaal in een provincie van je gebied. Dat is het hele spel je *thuisprovincie*.
rules-NE-S4 = Voor elke ronde worden alle kaarten die nog in het spel zijn [NE-C5] geschud en gedeeld: met vier spelers krijgt ieder er 10, met drie 13. In een kort spel zijn dat er 6 en 8.
rules-NE-S4-note = Gedrukt staat alleen dat iedereen elke ronde nieuwe kaarten krijgt; dat ze daarvoor allemaal geschud worden, is onze lezing. Er wordt kaart voor kaart gedeeld, vanaf plaats 1; het staat hier zodat verslagen te controleren zijn. Zijn er ooit te weinig kaarten over, dan krijgt iedereen er evenveel minder.

rules-nero-chapter-rounds = Ronden en beurten
rules-NE-T1 = Er zijn vier ronden. Plaats 1, de jongste, opent de eerste; elke volgende opent wie de minste OP heeft. Daarna gaat het met de klok mee.
rules-NE-T1-note = Hebben meerdere spelers de minste OP, dan opent de eerste van hen, met de klok mee na wie de vorige ronde opende.
rules-NE-T2 = In je beurt gebruik je kaarten in elke volgorde: *hoogstens vier voor BP of GP*, en gebeurtenissen zoveel je wilt [NE-T3]. Minstens één kaart moet je gebruiken. Wie er geen heeft, wordt overgeslagen.
rules-NE-T2-note = Wat er gebeurt met wie geen kaarten heeft, zeggen de gedrukte regels niet.
rules-NE-T3 = Een gebeurtenis met “één keer per beurt” kan in een beurt maar één keer gespeeld worden; voor BP of GP kun je die kaart toch gebruiken. Gebeurtenissen met “eigen beurt” kunnen niet in de beurt van een ander.
rules-NE-T3-note = Volgens de gedrukte regels mag je zo'n kaart één keer per beurt leggen. Wij betrekken dat op haar gebeurtenis, en op alle kaarten met die gebeurtenis.
rules-NE-T4 = Heb alleen jij nog kaarten als je beurt begint, dan is het de laatste van de ronde, en wat je niet gebruikt ben je kwijt. De ronde is afgelopen als niemand nog kaarten heeft.
rules-NE-T4-note = Volgens de gedrukte regels mag wie als enige nog kaarten heeft er hoogstens vier gebruiken, en is hij de rest kwijt. Wanneer dat wordt nagegaan, zeggen ze niet: hier is dat als een beurt begint.
rules-NE-T5 = Aan het eind van een ronde worden de punten geteld [NE-P2], gaan de terugtochtkaartjes weg en komen er nieuwe kaarten.
rules-NE-T5-note = Ook het kaartje van de Germanen gaat weg: een ronde begint met een schoon bord.
rules-NE-T6 = Je mag met de anderen over elke stap overleggen, maar je mag *nooit samenwerken*.
rules-NE-T6-note = Niets hiervan wordt afgedwongen: je mag praten wat je wilt, maar niets daarvan is bindend, en kaarten of legioenen wisselen niet van eigenaar.

rules-nero-chapter-march = Oprukken
rules-nero-chapter-march-about = Je activeert met kaarten een provincie, en van daar vertrekken strijdmachten tot de punten op zijn.
rules-NE-M1 = Om een provincie te *activeren* noem je die en gebruik je een of meer kaarten voor BP. Hun som is er voor alle strijdmachten die *uit die provincie vertrekken*, en je mag gaandeweg kaarten bijleggen. Wat over is als je een andere provincie activeert of je beurt beëindigt, ben je kwijt.
rules-NE-M1-note = Je kunt elke plek activeren waar je een legioen hebt, ook een met een terugtochtkaartje, of je Leider. De gedrukte regels tellen kaarten samen voor troepen uit één provincie; dat je er later nog bij mag leggen, en de rest kwijt bent als je een andere activeert, hebben wij beslist.
rules-NE-M2 = Een *strijdmacht* is elk aantal van jouw legioenen in de provincie, met of zonder je Leider, of je Leider alleen. Er is er maar één tegelijk onderweg: de volgende vertrekt als de vorige klaar is.
rules-NE-M3 = Elke stap over een grens kost *1 BP voor de hele strijdmacht*; een Leider bij legioenen kost niets extra. Een strijdmacht is *moe* als haar legioenen deze beurt een veldslag gewonnen hebben: elke stap kost dan 1 meer. Een Leider alleen is nooit moe. De provincie van de Germanen binnengaan kost 3 in plaats van 1.
rules-NE-M3-note = Hoe lang troepen moe blijven, zeggen de gedrukte regels niet; hier is het tot het eind van de beurt.
rules-NE-M4 = Een strijdmacht mag overal legioenen of de Leider achterlaten, dat kost niets. Wie in een strijdmacht zat, *heeft al bewogen* zodra hij achterblijft of de strijdmacht klaar is: tot het eind van de beurt vertrekt hij niet meer, sluit zich bij geen strijdmacht aan en scheept niet in.
rules-NE-M4-note = De gedrukte regels zeggen alleen dat wie achterblijft die beurt niet meer beweegt. Wij zeggen wat daaruit volgt, ook dat een strijdmacht onderweg niet kan inschepen.
rules-NE-M5 = Waar ze staat, mag een strijdmacht, ook een Leider alleen, legioenen meenemen: één of meer eigen legioenen voor 1 BP, één of meer neutrale voor 2 BP (ze worden van jou), allebei dus voor 3 BP. Wat ze niet meeneemt, blijft zoals het was; er later nog meer meenemen kost opnieuw. Legioenen die al bewogen hebben en legioenen met een terugtochtkaartje kunnen niet mee.
rules-NE-M5-note = Je eigen Leider sluit zich gratis aan, zoals hij ook gratis meereist. Van je eigen legioenen gaan die met een Galei geland zijn als laatste mee.
rules-NE-M6 = In Rome mogen alleen Leiders komen, voor 1 BP, vanuit elk van de twee provincies van Italië. Er mogen er meer tegelijk zijn.
rules-NE-M7 = Een strijdmacht met legioenen die een provincie met *legioenen van een andere speler* binnengaat, moet haar tocht onderbreken. Eerst mogen die zich terugtrekken [NE-R1]. Blijven er, dan val je ze aan [NE-F1]; of je vraagt doortocht aan iedereen die je daar niet verslagen hebt, en als allen het goedvinden ga je verder, met 1 BP extra voor de stap naar buiten; of je stopt, en de tocht van de strijdmacht is voorbij. In een latere beurt ga je van daar vrij verder. Neutrale legioenen hinderen niemand.
rules-NE-M7-note = Je vraagt het aan iedereen die je daar niet verslagen hebt, aan ieder één keer zolang de strijdmacht er staat, en de antwoorden gelden. De extra BP betaal je alleen als er nog iemand onverslagen staat die doortocht gaf.
rules-NE-M8 = Ook een Leider alleen mag zo'n provincie binnengaan, maar hij stopt daar, tenzij alle eigenaars van legioenen hem doorlaten (dan kost de stap naar buiten ook hem 1 BP extra). Hij kan niet aanvallen en niet aangevallen worden, en niemand trekt zich voor hem terug.
rules-NE-M8-note = Over een Leider die alleen door legioenen van anderen reist, zeggen de gedrukte regels niets. Hij wordt behandeld als een strijdmacht die niet kan vechten.
rules-NE-M9 = Voor 2 BP van een activering haal je in de geactiveerde provincie de terugtochtkaartjes van al je legioenen weg, maar niet in de beurt waarin ze die kregen.
rules-NE-M9-note = Dat doe je tussen twee strijdmachten in, niet terwijl er een onderweg is.

rules-nero-chapter-retreat = Terugtocht
rules-NE-R1 = Komt een strijdmacht met legioenen binnen, te voet of over zee, dan mag ieder die daar legioenen heeft, met de klok mee vanaf de speler die beweegt, zich met *al* zijn legioenen daar terugtrekken naar *één* aangrenzende provincie waar geen of alleen eigen legioenen staan, maar niet naar waar de strijdmacht vandaan kwam. Legioenen met een terugtochtkaartje mogen dat ook.
rules-NE-R1-note = De Leider gaat mee. Het wordt aan iedereen gevraagd, ook aan wie alleen kan blijven, zodat de vraag niets verraadt. De gedrukte regels verbieden de provincie waaruit “de troepen” kwamen: voor ons zijn dat de troepen die binnenkomen. Ze zeggen “in wijzerzin”, maar niet vanaf wie.
rules-NE-R2 = Ze krijgen een *terugtochtkaartje*: tot het eind van de ronde, of tot het weggehaald wordt [NE-M9], rukken ze niet op en vechten ze niet, maar trekken ze zich alleen terug.
rules-NE-R3 = Wie al aangevallen is, trekt zich vóór de veldslag niet meer terug. Slecht Weer kan een terugtocht verhinderen [NE-C3].

rules-nero-chapter-battle = Veldslag
rules-NE-F1 = Een strijdmacht valt voor 1 BP, als ze moe is voor 2, de legioenen van één speler in haar provincie aan: vóór, tijdens of na haar tocht. De anderen daar blijven erbuiten; je kunt ze na elkaar aanvallen. Dezelfde troepen worden in een beurt nooit twee keer aangevallen.
rules-NE-F1-note = “Dezelfde troepen” zijn de legioenen van die vijand in de provincie van de veldslag, en in die waarheen hij zich daarna terugtrok; en dat geldt voor al je strijdmachten van die beurt.
rules-NE-F2 = Beiden kiezen in het geheim kaarten en tonen ze tegelijk: de aanvaller één tot vier, zoveel als er van zijn vier nog over zijn [NE-T2], de ander hoogstens drie, desnoods geen. Ook hoeveel het er zijn, ziet vooraf niemand.
rules-NE-F2-note = Zonder een kaart die nog gelegd mag worden kun je dus niet aanvallen. Alleen een aanvaller die zijn laatste kaart juist tijdens die aanval aan een counter heeft besteed, vecht zonder. Dat ook het aantal kaarten geheim is, hebben wij beslist; daarom wordt ook wie er geen mag leggen, gevraagd of hij klaar is: zo is er niets te zien.
rules-NE-F3 = Sterkte: 1 voor elk legioen dat vecht, de GP van de kaarten, 1 voor een Kandidaat en 2 voor een Keizer die meevecht. De aanvaller vecht met zijn strijdmacht, de ander met al zijn legioenen daar zonder terugtochtkaartje. Een Leider vecht mee als hij bij legioenen is die vechten.
rules-NE-F3-note = Hebben alle legioenen van de aangevallen speler een terugtochtkaartje, dan is zijn sterkte 0 en legt hij geen kaarten: wie niet mag vechten, wordt ook door kaarten niet geholpen. Wanneer een Leider meevecht, zeggen de gedrukte regels niet.
rules-NE-F4 = De sterkste wint en krijgt 1 OP. Eén legioen van de verliezer daar wordt er een van de winnaar. Heeft de Keizer of Kandidaat van de verliezer meegevochten, dan is hij weer Generaal.
rules-NE-F4-note = In de gedrukte regels “mag” een legioen overlopen; hier gebeurt het altijd. Het legioen komt uit de verslagen strijdmacht, of is bij een verdediger liefst een zonder kaartje, en hoort bij geen strijdmacht tot het wordt meegenomen. Volgens die regels wordt elke verslagen Keizer of Kandidaat weer Generaal; hier alleen wie heeft meegevochten.
rules-NE-F5 = Een verslagen verdediger mag zich met zijn overige legioenen daar terugtrekken zoals in [NE-R1]. Een verslagen aanvaller moet dat, als hij kan, met wat er van zijn strijdmacht over is, en mag ook terug naar waar hij vandaan kwam. Ze krijgen terugtochtkaartjes, en Slecht Weer houdt ze niet tegen. Een verslagen strijdmacht is klaar; een zegevierende mag verder, moe.
rules-NE-F5-note = De gedrukte regels zeggen op één plaats dat de verliezer zich “mag” terugtrekken, op een andere dat de legioenen van een verslagen aanvaller verwijderd worden. Hier wordt niets verwijderd, want er staan altijd evenveel legioenen op het bord [NE-B4]: een verslagen aanvaller die nergens heen kan, blijft staan, zonder kaartje. Ook een Leider die zijn laatste legioen verliest, blijft staan, en hij kan niet aangevallen worden. Is er geen legioen over, dan wordt er niets gevraagd.
rules-NE-F6 = Zijn beide even sterk, dan verandert er niets, maar de strijdmacht rukt deze beurt niet meer op en valt niet meer aan.
rules-NE-F6-note = De gedrukte regels zeggen dit van de aanvaller; wij verstaan daaronder de strijdmacht die aanviel, niet alles wat de speler heeft.

rules-nero-chapter-emperor = Keizer worden
rules-nero-chapter-emperor-about = Drie wegen leiden naar de troon, en twee er weer af.
rules-NE-K1 = Meer dan twee Keizers zijn er nooit. Zou iemand de derde worden, dan gebeurt er niets.
rules-NE-K2 = *In Rome:* is je Generaal of Kandidaat in jouw beurt in Rome en heb je minstens 5 KP (kandidaatspunten), dan mag je hem tot Keizer uitroepen. KP: 1 voor elk legioen dat je in Italië meer hebt dan alle andere spelers samen, 2 voor elk gebied dat je controleert, 1 voor elke Invloed van de Senaat of Praetoriaanse Garde die je er deze beurt voor gespeeld hebt, als die niet gecounterd is.
rules-NE-K2-note = De legioenen in beide provincies van Italië worden opgeteld en dan vergeleken: “Noord of Zuid” is op twee manieren te lezen. Hoe lang een kaart telt, zeggen de gedrukte regels niet; hier is dat die ene beurt.
rules-NE-K3 = *Bij de legioenen:* Ave Caesar maakt je Generaal Kandidaat als hij met minstens één van je legioenen in zijn thuisprovincie staat en je je thuisgebied controleert. Begint je beurt terwijl je Kandidaat in Rome is en zijn er minder dan twee Keizers, dan wordt hij Keizer.
rules-NE-K3-note = Ave Caesar kan ook als er al twee Keizers zijn: op één plaats zeggen de gedrukte regels “natuurlijk”, op een andere vragen ze minder dan twee. De andere lezing kun je kiezen als je een partij opent. Ze zeggen dat een Kandidaat in Rome Keizer “kan” worden; hier gebeurt dat vanzelf. Wie overgeslagen wordt, heeft geen beurt, en zijn Kandidaat wacht.
rules-NE-K4 = *Door een overwinning:* vecht je Generaal of Kandidaat mee in een veldslag die je wint, aanvallend of aangevallen, dan wordt hij meteen Keizer; een verslagen Keizer is eerst Generaal geworden. Bij het openen van een partij kun je kiezen dat alleen een overwinning op een Keizer die meevocht telt.
rules-NE-K4-note = De gedrukte regels kennen zo'n keuze niet; het is een optie die Rostra toevoegt.
rules-NE-K5 = Een Keizer is weer Generaal als hij een veldslag verliest of een Sluipmoordenaar hem treft.

rules-nero-chapter-events = Gebeurtenissen
rules-nero-chapter-events-about = Wordt er een gebeurtenis gespeeld, dan mogen de anderen, met de klok mee vanaf wie haar speelt, haar counteren met een kaart die dat kan; en zo'n counter kan zelf weer gecounterd worden. De laatst gespeelde kaart werkt het eerst. Een gecounterde kaart gaat naar de aflegstapel. Kaarten met “elke beurt” speel je als zo'n counter, of waar hun regel het zegt.
rules-NE-C1 = *Omkoperij* countert elke gebeurteniskaart die net gespeeld is, ook andere counters, maar nooit BP of GP. Tegen een Praetoriaanse Garde bij een sluipmoord zijn er twee nodig, samen gespeeld.
rules-NE-C1-note = Dat geldt ook voor een garde die een garde countert. Twee Omkoperijen counter je met één: ze zijn samen één counter. Ze kunnen samen met de garde uit het spel verdwijnen [NE-C5]. De gedrukte regels spreken van elke net gespeelde kaart; dat BP en GP blijven gelden, hebben wij beslist, zoals ze het bij Slechte Voortekens zeggen.
rules-NE-C2 = *Slechte Voortekens* counteren een gebeurteniskaart die net gespeeld is, maar niets wat bij een sluipmoord hoort, en nooit BP of GP.
rules-NE-C2-note = De gedrukte regels spreken van net gelegde kaarten; hier is het er één.
rules-NE-C3 = *Slecht Weer* countert een stap, een aanval, een terugtocht vóór een veldslag of een Galei van een ander: die gaat niet door, en de betaalde BP zijn verloren.
rules-NE-C3-note = Dat je de BP kwijt bent, hebben wij beslist, en ook dit: de strijdmacht mag deze beurt niet hetzelfde nog eens proberen. Na een stap gaat ze niet verder maar mag ze al het andere, na een aanval laat ze die vijand met rust, na een terugtocht vervalt alleen die. Anders zou je het gewoon nog eens proberen.
rules-NE-C4 = *Slechte Gezondheid* countert een stap van een ander met zijn Leider: die blijft en reist deze beurt niet meer, de rest gaat verder; was hij alleen, dan is zijn strijdmacht klaar. Of ze countert een Galei: het schip blijft, en ook een Leider aan boord reist deze beurt niet meer.
rules-NE-C4-note = Volgens de gedrukte regels beweegt de Leider deze beurt niet, en vervalt een Galei. Dat de rest verdergaat, en dat ook een Leider aan boord moet blijven, hebben wij beslist.
rules-NE-C5 = *Praetoriaanse Garde* kan op drie manieren: door iedereen tegen een Sluipmoordenaar, en de Keizer is veilig; tegen zo'n garde, die dan niet helpt; of in je eigen beurt voor 1 KP. Wordt bij een sluipmoord een garde gecounterd met een garde of met twee Omkoperijen, dan verdwijnen alle kaarten van die sluipmoord uit het spel: Sluipmoordenaar, gardes en Omkoperijen.
rules-NE-C5-note = Allemaal, wie ze ook speelde en of ze nu werkten of niet, ook als de twee Omkoperijen zelf gecounterd werden. Ze liggen open naast de aflegstapel en komen in geen latere ronde terug. Bij het openen van een partij kun je dat uitzetten.
rules-NE-C6 = *Sluipmoordenaar:* noem een Keizer die in Rome is. Hij is weer Generaal, tenzij iemand het verhindert.
rules-NE-C7 = *Crisis in Rome:* een Keizer komt meteen naar Rome.
rules-NE-C7-note = De gedrukte regels spreken van “je” Keizer, maar laten je bij twee kiezen. Het mag dus die van elke speler zijn; is er maar één, dan is het die.
rules-NE-C8 = *Galei:* hoogstens drie van je legioenen zonder terugtochtkaartje, je Leider of allebei varen van de ene haven naar de andere. Staan daar legioenen van anderen, dan mogen die zich eerst terugtrekken [NE-R1]; blijven er, dan vraag je doortocht, of je blijft daar deze beurt. Wie geland is, mag bij een activering van die haven verder, maar valt deze beurt niet aan.
rules-NE-C8-note = Volgens de gedrukte regels vallen gelande troepen niet “dadelijk” aan; hier is dat: niet in deze beurt. Wordt doortocht geweigerd, dan gelden de gelande troepen als al bewogen; wordt die gegeven, dan kost hun eerste stap naar buiten 1 BP extra. Een strijdmacht met iemand die geland is, valt niet aan; daarom gaan andere legioenen vóór hen een strijdmacht in.
rules-NE-C9 = *Aanval van een Germaanse stam:* kies Germania Inferior of Germania Superior. Alle legioenen en Leiders daar moeten naar een aangrenzende provincie; ieder kiest er één voor al de zijne, en jij voor de neutrale. Er is geen veldslag en er komen geen terugtochtkaartjes. Het kaartje van de Germanen komt er te liggen: binnengaan kost 3 BP [NE-M3].
rules-NE-C9-note = De gedrukte regels zeggen alleen dat allen moeten uitwijken. Eén provincie voor alle troepen van een speler, geen veldslag, geen terugtochtkaartjes: dat hebben wij beslist. Er is maar één kaartje van de Germanen: een tweede kaart verplaatst het. Jij beslist eerst, dan de anderen met de klok mee; de neutrale gaan het laatst.
rules-NE-C10 = *Ave Caesar* maakt je Generaal Kandidaat, zoals in [NE-K3].
rules-NE-C11 = *Rebellie:* één legioen van een speler naar keuze, waar dan ook, wordt neutraal; een vijfde neutraal legioen komt er nooit.
rules-NE-C12 = *Oproer:* de speler in wiens thuisgebied de provincie ligt, moet zijn legioenen daar op twee brengen, uit provincies naar keuze. Dan worden twee daarvan neutraal: minder als hij er minder heeft of als er anders meer dan vier neutrale zouden zijn.
rules-NE-C12-note = “De eigenaar van dat gebied” is voor ons de speler van wie het thuisgebied is. Een legioen met een terugtochtkaartje wordt alleen gehaald uit een provincie waar geen ander staat, en houdt zijn kaartje; die zonder kaartje worden het eerst neutraal. Tegen een vrij gebied, of met vier neutrale legioenen, kun je de kaart niet spelen.
rules-NE-C13 = *Invloed van de Senaat:* 1 KP deze beurt.
rules-NE-C14 = *Verrader:* trek blind een kaart uit de hand van een ander. Je mag haar meteen gebruiken.
rules-NE-C15 = Een gebeurtenis die niets zou doen, kan niet als gebeurtenis gespeeld worden. Invloed van de Senaat en Praetoriaanse Garde kunnen altijd voor KP.
rules-NE-C15-note = Zo gooit niemand per ongeluk een kaart weg: de Germanen kunnen geen lege provincie kiezen waar hun kaartje al ligt, een Crisis geen Keizer die al in Rome is.
rules-NE-C16 = Treft een gebeurtenis een strijdmacht die onderweg is: verdreven door de Germanen is ze klaar; een Leider die naar Rome geroepen wordt, verlaat haar en geldt als al bewogen; een strijdmacht waar niemand meer in zit, is klaar.
rules-NE-C16-note = Van de legioenen van wie aan de beurt is, neemt een gebeurtenis eerst de legioenen die al bewogen hebben en het laatst die van de strijdmacht. Over gebeurtenissen midden in een tocht zeggen de gedrukte regels niets.

rules-nero-chapter-points = Punten en overwinning
rules-NE-P1 = Wie vier gebieden controleert, of drie en Keizer is, wint meteen. Dat wordt nagegaan als een beurt begint, en telkens als de speler aan de beurt weer vrij mag kiezen.
rules-NE-P1-note = Wanneer dat wordt nagegaan, zeggen de gedrukte regels niet.
rules-NE-P2 = 1 OP voor elke gewonnen veldslag, meteen. Aan het eind van ronde 1 tot en met 3: een Keizer 5, of elk 2 als er twee zijn, en 2 extra als hij in Rome is; 2 voor elk gebied en 1 voor elke provincie van Italië die je controleert. Aan het eind van ronde 4: een Keizer 8, of elk 4, en 2 extra in Rome; 3 voor elk gebied, 1 voor elke provincie van Italië.
rules-NE-P2-note = Op één plaats spreken de gedrukte regels van heel Italië; wij tellen de twee provincies apart, zoals ze het elders doen.
rules-NE-P3 = Wie na ronde 4 de meeste OP heeft, wint.
rules-NE-P3-note = Bij evenveel wint de Keizer, een in Rome vóór de andere; dan de meeste legioenen; anders is de overwinning gedeeld. De gedrukte regels beslissen het niet.
rules-NE-P4 = Wie geen legioenen meer heeft, speelt door: zijn Leider kan neutrale meenemen [NE-M5].

rules-nero-chapter-fine = Finesses
rules-nero-chapter-fine-about = Waar de regels hierboven op twee manieren te lezen zijn, wordt het hier zo gespeeld. Alles hiervan hebben wij beslist; voor een eerste partij heeft niemand het nodig.
rules-NE-J1 = Bij [NE-S1]: de gewenste gebieden worden getoond als iedereen er een genoemd heeft; dan wordt er geloot, en wie geen gebied heeft, noemt er weer een.
rules-NE-J2 = Bij [NE-T2] en [NE-M2]: zolang een strijdmacht onderweg is, kun je geen andere provincie activeren en je beurt niet beëindigen; ze moet eerst halthouden. Na het activeren komt er niets vóór de eerste kaart voor BP.
rules-NE-J3 = Bij [NE-T3]: “één keer per beurt” geldt voor elke speler apart, mocht het in een andere set kaarten op een counter staan. Een counter met “eigen beurt” kan alleen in de eigen beurt.
rules-NE-J4 = Bij [NE-M3]: een strijdmacht die al haar legioenen heeft achtergelaten, is niet meer moe, wat ze daarna ook meeneemt. Moeheid maakt stappen en aanvallen duurder, meenemen niet.
rules-NE-J5 = Bij [NE-M4]: een strijdmacht die iedereen achterlaat, is klaar. Zijn er gelande troepen bij, dan blijven de gelande legioenen het eerst achter; een galei neemt ze het laatst aan boord.
rules-NE-J6 = Bij [NE-M7]: alleen legioenen die er bij het binnengaan stonden en gebleven zijn, hinderen de strijdmacht. Wie later komt niet.
rules-NE-J7 = Bij [NE-M7], [NE-F6] en [NE-C3]: een strijdmacht die geen stap meer mag doen, vraagt geen doortocht. Na een gelijke stand mag ze nog legioenen meenemen, achterlaten en halthouden.
rules-NE-J8 = Bij [NE-M9]: kregen sommige legioenen hun kaartje deze beurt en andere eerder, dan raken alleen die andere het kwijt.
rules-NE-J9 = Bij [NE-R1]: “alleen eigen” betekent: geen legioenen van andere spelers en geen neutrale. Wie met een galei kwam, kwam uit de haven waar hij vertrok.
rules-NE-J10 = Bij [NE-F3]: de Leider van de aanvaller vecht mee als hij in de strijdmacht zit, niet als hij alleen in de provincie staat.
rules-NE-J11 = Bij [NE-F4]: van de legioenen van een verslagen verdediger loopt eerst een zonder kaartje over; het nieuwe legioen van de winnaar heeft geen kaartje.
rules-NE-J12 = Bij [NE-F5]: aan een verslagen aanvaller zonder uitweg wordt niets gevraagd; aan een verslagen verdediger die nog legioenen heeft wel, ook als hij alleen kan blijven.
rules-NE-J13 = Bij [NE-C1] en [NE-C5]: bij een sluipmoord countert een garde elke garde, ook een die zelf een garde countert. Een garde voor KP is een gebeurtenis als elke andere.
rules-NE-J14 = Bij [NE-C3] en [NE-C4]: na Slechte Gezondheid bij een stap worden de anderen nog gevraagd: ze mogen wie verdergaat Slecht Weer sturen.
rules-NE-J15 = Bij [NE-C6], [NE-C7] en [NE-C11]: je mag ook je eigen Keizer en je eigen legioenen noemen.
rules-NE-J16 = Bij [NE-C8]: voor een Leider die alleen landt, trekt niemand zich terug. Tussen legioenen van anderen vraagt hij doortocht, anders geldt hij als al bewogen.
rules-NE-J17 = Bij [NE-C9]: wie verdreven wordt, houdt zijn terugtochtkaartje en geldt ook daarna als geland of als al bewogen, als dat eerst zo was; wie bij een strijdmacht hoorde, geldt als al bewogen.
rules-NE-J18 = Bij [NE-C12] en [NE-C16]: van de legioenen van wie aan de beurt is, neemt een gebeurtenis eerst legioenen die al bewogen hebben, dan gelande, dan de overige, en het laatst die van de strijdmacht (daarvan eerst gelande). Die met een kaartje alleen waar geen ander is, en die van deze beurt vóór oudere. Een legioen dat uit een strijdmacht gehaald is, geldt als al bewogen.
rules-NE-J19 = Bij [NE-P1]: wie meteen wint, is de enige winnaar, hoe de punten ook staan.
rules-NE-J20 = Bij [NE-T4]: kaarten die verloren gaan, worden niet getoond.
rules-NE-J21 = Bij [NE-C8] en [NE-M7]: doortocht voor gelande troepen is alleen voor hen. Die opent geen weg voor een strijdmacht die hen meeneemt, en de extra BP betaal je zolang een van hen erbij is. “Onverslagen” betekent: niet door deze strijdmacht verslagen.
rules-NE-J22 = Bij [NE-C8] en [NE-R1]: zolang gelande troepen kiezen tussen doortocht vragen en blijven, of iemand zich mag terugtrekken, wordt er geen gebeurtenis gespeeld.
rules-NE-J23 = Bij [NE-C9] en [NE-C14]: het kaartje van de Germanen wordt neergelegd voordat iemand weggaat. Heeft het slachtoffer van een Verrader zijn laatste kaart aan een counter besteed, dan trekt de Verrader niets.
rules-NE-J24 = Bij [NE-C11] en [NE-C12]: een legioen dat neutraal wordt, heeft geen kaartje en geldt niet als al bewogen; het kan meteen meegenomen worden.
rules-NE-J25 = Bij [NE-C3]: Slecht Weer bij een aanval beschermt die vijand in elke provincie tegen die strijdmacht.
rules-NE-J26 = Bij [NE-M8] en [NE-F1]: een Leider alleen heeft geen doortocht nodig van wie zijn strijdmacht daar verslagen heeft. Een strijdmacht die komt waar een andere gevochten heeft, wordt door die vijand gehinderd en kan hem niet aanvallen.
rules-NE-J27 = Bij alle counters: of iemand wil counteren, wordt met de klok mee gevraagd vanaf wie de kaart speelde of de zet deed, alleen aan wie een passende kaart heeft, aan ieder één keer; de laatst gespeelde kaart werkt het eerst; en is iets eenmaal gecounterd, dan wordt er niets meer gevraagd. Wie niets passends heeft, wordt overgeslagen, en niemand merkt het.

rules-nero-chapter-options = Anders spelen
rules-nero-chapter-options-about = Dit alles kies je als je een partij opent. *Spelers:* drie of vier; met drie blijft het vierde gebied vrij. *Lengte:* een lang spel, of een kort met minder kaarten per ronde [NE-S4]. *Tot Keizer uitgeroepen* na elke overwinning, of alleen na een overwinning op een Keizer [NE-K4]. *Kandidaten:* altijd, of alleen zolang er minder dan twee Keizers zijn [NE-K3]. *Bij een aanval* moet je een kaart leggen, of hoeft het niet [NE-F2]. *De kaarten van een betwiste sluipmoord* verdwijnen uit het spel, of niet [NE-C5].

## Pictures

rules-nero-picture-card = Een kaart en haar drie toepassingen; elke keer kies je er één.
rules-nero-label-bp = BP, bewegingspunten: daarmee ruk je op
rules-nero-label-gp = GP, gevechtspunten: sterkte in een veldslag
rules-nero-label-event = De gebeurtenis: die vindt meteen plaats, als niemand countert

rules-nero-picture-march = Galba activeert Tarraconensis met een Galei, gebruikt voor haar 4 BP. Twee legioenen en de Leider rukken op naar Narbonensis (1 BP) en verder naar Noord-Italië (1 BP), en vallen daar Otho's legioen aan (1 BP). Na de overwinning laat de Leider zijn vermoeide legioenen achter en gaat alleen naar Rome (1 BP).
rules-nero-label-activated = geactiveerd: 4 BP
rules-nero-label-attack = aanval: 1 BP
rules-nero-label-leader-only = alleen Leiders

rules-nero-picture-battle = Galba valt Otho aan. 7 tegen 6: Galba krijgt 1 OP, en een van Otho's legioenen is nu van hem. Otho is weer Generaal, en omdat Galba's Generaal heeft meegevochten, is hij meteen Keizer.
rules-nero-label-attacker = aanvaller
rules-nero-label-defender = verdediger
rules-nero-label-legions = legioenen
rules-nero-label-card = kaart
rules-nero-label-strength = sterkte

rules-nero-picture-emperor = Drie wegen naar de troon.
rules-nero-label-way-rome = In Rome
rules-nero-label-way-legions = Bij de legioenen
rules-nero-label-way-victory = Door een overwinning
rules-nero-label-kp-italy = twee legioenen meer in Italië dan alle anderen
rules-nero-label-kp-area = één gebied
rules-nero-label-kp-card = één kaart
rules-nero-label-declare = 5 KP: tot Keizer uitgeroepen
rules-nero-label-at-home = Generaal thuis, met een legioen en het gebied
rules-nero-label-candidate = Kandidaat: op naar Rome
rules-nero-label-turn-begins = Daar als je beurt begint: Keizer
rules-nero-label-fights = De Leider vecht mee ...
rules-nero-label-won = ... en de veldslag is gewonnen: Keizer

rules-nero-picture-points = Wat OP oplevert, en wanneer.
rules-nero-label-what = voor
rules-nero-label-rounds = ronde 1–3
rules-nero-label-last = ronde 4
rules-nero-label-battle-won = elke gewonnen veldslag (meteen)
rules-nero-label-only-emperor = de enige Keizer
rules-nero-label-two-emperors = elk van twee Keizers
rules-nero-label-emperor-rome = Keizer in Rome, extra
rules-nero-label-area = elk gebied
rules-nero-label-province = elke provincie van Italië

rules-nero-picture-borders = Elke provincie met haar buren. Een anker betekent een haven, golven een verbinding over zee.
