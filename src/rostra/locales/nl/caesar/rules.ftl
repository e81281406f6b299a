### De regels van Caesar & Cleopatra voor spelers, volgens de nummers in docs/rules/caesar.md. Aanwijzingen: en/caesar/rules.ftl.

rules-caesar-lead = Caesar en Cleopatra willen allebei de patriciërs van Rome aan hun kant krijgen. De patriciërs vormen vijf facties, waar je invloedkaarten bij aanlegt, gedekt of open; wordt een factie de vertrouwensvraag gesteld, dan wint de kant met de meeste invloed daar een patriciër. Voor twee spelers, ongeveer 40 minuten.

rules-caesar-chapter-short = Het spel in het kort
rules-caesar-chapter-short-about = In je beurt leg je *één invloedkaart gedekt* of *twee open* aan, en als je wilt speel je een actiekaart. Dan vul je je hand aan en wordt er een vertrouwensvraag omgedraaid: die noemt de factie die nu beslist; bij een orgie wordt niemand iets gevraagd. Wie bij die factie de hoogste som heeft, neemt een patriciër en betaalt daarvoor met zijn beste kaart daar. Aan het eind tellen patriciërs, meerderheden, hele facties en een geheime bonus.

rules-caesar-chapter-material = Het materiaal
rules-caesar-chapter-material-about = De patriciërs en de vertrouwensvragen liggen in het midden en zijn van niemand. Elke kant heeft zijn eigen kaarten; beide sets zijn gelijk.
rules-CC-M1 = De patriciërs vormen vijf facties: 5 Senatoren, 5 Praetoren, 5 Quaestoren, 3 Censoren en 3 Aedilen, samen 21. De facties liggen altijd in deze volgorde.
rules-CC-M1-note = In deze volgorde noemen de gedrukte regels de facties. Dat ze altijd zo liggen, hebben wij beslist.
rules-CC-M2 = De stapel vertrouwensvragen telt acht kaarten: één voor elke factie, twee orgieën en één orgie waarbij opnieuw wordt geschud.
rules-CC-M2-note = Volgens de gedrukte regels zijn er 8 kaarten vertrouwensvraag, waarvan 3 orgieën. De andere worden niet opgesomd, maar 5 kaarten voor 5 facties kan alleen één voor elke factie zijn.
rules-CC-M3 = Er zijn zes kaarten invloedbonus: twee voor de Senatoren, twee voor de Praetoren en twee voor de Quaestoren.
rules-CC-M4 = Elke kant heeft 37 invloedkaarten: zeven van elke waarde, 1, 2, 3, 4 en 5, en twee filosofen; dat zijn invloedkaarten met waarde 0. Daar komen 13 actiekaarten bij: 4 Aanslagen, 2 Spionnen, 2 Rokades, 2 Verkenners, 2 Veto's en 1 Toorn der goden.
rules-CC-M4-note = Hoeveel er van elk zijn, staat nergens. Zo is het uit te rekenen: van de 37 kaarten worden er vóór het spel 10 uitgezocht, twee van elke waarde, en 27 blijven over. De speciale gevallen kennen twee filosofen van één kant, nooit drie. Dan zijn er 35 getalkaarten: vijf keer 7.

rules-caesar-chapter-setup = Vóór de eerste beurt
rules-CC-S1 = De vertrouwensvragen worden geschud. Iedere speler krijgt één invloedbonus en houdt die geheim; de andere vier gaan ongezien terug in de doos.
rules-CC-S2 = Neem twee invloedkaarten van elke waarde, 1 tot en met 5. De andere 27 worden geschud en vormen je invloedstapel.
rules-CC-S3 = Leg je 13 actiekaarten in de volgorde die je wilt: dat is je actiestapel. Voor een eerste partij kun je hem ook laten schudden; elke kant kan dat ook zelf beslissen, Cleopatra eerst. Daarna kijkt niemand meer in een stapel.
rules-CC-S3-note = Volgens de gedrukte regels bekijkt niemand de stapels nog. Wie zijn stapel op volgorde heeft gelegd, weet hoe die ligt en zou het kunnen opschrijven: daarom zie jij, en jij alleen, die volgorde de hele partij. Wie liever op zijn geheugen vertrouwt, kan die naast de tafel verbergen.
rules-CC-S4 = Leg vijf kaarten, 1 tot en met 5, gedekt aan, één bij elke factie, zoals je wilt en zonder te zien wat de andere kant legt. De andere vijf, weer 1 tot en met 5, zijn je hand.

