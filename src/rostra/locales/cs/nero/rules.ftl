### Pravidla hry Nero pro hráče, podle označení v docs/rules/nero.md. Pokyny: en/nero/rules.ftl.

rules-nero-lead = Rok 69: Nero je mrtev a na trůn chtějí Galba, Vitellius, Otho i Vespasianus. Táhneš s legiemi, bojuješ kartami a získáváš přízeň senátu; kdo má po čtyřech kolech nejvíc vítězných bodů, vyhrává. Pro tři nebo čtyři hráče, asi dvě hodiny.

rules-nero-chapter-short = Hra v kostce
rules-nero-chapter-short-about = Každá karta umí jednu ze tří věcí: její *PB* (pohybové body) vedou vojsko, její *BB* (bojové body) pomáhají v bitvě, nebo nastane její *událost*. V tahu používáš, kolik karet chceš, ale na PB a BB nejvýš čtyři. *VB* (vítězné body) jsou za bitvy hned a na konci kola za císaře, oblasti a Itálii. Kdo ovládá čtyři oblasti, nebo tři a je císařem, vyhrává hned.

rules-nero-chapter-board = Mapa
rules-NE-B1 = Na mapě jsou čtyři oblasti po pěti provinciích. Itálie, dvě provincie a město Řím, nepatří do žádné z nich. Některé provincie mají přístav. Cesty po moři spojují provincie, mezi nimiž se vojsko přepraví bez lodi: všude v těchto pravidlech se počítají jako hranice.
rules-NE-B1-note = Tištěná pravidla to říkají o pochodu a o ústupu; tady to platí pro všechno.
rules-NE-B2 = *Západ* (Galba): Lusitania, Baetica, Tarraconensis, Aquitania, Narbonensis. *Sever* (Vitellius): Britannia, Belgica, Lugdunensis, Germania Inferior, Germania Superior. *Podunají* (Otho): Raetia, Noricum, Pannonia, Dalmatia, Moesia. *Východ* (Vespasianus): Achaia, Asia, Syria, Iudaea, Aegyptus. *Itálie*: Severní Itálie, Jižní Itálie, Řím. Přístavy označuje kotva.
rules-NE-B2-note = Tištěná pravidla provincie neuvádějí. Tuto mapu jsme navrhli sami. Kdo hru vlastní, může její mapu zapsat do souboru; když ho hostitel dá do složky se soubory, dá se zvolit při zakládání hry.
rules-NE-B3 = Které provincie spolu sousedí, ukazuje mapa a tabulka níže. Cesty po moři jsou čtyři: Britannia – Belgica a Achaia – Asia, Aegyptus a Jižní Itálie.
rules-NE-B3-note = I hranice jsme navrhli sami, stejně jako mapu.
rules-NE-B4 = Na mapě stojí vždy přesně 28 legií, ve třech 21, i s neutrálními. Neutrálních není nikdy víc než 4.
rules-NE-B5 = Každý hráč má jednoho vůdce: je to generál, kandidát, nebo císař.
rules-NE-B6 = *Ovládáš provincii*, máš-li v ní víc legií než všichni ostatní hráči a neutrální dohromady. *Ovládáš oblast*, ovládáš-li aspoň tři její provincie. Ve třech zůstává čtvrtá oblast volná: smí se v ní táhnout i bojovat, ale nepatří nikomu.

rules-nero-chapter-cards = Karty
rules-nero-chapter-cards-about = Karet je 55. Pokaždé, když kartu použiješ, si vybereš: její PB, její BB v bitvě, nebo její událost. „Jednou za tah“ se týká jen události. Čísla na kartách a to, kolik kterých je, jsme určili sami, protože tištěná pravidla je neuvádějí.

rules-nero-chapter-setup = Před prvním kolem
rules-NE-S1 = Každý řekne, kterou oblast chce. Chce-li ji víc hráčů, rozhodne los a ostatní volí znovu z těch volných. Oblast určuje, kým jsi, a tvou barvu.
rules-NE-S1-note = Všichni volí, aniž vidí volbu ostatních, a losuje se v pořadí Západ, Sever, Podunají, Východ: tak není výhodné být dotázán poslední.
rules-NE-S2 = Máš sedm legií: nejdřív po jedné v každé provincii své oblasti. Pak hráči jeden po druhém, od nejmladšího (místo 1), postaví další dvě, kam ve své oblasti chtějí, třeba obě do téže provincie.
rules-NE-S2-note = Každý staví obě poslední legie najednou, a když stojí všechny, přijdou ve stejném pořadí na řadu vůdci. Tištěná pravidla říkají jen to, že začíná nejmladší a že se hráči střídají.
rules-NE-S3 = Postav svého generála do některé provincie své oblasti. Po celou hru je to tvá *domovská provincie*.
rules-NE-S4 = Pro každé kolo se zamíchají všechny karty, které jsou ještě ve hře [NE-C5], a rozdají se: ve čtyřech hráčích každému 10, ve třech 13. V krátké hře 6 a 8.
rules-NE-S4-note = Tištěná pravidla říkají jen, že v každém kole dostanou všichni nové karty; že se kvůli tomu zamíchají všechny, je náš výklad. Rozdává se po jedné od místa 1; uvádíme to, aby se daly ověřit záznamy. Kdyby karty někdy nestačily, dostanou všichni méně, ale stejný počet.

