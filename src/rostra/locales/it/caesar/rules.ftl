### Le regole di Cesare & Cleopatra per chi gioca, secondo le sigle di docs/rules/caesar.md. Istruzioni: en/caesar/rules.ftl.

rules-caesar-lead = Cesare e Cleopatra vogliono tutti e due i patrizi di Roma dalla loro parte. I patrizi sono divisi in cinque gruppi, sui quali giochi carte influenza, coperte o scoperte; quando un gruppo vota la fiducia, il lato che lì ha più influenza conquista uno dei suoi patrizi. Per due giocatori, circa 40 minuti.

rules-caesar-chapter-short = Il gioco in breve
rules-caesar-chapter-short-about = Nel tuo turno giochi *una carta influenza coperta* o *due scoperte* sui gruppi e, se vuoi, una carta azione. Poi completi la mano e si gira una carta voto: indica il gruppo che vota adesso, oppure un baccanale, e allora non si vota. Chi ha la somma più alta su quel gruppo prende un patrizio, e lo paga con la carta migliore che ha lì. Alla fine danno punti i patrizi, le maggioranze, i gruppi interi e un bonus segreto.

rules-caesar-chapter-material = Il materiale
rules-caesar-chapter-material-about = I patrizi e le carte voto stanno in mezzo al tavolo e non sono di nessuno. Ogni lato ha le sue carte; le due serie sono uguali.
rules-CC-M1 = I patrizi formano cinque gruppi: 5 Senatori, 5 Pretori, 5 Questori, 3 Censori e 3 Edili, 21 in tutto. I gruppi stanno sempre in quest'ordine.
rules-CC-M1-note = Le regole stampate elencano i gruppi in quest'ordine. Che stiano sempre così lo abbiamo deciso noi.
rules-CC-M2 = Il mazzo voto ha otto carte: una per ogni gruppo, due baccanali e un baccanale speciale, con cui si rimescola il mazzo.
rules-CC-M2-note = Le regole stampate dicono che le carte voto sono 8, e che 3 sono baccanali. Le altre non sono elencate, ma 5 carte per 5 gruppi possono essere solo una per ciascuno.
rules-CC-M3 = Ci sono sei carte influenza bonus: due per i Senatori, due per i Pretori e due per i Questori.
rules-CC-M4 = Ogni lato ha 37 carte influenza: sette per ognuno dei valori 1, 2, 3, 4 e 5, e due filosofi, che sono carte influenza di valore 0. In più 13 carte azione: 4 Attentati, 2 Spie, 2 Arrocchi, 2 Esploratori, 2 Veti e 1 Ira degli dei.
rules-CC-M4-note = Quante ce ne siano di ogni tipo, nessun testo lo dice. Ecco il conto: delle 37 carte se ne tolgono 10 prima della partita, due per ogni valore, e ne restano 27. I casi particolari parlano di due filosofi di un lato, mai di tre. Restano 35 carte con un numero: cinque volte 7.

rules-caesar-chapter-setup = Prima del primo turno
rules-CC-S1 = Si mescola il mazzo voto. Ognuno riceve una carta influenza bonus e la tiene segreta; le altre quattro tornano nella scatola senza che nessuno le guardi.
rules-CC-S2 = Prendi due carte influenza per ogni valore da 1 a 5. Le altre 27 si mescolano e sono il tuo mazzo influenza.
rules-CC-S3 = Metti le tue 13 carte azione nell'ordine che vuoi: è il tuo mazzo azione. Alla prima partita puoi invece farlo mescolare; si può anche lasciar decidere ciascun lato per sé, Cleopatra per prima. Da qui in poi nessuno guarda più nei mazzi.
rules-CC-S3-note = Secondo le regole stampate i mazzi non si guardano più. Ma chi ha ordinato il proprio ne conosce l'ordine e potrebbe scriverselo: perciò lo vedi per tutta la partita, e soltanto tu. Chi preferisce affidarsi alla memoria può nasconderlo, accanto al tavolo.
rules-CC-S4 = Piazza cinque carte coperte, da 1 a 5, una su ogni gruppo, come vuoi e senza vedere quelle dell'altro lato. Le altre cinque, di nuovo da 1 a 5, sono la tua mano.