rules-caesar-chapter-turn = Je beurt
rules-caesar-chapter-turn-about = Je bent actief en legt kaarten aan, of je blijft passief en ruilt er alleen.
rules-CC-T1 = Cleopatra begint, daarna speel je om de beurt. Elke beurt is actief of passief.
rules-CC-T2 = Een actieve beurt: hoogstens één actiekaart; *één invloedkaart gedekt* bij een factie naar keuze *of twee open* bij één of twee facties; buitengewone vertrouwensvragen [CC-V4], als die er zijn; hand aanvullen [CC-T7]; een vertrouwensvraag omdraaien.
rules-CC-T3 = De actiekaart mag vóór, tussen of na je invloedkaarten komen, maar niet meer na de buitengewone vertrouwensvragen en niet als je al aan het trekken bent.
rules-CC-T3-note = Volgens de gedrukte regels mag een actie op elk moment van de beurt. Bij ons houdt dat op vóór de buitengewone vertrouwensvragen, zodat niemand een actie speelt die net pas getrokken is.
rules-CC-T4 = Bij een factie liggen hoogstens vijf kaarten van één kant en acht van beide kanten samen. Waar geen patriciër meer over is, wordt niets meer aangelegd.
rules-CC-T4-note = De grenzen zijn gedrukt. Dat er niets wordt aangelegd waar geen patriciër meer is, is onze lezing: de kaarten daar zijn net opgeruimd, en er valt niets meer te winnen.
rules-CC-T5 = Zonder invloedkaart in de hand moet je passief blijven en kaarten ruilen, zodat je er weer een krijgt [CC-T8].
rules-CC-T5-note = Je moet ook passief blijven als er voor geen enkele invloedkaart plaats is en je geen actiekaart kunt spelen: anders zou je beurt vastlopen. Dan hoef je niets te ruilen.
rules-CC-T6 = Voor twee open kaarten heb je twee invloedkaarten nodig, en plaats voor allebei. Was er aan het begin van je beurt nergens plaats en heeft ook je actiekaart geen plaats gemaakt, dan leg je niets aan; het gaat verder met de buitengewone vertrouwensvragen.
rules-CC-T6-note = Wat er gebeurt als alles vol ligt, zeggen de gedrukte regels niet. Wij laten de beurt zonder kaart doorgaan.
rules-CC-T7 = Vul je hand aan tot vijf kaarten, één voor één, telkens van de stapel die je kiest; je ziet elke kaart voordat je de volgende trekt. Zolang een van je stapels nog een kaart heeft, moet je trekken. Afgelegde kaarten komen nooit terug.
rules-CC-T8 = Een passieve beurt: leg zoveel handkaarten af als je wilt, desnoods geen, en trek er evenveel, elke van de stapel die je kiest. Er is geen actie en er wordt geen vertrouwensvraag omgedraaid. Begint je beurt zonder invloedkaart in de hand en zit er nog een in je invloedstapel, dan moet je minstens één kaart ruilen, en minstens één getrokken kaart moet een invloedkaart zijn. In de Italiaanse uitgave vul je in plaats daarvan aan tot vijf en hoef je niets te ruilen.
rules-CC-T9 = Afgelegde kaarten liggen open, iedereen mag ze doorkijken. Je eigen gedekte kaarten mag je altijd bekijken.
rules-CC-T9-note = In de gedrukte regels staat alleen dat ze open liggen. Wat open ligt mag je bekijken, dus laten we alles zien.

