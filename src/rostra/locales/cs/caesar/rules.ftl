### Pravidla hry Caesar & Kleopatra pro hráče, podle označení v docs/rules/caesar.md. Pokyny: en/caesar/rules.ftl.

rules-caesar-lead = Caesar i Kleopatra chtějí mít římské patricije na své straně. Patricijové tvoří pět skupin, ke kterým přikládáš karty vlivu, lícem dolů nebo vzhůru; když se některé skupině položí otázka o důvěře, získá tam strana s větším vlivem jednoho patricije. Pro dva hráče, asi 40 minut.

rules-caesar-chapter-short = Hra v kostce
rules-caesar-chapter-short-about = Ve svém tahu vyložíš ke skupinám *jednu kartu vlivu lícem dolů*, nebo *dvě lícem vzhůru*, a chceš-li, zahraješ akční kartu. Pak si doplníš karty v ruce a otočí se karta otázky o důvěře: určí skupinu, která teď rozhoduje, nebo je to orgie a nikdo se na nic neptá. Kdo má u té skupiny vyšší součet, vezme si patricije a zaplatí za něj nejlepší kartou, kterou tam má. Na konci se počítají patricijové, většiny, celé skupiny a tajný bonus.

rules-caesar-chapter-material = Co ke hře patří
rules-caesar-chapter-material-about = Patricijové a karty otázky o důvěře leží uprostřed a nepatří nikomu. Každá strana má svou sadu karet; obě jsou stejné.
rules-CC-M1 = Patricijové tvoří pět skupin: 5 senátorů, 5 prétorů, 5 kvestorů, 3 cenzoři a 3 edilové, celkem 21. Skupiny leží vždy v tomto pořadí.
rules-CC-M1-note = V tomto pořadí skupiny uvádějí tištěná pravidla. Že tak leží vždycky, jsme určili my.
rules-CC-M2 = Balíček otázek o důvěře má osm karet: jednu pro každou skupinu, dvě orgie a jednu orgii, při které se balíček míchá.
rules-CC-M2-note = Podle tištěných pravidel je karet otázky o důvěře 8 a 3 z nich jsou orgie. Ostatní nejsou nikde vyjmenované, ale 5 karet pro 5 skupin může být jen po jedné.
rules-CC-M3 = Karet vlivového bonusu je šest: po dvou pro senátory, prétory a kvestory.
rules-CC-M4 = Každá strana má 37 karet vlivu: po sedmi s hodnotou 1, 2, 3, 4 a 5 a dva filozofy, což jsou karty vlivu s hodnotou 0. K tomu 13 akčních karet: 4 Atentáty, 2 Špiony, 2 Rošády, 2 Vyzvědače, 2 Veta a 1 Hněv bohů.
rules-CC-M4-note = Kolik je kterých, žádný text neříká. Dá se to spočítat: z 37 karet se jich před hrou vybere 10, po dvou od každé hodnoty, a 27 zbude. Zvláštní případy znají dva filozofy jedné strany, nikdy tři. Zbývá 35 karet s číslem: pětkrát 7.

rules-caesar-chapter-setup = Před prvním tahem
rules-CC-S1 = Karty otázky o důvěře se zamíchají. Každý hráč dostane jeden vlivový bonus a drží ho v tajnosti; zbylé čtyři se vrátí do krabice, aniž se na ně kdo podívá.
rules-CC-S2 = Vezmi si po dvou kartách vlivu od každé hodnoty 1 až 5. Ostatních 27 se zamíchá a tvoří tvůj balíček karet vlivu.
rules-CC-S3 = Svých 13 akčních karet seřaď, jak chceš: to je tvůj balíček akčních karet. Při první hře si ho můžeš nechat zamíchat; může se o tom také rozhodnout každá strana sama, Kleopatra první. Potom už se do balíčků nikdo nedívá.
rules-CC-S3-note = Podle tištěných pravidel se do balíčků už nikdo nedívá. Kdo si svůj seřadil, jeho pořadí ale zná a mohl by si ho zapsat: proto ho po celou hru vidíš, a to jen ty. Kdo raději spoléhá na paměť, může si ho vedle stolu skrýt.
rules-CC-S4 = Přilož pět karet, 1 až 5, lícem dolů, ke každé skupině jednu, jak chceš a aniž vidíš, co přikládá druhá strana. Dalších pět, zase 1 až 5, si vezmeš do ruky.