rules-caesar-chapter-turn = Il tuo turno
rules-caesar-chapter-turn-about = O sei attivo e giochi carte, o resti passivo e ne scambi soltanto.
rules-CC-T1 = Comincia Cleopatra, poi si gioca a turno. Ogni turno è attivo o passivo.
rules-CC-T2 = Un turno attivo: al massimo una carta azione; *una carta influenza coperta* su un gruppo qualsiasi *o due scoperte* su uno o due gruppi; i voti straordinari [CC-V4], se ce ne sono; completare la mano [CC-T7]; girare una carta voto.
rules-CC-T3 = La carta azione si può giocare prima delle carte influenza, fra l'una e l'altra o dopo, ma non dopo i voti straordinari, né dopo aver cominciato a pescare.
rules-CC-T3-note = Le regole stampate permettono l'azione in qualsiasi momento del turno. Da noi quel momento finisce prima dei voti straordinari, così nessuno gioca un'azione appena pescata.
rules-CC-T4 = Su un gruppo ci sono al massimo cinque carte di un lato e otto dei due lati insieme. Dove non restano patrizi non si gioca più nulla.
rules-CC-T4-note = I limiti sono stampati. Che non si giochi nulla dove non restano patrizi è una nostra lettura: le carte lì sono appena state tolte, e non c'è più niente da conquistare.
rules-CC-T5 = Senza carte influenza in mano devi restare passivo e scambiare carte, per averne di nuovo una [CC-T8].
rules-CC-T5-note = Devi restare passivo anche se non c'è posto per nessuna carta influenza e non hai una carta azione giocabile: altrimenti il turno si bloccherebbe. In questo caso non devi scambiare nulla.
rules-CC-T6 = Per due carte scoperte servono due carte influenza e posto per entrambe. Se all'inizio del turno non c'era posto da nessuna parte e la tua carta azione non ne ha fatto, non giochi carte influenza e il turno prosegue con i voti straordinari.
rules-CC-T6-note = Le regole stampate non dicono che cosa succede quando è tutto pieno. Noi facciamo proseguire il turno senza carta.
rules-CC-T7 = Completa la mano fino a cinque carte, una alla volta, ognuna dal mazzo che vuoi; vedi ogni carta prima di pescare la successiva. Finché uno dei tuoi mazzi ha carte devi pescare. Gli scarti non tornano mai in gioco.
rules-CC-T8 = Un turno passivo: scarta quante carte vuoi dalla mano, anche nessuna, e pescane altrettante, ognuna dal mazzo che vuoi. Niente azioni, e non si gira nessuna carta voto. Se il tuo turno comincia senza carte influenza in mano e il tuo mazzo influenza ne ha ancora, devi scambiare almeno una carta, e almeno una di quelle pescate deve essere una carta influenza. Nell'edizione italiana, invece, completi la mano fino a cinque e non devi scambiare nulla.
rules-CC-T9 = Gli scarti sono scoperti e tutti possono guardarli. Le tue carte coperte puoi guardarle quando vuoi.
rules-CC-T9-note = Le regole stampate dicono solo che sono scoperti. Ciò che è scoperto si può guardare, perciò mostriamo tutto.