rules-caesar-chapter-votes = Vertrouwensvragen
rules-caesar-chapter-votes-about = Een vertrouwensvraag beslist over één patriciër. Ze kost beide kanten een kaart, en de winnaar meestal de beste.
rules-CC-V1 = Noemt de omgedraaide kaart een factie met patriciërs, dan wordt daar de vertrouwensvraag gesteld. De kaart gaat naar de omgedraaide kaarten.
rules-CC-V2 = Is er van die factie geen patriciër meer over, dan gaat de kaart uit het spel en wordt meteen de volgende omgedraaid.
rules-CC-V2-note = In de Italiaanse tekst gaat de kaart eruit zodra de laatste patriciër van die factie gewonnen is. Wij doen het in beide uitgaven zoals de andere teksten: de kans op elke volgende kaart is dezelfde.
rules-CC-V3 = Orgie: niemand wordt iets gevraagd, de kaart gaat naar de omgedraaide kaarten. Orgie met schudden: niemand wordt iets gevraagd, en alle vertrouwensvragen, ook de omgedraaide en deze kaart, worden tot een nieuwe stapel geschud.
rules-CC-V4 = Liggen er aan het eind van een actieve beurt, vóór het aanvullen, acht kaarten bij een factie, dan wordt daar zonder kaart een *buitengewone vertrouwensvraag* gesteld. Zijn er meer van zulke facties, dan gaat het in de volgorde waarin ze op tafel liggen. Na een gelijke stand volgt de vraag daar pas weer als er iets veranderd is.
rules-CC-V4-note = De volgorde is van ons. Zonder de laatste zin zou een volle factie met een gelijke stand elke beurt opnieuw de vraag krijgen. Een rokade geldt als verandering, ook als dezelfde kaarten terugkomen; liggen er in een opgezette stelling acht open kaarten met gelijke sommen, dan geldt de vraag als al gesteld. De Italiaanse tekst laat zo'n factie “direct” stemmen: voor ons is dat zonder kaart, maar op ditzelfde moment.
rules-CC-V5 = Alle kaarten bij de factie worden opengedraaid. Elke kant telt de zijne op.
rules-CC-V6 = Zijn de sommen gelijk, dan wordt de beslissing uitgesteld, ook bij 0 tegen 0 en met of zonder filosofen. De patriciër blijft, en alle kaarten blijven open liggen.
rules-CC-V6-note = Over een factie waar helemaal geen kaart ligt, zeggen de regels niets. Niemand heeft daar meer invloed dan de ander, dus geldt het als 0 tegen 0.
rules-CC-V7 = Anders wint de hoogste som. Maar hebben de twee kanten *niet evenveel filosofen*, dan wint de *laagste*. 1 tegen 1 en 2 tegen 2 heffen elkaar op; 2 tegen 1 en 2 tegen 0 draaien de uitslag één keer om.
rules-CC-V7-note = Een kant zonder kaarten heeft som 0 en kan dus winnen als filosofen de uitslag omdraaien. De gedrukte regels zeggen hier niets over; geen kaarten als 0 tellen ligt het meest voor de hand.
rules-CC-V8 = De winnaar neemt een patriciër. Daarna, wie er ook gewonnen heeft: de kant met de *hoogste som* legt daar zijn hoogste kaart af, de kant met de *laagste som* zijn laagste. Filosofen zijn nooit de hoogste of de laagste, maar ook alle filosofen die daar liggen, van beide kanten, worden afgelegd. Wie daar geen getalkaart heeft, legt er geen af.
rules-CC-V8-note = Wat een kant zonder getalkaart aflegt, staat nergens. Die verliest zijn filosofen en verder niets.
rules-CC-V9 = Is de laatste patriciër van een factie gewonnen, dan worden alle invloedkaarten afgelegd die daar nog liggen.