rules-caesar-chapter-turn = Tvůj tah
rules-caesar-chapter-turn-about = Buď jsi aktivní a vykládáš karty, nebo zůstáváš pasivní a jen je měníš.
rules-CC-T1 = Začíná Kleopatra, pak se střídáte. Každý tah je buď aktivní, nebo pasivní.
rules-CC-T2 = Aktivní tah: nejvýš jedna akční karta; *jedna karta vlivu lícem dolů* ke kterékoli skupině, *nebo dvě lícem vzhůru* k jedné či dvěma skupinám; mimořádné otázky o důvěře [CC-V4], jsou-li nějaké; doplnění karet v ruce [CC-T7]; otočení karty otázky o důvěře.
rules-CC-T3 = Akční kartu smíš zahrát před kartami vlivu, mezi nimi i po nich, ale už ne po mimořádných otázkách ani po začátku dobírání.
rules-CC-T3-note = Tištěná pravidla dovolují akci kdykoli během tahu. U nás tato chvíle končí před mimořádnými otázkami, aby nikdo nehrál akci, kterou si právě dobral.
rules-CC-T4 = U skupiny leží nejvýš pět karet jedné strany a osm karet obou stran dohromady. Kde už není žádný patricij, tam se nic nevykládá.
rules-CC-T4-note = Tyto počty stojí v tištěných pravidlech. Že se nic nevykládá tam, kde už není žádný patricij, je náš výklad: karty tam byly právě uklizeny a není už co získat.
rules-CC-T5 = Bez karty vlivu v ruce musíš zůstat pasivní a vyměnit karty, aby do ruky zase nějaká přišla [CC-T8].
rules-CC-T5-note = Pasivní musíš zůstat i tehdy, když pro žádnou kartu vlivu není místo a nemáš akční kartu, kterou by šlo zahrát: jinak by tah nemohl pokračovat. Pak nemusíš vyměnit nic.
rules-CC-T6 = Na dvě karty lícem vzhůru potřebuješ dvě karty vlivu a místo pro obě. Nebylo-li na začátku tahu nikde místo a neudělala ho ani tvá akční karta, nevykládáš nic a tah pokračuje mimořádnými otázkami.
rules-CC-T6-note = Co se stane, když je všude plno, tištěná pravidla neříkají. U nás tah pokračuje bez karty.
rules-CC-T7 = Doplň si karty v ruce na pět, po jedné, každou z balíčku, který si zvolíš; každou vidíš, než si dobereš další. Dokud má některý tvůj balíček kartu, musíš dobírat. Odložené karty se do hry nevracejí.
rules-CC-T8 = Pasivní tah: odlož z ruky, kolik karet chceš, třeba žádnou, a dober si stejný počet, každou z balíčku podle své volby. Akce se nehraje a karta otázky o důvěře se neotáčí. Začíná-li tvůj tah bez karty vlivu v ruce a v balíčku karet vlivu ještě nějaká je, musíš vyměnit aspoň jednu kartu a aspoň jedna dobraná musí být karta vlivu. V italském vydání si místo toho doplníš karty v ruce na pět a vyměnit nemusíš nic.
rules-CC-T9 = Odložené karty leží lícem vzhůru a každý si je smí prohlédnout. Na své karty ležící lícem dolů se smíš podívat kdykoli.
rules-CC-T9-note = Tištěná pravidla říkají jen to, že leží lícem vzhůru. Co leží odkryté, na to se smí dívat, a tak ukazujeme všechno.

