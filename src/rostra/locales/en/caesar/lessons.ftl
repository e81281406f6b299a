### The guided first game of Caesar & Cleopatra: what the coach says at each step of lessons/caesar.toml.
###
### *word* is emphasis; there is no other markup. Short: on a phone it must leave room for the table. Below each text the
### page says what to do now, in the words of the table's buttons.

lesson-caesar-01 = Rome's patricians stand between you and Caesar, in *five groups*. Whoever has more *influence* at a group when it is asked for its confidence wins one of them. You are Cleopatra. Each of you has laid one card hidden at every group; your own you can see.
lesson-caesar-02 = On your turn you lay *two cards open* or *one hidden*. Two are stronger at once, but Caesar sees them. Lay your *4* and your *3* open at the *Senators*, one after the other.
lesson-caesar-03 = Now fill your hand up to five, each card from the pile of your choice: *influence* for the groups, *action* for tricks. Draw one of each. Then a *vote card* is turned and says which group is asked.
lesson-caesar-04 = The Senators were asked: your 3, 4 and 3 make *10*, Caesar had 2. One Senator is yours. It has its price: the higher sum discards its *highest* card there, the lower sum its *lowest*. Your two 3s stay. Now Caesar plays.
lesson-caesar-05 = Caesar shows 5 and 4 at the Censors. Then an *orgy* was turned: nobody is asked. You have drawn an *Assassination*, which removes one open card. Strike the *5*! One action a turn is allowed, before or after your influence cards.
lesson-caesar-06 = Influence is still to be laid. A hidden card is safe from assassins, and Caesar can only guess. Lay your *5 hidden* at the *Praetors*.
lesson-caesar-07 = Caesar calls the *Wrath of the Gods* down on the Praetors: all cards there would be discarded, both your 5s among them. But you have just drawn a *Veto*. Play it! For the Veto you may draw a card: take influence.
lesson-caesar-08 = The 5s you saved have won a Praetor. Good players *count the vote cards*: each comes once before the shuffle. Left are Quaestors, Censors, Aediles and the orgy that shuffles, so the Aediles are next with a chance of 1 in 4. The overview next to the table always shows what is left.
lesson-caesar-09 = Caesar is strong at the Aediles: 3 and 3 open, one more hidden. You have a mere 1. Just the place for the *Philosopher*: he counts 0, but when one side has more Philosophers than the other, the *lower* sum wins. Lay him *hidden* at the *Aediles*.
lesson-caesar-10 = 1 against 10, and you win: the Philosopher turned the result round. He is discarded, and so is your lowest card, the 1; Caesar had the higher sum and loses his 4. With one Philosopher on each side they would have cancelled each other out. Now Caesar plays.
lesson-caesar-11 = That was the orgy that *shuffles*: all vote cards are in the deck again. Caesar has laid something hidden. What is he up to? Play your *Spy*: you see his hand and choose a card that he must discard. Take his *5*.
lesson-caesar-12 = An influence card is still to be laid. At a group there is room for *five cards of one side* and *eight in all*. At the Censors your hidden 4 faces his open 4 and one hidden card. Lay your other *4 hidden* there.
lesson-caesar-13 = 8 against 7: a Censor for you. But what you have drawn is poor. If you would rather lay nothing, be *passive*: discard as many cards as you like and draw as many again; no vote card is turned. Exchange your three *1s*.
lesson-caesar-14 = Many turns later. Ten patricians each, and one *Quaestor* is left. Each of you has a *secret bonus*: 2 points for at least three patricians of its group. Yours is the Quaestors, and you have two of them. This vote decides everything.
lesson-caesar-15 = Six cards lie there. If there are *eight* once you have played your cards, the group is asked even before you draw, without a vote card. Caesar has 5 and 4 open and one hidden; you have 1, 2 and 3. Lay your *5* and your *4* open: 15 beats 9 and whatever number he hides.
lesson-caesar-16 = All patricians are won, the game is over. *1 point* for each patrician, *1* for most of a group, *1 more* for all of it, *2* for the bonus: 16 to 14 for you. Without the last Quaestor you would have lost. You know the game now: play it!