rules-caesar-chapter-actions = Actiekaarten
rules-caesar-chapter-actions-about = Hoogstens één in elk van je beurten; een Veto telt niet mee, want dat speel je in de beurt van de ander.
rules-CC-A1 = *Aanslag:* kies een open invloedkaart van je tegenstander, bij een factie naar keuze. Die wordt afgelegd. Het mag ook een filosoof zijn.
rules-CC-A2 = *Spion:* bekijk de hand van je tegenstander en kies één kaart die hij moet afleggen. Hij mag daarvoor meteen een kaart trekken van de stapel die hij kiest.
rules-CC-A3 = *Rokade:* noem twee facties met patriciërs, neem al je kaarten daar op en verdeel ze opnieuw over die twee, allemaal gedekt. Eén factie mag leeg blijven; de grenzen van [CC-T4] gelden. Je tegenstander ziet alleen hoeveel er waar liggen, zodra de laatste is aangelegd.
rules-CC-A3-note = Je tegenstander kent van die kaarten alleen die eerst open lagen, maar weet niet waar ze nu liggen. Dat hij tot de laatste kaart niets ziet, is van ons, net als dat beide facties nog patriciërs moeten hebben. De Italiaanse tekst zegt niet dat de kaarten gedekt liggen; wij spelen beide uitgaven zo.
rules-CC-A4 = *Verkenner:* bij één factie worden alle kaarten van je tegenstander opengedraaid; ze blijven open.
rules-CC-A5 = *Toorn der goden:* bij één factie worden alle invloedkaarten van beide kanten afgelegd.
rules-CC-A6 = *Veto:* alleen tegen een actiekaart van je tegenstander, meteen, in zijn beurt. De actie heeft geen effect, beide kaarten worden afgelegd, en je mag een kaart trekken van de stapel die je kiest; in de Italiaanse uitgave moet dat. De tegengehouden actie telt toch als de ene actie van die beurt. Tegen een veto bestaat geen veto.
rules-CC-A7 = Een actie heeft een doel nodig: de Aanslag een open kaart van de tegenstander, de Spion een kaart in zijn hand, de Rokade een eigen kaart bij de twee facties, de Verkenner een gedekte kaart van de tegenstander, de Toorn der goden een kaart bij de factie. Factie en kaart noem je bij het uitspelen, vóór een veto; wat de Spion neemt en hoe de kaarten na de Rokade liggen, beslis je daarna.
rules-CC-A7-note = De gedrukte regels zeggen niet of een actie op niets mag uitlopen, en ook niet wanneer je het doel noemt. Wij wilden geen lege acties, en een veto dat weet wat het tegenhoudt.
rules-CC-A8 = Dat je een veto had kunnen uitspreken en het niet deed, komt niemand te weten. Alleen wie er een heeft, wordt gevraagd, en de pauze verraadt niets.
rules-CC-A8-note = Aan tafel zwijg je gewoon. Op een scherm zou de vraag zelf al een hint zijn, dus verbergen we die.