rules-caesar-chapter-votes = Otázky o důvěře
rules-caesar-chapter-votes-about = Otázka o důvěře rozhoduje o jednom patriciji. Obě strany stojí kartu, a vítěze obvykle tu lepší.
rules-CC-V1 = Určí-li otočená karta skupinu s patriciji, položí se jí otázka o důvěře. Karta přijde mezi otočené.
rules-CC-V2 = Není-li z té skupiny už žádný patricij, jde karta ze hry a hned se otáčí další.
rules-CC-V2-note = V italském textu jde karta ven hned, jak je získán poslední patricij její skupiny. V obou vydáních to hrajeme jako ostatní texty: vyhlídky na další kartu jsou stejné.
rules-CC-V3 = Orgie: otázka se nepokládá a karta přijde mezi otočené. Orgie se zamícháním: otázka se nepokládá a všechny karty otázky o důvěře, i otočené a tato karta, se zamíchají do nového balíčku.
rules-CC-V4 = Leží-li na konci aktivního tahu, před dobíráním, u některé skupiny osm karet, položí se jí bez karty *mimořádná otázka o důvěře*. Je-li takových skupin víc, jde se v pořadí, v jakém leží na stole. Po shodě se otázka klade znovu, až když se tam něco změní.
rules-CC-V4-note = Pořadí je naše. Bez poslední věty by se plné skupině se shodnými součty musela otázka klást v každém tahu znovu. Rošáda je změna, i když se vrátí tytéž karty; leží-li v sestavené pozici osm odkrytých karet se shodnými součty, bere se to tak, že otázka už padla. V italském textu taková skupina hlasuje „přímo“: pro nás to znamená bez karty, ale právě v tuto chvíli.
rules-CC-V5 = Všechny karty u skupiny se odkryjí. Každá strana sečte ty své.
rules-CC-V6 = Jsou-li součty stejné, rozhodnutí se odkládá, i při 0 : 0, s filozofy i bez nich. Patricij zůstává a všechny karty také, lícem vzhůru.
rules-CC-V6-note = O skupině, u které neleží vůbec žádná karta, texty nemluví. Nikdo tam nemá větší vliv, a tak to počítáme jako 0 : 0.
rules-CC-V7 = Jinak vyhrává vyšší součet. Mají-li ale strany *různý počet filozofů*, vyhrává součet *nižší*. 1 proti 1 a 2 proti 2 se vyruší; 2 proti 1 a 2 proti 0 obrátí výsledek jednou.
rules-CC-V7-note = Strana bez jediné karty má součet 0, takže může vyhrát, když filozofové výsledek obrátí. Tištěná pravidla o tom nemluví; počítat stranu bez karet jako 0 je nejprostší výklad.
rules-CC-V8 = Vítěz si vezme patricije. Potom, ať vyhrál kdokoli: strana s *vyšším součtem* tam odloží svou nejvyšší kartu, strana s *nižším součtem* svou nejnižší. Filozofové nejsou ani nejvyšší, ani nejnižší, ale odloží se také všichni filozofové obou stran. Kdo tam nemá kartu s číslem, žádnou takovou neodkládá.
rules-CC-V8-note = Co odkládá strana bez karty s číslem, tištěná pravidla neříkají. Ztrácí své filozofy a nic víc.
rules-CC-V9 = Když je získán poslední patricij skupiny, odloží se všechny karty vlivu, které tam ještě leží.

rules-caesar-chapter-actions = Akční karty
rules-caesar-chapter-actions-about = Nejvýš jedna v každém tvém tahu; Veto se nepočítá, protože se hraje v tahu protihráče.
rules-CC-A1 = *Atentát:* vyber protihráčovu kartu vlivu ležící lícem vzhůru, u kterékoli skupiny. Karta se odloží. Může to být i filozof.
rules-CC-A2 = *Špion:* podívej se protihráči do karet a vyber jednu, kterou musí odložit. Hned si za ni smí dobrat z balíčku podle své volby.
rules-CC-A3 = *Rošáda:* urči dvě skupiny s patriciji, vezmi všechny své karty, které u nich leží, a znovu je k těm dvěma přilož, všechny lícem dolů. Jedna skupina smí zůstat prázdná; platí omezení z [CC-T4]. Protihráč vidí jen to, kolik karet kde je, až leží poslední.
rules-CC-A3-note = Protihráč zná z těch karet ty, které předtím ležely odkryté, ale neví, kde leží teď. Že do poslední karty nic nevidí, jsme určili my, a stejně tak, že obě skupiny musí ještě mít patricije. Italský text neříká, že karty leží lícem dolů; my tak hrajeme obě vydání.
rules-CC-A4 = *Vyzvědač:* u jedné skupiny se odkryjí všechny protihráčovy karty a zůstanou odkryté.
rules-CC-A5 = *Hněv bohů:* u jedné skupiny se odloží všechny karty vlivu obou stran.
rules-CC-A6 = *Veto:* jen proti protihráčově akční kartě, hned, v jeho tahu. Akce nemá žádný účinek, obě karty se odloží a smíš si dobrat kartu z balíčku podle své volby; v italském vydání musíš. Zmařená akce se přesto počítá jako ta jediná v tom tahu. Proti vetu veto neplatí.
rules-CC-A7 = Akce potřebuje cíl: Atentát protihráčovu odkrytou kartu, Špion kartu v jeho ruce, Rošáda vlastní kartu u těch dvou skupin, Vyzvědač protihráčovu kartu ležící lícem dolů, Hněv bohů jakoukoli kartu u skupiny. Skupinu a kartu určíš při vyložení, před vetem; co vezme Špion a jak budou karty ležet po Rošádě, rozhodneš až potom.
rules-CC-A7-note = Tištěná pravidla neříkají, zda smí akce vyjít naprázdno, ani kdy se určuje její cíl. Nechtěli jsme akce naprázdno a chtěli jsme, aby ten, kdo vetuje, věděl, co maří.
rules-CC-A8 = Že bylo možné zahrát Veto, a přesto nepadlo, se kromě tebe nikdo nedozví. Ptáme se jen toho, kdo ho má, a pauza nic neprozradí.
rules-CC-A8-note = U stolu člověk prostě mlčí. Na obrazovce by napověděla už sama otázka, a tak ji skrýváme.