rules-caesar-chapter-votes = Voti di fiducia
rules-caesar-chapter-votes-about = Un voto decide di un patrizio. Costa una carta a tutti e due, e di solito la migliore a chi vince.
rules-CC-V1 = Se la carta voto indica un gruppo con patrizi, quel gruppo vota. La carta va tra le carte voto già girate.
rules-CC-V2 = Se di quel gruppo non resta nessun patrizio, la carta esce dal gioco e si gira subito la prossima.
rules-CC-V2-note = Nel testo italiano la carta esce appena è conquistato l'ultimo patrizio del suo gruppo. In tutte e due le edizioni facciamo come dicono gli altri testi: le probabilità della carta che esce sono le stesse.
rules-CC-V3 = Baccanale: non si vota, e la carta va tra quelle girate. Baccanale speciale: non si vota, e tutte le carte voto, comprese quelle girate e questa, si rimescolano in un nuovo mazzo.
rules-CC-V4 = Se alla fine di un turno attivo, prima di pescare, su un gruppo ci sono otto carte, si tiene un *voto straordinario* senza carta voto. Se i gruppi sono più d'uno, si segue l'ordine in cui sono sul tavolo. Dopo una parità si rivota solo quando lì qualcosa è cambiato.
rules-CC-V4-note = L'ordine è nostro. Senza l'ultima frase un gruppo pieno e in parità dovrebbe rivotare a ogni turno. Un Arrocco vale come cambiamento anche se tornano le stesse carte; in una posizione costruita, otto carte scoperte in parità contano come già votate. Il testo italiano fa votare questi gruppi «direttamente»: per noi vuol dire senza carta voto, ma in questo stesso momento.
rules-CC-V5 = Si scoprono tutte le carte del gruppo. Ogni lato somma le sue.
rules-CC-V6 = Se le somme sono uguali il voto è rinviato, anche sullo 0 a 0, con o senza filosofi. Il patrizio resta, e restano tutte le carte, scoperte.
rules-CC-V6-note = Di un gruppo senza nessuna carta i testi non parlano. Lì nessuno ha più influenza dell'altro, perciò vale come 0 a 0.
rules-CC-V7 = Altrimenti vince la somma più alta. Ma se i due lati hanno *un numero diverso di filosofi*, vince la somma *più bassa*. 1 contro 1 e 2 contro 2 si annullano; 2 contro 1 e 2 contro 0 invertono l'esito una volta.
rules-CC-V7-note = Un lato senza carte ha somma 0 e può quindi vincere se i filosofi invertono l'esito. Le regole stampate non ne parlano; contare 0 dove non ci sono carte è la lettura più semplice.
rules-CC-V8 = Chi vince prende un patrizio. Poi, chiunque abbia vinto: il lato con la *somma più alta* scarta la sua carta più alta di quel gruppo, il lato con la *somma più bassa* la sua più bassa. I filosofi non sono né la più alta né la più bassa, ma si scartano anche tutti i filosofi dei due lati. Chi lì non ha carte con un numero non ne scarta.
rules-CC-V8-note = Le regole stampate non dicono che cosa scarta un lato senza carte con un numero. Perde i suoi filosofi, e nient'altro.
rules-CC-V9 = Quando si conquista l'ultimo patrizio di un gruppo, si scartano tutte le carte influenza rimaste lì.

rules-caesar-chapter-actions = Carte azione
rules-caesar-chapter-actions-about = Al massimo una in ogni tuo turno; il Veto non conta, perché si gioca nel turno dell'altro.
rules-CC-A1 = *Attentato:* scegli una carta influenza scoperta dell'avversario, su un gruppo qualsiasi. Va scartata. Può essere anche un filosofo.
rules-CC-A2 = *Spia:* guarda le carte in mano all'avversario e scegline una che deve scartare. In cambio può subito pescarne una dal mazzo che vuole.
rules-CC-A3 = *Arrocco:* indica due gruppi con patrizi, riprendi tutte le tue carte che sono lì e ripiazzale su quei due, tutte coperte. Un gruppo può restare vuoto; valgono i limiti di [CC-T4]. L'avversario vede solo quante carte ci sono su ogni gruppo, dopo che l'ultima è piazzata.
rules-CC-A3-note = Di quelle carte l'avversario conosce quelle che prima erano scoperte, ma non sa dove sono ora. Che fino all'ultima carta non veda nulla lo abbiamo deciso noi, e così pure che i due gruppi debbano avere ancora patrizi. Il testo italiano non dice che le carte vanno coperte; per noi lo sono in tutte e due le edizioni.
rules-CC-A4 = *Esploratore:* su un gruppo si scoprono tutte le carte dell'avversario, e restano scoperte.
rules-CC-A5 = *Ira degli dei:* su un gruppo si scartano tutte le carte influenza dei due lati.
rules-CC-A6 = *Veto:* solo contro una carta azione dell'avversario, subito, nel suo turno. L'azione è annullata, si scartano entrambe le carte, e puoi pescare una carta dal mazzo che vuoi; nell'edizione italiana devi. L'azione annullata vale comunque come l'unica azione di quel turno. Contro un veto non c'è veto.
rules-CC-A7 = Un'azione ha bisogno di un bersaglio: l'Attentato di una carta scoperta dell'avversario, la Spia di una carta nella sua mano, l'Arrocco di una tua carta sui due gruppi, l'Esploratore di una carta coperta dell'avversario, l'Ira degli dei di una carta qualsiasi sul gruppo. Gruppo e carta si dichiarano giocando l'azione, prima del Veto; che cosa prende la Spia e come si ripiazzano le carte dell'Arrocco si decide dopo.
rules-CC-A7-note = Le regole stampate non dicono se un'azione può andare a vuoto, né quando si dichiara il bersaglio. Non volevamo azioni a vuoto, e volevamo che chi gioca un Veto sapesse che cosa ferma.
rules-CC-A8 = Nessuno oltre a te viene a sapere che potevi giocare un Veto e non l'hai fatto. La domanda arriva solo a chi ne ha uno, e la pausa non tradisce nulla.
rules-CC-A8-note = Al tavolo si tace e basta. Sullo schermo già la domanda sarebbe un indizio, perciò la nascondiamo.