rules-caesar-chapter-end = Het einde en de punten
rules-CC-E1 = Het spel is meteen afgelopen als alle patriciërs gewonnen zijn. Het is ook afgelopen aan het eind van een beurt waarna geen van beide kanten nog een invloedkaart in de hand of in de stapel heeft.
rules-CC-E1-note = In de gedrukte regels staat alleen “geen invloedkaarten meer”. Wij tellen hand en stapel, maar niet wat op tafel ligt. Die beurt wordt met zijn vertrouwensvragen uitgespeeld: de kaarten die net zijn aangelegd, moeten nog meetellen.
rules-CC-E2 = Heeft nog maar één kant invloedkaarten, in de hand of in de stapel, dan speelt die alleen verder en vervallen de beurten van de ander. Liggen er aan het begin van zo'n beurt vijf eigen kaarten bij elke factie die nog over is, dan is het spel afgelopen en wordt er geen vertrouwensvraag meer omgedraaid. Zijn de facties op een andere manier vol, dan gaat het spel door: met een actiekaart of passief. In de Italiaanse uitgave is het spel afgelopen zodra er nergens meer plaats is voor een invloedkaart.
rules-CC-E2-note = Wie geen beurten meer krijgt, mag nog wel een veto uitspreken: geen regel neemt hem dat af.
rules-CC-E4 = Waren vier beurten achter elkaar passief zonder dat er één kaart geruild is, dan is het spel afgelopen en worden de punten geteld. Speelt één kant alleen, dan zijn twee genoeg.
rules-CC-E4-note = Dit einde staat niet in de gedrukte regels; zonder zouden twee geduldige spelers eeuwig kunnen wachten. Trekken zonder af te leggen is geen ruil, en een opgezette stelling begint te tellen bij 0.
rules-CC-E5 = Punten: 1 voor elke patriciër; 1 extra voor de meerderheid van een factie (3 van 5, 2 van 3); nog 1 voor de hele factie; 2 voor je invloedbonus als je minstens 3 van die factie hebt. Alles telt op. Patriciërs die niemand gewonnen heeft, tellen voor niemand.
rules-CC-E7 = Wie meer punten heeft, wint; bij een gelijke stand wint wie meer patriciërs heeft.
rules-CC-E7-note = Hebben beide kanten ook evenveel patriciërs, dan is het gelijkspel. De gedrukte regels noemen niets wat het nog kan beslissen.

rules-caesar-chapter-options = Anders spelen
rules-caesar-chapter-options-about = Dit alles kies je als je een partij opent. *Uitgave:* de Duitse, Nederlandse en Tsjechische regels zijn op een paar vergissingen na hetzelfde spel; over de Italiaanse uitgave en over die vergissingen gaan de laatste twee hoofdstukken. *Actiestapels:* door de speler geordend, geschud of zoals elke kant wil [CC-S3]. *Orgieën:* zoals gedrukt; of een gewone orgie die wordt omgedraaid gaat uit het spel zodra twee facties helemaal gewonnen zijn; of vanaf het begin één gewone orgie minder.

rules-caesar-chapter-italian = De Italiaanse uitgave
rules-caesar-chapter-italian-about = Vijf dingen gaan hier anders. In een passieve beurt vul je na het afleggen je hand aan tot vijf, en je hoeft niets te ruilen [CC-T8]. Na een Veto moet je een kaart trekken als er nog een in een stapel zit [CC-A6]. Speelt één kant alleen, dan is het spel afgelopen zodra er nergens meer plaats is [CC-E2]. De andere twee zijn de regels hieronder. Verder is de Italiaanse tekst alleen korter, of zegt hij hetzelfde met andere woorden, en spelen we hem zoals de andere: de eerste vijf kaarten en die van de Rokade liggen gedekt [CC-S4] [CC-A3], wat de Verkenner opendraait, blijft open [CC-A4], de Toorn der goden treft beide kanten [CC-A5], een factie met acht kaarten krijgt de vraag op hetzelfde moment [CC-V4], de vertrouwensvraag van een verdeelde factie gaat pas weg als ze wordt omgedraaid [CC-V2], en kaarten die “uit het spel” zijn, liggen op de aflegstapel, waar er geen van terugkomt [CC-T7]. Of elke speler zijn actiestapel ordent of schudt [CC-S3], en wat er met de orgieën gebeurt, kies je in beide uitgaven zelf.
rules-CC-E3 = Italiaanse uitgave: zodra nog maar één kant invloedkaarten heeft, in de hand of in de stapel, of geen van beide, worden er geen vertrouwensvragen meer omgedraaid, ook niet in die beurt. Alleen buitengewone worden nog gesteld.
rules-CC-E3-note = De Italiaanse tekst spreekt van een kant die alleen verder speelt. Dat het al in die beurt begint, is onze lezing.
rules-CC-E6 = Italiaanse uitgave: het punt voor de meerderheid is er alleen voor facties waarvan geen patriciër meer in het midden ligt. Het punt voor de hele factie gaat naar wie alle gewonnen patriciërs van die factie heeft, minstens één, ook als er nog over zijn.
rules-CC-E6-note = “Minstens één” is van ons: anders zouden beide kanten alles hebben van een factie waarvan nog niemand iets gewonnen heeft.