rules-caesar-chapter-end = Konec a body
rules-CC-E1 = Hra končí hned, jakmile jsou získáni všichni patricijové. Končí také na konci tahu, po kterém už žádná strana nemá kartu vlivu v ruce ani v balíčku.
rules-CC-E1-note = Tištěná pravidla říkají jen „nemají už žádné karty vlivu“. Počítají se karty v ruce a v balíčku, ale ne ty, které leží na stole. Tento tah se dohraje i s otázkami o důvěře: karty, které byly právě vyloženy, se mají ještě počítat.
rules-CC-E2 = Má-li karty vlivu v ruce nebo v balíčku už jen jedna strana, hraje dál sama a tahy druhé se vynechávají. Leží-li na začátku takového tahu pět jejích karet u každé skupiny, která ještě zbývá, hra končí a karta otázky o důvěře se už neotáčí. Jsou-li skupiny plné jinak, hraje dál: akční kartou, nebo pasivně. V italském vydání hra končí, jakmile už nikde není místo pro kartu vlivu.
rules-CC-E2-note = Komu se tahy vynechávají, smí stále odpovědět Vetem: žádné pravidlo mu ho nebere.
rules-CC-E4 = Byly-li čtyři tahy za sebou pasivní a nevyměnila se v nich ani jedna karta, hra končí a počítají se body. Hraje-li jedna strana sama, stačí dva.
rules-CC-E4-note = Takový konec tištěná pravidla neznají; bez něj by dva trpěliví hráči mohli čekat věčně. Dobrání bez odložení není výměna a sestavená pozice začíná počítat od 0.
rules-CC-E5 = Body: 1 za každého patricije; 1 navíc za většinu ve skupině (3 z 5, 2 ze 3); ještě 1 za celou skupinu; 2 za vlivový bonus, máš-li z té skupiny aspoň 3. Všechno se sčítá. Patricijové, které nikdo nezískal, se nepočítají nikomu.
rules-CC-E7 = Vítězí, kdo má víc bodů; při shodě ten, kdo má víc patricijů.
rules-CC-E7-note = Je-li stejný i jejich počet, je to remíza. Tištěná pravidla neuvádějí nic, co by ještě rozhodlo.

rules-caesar-chapter-options = Jak jinak hrát
rules-caesar-chapter-options-about = To všechno se volí při zakládání hry. *Vydání:* německá, nizozemská a česká pravidla popisují až na pár přehlédnutí stejnou hru; o italském vydání a o těch přehlédnutích mluví poslední dvě kapitoly. *Balíčky akčních karet:* seřadí si je hráč, nebo jsou zamíchané, nebo jak která strana chce [CC-S3]. *Orgie:* podle pravidel; nebo jakmile jsou dvě skupiny celé rozebrané, jde otočená obyčejná orgie ze hry; nebo je od začátku o jednu obyčejnou orgii méně.

rules-caesar-chapter-italian = Italské vydání
rules-caesar-chapter-italian-about = V pěti věcech se tu hraje jinak. V pasivním tahu si po odložení doplníš karty v ruce na pět a vyměnit nemusíš nic [CC-T8]. Po Vetu si musíš dobrat, má-li ještě některý balíček kartu [CC-A6]. Hraje-li jedna strana sama, hra končí, jakmile už nikde není místo [CC-E2]. Zbytek jsou dvě pravidla zde dole. Jinak je italský text jen kratší nebo říká totéž svými slovy a hrajeme ho jako ostatní: prvních pět karet i karty při Rošádě leží lícem dolů [CC-S4] [CC-A3], co odkryje Vyzvědač, zůstává odkryté [CC-A4], Hněv bohů postihne obě strany [CC-A5], skupině s osmi kartami se otázka klade ve stejnou chvíli [CC-V4], karta uzavřené skupiny jde ze hry, až když se otočí [CC-V2], a karty, které jsou „mimo hru“, leží mezi odloženými, odkud se žádná nevrací [CC-T7]. Že si každý svůj balíček akčních karet seřadí, nebo zamíchá [CC-S3], i to, jak s orgiemi, se dá zvolit v obou vydáních.
rules-CC-E3 = Italské vydání: jakmile má karty vlivu v ruce nebo v balíčku už jen jedna strana, nebo žádná, karty otázky o důvěře se neotáčejí, ani v tomto tahu. Pokládají se jen mimořádné otázky.
rules-CC-E3-note = Italský text mluví o straně, která hraje dál sama. Že to platí už v tomto tahu, je náš výklad.
rules-CC-E6 = Italské vydání: bod za většinu je jen za skupiny, ze kterých uprostřed nezbývá žádný patricij. Bod za celou skupinu dostane ten, kdo má všechny získané patricije té skupiny, aspoň jednoho, i když ještě někteří zbývají.
rules-CC-E6-note = „Aspoň jednoho“ je naše: jinak by obě strany měly všechno ze skupiny, ze které ještě nikdo nic nezískal.