rules-caesar-chapter-end = La fine e i punti
rules-CC-E1 = La partita finisce subito quando tutti i patrizi sono conquistati. Finisce anche al termine di un turno dopo il quale nessuno dei due lati ha più carte influenza, in mano o nel mazzo.
rules-CC-E1-note = Le regole stampate dicono solo «non hanno più carte influenza». Contiamo la mano e il mazzo, ma non ciò che è sul tavolo. Quel turno si gioca fino in fondo, voti compresi: le carte appena giocate devono ancora contare.
rules-CC-E2 = Se solo un lato ha ancora carte influenza, in mano o nel mazzo, gioca da solo e i turni dell'altro si saltano. Se all'inizio di uno di questi turni ha cinque carte su ogni gruppo rimasto, la partita finisce e non si gira nessuna carta voto. Se i gruppi sono pieni in altro modo, gioca ancora, con una carta azione o restando passivo. Nell'edizione italiana la partita finisce appena non c'è più posto da nessuna parte per una carta influenza.
rules-CC-E2-note = Anche chi non ha più turni può ancora rispondere con un Veto: nessuna regola glielo toglie.
rules-CC-E4 = Se quattro turni di fila sono stati passivi senza scambiare nemmeno una carta, la partita finisce e si contano i punti. Quando un lato gioca da solo ne bastano due.
rules-CC-E4-note = Questa fine non è nelle regole stampate; senza, due giocatori pazienti potrebbero aspettare per sempre. Pescare senza scartare non è uno scambio, e una posizione costruita comincia a contare da 0.
rules-CC-E5 = Punti: 1 per ogni patrizio; 1 in più per la maggioranza di un gruppo (3 su 5, 2 su 3); ancora 1 per il gruppo intero; 2 per la tua influenza bonus, se hai almeno 3 patrizi di quel gruppo. Tutto si somma. I patrizi che nessuno ha conquistato non contano per nessuno.
rules-CC-E7 = Vince chi ha più punti; a parità di punti, chi ha più patrizi.
rules-CC-E7-note = Se sono pari anche quelli, è un pareggio. Le regole stampate non indicano altro per decidere.

rules-caesar-chapter-options = Altri modi di giocare
rules-caesar-chapter-options-about = Tutto questo si sceglie aprendo una partita. *Edizione:* le regole tedesche, olandesi e ceche, a parte qualche svista, sono lo stesso gioco; dell'edizione italiana e di queste sviste parlano gli ultimi due capitoli. *Mazzi azione:* ordinati dal giocatore, mescolati o come preferisce ciascun lato [CC-S3]. *Baccanali:* come da regolamento; oppure, quando due gruppi sono interamente conquistati, un baccanale semplice che si gira esce dal gioco; oppure un baccanale semplice in meno fin dall'inizio.

rules-caesar-chapter-italian = L'edizione italiana
rules-caesar-chapter-italian-about = Cinque cose qui si giocano in altro modo. In un turno passivo, dopo aver scartato, completi la mano fino a cinque, e non devi scambiare nulla [CC-T8]. Dopo un Veto devi pescare, se un mazzo ha ancora una carta [CC-A6]. Se un lato gioca da solo, la partita finisce appena non c'è più posto da nessuna parte [CC-E2]. Le altre due sono le regole qui sotto. Per il resto il testo italiano è solo più breve, o dice la stessa cosa con parole sue, e lo giochiamo come gli altri: le prime cinque carte e quelle dell'Arrocco sono coperte [CC-S4] [CC-A3], le carte viste dall'Esploratore restano scoperte [CC-A4], l'Ira degli dei colpisce tutti e due i lati [CC-A5], un gruppo con otto carte vota nello stesso momento [CC-V4], la carta voto di un gruppo esaurito esce quando si gira [CC-V2], e le carte «fuori dal gioco» stanno fra gli scarti, da cui nessuna ritorna [CC-T7]. Ordinare o mescolare il proprio mazzo azione, ognuno come vuole [CC-S3], e le varianti dei baccanali si possono scegliere in tutte e due le edizioni.
rules-CC-E3 = Edizione italiana: appena un solo lato ha ancora carte influenza, in mano o nel mazzo, o non ne ha più nessuno dei due, non si girano più carte voto, nemmeno in quel turno. Si tengono solo i voti straordinari.
rules-CC-E3-note = Il testo italiano parla di un lato che continua da solo. Che cominci già in quel turno è una nostra lettura.
rules-CC-E6 = Edizione italiana: il punto per la maggioranza si dà solo per i gruppi di cui non resta nessun patrizio in mezzo al tavolo. Il punto per il gruppo intero va a chi ha tutti i patrizi conquistati di quel gruppo, almeno uno, anche se ne restano.
rules-CC-E6-note = «Almeno uno» è nostro: altrimenti tutti e due i lati avrebbero tutto di un gruppo di cui nessuno ha ancora conquistato nulla.