rules-nero-chapter-rounds = Kola a tahy
rules-NE-T1 = Hrají se čtyři kola. První zahajuje místo 1, nejmladší hráč, každé další ten, kdo má nejméně VB. Pak se pokračuje po směru hodinových ručiček.
rules-NE-T1-note = Má-li nejméně VB víc hráčů, zahajuje první z nich po směru hodinových ručiček za tím, kdo zahajoval minulé kolo.
rules-NE-T2 = V tahu používáš karty v jakémkoli pořadí: *na PB nebo BB nejvýš čtyři*, událostí, kolik chceš [NE-T3]. Aspoň jednu kartu použít musíš. Kdo žádnou nemá, je vynechán.
rules-NE-T2-note = Co se děje s hráčem bez karet, tištěná pravidla neříkají.
rules-NE-T3 = Událost „jednou za tah“ se v tom tahu hraje jen jednou; na PB nebo BB se její karta použít dá i tak. Události „vlastní tah“ se v tazích ostatních hrát nedají.
rules-NE-T3-note = Podle tištěných pravidel se taková karta smí vyložit jednou za tah. Vztahujeme to na její událost a na všechny karty s touto událostí.
rules-NE-T4 = Máš-li na začátku svého tahu karty už jen ty, je to poslední tah kola a co nevyužiješ, propadá. Kolo končí, když nikdo nemá karty.
rules-NE-T4-note = Podle tištěných pravidel ten, kdo má karty jako jediný, použije nejvýš čtyři a ostatní mu propadnou. Kdy se to zjišťuje, neříkají: tady na začátku tahu.
rules-NE-T5 = Na konci kola se počítají body [NE-P2], odstraní se žetony ústupu a rozdají se nové karty.
rules-NE-T5-note = Odstraní se i žeton Germánů: kolo má začínat s čistou mapou.
rules-NE-T6 = O každém kroku se s ostatními smíte radit, ale *nikdy nesmíte spolupracovat*.
rules-NE-T6-note = Nic z toho se nevynucuje: mluvit smíte, jak chcete, ale nic z toho nezavazuje a karty ani legie si nepředáváte.

