### První hra Nero s průvodcem. Pokyny: en/caesar/lessons.ftl.

lesson-nero-01 = Rok 69: Nero je mrtev a o jeho trůn stojí čtyři muži. Ty jsi *Galba* a patří ti *Západ*. *Provincii* ovládáš, máš-li v ní víc legií než všichni ostatní dohromady, *oblast* se třemi z jejích pěti provincií. Itálie nepatří k žádné oblasti. Začíná poslední ze čtyř kol.
lesson-nero-02 = Dole vidíš své karty. Každou kartu použiješ *jedním ze tří způsobů*: za její *PB* táhneš, její *BB* se počítají v bitvě, nebo nastane její *událost*. Na PB či BB smíš v tahu použít nejvýš čtyři karty, události hraješ navíc. Máš 8 vítězných bodů (VB), vede Vespasianus se 13.
lesson-nero-03 = Kdo chce táhnout, *aktivuje* provincii: karty dávají PB a vojsko je tam utrácí. Aktivuj provincii *Narbonensis* a použij *Galéru* na její 4 PB.
lesson-nero-04 = Teď vyráží *vojsko*. Pošli *dvě legie*, bez vůdce. Krok přes hranici stojí 1 PB za celé vojsko. Táhni do *Severní Itálie*: stojí tam Vitelliova legie a ta před tebou smí ustoupit.
lesson-nero-05 = Vitellius zůstává. U cizích legií se tvé vojsko musí zastavit, ledaže ho nechají projít nebo je porazí. *Zaútoč*: stojí to 1 PB.
lesson-nero-06 = Oba vykládáte karty lícem dolů a ukážete je naráz. Každá legie se počítá za 1, k tomu BB karet. Ty máš dvě legie, on jednu. Vylož *Zlá znamení* za 3 BB, a do boje.
lesson-nero-07 = 5 proti 3: získáváš *1 VB* a jeho legie přebíhá k tobě. Kdyby s nimi bojoval tvůj vůdce, byl by teď císařem: to je jedna cesta na trůn. Vojsko je unavené, každý krok by stál o 1 PB víc. Nech ho *zastavit*.
lesson-nero-08 = Jiná cesta je *událost*: *Ave Caesar* udělá z tvého generála *kandidáta*. Musí být s legií v domovské provincii a ty musíš ovládat jeho oblast. Vše je splněno: zahraj ji.
lesson-nero-09 = Otho odpovídá: *Zlá znamení*. Tvá událost by neměla účinek. Jenže i na odpověď se dá odpovědět. *Úplatek* zastaví kteroukoli událost: použij ho.
lesson-nero-10 = Tvůj generál je kandidát. Bude-li na začátku některého tvého tahu v Římě, stane se císařem. Nejdřív ale ostatní: *ukonči tah*. Karty, které si necháš, se hodí k *odpovědím* v jejich tazích.
lesson-nero-11 = Vitellius zahrál *Vzpouru*: jedna tvá legie v Severní Itálii je teď neutrální. A Otho tam chce vtáhnout! *Nepohoda* zastaví cizí krok, útok, ústup nebo Galéru. Zahraj ji.
lesson-nero-12 = Vespasianus poslal legii do Jižní Itálie. Teď ty: aktivuj provincii *Narbonensis*, použij *Nemoc* na 3 PB a pošli *vůdce samotného* do *Severní Itálie*. Tam za 2 PB přibere *neutrální legii*: je zase tvá.
lesson-nero-13 = Do Říma smějí jen *vůdci*. Legii zanech na místě, přidej *Zrádce* za 1 PB, jdi do *Říma* a tam zastav.
lesson-nero-14 = S *5 KB* nemusíš čekat: v Římě je tvůj vůdce prohlášen císařem. KB je 1 za každou legii, kterou máš v Itálii navíc proti všem ostatním (3 proti 1: 2 KB), a 2 za každou ovládanou oblast. To jsou 4. *Vliv senátu* dá v tomto tahu ještě 1. Zahraj ho a pak vůdce *prohlas*!
lesson-nero-15 = Ave, Imperator! Jenže císař v Římě žije nebezpečně. Nech si poslední kartu a *ukonči tah*. Přijde-li *Nájemný vrah*, odpověz: *Pretoriánská garda*.
lesson-nero-16 = Kolo končí a počítají se body: císař *8*, v Římě o *2* víc, každá oblast *3*, každá provincie Itálie *1* (v prvních třech kolech 5, 2, 2 a 1). S 23 VB vítězíš. Kdo ovládá čtyři oblasti, nebo tři jako císař, vyhrává dokonce hned. Teď už beze mě!