rules-caesar-chapter-slips = Sviste nelle regole stampate
rules-caesar-chapter-slips-about = I testi tedesco, olandese e ceco si distinguono dove qualcuno si è sbagliato, o dove uno dice ciò che gli altri tacciono. Ecco come giochiamo. *Olandese:* le carte influenza bonus che nessuno riceve tornano nella scatola «viste»; da noi senza guardarle [CC-S1]. Il filosofo ha una F sulla carta, altrove una P [CC-M4]. Solo questo testo obbliga a scambiare carte chi non ha carte influenza in mano, e noi lo seguiamo [CC-T8]. *Ceco:* una carta azione giocata è coperta in un punto e scoperta in un altro; da noi è scoperta [CC-T9]. L'arrocco riprende «tutte le carte» di due gruppi; da noi solo le proprie [CC-A3]. Un filosofo vince contro le carte influenza, e manca la parola «solo»; se accanto ci sono dei numeri vince come sempre la somma più bassa [CC-V7]. Il lato che gioca da solo ha cinque carte su «tutti i gruppi»; da noi su quelli rimasti [CC-E2]. *Tedesco:* una «Runde» (giro) è il turno di un giocatore [CC-T2]. Se si girino carte voto mentre un lato gioca da solo, i tre testi lo lasciano in dubbio; noi le giriamo [CC-E2]. Un baccanale che più tardi esce dal gioco esce, secondo il testo, alla prossima carta voto o a una delle seguenti; da noi escono tutti.

## Pictures

rules-caesar-picture-table = Il tavolo come lo vede Cleopatra. In mezzo i cinque gruppi con i patrizi rimasti, sopra e sotto le carte dei due lati. Quelle tratteggiate sono le sue carte coperte.
rules-caesar-label-theirs = carte dell'altro lato
rules-caesar-label-patricians = patrizi, e quanti ne restano
rules-caesar-label-yours = le tue carte; tratteggiate: coperte
rules-caesar-label-hand = la tua mano, cinque carte
rules-caesar-label-influence = mazzo influenza
rules-caesar-label-action = mazzo azione
rules-caesar-label-votes = mazzo voto

rules-caesar-picture-turn = Un turno attivo, passo per passo.
rules-caesar-step-action = Se vuoi, una carta azione: ora o poco dopo
rules-caesar-step-lay = Una carta coperta, o due scoperte
rules-caesar-step-eight = Otto carte su un gruppo? Vota
rules-caesar-step-refill = Mano fino a cinque carte
rules-caesar-step-vote = Gira una carta voto

rules-caesar-picture-vote-plain = Votano gli Edili. Cleopatra ha 8, Cesare 7: lei prende un Edile. Avendo la somma più alta scarta la sua carta più alta, un 3; Cesare scarta la sua più bassa, il suo 3.
rules-caesar-picture-vote-turned = Votano i Censori. Cleopatra ha 9, Cesare solo 3, ma un filosofo c'è soltanto dal suo lato: vince la somma più bassa, e Cesare prende un Censore. Chi ha la somma più alta perde comunque la sua carta più alta, il 5, l'altro la sua più bassa, il 3; e se ne va anche il filosofo.
rules-caesar-label-wins = conquista un patrizio
rules-caesar-label-discarded = barrate: scartate

rules-caesar-picture-score = Tutti e cinque i Questori, con i Questori come influenza bonus, valgono nove punti.