rules-nero-chapter-march = Pochod
rules-nero-chapter-march-about = Kartami aktivuješ provincii a vyrážejí z ní vojska, dokud stačí body.
rules-NE-M1 = Provincii *aktivuješ* tak, že ji určíš a použiješ jednu nebo víc karet na PB. Jejich součet je pro všechna vojska, která *z té provincie vyrazí*, a během toho smíš karty přidávat. Co zbude, když aktivuješ jinou provincii nebo ukončíš tah, propadá.
rules-NE-M1-note = Aktivovat můžeš každé místo, kde máš legii, i s žetonem ústupu, nebo svého vůdce. Tištěná pravidla sčítají karty pro vojska z jedné provincie; že smíš karty přidávat i potom a že zbytek propadá, když aktivuješ jinou, jsme rozhodli my.
rules-NE-M2 = *Vojsko* je libovolný počet tvých legií v provincii, s vůdcem nebo bez něj, nebo vůdce sám. Na pochodu je vždy jen jedno: další vyrazí, až předchozí skončí.
rules-NE-M3 = Každý krok přes hranici stojí *1 PB za celé vojsko*; vůdce u legií nestojí nic navíc. Vojsko je *unavené*, když jeho legie v tomto tahu vyhrály bitvu: každý krok pak stojí o 1 víc. Vůdce sám unavený není nikdy. Vstup do provincie Germánů stojí 3 místo 1.
rules-NE-M3-note = Jak dlouho je vojsko unavené, tištěná pravidla neříkají; tady do konce tahu.
rules-NE-M4 = Vojsko smí kdekoli zanechat legie nebo vůdce, nic to nestojí. Kdo byl ve vojsku, *už táhl*, jakmile byl zanechán nebo vojsko skončilo: do konce tahu už nevyrazí, k vojsku se nepřidá ani se nenalodí.
rules-NE-M4-note = Tištěná pravidla říkají jen to, že zanechaní se v tom tahu už nepohnou. My říkáme, co z toho plyne, i to, že vojsko na pochodu se nemůže nalodit.
rules-NE-M5 = Kde stojí, smí vojsko, i vůdce sám, přibrat legie: jednu nebo více vlastních za 1 PB, jednu nebo více neutrálních za 2 PB (stanou se tvými), obojí tedy za 3 PB. Co nepřibere, zůstane, jak bylo; přibrat později další stojí znovu. Legie, které už táhly, a legie s žetonem ústupu se přibrat nedají.
rules-NE-M5-note = Vlastní vůdce se přidá zdarma, tak jako zdarma cestuje. Z vlastních legií se ty, které přistály s galérou, přibírají naposled.
rules-NE-M6 = Do Říma smějí jen vůdci, za 1 PB, z kterékoli z obou provincií Itálie. Může jich tam být víc.
rules-NE-M7 = Vojsko s legiemi, které vstoupí do provincie s *legiemi jiného hráče*, musí pochod přerušit. Nejdřív smějí ony ustoupit [NE-R1]. Zůstanou-li některé, zaútočíš na ně [NE-F1]; nebo požádáš všechny, které jsi tam neporazil, o průchod, a svolí-li všichni, jdeš dál, krok ven stojí o 1 PB víc; nebo zastavíš a pochod končí. V některém z dalších tahů odtud pokračuješ volně. Neutrální legie nebrání nikomu.
rules-NE-M7-note = Žádáš všechny, které jsi tam neporazil, každého jednou, dokud tam vojsko je, a odpovědi platí. PB navíc se platí, jen když tam ještě stojí neporažen někdo, kdo svolil.
rules-NE-M8 = I vůdce sám smí do takové provincie vstoupit, ale zastaví se tam, ledaže ho nechají projít všichni, kdo tam mají legie (i pro něj je pak krok ven o 1 PB dražší). Nemůže útočit ani být napaden a nikdo před ním neustupuje.
rules-NE-M8-note = O vůdci, který cestuje sám mezi cizími legiemi, tištěná pravidla nemluví. Platí pro něj totéž co pro vojsko, které nemůže bojovat.
rules-NE-M9 = Za 2 PB z aktivace odstraníš v aktivované provincii žetony ústupu ze všech svých legií, ale ne v tom tahu, kdy je dostaly.
rules-NE-M9-note = Dělá se to mezi dvěma vojsky, ne když je některé na pochodu.

rules-nero-chapter-retreat = Ústup
rules-NE-R1 = Když vstoupí vojsko s legiemi, pěšky nebo po moři, smí každý, kdo tam má legie, po směru hodinových ručiček od toho, kdo táhne, ustoupit se *všemi* svými legiemi do *jedné* sousední provincie, kde nestojí žádné legie nebo jen jeho vlastní, ale ne do té, odkud vojsko přišlo. Smějí to i legie s žetonem ústupu.
rules-NE-R1-note = Vůdce jde s nimi. Dotázán je každý, i kdo může jen zůstat, aby otázka nic neprozradila. Tištěná pravidla zakazují provincii, odkud „vojsko“ přišlo: pro nás je to vojsko, které vstupuje. Říkají „po směru hodinových ručiček“, ale ne od koho.
rules-NE-R2 = Dostanou *žeton ústupu*: do konce kola, nebo dokud není odstraněn [NE-M9], netáhnou a nebojují, jen ustupují.
rules-NE-R3 = Kdo už je napaden, před bitvou neustupuje. Ústupu může zabránit Nepohoda [NE-C3].

