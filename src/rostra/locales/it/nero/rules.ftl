### Le regole di Nero per chi gioca, secondo le sigle di docs/rules/nero.md. Istruzioni: en/nero/rules.ftl.

rules-nero-lead = Anno 69: Nerone è morto, e Galba, Vitellio, Otone e Vespasiano vogliono il trono. Marci con le legioni, combatti con le carte e conquisti il favore del Senato; vince chi dopo quattro round ha più punti vittoria. Tre o quattro giocatori, circa due ore.

rules-nero-chapter-short = Il gioco in breve
rules-nero-chapter-short-about = Ogni carta serve a una di queste tre cose: i suoi *PM* (punti movimento) muovono un'armata, i suoi *PB* (punti battaglia) aiutano in una battaglia, oppure avviene il suo *evento*. Nel tuo turno usi quante carte vuoi, ma al massimo quattro per PM o PB. I *PV* (punti vittoria) si ricevono subito per le battaglie, e alla fine di un round per imperatori, regioni e Italia. Chi controlla quattro regioni, o tre ed è imperatore, vince subito.

rules-nero-chapter-board = La mappa
rules-NE-B1 = Ci sono quattro regioni di cinque province ciascuna. L'Italia, due province e la città di Roma, non fa parte di nessuna. Alcune province hanno un porto. Le vie di mare uniscono province fra cui le truppe passano senza nave: in tutte queste regole valgono come confini.
rules-NE-B1-note = Le regole stampate lo dicono della marcia e della ritirata; qui vale per tutto.
rules-NE-B2 = *Occidente* (Galba): Lusitania, Baetica, Tarraconensis, Aquitania, Narbonensis. *Nord* (Vitellio): Britannia, Belgica, Lugdunensis, Germania Inferior, Germania Superior. *Danubio* (Otone): Raetia, Noricum, Pannonia, Dalmatia, Moesia. *Oriente* (Vespasiano): Achaia, Asia, Syria, Iudaea, Aegyptus. *Italia*: Italia Nord, Italia Sud, Roma. Un'ancora indica i porti.
rules-NE-B2-note = Le regole stampate non elencano le province. La mappa l'abbiamo disegnata noi. Chi possiede il gioco può scrivere la sua in un file; se chi ospita lo mette nella cartella dei file, la si può scegliere aprendo una partita.
rules-NE-B3 = Quali province confinano si vede sulla mappa e nella tabella qui sotto. Le vie di mare sono quattro: da Britannia a Belgica, e da Achaia ad Asia, Aegyptus e Italia Sud.
rules-NE-B3-note = Anche i confini, come la mappa, sono disegnati da noi.
rules-NE-B4 = Sulla mappa ci sono sempre esattamente 28 legioni, in tre giocatori 21, comprese le neutrali. Le neutrali non sono mai più di 4.
rules-NE-B5 = Ogni giocatore ha un condottiero: è generale, candidato o imperatore.
rules-NE-B6 = *Controlli una provincia* se vi hai più legioni di tutti gli altri giocatori e delle neutrali insieme. *Controlli una regione* se controlli almeno tre delle sue province. In tre giocatori la quarta regione resta libera: ci si marcia e ci si combatte, ma non è di nessuno.

rules-nero-chapter-cards = Le carte
rules-nero-chapter-cards-about = Le carte sono 55. Ogni volta che ne usi una scegli: i suoi PM, i suoi PB in una battaglia, o il suo evento. «Una volta per turno» riguarda solo l'evento. I numeri sulle carte e quante ce ne sono di ciascuna li abbiamo decisi noi, perché le regole stampate non li dicono.

rules-nero-chapter-setup = Prima del primo round
rules-NE-S1 = Ognuno indica la regione che vuole. Se più giocatori vogliono la stessa, decide la sorte, e gli altri scelgono di nuovo fra quelle libere. La regione stabilisce chi sei e il tuo colore.
rules-NE-S1-note = Tutti indicano la regione senza vedere quella degli altri, e si tira a sorte nell'ordine Occidente, Nord, Danubio, Oriente: così non conviene parlare per ultimi.
rules-NE-S2 = Hai sette legioni: prima una in ogni provincia della tua regione. Poi, cominciando dal più giovane (posto 1), i giocatori a turno ne schierano altre due dove vogliono nella propria regione, anche nella stessa provincia.
rules-NE-S2-note = Ognuno schiera le ultime due legioni in una volta sola, e quando ci sono tutte seguono i condottieri, nello stesso ordine. Le regole stampate dicono solo che comincia il più giovane e che si va a turno.
rules-NE-S3 = Metti il tuo generale in una provincia della tua regione. Per tutta la partita è la tua *provincia d'origine*.
rules-NE-S4 = Per ogni round si mescolano tutte le carte ancora in gioco [NE-C5] e si distribuiscono: 10 a testa in quattro, 13 in tre. Nella partita breve sono 6 e 8.
rules-NE-S4-note = Le regole stampate dicono solo che a ogni round si ricevono carte nuove; che per questo si mescolino tutte è la nostra lettura. Le carte si danno una alla volta a partire dal posto 1; è detto perché le partite registrate si possano verificare. Se mai non bastassero, ognuno ne riceve di meno, ma tutti lo stesso numero.

