### The guided first game of Nero: what the coach says at each step of lessons/nero.toml. Notes: en/caesar/lessons.ftl.

lesson-nero-01 = AD 69: Nero is dead, and four men want his throne. You are *Galba*; the *West* is yours. You control a *province* with more legions there than all others together, and an *area* with three of its five provinces. Italy belongs to no area. The last of four rounds begins.
lesson-nero-02 = Below you see your hand. Each card can be used in *one of three ways*: its *MP* let you march, its *FP* count in a battle, or its *event* happens. On your turn at most four cards serve for MP or FP; events come on top. You have 8 victory points (VP), Vespasian leads with 13.
lesson-nero-03 = Whoever wants to march *activates* a province: cards give MP, and the troops there spend them. Activate *Narbonensis* and use the *Galley* for its 4 MP.
lesson-nero-04 = Now a *force* departs. Send *two legions*, without your leader. A step over a border costs 1 MP for the whole force. March to *North Italy*: a legion of Vitellius is there, and it may retreat before you.
lesson-nero-05 = Vitellius stays. Among other players' legions your force must stop, unless they let it pass or it beats them. *Attack* him: that costs 1 MP.
lesson-nero-06 = Both lay cards in secret and show them together. A legion counts 1, the FP of the cards are added. You have two legions, he has one. Lay *Bad Omens* for its 3 FP, then let the battle begin.
lesson-nero-07 = 5 against 3: you gain *1 VP*, and his legion changes sides. Had your leader fought along, he would be emperor now: that is one way to the throne. The force is tired, each step would cost 1 MP more. Let it *halt*.
lesson-nero-08 = Another way is an *event*: *Ave Caesar* makes your general a *candidate*. For that he must be in his home province with a legion, and you must control his area. All is well: play it.
lesson-nero-09 = Otho answers with *Bad Omens*: your event would come to nothing. But an answer can be answered. *Bribery* stops any event card: use it.
lesson-nero-10 = Your general is a candidate. If he is in Rome when one of your turns begins, he becomes emperor. But first the others: *end your turn*. The cards you keep are good for *answers* on their turns.
lesson-nero-11 = Vitellius has played a *Rebellion*: one of your legions in North Italy is neutral now. And Otho wants to march in! *Bad Weather* stops another player's step, attack, retreat or galley. Play it.
lesson-nero-12 = Vespasian has sent a legion to South Italy. Now you: activate *Narbonensis*, use *Bad Health* for its 3 MP and send your *leader alone* to *North Italy*. There he takes the *neutral legion* along for 2 MP: it is yours again.
lesson-nero-13 = Only *leaders* may enter Rome. Let the legion stay behind, add the *Traitor* for 1 MP more, step to *Rome* and halt there.
lesson-nero-14 = With *5 CP* you need not wait: in Rome your leader is declared emperor. CP: 1 for each legion you have in Italy beyond all others (3 against 1: 2 CP), and 2 for each controlled area. That makes 4. *Influence of the Senate* gives 1 more this turn. Play it, then *declare*!
lesson-nero-15 = Ave, Imperator! But an emperor in Rome lives dangerously. Keep your last card and *end your turn*. If an *Assassin* comes, answer with the *Praetorian Guard*.
lesson-nero-16 = The round is over, and points are counted: emperor *8*, in Rome *2* more, each area *3*, each province of Italy *1* (in the first three rounds 5, 2, 2 and 1). With 23 VP you win. Whoever controls four areas, or three as emperor, has even won at once. Now without me!