rules-nero-chapter-battle = Bitva
rules-NE-F1 = Vojsko za 1 PB, unavené za 2, zaútočí na legie jednoho hráče ve své provincii: před pochodem, během něj nebo po něm. Ostatní hráči se tam boje neúčastní; dá se na ně zaútočit po jednom. Na totéž vojsko se v tahu nikdy neútočí dvakrát.
rules-NE-F1-note = „Totéž vojsko“ jsou legie toho soupeře v provincii bitvy a v té, kam po ní ustoupil; a platí to pro všechna tvá vojska v tom tahu.
rules-NE-F2 = Oba tajně zvolí karty a ukážou je najednou: útočník jednu až čtyři, pokud mu z jeho čtyř ještě zbývají [NE-T2], druhý nejvýš tři. Ani kolik jich je, předem nikdo nevidí.
rules-NE-F2-note = Bez karty, která se ještě smí vyložit, se tedy útočit nedá. Jen útočník, který svou poslední kartu vydal na odpověď právě při tomto útoku, bojuje bez ní. Že je tajný i počet karet, jsme rozhodli my; proto i ten, kdo žádnou vyložit nesmí, je dotázán, zda je připraven, aby nebylo nic poznat.
rules-NE-F3 = Síla: 1 za každou legii, která bojuje, BB karet, 1 za kandidáta a 2 za císaře, který bojuje s nimi. Útočník bojuje se svým vojskem, druhý se všemi svými legiemi na místě, které nemají žeton ústupu. Vůdce bojuje, je-li u legií, které bojují.
rules-NE-F3-note = Mají-li všechny legie napadeného žeton ústupu, je jeho síla 0 a karty nevykládá: kdo nesmí bojovat, tomu nepomohou ani karty. Kdy vůdce bojuje s legiemi, tištěná pravidla neříkají.
rules-NE-F4 = Silnější vyhrává a získává 1 VB. Jedna legie poraženého se tam stane legií vítěze. Bojoval-li císař nebo kandidát poraženého, je zase generálem.
rules-NE-F4-note = Podle tištěných pravidel se to stát „smí“; tady se to stane vždy. Legie pochází z poraženého vojska, u obránce je to pokud možno legie bez žetonu, a do žádného vojska nepatří, dokud ji někdo nepřibere. Podle nich je každý poražený císař nebo kandidát zase generálem; tady jen ten, který bojoval.
rules-NE-F5 = Poražený obránce smí se zbylými legiemi ustoupit jako v [NE-R1]. Poražený útočník musí, pokud může, s tím, co z vojska zbylo, a smí se i vrátit, odkud přišel. Dostanou žetony ústupu a Nepohoda jim nezabrání. Poražené vojsko skončilo; vítězné smí dál, unavené.
rules-NE-F5-note = Tištěná pravidla na jednom místě říkají, že poražený „smí“ ustoupit, na jiném, že legie poraženého útočníka jsou odstraněny. Tady se neodstraňuje nic, protože legií na mapě je pořád stejně [NE-B4]: poražený útočník, který nemá kam jít, zůstane, bez žetonu. Zůstane i vůdce, který přišel o poslední legii, a nelze na něj zaútočit. Nezbyla-li žádná legie, nikdo dotázán není.
rules-NE-F6 = Jsou-li obě strany stejně silné, nic se nemění, ale vojsko v tomto tahu už netáhne a neútočí.
rules-NE-F6-note = Tištěná pravidla to říkají o útočníkovi; rozumíme tím vojsko, které útočilo, ne všechno, co hráč má.

rules-nero-chapter-emperor = Jak se stát císařem
rules-nero-chapter-emperor-about = Na trůn vedou tři cesty a dvě vedou zase dolů.
rules-NE-K1 = Císařů není nikdy víc než dva. Kdyby se měl císařem stát někdo třetí, nestane se nic.
rules-NE-K2 = *V Římě:* je-li ve tvém tahu tvůj generál nebo kandidát v Římě a máš-li aspoň 5 KB (kandidátských bodů), smíš ho prohlásit císařem. KB: 1 za každou legii, kterou máš v Itálii navíc proti všem ostatním hráčům dohromady, 2 za každou oblast, kterou ovládáš, 1 za každý Vliv senátu a každou Pretoriánskou gardu, kterou jsi k tomu v tomto tahu zahrál a nikdo ji nezrušil.
rules-NE-K2-note = Legie v obou provinciích Itálie se sečtou a pak porovnají: „severní nebo jižní“ se dá číst dvojím způsobem. Jak dlouho karta platí, tištěná pravidla neříkají; tady je to ten jeden tah.
rules-NE-K3 = *U legií:* Ave Caesar udělá z tvého generála kandidáta, stojí-li aspoň s jednou tvou legií v domovské provincii a ovládáš-li svou domovskou oblast. Je-li kandidát na začátku tvého tahu v Římě a císařů je méně než dva, stává se císařem.
rules-NE-K3-note = Ave Caesar se dá hrát, i když už jsou dva císaři: na jednom místě tištěná pravidla říkají „samozřejmě“, na jiném chtějí méně než dva. Druhý výklad se dá zvolit při zakládání hry. Podle nich se kandidát v Římě císařem stát „může“; tady se to stane samo. Kdo je vynechán, nemá tah a jeho kandidát čeká.
rules-NE-K4 = *Vítězstvím:* bojuje-li tvůj generál nebo kandidát v bitvě, kterou vyhraješ, jako útočník i jako napadený, stává se hned císařem; poražený císař je předtím už generálem. Při zakládání hry se dá zvolit, že platí jen vítězství nad císařem, který bojoval.
rules-NE-K4-note = Takovou volbu tištěná pravidla neznají; je to možnost, kterou přidává Rostra.
rules-NE-K5 = Císař je zase generálem, prohraje-li bitvu nebo zasáhne-li ho Nájemný vrah.