rules-caesar-chapter-slips = Přehlédnutí v tištěných pravidlech
rules-caesar-chapter-slips-about = Německý, nizozemský a český text se liší tam, kde se někdo přehlédl nebo kde jeden říká to, co ostatní vynechávají. Takhle hrajeme. *Nizozemský:* vlivové bonusy, které nikdo nedostal, se vracejí do krabice „viděné“; u nás neviděné [CC-S1]. Filozof má na kartě F, jinde P [CC-M4]. Jen tento text ukládá vyměnit karty, není-li v ruce žádná karta vlivu, a my se jím řídíme [CC-T8]. *Český:* zahraná akční karta leží na jednom místě lícem dolů a na jiném lícem vzhůru; u nás lícem vzhůru [CC-T9]. Při rošádě se vezmou „všechny karty“ u dvou skupin; u nás jen vlastní [CC-A3]. Filozof vyhrává proti kartám vlivu a slovo „jen“ chybí; leží-li vedle něj čísla, vyhrává jako vždy nižší součet [CC-V7]. Strana, která hraje sama, má pět karet u „všech skupin“; u nás u všech, které zbývají [CC-E2]. *Německý:* „kolo“ je tah jednoho hráče [CC-T2]. Zda se otáčejí karty otázky o důvěře, když jedna strana hraje sama, není z těch tří textů jasné; my je otáčíme [CC-E2]. Orgie, která později mizí ze hry, zmizí podle jednoho textu při příští otázce o důvěře, podle jiného při některé z dalších; u nás zmizí všechny.

## Pictures

rules-caesar-picture-table = Stůl, jak ho vidí Kleopatra. Uprostřed pět skupin s patriciji, kteří zbývají, nad nimi a pod nimi karty obou stran. Čárkované jsou její vlastní karty ležící lícem dolů.
rules-caesar-label-theirs = karty druhé strany
rules-caesar-label-patricians = patricijové a kolik jich zbývá
rules-caesar-label-yours = tvé karty; čárkované: lícem dolů
rules-caesar-label-hand = karty v ruce, je jich pět
rules-caesar-label-influence = balíček karet vlivu
rules-caesar-label-action = balíček akčních karet
rules-caesar-label-votes = otázky o důvěře

rules-caesar-picture-turn = Aktivní tah krok za krokem.
rules-caesar-step-action = Chceš-li, akční karta: teď, nebo o chvíli později
rules-caesar-step-lay = Jedna karta lícem dolů, nebo dvě lícem vzhůru
rules-caesar-step-eight = Osm karet u skupiny? Otázka o důvěře
rules-caesar-step-refill = Doplnit karty v ruce na pět
rules-caesar-step-vote = Otočit kartu otázky o důvěře

rules-caesar-picture-vote-plain = Otázka se klade edilům. Kleopatra má 8, Caesar 7: bere si edila. Má vyšší součet, a tak odloží svou nejvyšší kartu, trojku; Caesar odloží svou nejnižší, také trojku.
rules-caesar-picture-vote-turned = Otázka se klade cenzorům. Kleopatra má 9, Caesar jen 3, ale filozof leží jen na jeho straně: vyhrává nižší součet a Caesar si bere cenzora. Vyšší součet přesto ztrácí svou nejvyšší kartu, pětku, nižší svou nejnižší, trojku; a odchází i filozof.
rules-caesar-label-wins = získává patricije
rules-caesar-label-discarded = přeškrtnuté: odložené

rules-caesar-picture-score = Všech pět kvestorů, s kvestory jako vlivovým bonusem, je devět bodů.