rules-nero-chapter-rounds = Round e turni
rules-NE-T1 = I round sono quattro. Il primo lo apre il posto 1, il più giovane; ogni altro chi ha meno PV. Poi si procede in senso orario.
rules-NE-T1-note = Se più giocatori hanno il minor numero di PV, apre il primo di loro in senso orario dopo chi ha aperto il round precedente.
rules-NE-T2 = Nel tuo turno usi carte in qualsiasi ordine: *al massimo quattro per PM o PB*, ed eventi quanti ne vuoi [NE-T3]. Devi usare almeno una carta. Chi non ne ha viene saltato.
rules-NE-T2-note = Che cosa succede a chi non ha carte, le regole stampate non lo dicono.
rules-NE-T3 = Un evento «una volta per turno» si gioca una volta sola in quel turno; la carta si può comunque usare per PM o PB. Gli eventi «turno proprio» non si giocano nei turni degli altri.
rules-NE-T3-note = Secondo le regole stampate una carta così si gioca una volta per turno. Per noi vale per il suo evento, e per tutte le carte con quell'evento.
rules-NE-T4 = Se quando comincia il tuo turno solo tu hai carte, è l'ultimo del round, e quelle che non usi sono perse. Il round finisce quando nessuno ha più carte.
rules-NE-T4-note = Secondo le regole stampate chi è l'unico ad avere ancora carte ne usa al massimo quattro e perde le altre. Quando lo si verifichi, non lo dicono: qui è all'inizio di un turno.
rules-NE-T5 = Alla fine di un round si contano i punti [NE-P2], si tolgono i segnalini ritirata e si danno nuove carte.
rules-NE-T5-note = Si toglie anche il segnalino dei Germani: un round deve cominciare con la mappa pulita.
rules-NE-T6 = Potete consultarvi su ogni mossa, ma *non potete mai agire insieme*.
rules-NE-T6-note = Niente di tutto questo viene imposto: si può parlare quanto si vuole, ma le parole non vincolano nessuno, e carte e legioni non passano di mano.