rules-nero-chapter-events = Události
rules-nero-chapter-events-about = Když někdo zahraje událost, smějí ostatní po směru hodinových ručiček od něj odpovědět kartou, která ji ruší; a na odpověď se dá zase odpovědět. Nejdřív působí karta zahraná naposled. Zrušená karta se odkládá. Karty „každý tah“ se hrají jako takové odpovědi, nebo kde to říká jejich pravidlo.
rules-NE-C1 = *Úplatek* ruší kteroukoli právě zahranou událost, i jiné odpovědi, ale nikdy PB ani BB. Proti Pretoriánské gardě při vraždě jsou třeba dva, zahrané spolu.
rules-NE-C1-note = Platí to i pro gardu, která odpovídá na gardu. Na dva Úplatky se odpovídá jedním: jsou to dohromady jedna odpověď. Mohou s gardou opustit hru [NE-C5]. Tištěná pravidla mluví o kterékoli právě zahrané kartě; že PB a BB zůstávají, jsme rozhodli my, podobně jako to pravidla říkají o Zlých znameních.
rules-NE-C2 = *Zlá znamení* ruší právě zahranou událost, ale nic, co patří k vraždě, a nikdy PB ani BB.
rules-NE-C2-note = Tištěná pravidla mluví o právě zahraných kartách; tady je to jedna.
rules-NE-C3 = *Nepohoda* odpovídá na krok, útok, ústup před bitvou nebo Galéru někoho jiného: nestane se to a zaplacené PB propadají.
rules-NE-C3-note = Že PB propadají, jsme rozhodli my, a také toto: vojsko totéž v tomto tahu nesmí zkusit znovu. Po kroku už nejde dál, ale smí všechno ostatní, po útoku nechá toho soupeře být, po ústupu odpadá jen ten jeden. Jinak by to člověk prostě zkusil znovu.
rules-NE-C4 = *Nemoc* odpovídá na krok jiného hráče, při kterém jde i jeho vůdce: vůdce zůstane a v tomto tahu už necestuje, ostatní jdou dál; byl-li sám, jeho vojsko skončilo. Nebo odpovídá na Galéru: loď nevypluje a vůdce na palubě v tomto tahu také už necestuje.
rules-NE-C4-note = Podle tištěných pravidel se vůdce v tomto tahu nepohne a Galéra se ruší. Že ostatní jdou dál a že zůstane i vůdce na palubě, jsme rozhodli my.
rules-NE-C5 = *Pretoriánská garda* se hraje třemi způsoby: proti Nájemnému vrahovi (smí ji zahrát kdokoli), a císař je v bezpečí; proti takové gardě, která pak nepomůže; nebo ve vlastním tahu za 1 KB. Odpoví-li při vraždě na gardu jiná garda nebo dva Úplatky, opouštějí hru všechny karty té vraždy: Nájemný vrah, gardy i Úplatky.
rules-NE-C5-note = Všechny, ať je zahrál kdokoli a ať účinkovaly, nebo ne, i když na dva Úplatky odpověděl další. Leží odkryté vedle odložených karet a v žádném dalším kole se nevrátí. Při zakládání hry se to dá vypnout.
rules-NE-C6 = *Nájemný vrah:* urči císaře, který je v Římě. Je zase generálem, pokud tomu nikdo nezabrání.
rules-NE-C7 = *Krize v Římě:* císař je hned přemístěn do Říma.
rules-NE-C7-note = Tištěná pravidla mluví o „tvém“ císaři, ale jsou-li dva, nechávají tě vybrat. Smí to tedy být kterýkoli; je-li jen jeden, je to on.
rules-NE-C8 = *Galéra:* nejvýš tři tvé legie bez žetonu ústupu, tvůj vůdce, nebo obojí se přeplaví z přístavu do přístavu. Jsou-li tam cizí legie, smějí nejdřív ustoupit [NE-R1]; zůstanou-li některé, požádáš o průchod, nebo tam v tomto tahu zůstaneš. Kdo se vylodil, smí při aktivaci toho přístavu táhnout dál, ale v tomto tahu neútočí.
rules-NE-C8-note = Podle tištěných pravidel vylodění neútočí „hned“; tady neútočí v tomto tahu. Je-li průchod odmítnut, počítá se, že vylodění už táhli; je-li povolen, stojí jejich první krok ven o 1 PB víc. Vojsko, v němž je někdo vyloděný, neútočí; proto jdou do vojska jiné legie před nimi.
rules-NE-C9 = *Vpád Germánů:* zvol Germania Inferior, nebo Germania Superior. Všechny legie a vůdci odtud musí do sousední provincie; každý volí jednu pro všechny své a ty pro neutrální. Není bitva ani žetony ústupu. Položí se tam žeton Germánů: vstup stojí 3 PB [NE-M3].
rules-NE-C9-note = Tištěná pravidla říkají jen to, že všichni musí uhnout. Jedna provincie pro všechny legie hráče, bez bitvy a bez žetonů ústupu: to jsme rozhodli my. Žeton Germánů je jen jeden: druhá karta ho přesune. Nejdřív rozhoduješ ty, pak ostatní po směru hodinových ručiček; neutrální jdou poslední.
rules-NE-C10 = *Ave Caesar* udělá z tvého generála kandidáta, jako v [NE-K3].
rules-NE-C11 = *Vzpoura:* jedna legie kteréhokoli hráče, kdekoli, se stane neutrální; pátá neutrální ale nevznikne nikdy.
rules-NE-C12 = *Povstání:* hráč, v jehož domovské oblasti provincie leží, tam musí doplnit své legie na dvě, z provincií podle své volby. Pak se dvě z nich stanou neutrálními: méně, má-li jich méně nebo bylo-li by jinak neutrálních víc než čtyři.
rules-NE-C12-note = „Majitel té oblasti“ je pro nás hráč, který v ní má domov. Legie s žetonem ústupu se přivede jen z provincie, kde není jiná, a žeton si nechá; neutrálními se stávají nejdřív ty bez žetonu. Proti volné oblasti, nebo jsou-li neutrální legie čtyři, se karta hrát nedá.
rules-NE-C13 = *Vliv senátu:* 1 KB v tomto tahu.
rules-NE-C14 = *Zrádce:* vytáhni naslepo kartu z ruky někoho jiného. Smíš ji hned použít.
rules-NE-C15 = Událost, která by nemohla nic způsobit, se jako událost hrát nedá. Vliv senátu a Pretoriánská garda se na KB dají hrát vždy.
rules-NE-C15-note = Tak nikdo nezahodí kartu omylem: Germáni si nemohou zvolit prázdnou provincii, kde už jejich žeton leží, Krize císaře, který už v Římě je.
rules-NE-C16 = Zasáhne-li událost vojsko na pochodu: vyhnáno Germány skončilo; vůdce povolaný do Říma ho opouští a počítá se, že už táhl; vojsko, v němž nikdo nezbyl, skončilo.
rules-NE-C16-note = Z legií hráče na tahu bere událost nejdřív ty, které už táhly, a naposled ty z vojska. O událostech uprostřed pochodu tištěná pravidla nemluví.