rules-caesar-chapter-slips = Vergissingen in de gedrukte regels
rules-caesar-chapter-slips-about = De Duitse, Nederlandse en Tsjechische tekst verschillen waar iemand zich heeft vergist, of waar de ene zegt wat de andere openlaten. Zo spelen wij. *Nederlands:* de bonuskaarten die niemand krijgt, gaan “gezien” terug; bij ons ongezien [CC-S1]. De filosoof heeft een F op de kaart, elders een P [CC-M4]. Alleen deze tekst laat je kaarten ruilen als je geen invloedkaart in de hand hebt, en die volgen we [CC-T8]. *Tsjechisch:* een gespeelde actiekaart ligt de ene keer gedekt en de andere keer open; bij ons open [CC-T9]. De rokade neemt “alle kaarten” bij twee facties op; bij ons alleen je eigen [CC-A3]. Een filosoof wint van invloedkaarten, en het woord “alleen” ontbreekt; liggen er getallen naast, dan wint zoals altijd de laagste som [CC-V7]. De kant die alleen speelt, heeft vijf kaarten bij “alle facties”; bij ons bij alle die over zijn [CC-E2]. *Duits:* een “ronde” is de beurt van één speler [CC-T2]. Of er vertrouwensvragen worden omgedraaid zolang één kant alleen speelt, laten ze alle drie in het midden; wij draaien ze om [CC-E2]. Een orgie die later uit het spel gaat, gaat volgens de ene tekst bij de volgende vertrouwensvraag en volgens de andere bij een van de volgende; bij ons gaan ze allemaal.

## Pictures

rules-caesar-picture-table = De tafel zoals Cleopatra die ziet. In het midden de vijf facties met de patriciërs die nog over zijn, daarboven en daaronder de kaarten van beide kanten. Met een streepjesrand: haar eigen gedekte kaarten.
rules-caesar-label-theirs = kaarten van de andere kant
rules-caesar-label-patricians = patriciërs, en hoeveel er over zijn
rules-caesar-label-yours = jouw kaarten; streepjesrand: gedekt
rules-caesar-label-hand = je hand, vijf kaarten
rules-caesar-label-influence = invloedstapel
rules-caesar-label-action = actiestapel
rules-caesar-label-votes = vertrouwensvragen

rules-caesar-picture-turn = Een actieve beurt, stap voor stap.
rules-caesar-step-action = Als je wilt een actiekaart: nu of iets later
rules-caesar-step-lay = Eén kaart gedekt, of twee open
rules-caesar-step-eight = Acht kaarten bij een factie? Vertrouwensvraag
rules-caesar-step-refill = Hand aanvullen tot vijf kaarten
rules-caesar-step-vote = Een vertrouwensvraag omdraaien

rules-caesar-picture-vote-plain = Vertrouwensvraag aan de Aedilen. Cleopatra heeft 8, Caesar 7: zij neemt een Aediel. Als kant met de hoogste som legt ze haar hoogste kaart af, een 3; Caesar legt zijn laagste af, zijn 3.
rules-caesar-picture-vote-turned = Vertrouwensvraag aan de Censoren. Cleopatra heeft 9, Caesar slechts 3, maar alleen aan zijn kant ligt een filosoof: de laagste som wint, en Caesar neemt een Censor. Toch verliest de kant met de hoogste som zijn hoogste kaart, de 5, en die met de laagste som zijn laagste, de 3; en ook de filosoof gaat weg.
rules-caesar-label-wins = wint een patriciër
rules-caesar-label-discarded = doorgestreept: afgelegd

rules-caesar-picture-score = Alle vijf Quaestoren, met de Quaestoren als invloedbonus, zijn samen negen punten.