rules-nero-chapter-march = La marcia
rules-nero-chapter-march-about = Attivi una provincia con le carte, e da lì partono armate finché i punti bastano.
rules-NE-M1 = Per *attivare* una provincia la indichi e usi una o più carte per i PM. La somma è a disposizione di tutte le armate che *partono da quella provincia*, e strada facendo puoi aggiungere carte. Ciò che resta quando attivi un'altra provincia o finisci il turno è perso.
rules-NE-M1-note = Puoi attivare qualsiasi luogo dove hai una legione, anche con segnalino ritirata, o il tuo condottiero. Le regole stampate sommano le carte per le truppe di una provincia; che se ne possano aggiungere dopo, e che il resto si perda attivandone un'altra, lo abbiamo deciso noi.
rules-NE-M2 = Un'*armata* è un numero qualsiasi di tue legioni della provincia, con o senza condottiero, o il condottiero da solo. In marcia ce n'è una alla volta: la successiva parte quando la precedente ha finito.
rules-NE-M3 = Ogni passo oltre un confine costa *1 PM per tutta l'armata*; un condottiero con le legioni non costa nulla in più. Un'armata è *stanca* se in questo turno le sue legioni hanno vinto una battaglia: allora ogni passo costa 1 in più. Un condottiero da solo non è mai stanco. Entrare nella provincia dei Germani costa 3 invece di 1.
rules-NE-M3-note = Per quanto tempo le truppe restino stanche, le regole stampate non lo dicono; qui è fino alla fine del turno.
rules-NE-M4 = Un'armata può lasciare indietro ovunque legioni o il condottiero, senza costo. Chi è stato in un'armata *ha già marciato* quando resta indietro o quando l'armata ha finito: fino alla fine del turno non riparte, non si unisce ad armate e non s'imbarca.
rules-NE-M4-note = Le regole stampate dicono solo che chi resta indietro in quel turno non si muove più. Noi diciamo che cosa ne segue, anche che un'armata in marcia non può imbarcarsi.
rules-NE-M5 = Dove si trova, un'armata, anche un condottiero da solo, può prendere con sé legioni: una o più delle proprie per 1 PM, una o più neutrali per 2 PM (diventano tue), quindi le une e le altre per 3 PM. Quelle che non prende restano com'erano; prenderne altre più tardi si paga di nuovo. Non si possono prendere le legioni che hanno già marciato e quelle con segnalino ritirata.
rules-NE-M5-note = Il proprio condottiero si unisce senza costo, come senza costo viaggia con l'armata. Delle proprie legioni, quelle sbarcate da una galea si prendono per ultime.
rules-NE-M6 = A Roma entrano solo i condottieri, per 1 PM, da ognuna delle due province d'Italia. Possono essercene più d'uno.
rules-NE-M7 = Un'armata con legioni che entra in una provincia con *legioni di un altro giocatore* deve interrompere la marcia. Prima quelle possono ritirarsi [NE-R1]. Se qualcuna resta, la attacchi [NE-F1]; oppure chiedi il via libera a tutti quelli che lì non hai battuto, e se tutti lo danno prosegui, con 1 PM in più per il passo d'uscita; oppure ti fermi, e la marcia è finita. In un turno successivo prosegui da lì liberamente. Le legioni neutrali non ostacolano nessuno.
rules-NE-M7-note = Si chiede a tutti quelli che lì non hai battuto, una volta a ciascuno finché l'armata è lì, e le risposte valgono. Il PM in più si paga solo se c'è ancora, imbattuto, qualcuno che ha dato il via libera.
rules-NE-M8 = Anche un condottiero da solo può entrare in una provincia così, ma si ferma lì se non gli danno il via libera tutti quelli che vi hanno legioni (se lo danno, anche per lui il passo d'uscita costa 1 PM in più). Non può attaccare né essere attaccato, e nessuno si ritira davanti a lui.
rules-NE-M8-note = Le regole stampate non parlano di un condottiero che viaggia da solo fra legioni altrui. Lo trattiamo come un'armata che non può combattere.
rules-NE-M9 = Con 2 PM di un'attivazione togli i segnalini ritirata a tutte le tue legioni della provincia attivata, ma non nel turno in cui li hanno ricevuti.
rules-NE-M9-note = Si fa fra un'armata e l'altra, non mentre una è in marcia.

rules-nero-chapter-retreat = Ritirata
rules-NE-R1 = Quando entra un'armata con legioni, a piedi o per mare, chiunque abbia legioni lì, in senso orario da chi muove, può ritirarsi con *tutte* le sue legioni di lì in *una* provincia confinante dove non ci sono legioni o ci sono solo le sue, ma non in quella da cui è venuta l'armata. Possono farlo anche le legioni con segnalino ritirata.
rules-NE-R1-note = Il condottiero va con loro. Si chiede a tutti, anche a chi può solo restare, così la domanda non rivela nulla. Le regole stampate vietano la provincia da cui sono venute «le truppe»: per noi sono quelle che entrano. Dicono «in senso orario», ma non a partire da chi.
rules-NE-R2 = Ricevono un *segnalino ritirata*: fino alla fine del round, o finché non viene tolto [NE-M9], non marciano e non combattono, si ritirano soltanto.
rules-NE-R3 = Chi è già attaccato non si ritira più prima della battaglia. Il Maltempo può impedire una ritirata [NE-C3].

rules-nero-chapter-battle = Battaglia
rules-NE-F1 = Per 1 PM, 2 se è stanca, un'armata attacca le legioni di un giocatore nella sua provincia: prima, durante o dopo la marcia. Gli altri che sono lì ne restano fuori; si possono attaccare uno dopo l'altro. Le stesse truppe non si attaccano mai due volte in un turno.
rules-NE-F1-note = «Le stesse truppe» sono le legioni di quel nemico nella provincia della battaglia e in quella dove poi si è ritirato; e vale per tutte le tue armate del turno.
rules-NE-F2 = Entrambi scelgono carte in segreto e le mostrano insieme: l'attaccante da una a quattro, per quante gliene restano delle sue quattro [NE-T2], l'altro fino a tre. Nessuno vede prima nemmeno quante sono.
rules-NE-F2-note = Dunque senza una carta che si possa ancora giocare non si attacca. Solo un attaccante che ha speso l'ultima carta per una risposta proprio durante quell'attacco combatte senza. Che sia segreto anche quante sono le carte lo abbiamo deciso noi; per questo si chiede se è pronto anche a chi non può giocarne: così non trapela nulla.
rules-NE-F3 = Forza: 1 per ogni legione che combatte, i PB delle carte, 1 per un candidato e 2 per un imperatore che combatte. L'attaccante combatte con la sua armata, l'altro con tutte le sue legioni di lì senza segnalino ritirata. Un condottiero combatte se è con legioni che combattono.
rules-NE-F3-note = Se tutte le legioni di chi è attaccato hanno il segnalino ritirata, la sua forza è 0 e non gioca carte: chi non può combattere non si aiuta nemmeno con le carte. Quando un condottiero partecipi al combattimento, le regole stampate non lo dicono.
rules-NE-F4 = Vince il più forte e riceve 1 PV. Una delle legioni che lo sconfitto ha lì diventa del vincitore. Se l'imperatore o il candidato dello sconfitto ha combattuto, torna generale.
rules-NE-F4-note = Nelle regole stampate la legione «può» cambiare bandiera; qui la cambia sempre. Viene dall'armata sconfitta, o fra quelle del difensore se possibile è una senza segnalino, e non fa parte di un'armata finché non la si prende. Lì ogni imperatore o candidato sconfitto torna generale; qui solo chi ha combattuto.
rules-NE-F5 = Un difensore sconfitto può ritirarsi con le legioni che gli restano lì, come in [NE-R1]. Un attaccante sconfitto deve, se può, con ciò che resta dell'armata, e può anche tornare da dove è venuto. Ricevono il segnalino ritirata, e il Maltempo non li ferma. Un'armata sconfitta ha finito; una vittoriosa può proseguire, stanca.
rules-NE-F5-note = Le regole stampate dicono in un punto che lo sconfitto «può» ritirarsi, in un altro che le legioni di un attaccante sconfitto vengono tolte. Qui non si toglie nulla, perché il numero delle legioni sulla mappa resta sempre lo stesso [NE-B4]: un attaccante sconfitto che non ha dove andare resta, senza segnalino. Resta anche un condottiero che ha perso l'ultima legione, e non può essere attaccato. Se non restano legioni, non si chiede nulla a nessuno.
rules-NE-F6 = Se le forze sono pari non cambia nulla, ma in questo turno l'armata non marcia e non attacca più.
rules-NE-F6-note = Le regole stampate lo dicono dell'attaccante; per noi è l'armata che ha attaccato, non tutto ciò che il giocatore possiede.

rules-nero-chapter-emperor = Come si diventa imperatore
rules-nero-chapter-emperor-about = Tre strade portano al trono, e due lo fanno perdere.
rules-NE-K1 = Non ci sono mai più di due imperatori. Se qualcuno dovesse diventare il terzo, non succede nulla.
rules-NE-K2 = *A Roma:* se nel tuo turno il tuo generale o candidato è a Roma e hai almeno 5 PC (punti candidatura), puoi proclamarlo imperatore. PC: 1 per ogni legione che hai in Italia oltre a quelle di tutti gli altri giocatori insieme, 2 per ogni regione che controlli, 1 per ogni Influenza del Senato o Guardia Pretoriana giocata a questo scopo nel turno e non annullata.
rules-NE-K2-note = Le legioni delle due province d'Italia si sommano e poi si confrontano: «Nord o Sud» si può leggere in due modi. Per quanto tempo valga una carta, le regole stampate non lo dicono; qui vale per quel turno.
rules-NE-K3 = *Con le legioni:* Ave Caesar rende candidato il tuo generale, se è nella provincia d'origine con almeno una tua legione e controlli la tua regione. Se il tuo turno comincia mentre il candidato è a Roma, e ci sono meno di due imperatori, diventa imperatore.
rules-NE-K3-note = Ave Caesar si può giocare anche quando ci sono già due imperatori: in un punto le regole stampate dicono «naturalmente», in un altro ne chiedono meno di due. L'altra lettura si può scegliere aprendo la partita. Dicono che un candidato a Roma «può» diventare imperatore; qui avviene da sé. Chi viene saltato non ha un turno, e il suo candidato aspetta.
rules-NE-K4 = *Con una vittoria:* se il tuo generale o candidato combatte in una battaglia che vinci, attaccando o attaccato, diventa subito imperatore; un imperatore sconfitto prima è tornato generale. Aprendo una partita si può scegliere che valga solo una vittoria su un imperatore che ha combattuto.
rules-NE-K4-note = Le regole stampate non conoscono una scelta simile; è un'opzione che aggiunge Rostra.
rules-NE-K5 = Un imperatore torna generale se perde una battaglia o se lo raggiunge un Sicario.

rules-nero-chapter-events = Eventi
rules-nero-chapter-events-about = Quando si gioca un evento gli altri possono rispondere, in senso orario da chi lo gioca, con una carta che lo annulla; e anche a una risposta si può rispondere. L'ultima carta giocata ha effetto per prima. Una carta annullata va agli scarti. Le carte «ogni turno» si giocano come risposte di questo tipo, o dove lo dice la loro regola.
rules-NE-C1 = *Corruzione* annulla qualsiasi carta evento appena giocata, anche altre risposte, ma mai PM o PB. Contro una Guardia Pretoriana in un assassinio ne servono due, giocate insieme.
rules-NE-C1-note = Vale anche per una guardia che risponde a una guardia. A due Corruzioni si risponde con una: insieme sono una sola risposta. Possono uscire dal gioco con la guardia [NE-C5]. Le regole stampate parlano di qualsiasi carta appena giocata; che PM e PB restino lo abbiamo deciso noi, come esse dicono dei Cattivi Presagi.
rules-NE-C2 = *Cattivi Presagi* annullano una carta evento appena giocata, ma nulla che riguardi un assassinio, e mai PM o PB.
rules-NE-C2-note = Le regole stampate parlano di carte appena giocate; qui è una sola.
rules-NE-C3 = *Maltempo* risponde a un passo, a un attacco, a una ritirata prima della battaglia o a una Galea di un altro: non avviene, e i PM pagati sono persi.
rules-NE-C3-note = Che i PM siano persi lo abbiamo deciso noi, e anche questo: l'armata in questo turno non può ritentare la stessa cosa. Dopo un passo non avanza più ma può fare tutto il resto, dopo un attacco lascia in pace quel nemico, dopo una ritirata cade solo quella. Altrimenti basterebbe riprovare.
rules-NE-C4 = *Malattia* risponde a un passo che un altro fa con il suo condottiero: il condottiero resta e in questo turno non viaggia più, gli altri proseguono; se era solo, la sua armata ha finito. Oppure risponde a una Galea: la nave resta, e anche un condottiero a bordo in questo turno non viaggia più.
rules-NE-C4-note = Secondo le regole stampate il condottiero in questo turno non si muove, e una Galea è annullata. Che gli altri proseguano, e che resti anche un condottiero a bordo, lo abbiamo deciso noi.
rules-NE-C5 = *Guardia Pretoriana* si gioca in tre modi: da chiunque contro un Sicario, e l'imperatore è salvo; contro una guardia così, che allora non serve a nulla; o nel tuo turno per 1 PC. Se in un assassinio si risponde a una guardia con una guardia o con due Corruzioni, tutte le carte di quell'assassinio escono dal gioco: Sicario, guardie e Corruzioni.
rules-NE-C5-note = Tutte, chiunque le abbia giocate e che abbiano avuto effetto o no, anche se alle due Corruzioni si è risposto con un'altra. Restano scoperte accanto agli scarti e non tornano nei round successivi. Aprendo una partita si può scegliere che tornino.
rules-NE-C6 = *Sicario:* indica un imperatore che è a Roma. Torna generale, se nessuno lo impedisce.
rules-NE-C7 = *Crisi a Roma:* un imperatore va subito a Roma.
rules-NE-C7-note = Le regole stampate parlano del «tuo» imperatore, ma se sono due ti lasciano scegliere. Può quindi essere di chiunque: se ce n'è uno solo, è quello.
rules-NE-C8 = *Galea:* fino a tre tue legioni senza segnalino ritirata, il condottiero o entrambi vanno da un porto a un altro. Se lì ci sono legioni altrui, prima possono ritirarsi [NE-R1]; se qualcuna resta, chiedi il via libera o per questo turno ti fermi lì. Chi è sbarcato può proseguire con un'attivazione di quel porto, ma in questo turno non attacca.
rules-NE-C8-note = Secondo le regole stampate chi è sbarcato non attacca «subito»; qui vuol dire in questo turno. Se il via libera è rifiutato, chi è sbarcato conta come se avesse già marciato; se è dato, il primo passo d'uscita costa 1 PM in più. Un'armata in cui c'è chi è sbarcato non attacca; perciò le altre legioni entrano in un'armata prima di loro.
rules-NE-C9 = *Attacco Germanico:* scegli Germania Inferior o Germania Superior. Tutte le legioni e i condottieri di lì devono andare in una provincia confinante; ognuno ne sceglie una per tutti i suoi, e tu per le neutrali. Non ci sono battaglie né segnalini ritirata. Lì va il segnalino dei Germani: entrare costa 3 PM [NE-M3].
rules-NE-C9-note = Le regole stampate dicono solo che tutti devono spostarsi. Una sola provincia per tutte le truppe di un giocatore, niente battaglia, niente segnalini ritirata: lo abbiamo deciso noi. Il segnalino dei Germani è uno solo: una seconda carta lo sposta. Decidi prima tu, poi gli altri in senso orario; le neutrali vanno per ultime.
rules-NE-C10 = *Ave Caesar* rende candidato il tuo generale, come in [NE-K3].
rules-NE-C11 = *Ribellione:* una legione di un giocatore qualsiasi, ovunque sia, diventa neutrale; ma mai una quinta.
rules-NE-C12 = *Rivolta:* il giocatore nella cui regione si trova la provincia deve portarci le sue legioni fino a due, da province a sua scelta. Poi due di quelle diventano neutrali: meno se ne ha meno, o se altrimenti le neutrali sarebbero più di quattro.
rules-NE-C12-note = «Il proprietario della regione» per noi è il giocatore la cui regione d'origine è quella. Una legione con segnalino ritirata si porta solo da una provincia dove non ce n'è un'altra, e tiene il segnalino; diventano neutrali prima quelle senza. Contro una regione libera, o con quattro legioni neutrali, la carta non si può giocare.
rules-NE-C13 = *Influenza del Senato:* 1 PC in questo turno.
rules-NE-C14 = *Traditore:* pesca alla cieca una carta dalla mano di un altro. Puoi usarla subito.
rules-NE-C15 = Un evento che non potrebbe fare nulla non si può giocare come evento. Influenza del Senato e Guardia Pretoriana si possono sempre giocare per i PC.
rules-NE-C15-note = Così nessuno butta una carta per sbaglio: i Germani non possono scegliere una provincia vuota dove il segnalino c'è già, una Crisi un imperatore che è già a Roma.
rules-NE-C16 = Se un evento coglie un'armata in marcia: cacciata dai Germani ha finito; un condottiero chiamato a Roma la lascia e conta come se avesse già marciato; un'armata in cui non c'è più nessuno ha finito.
rules-NE-C16-note = Delle legioni di chi è di turno un evento prende prima quelle che hanno già marciato e per ultime quelle dell'armata. Di eventi nel mezzo di una marcia le regole stampate non parlano.

rules-nero-chapter-points = Punti e vittoria
rules-NE-P1 = Chi controlla quattro regioni, o tre ed è imperatore, vince subito. Lo si verifica quando comincia un turno, e ogni volta che chi è di turno può di nuovo scegliere liberamente.
rules-NE-P1-note = Quando lo si verifichi, le regole stampate non lo dicono.
rules-NE-P2 = 1 PV per ogni battaglia vinta, subito. Alla fine dei round da 1 a 3: un imperatore 5, o 2 ciascuno se sono due, e 2 in più se è a Roma; 2 per ogni regione e 1 per ogni provincia d'Italia che controlli. Alla fine del round 4: un imperatore 8, o 4 ciascuno, e 2 in più a Roma; 3 per ogni regione, 1 per ogni provincia d'Italia.
rules-NE-P2-note = In un punto le regole stampate parlano di tutta l'Italia; noi contiamo le due province una per una, come fanno altrove.
rules-NE-P3 = Vince chi ha più PV dopo il round 4.
rules-NE-P3-note = A parità vince l'imperatore, quello a Roma prima dell'altro; poi chi ha più legioni; altrimenti la vittoria è condivisa. Le regole stampate non lo decidono.
rules-NE-P4 = Chi non ha più legioni continua a giocare: il suo condottiero può prendere con sé le neutrali [NE-M5].

rules-nero-chapter-fine = Sottigliezze
rules-nero-chapter-fine-about = Dove le regole qui sopra si possono leggere in due modi, qui si gioca così. Tutto questo l'abbiamo deciso noi; per la prima partita non serve a nessuno.
rules-NE-J1 = Su [NE-S1]: le regioni volute si mostrano quando tutti ne hanno indicata una; poi si tira a sorte, e chi è rimasto senza ne indica un'altra.
rules-NE-J2 = Su [NE-T2] e [NE-M2]: mentre un'armata è in marcia non puoi attivare un'altra provincia né finire il turno; prima deve fermarsi. Dopo l'attivazione nulla viene prima della prima carta per i PM.
rules-NE-J3 = Su [NE-T3]: «una volta per turno» vale per ogni giocatore separatamente, se in un altro mazzo è scritto su una risposta. Una risposta «turno proprio» si gioca solo nel proprio turno.
rules-NE-J4 = Su [NE-M3]: un'armata che ha lasciato indietro tutte le legioni non è più stanca, qualunque cosa prenda poi con sé. La stanchezza rende più cari passi e attacchi, non il prendere con sé.
rules-NE-J5 = Su [NE-M4]: un'armata che lascia indietro tutti ha finito. Se c'è chi è sbarcato, restano indietro prima le legioni sbarcate; una galea le imbarca per ultime.
rules-NE-J6 = Su [NE-M7]: ostacolano l'armata solo le legioni che c'erano quando è entrata e sono rimaste. Quelle che arrivano dopo no.
rules-NE-J7 = Su [NE-M7], [NE-F6] e [NE-C3]: un'armata che non può più fare passi non chiede il via libera. Dopo un pareggio può ancora prendere legioni, lasciarne e fermarsi.
rules-NE-J8 = Su [NE-M9]: se alcune legioni hanno ricevuto il segnalino in questo turno e altre prima, lo perdono solo le altre.
rules-NE-J9 = Su [NE-R1]: «solo le sue» vuol dire né legioni di altri giocatori né neutrali. Chi è arrivato con una galea è venuto dal porto da cui è salpato.
rules-NE-J10 = Su [NE-F3]: il condottiero dell'attaccante combatte se è nell'armata, non se si trova soltanto nella provincia.
rules-NE-J11 = Su [NE-F4]: delle legioni di un difensore sconfitto cambia bandiera prima una senza segnalino; la nuova legione del vincitore non ne ha.
rules-NE-J12 = Su [NE-F5]: a un attaccante sconfitto senza via d'uscita non si chiede nulla; a un difensore sconfitto che ha ancora legioni sì, anche se può solo restare.
rules-NE-J13 = Su [NE-C1] e [NE-C5]: in un assassinio una guardia risponde a ogni guardia, anche a una che risponde a una guardia. Una guardia giocata per i PC è un evento come gli altri.
rules-NE-J14 = Su [NE-C3] e [NE-C4]: dopo una Malattia su un passo si chiede ancora agli altri: a chi prosegue possono mandare il Maltempo.
rules-NE-J15 = Su [NE-C6], [NE-C7] e [NE-C11]: si possono indicare anche il proprio imperatore e le proprie legioni.
rules-NE-J16 = Su [NE-C8]: davanti a un condottiero che sbarca da solo nessuno si ritira. Fra legioni altrui chiede il via libera, altrimenti conta come se avesse già marciato.
rules-NE-J17 = Su [NE-C9]: chi è cacciato tiene il segnalino ritirata, e continua a contare come sbarcato, o come chi ha già marciato, se lo era; chi faceva parte di un'armata conta come se avesse già marciato.
rules-NE-J18 = Su [NE-C12] e [NE-C16]: delle legioni di chi è di turno un evento prende prima quelle che hanno già marciato, poi quelle sbarcate, poi le altre, e per ultime quelle dell'armata (di queste prima le sbarcate). Quelle con segnalino solo dove non ce n'è un'altra, quelle segnate in questo turno prima delle più vecchie. Una legione tolta a un'armata conta come se avesse già marciato.
rules-NE-J19 = Su [NE-P1]: chi vince subito è l'unico vincitore, qualunque siano i punti.
rules-NE-J20 = Su [NE-T4]: le carte perse non si mostrano.
rules-NE-J21 = Su [NE-C8] e [NE-M7]: il via libera dato alle truppe sbarcate vale solo per loro. Non apre la strada a un'armata che le prende con sé, e il PM in più è dovuto finché una di loro è nell'armata. «Imbattuto» vuol dire non battuto da quest'armata.
rules-NE-J22 = Su [NE-C8] e [NE-R1]: mentre chi è sbarcato sceglie fra chiedere il via libera e fermarsi, o qualcuno può ritirarsi, non si giocano eventi.
rules-NE-J23 = Su [NE-C9] e [NE-C14]: il segnalino dei Germani arriva prima che qualcuno se ne vada. Se la vittima di un Traditore ha speso l'ultima carta per una risposta, il Traditore non pesca nulla.
rules-NE-J24 = Su [NE-C11] e [NE-C12]: una legione che diventa neutrale non ha segnalino e non conta come se avesse già marciato; si può prendere subito.
rules-NE-J25 = Su [NE-C3]: il Maltempo su un attacco protegge quel nemico da quell'armata in ogni provincia.
rules-NE-J26 = Su [NE-M8] e [NE-F1]: un condottiero da solo non ha bisogno del via libera di chi la sua armata ha battuto lì. Un'armata che entra dove un'altra ha combattuto è ostacolata da quel nemico, e non può attaccarlo.
rules-NE-J27 = Su tutte le risposte: si chiedono in senso orario da chi ha giocato la carta o fatto la mossa, solo a chi ha una carta adatta, una volta a ciascuno; l'ultima giocata ha effetto per prima; e quando qualcosa è annullato non si chiede più a nessuno. Chi non ha nulla di adatto viene saltato, e nessuno se ne accorge.

rules-nero-chapter-options = Altri modi di giocare
rules-nero-chapter-options-about = Tutto questo si sceglie aprendo una partita. *Giocatori:* tre o quattro; in tre la quarta regione resta libera. *Durata:* una partita intera, o una breve con meno carte per round [NE-S4]. *Proclamato imperatore dopo* qualsiasi vittoria, o solo dopo una vittoria su un imperatore [NE-K4]. *Candidati:* sempre, o solo finché ci sono meno di due imperatori [NE-K3]. *Per attaccare* si deve giocare una carta, oppure no [NE-F2]. *Le carte di un assassinio contrastato* escono dal gioco, oppure no [NE-C5].

## Pictures

rules-nero-picture-card = Una carta e i suoi tre usi; ogni volta ne scegli uno.
rules-nero-label-bp = PM, punti movimento: con questi marciano le tue armate
rules-nero-label-gp = PB, punti battaglia: forza in una battaglia
rules-nero-label-event = L'evento: avviene subito, se nessuno lo annulla

rules-nero-picture-march = Galba attiva Tarraconensis con una Galea, usata per i suoi 4 PM. Due legioni e il condottiero marciano verso Narbonensis (1 PM) e poi Italia Nord (1 PM), e lì attaccano la legione di Otone (1 PM). Dopo la vittoria il condottiero lascia le legioni stanche e prosegue da solo per Roma (1 PM).
rules-nero-label-activated = attivata: 4 PM
rules-nero-label-attack = attacco: 1 PM
rules-nero-label-leader-only = solo condottieri

rules-nero-picture-battle = Galba attacca Otone. 7 contro 6: Galba riceve 1 PV, e una legione di Otone ora è sua. Otone torna generale, e siccome il generale di Galba ha combattuto, è subito imperatore.
rules-nero-label-attacker = attaccante
rules-nero-label-defender = difensore
rules-nero-label-legions = legioni
rules-nero-label-card = carta
rules-nero-label-strength = forza

rules-nero-picture-emperor = Tre strade per il trono.
rules-nero-label-way-rome = A Roma
rules-nero-label-way-legions = Con le legioni
rules-nero-label-way-victory = Con una vittoria
rules-nero-label-kp-italy = in Italia due legioni in più di tutti gli altri
rules-nero-label-kp-area = una regione
rules-nero-label-kp-card = una carta
rules-nero-label-declare = 5 PC: proclamato imperatore
rules-nero-label-at-home = Generale a casa, con una legione e la regione
rules-nero-label-candidate = Candidato: in viaggio per Roma
rules-nero-label-turn-begins = È lì quando comincia il tuo turno: imperatore
rules-nero-label-fights = Il condottiero combatte ...
rules-nero-label-won = ... e la battaglia è vinta: imperatore

rules-nero-picture-points = Che cosa dà PV, e quando.
rules-nero-label-what = per
rules-nero-label-rounds = round 1–3
rules-nero-label-last = round 4
rules-nero-label-battle-won = ogni battaglia vinta (subito)
rules-nero-label-only-emperor = l'unico imperatore
rules-nero-label-two-emperors = ciascuno di due imperatori
rules-nero-label-emperor-rome = imperatore a Roma, in più
rules-nero-label-area = ogni regione
rules-nero-label-province = ogni provincia d'Italia

rules-nero-picture-borders = Ogni provincia con le sue vicine. Un'ancora indica un porto, le onde una via di mare.