rules-nero-chapter-points = Body a vítězství
rules-NE-P1 = Kdo ovládá čtyři oblasti, nebo tři a je císařem, vyhrává hned. Zjišťuje se to na začátku tahu a vždy, když hráč na tahu smí zase volně volit.
rules-NE-P1-note = Kdy se to zjišťuje, tištěná pravidla neříkají.
rules-NE-P2 = 1 VB za každou vyhranou bitvu, hned. Na konci 1. až 3. kola: císař 5, jsou-li dva, každý 2, a o 2 víc, je-li v Římě; 2 za každou oblast a 1 za každou provincii Itálie, kterou ovládáš. Na konci 4. kola: císař 8, nebo každý 4, a o 2 víc v Římě; 3 za každou oblast, 1 za každou provincii Itálie.
rules-NE-P2-note = Na jednom místě mluví tištěná pravidla o celé Itálii; my počítáme obě provincie zvlášť, jak to dělají jinde.
rules-NE-P3 = Vítězí, kdo má po 4. kole nejvíc VB.
rules-NE-P3-note = Při shodě vítězí císař, ten v Římě před druhým; pak nejvíc legií; jinak je vítězství dělené. Tištěná pravidla to nerozhodují.
rules-NE-P4 = Kdo už nemá legie, hraje dál: jeho vůdce může přibrat neutrální [NE-M5].

rules-nero-chapter-fine = Podrobnosti
rules-nero-chapter-fine-about = Kde se pravidla výše dají číst dvojím způsobem, hraje se tady takto. To všechno jsme rozhodli my; při první hře to nikdo nepotřebuje.
rules-NE-J1 = K [NE-S1]: chtěné oblasti se ukážou, až každý jednu zvolil; pak se losuje a kdo oblast nemá, volí znovu.
rules-NE-J2 = K [NE-T2] a [NE-M2]: dokud je vojsko na pochodu, nemůžeš aktivovat jinou provincii ani ukončit tah; nejdřív musí zastavit. Po aktivaci nejde nic před první kartou na PB.
rules-NE-J3 = K [NE-T3]: „jednou za tah“ platí pro každého hráče zvlášť, je-li to v jiné sadě karet na odpovědi. Odpověď „vlastní tah“ se hraje jen ve vlastním tahu.
rules-NE-J4 = K [NE-M3]: vojsko, které zanechalo všechny legie, už unavené není, ať potom přibere cokoli. Únava zdražuje kroky a útoky, ne přibírání.
rules-NE-J5 = K [NE-M4]: vojsko, které zanechá všechny, skončilo. Jsou-li v něm vylodění, zůstávají nejdřív vyloděné legie; galéra je bere na palubu naposled.
rules-NE-J6 = K [NE-M7]: vojsku brání jen legie, které tam při vstupu byly a zůstaly. Ty, co přijdou později, ne.
rules-NE-J7 = K [NE-M7], [NE-F6] a [NE-C3]: vojsko, které už nesmí udělat krok, o průchod nežádá. Po nerozhodné bitvě smí ještě legie přibrat, zanechat a zastavit.
rules-NE-J8 = K [NE-M9]: dostaly-li některé legie žeton v tomto tahu a jiné dřív, přijdou o něj jen ty druhé.
rules-NE-J9 = K [NE-R1]: „jen jeho vlastní“ znamená, že tam nejsou legie jiných hráčů ani neutrální. Kdo přijel na galéře, přišel z přístavu, odkud vyplul.
rules-NE-J10 = K [NE-F3]: útočníkův vůdce bojuje, je-li ve vojsku, ne když jen stojí v provincii.
rules-NE-J11 = K [NE-F4]: z legií poraženého obránce přejde nejdřív ta bez žetonu; nová legie vítěze žeton nemá.
rules-NE-J12 = K [NE-F5]: poražený útočník, který nemá kam, dotázán není; poražený obránce, kterému zbyly legie, ano, i když může jen zůstat.
rules-NE-J13 = K [NE-C1] a [NE-C5]: při vraždě odpovídá garda na každou gardu, i na tu, která sama na gardu odpovídá. Garda zahraná na KB je událost jako jiné.
rules-NE-J14 = K [NE-C3] a [NE-C4]: po Nemoci při kroku jsou ostatní ještě dotázáni: na ty, kdo jdou dál, smějí poslat Nepohodu.
rules-NE-J15 = K [NE-C6], [NE-C7] a [NE-C11]: určit se dá i vlastní císař a vlastní legie.
rules-NE-J16 = K [NE-C8]: před vůdcem, který se vylodí sám, nikdo neustupuje. Mezi cizími legiemi žádá o průchod, jinak se počítá, že už táhl.
rules-NE-J17 = K [NE-C9]: kdo je vyhnán, nechává si žeton ústupu, a kdo byl vyloděný nebo už táhl, u toho to platí dál; kdo patřil k vojsku, u toho se počítá, že už táhl.
rules-NE-J18 = K [NE-C12] a [NE-C16]: z legií hráče na tahu bere událost nejdřív ty, které už táhly, pak vyloděné, pak ostatní a naposled ty z vojska (z nich nejdřív vyloděné). S žetonem jen tam, kde není jiná, a s žetonem z tohoto tahu před staršími. U legie odvedené z vojska se počítá, že už táhla.
rules-NE-J19 = K [NE-P1]: kdo vyhraje hned, je jediný vítěz, ať jsou body jakékoli.
rules-NE-J20 = K [NE-T4]: propadlé karty se neukazují.
rules-NE-J21 = K [NE-C8] a [NE-M7]: průchod povolený vyloděným je jen jejich. Vojsku, které je přibere, cestu neotvírá a jejich PB navíc se platí, dokud je některý z nich ve vojsku. „Neporažen“ znamená neporažen tímto vojskem.
rules-NE-J22 = K [NE-C8] a [NE-R1]: dokud vylodění volí mezi žádostí o průchod a zastavením nebo dokud někdo smí ustoupit, událost se nehraje.
rules-NE-J23 = K [NE-C9] a [NE-C14]: žeton Germánů se položí dřív, než kdo odejde. Vydala-li oběť Zrádce poslední kartu na odpověď, Zrádce netáhne nic.
rules-NE-J24 = K [NE-C11] a [NE-C12]: legie, která se stane neutrální, nemá žeton a nepočítá se, že už táhla; dá se hned přibrat.
rules-NE-J25 = K [NE-C3]: Nepohoda při útoku chrání toho soupeře před tím vojskem v každé provincii.
rules-NE-J26 = K [NE-M8] a [NE-F1]: vůdce sám nemusí o průchod žádat ty, které tam jeho vojsko porazilo. Vojsku, které vstoupí tam, kde bojovalo jiné, onen soupeř brání a zaútočit na něj nelze.
rules-NE-J27 = Ke všem odpovědím: dotazuje se po směru hodinových ručiček od toho, kdo zahrál kartu nebo táhl, jen těch, kdo mají vhodnou kartu, každého jednou; nejdřív působí karta zahraná naposled; a jakmile je něco zrušeno, nikdo další dotázán není. Kdo nic vhodného nemá, je přeskočen a nikdo to nepozná.

rules-nero-chapter-options = Jak jinak hrát
rules-nero-chapter-options-about = To všechno se volí při zakládání hry. *Hráči:* tři nebo čtyři; ve třech zůstává čtvrtá oblast volná. *Délka:* dlouhá hra, nebo krátká s méně kartami na kolo [NE-S4]. *Prohlášení císařem* po každém vítězství, nebo jen po vítězství nad císařem [NE-K4]. *Kandidáti:* vždy, nebo jen dokud je císařů méně než dva [NE-K3]. *K útoku* se karta vyložit musí, nebo nemusí [NE-F2]. *Karty vraždy, při které někdo odpověděl na gardu,* opouštějí hru, nebo ne [NE-C5].

## Pictures

rules-nero-picture-card = Karta a její tři použití; pokaždé si vybereš jedno.
rules-nero-label-bp = PB, pohybové body: za ně táhnou tvá vojska
rules-nero-label-gp = BB, bojové body: síla v bitvě
rules-nero-label-event = Událost: nastane hned, pokud ji nikdo nezruší

rules-nero-picture-march = Galba aktivuje provincii Tarraconensis kartou Galéra, použitou na její 4 PB. Dvě legie a vůdce táhnou do Narbonensis (1 PB) a dál do Severní Itálie (1 PB) a zaútočí tam na Othonovu legii (1 PB). Po vítězství vůdce unavené legie zanechá a jde sám do Říma (1 PB).
rules-nero-label-activated = aktivováno: 4 PB
rules-nero-label-attack = útok: 1 PB
rules-nero-label-leader-only = jen vůdci

rules-nero-picture-battle = Galba útočí na Othona. 7 proti 6: Galba získává 1 VB a jedna z Othonových legií je teď jeho. Otho je zase jen generálem, a protože Galbův generál bojoval, je hned císařem.
rules-nero-label-attacker = útočník
rules-nero-label-defender = obránce
rules-nero-label-legions = legie
rules-nero-label-card = karta
rules-nero-label-strength = síla

rules-nero-picture-emperor = Tři cesty na trůn.
rules-nero-label-way-rome = V Římě
rules-nero-label-way-legions = U legií
rules-nero-label-way-victory = Vítězstvím
rules-nero-label-kp-italy = v Itálii o dvě legie víc než všichni ostatní
rules-nero-label-kp-area = jedna oblast
rules-nero-label-kp-card = jedna karta
rules-nero-label-declare = 5 KB: prohlášen císařem
rules-nero-label-at-home = Generál doma, s legií a s oblastí
rules-nero-label-candidate = Kandidát: vzhůru do Říma
rules-nero-label-turn-begins = Je tam, když začíná tvůj tah: císař
rules-nero-label-fights = Vůdce bojuje ...
rules-nero-label-won = ... a bitva je vyhraná: císař

rules-nero-picture-points = Za co jsou VB a kdy.
rules-nero-label-what = za
rules-nero-label-rounds = 1.–3. kolo
rules-nero-label-last = 4. kolo
rules-nero-label-battle-won = každou vyhranou bitvu (hned)
rules-nero-label-only-emperor = jediného císaře
rules-nero-label-two-emperors = každého ze dvou císařů
rules-nero-label-emperor-rome = císaře v Římě, navíc
rules-nero-label-area = každou oblast
rules-nero-label-province = každou provincii Itálie

rules-nero-picture-borders = Každá provincie a její sousedé. Kotva označuje přístav, vlny cestu po moři.
