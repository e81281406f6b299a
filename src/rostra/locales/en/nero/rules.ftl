### The rules of Nero for players, by the ids of docs/rules/nero.md.
###
### *word* is emphasis, [NE-M7] a link to that rule; there is no other markup. "-note": what we decided where the printed
### rules are silent or contradict themselves, and why. The names of the points (MP, FP, CP, VP) are those of the cards.

rules-nero-lead = AD 69: Nero is dead, and Galba, Vitellius, Otho and Vespasian each want the throne. You march with legions, fight with cards, and win the favour of the Senate; whoever has the most victory points after four rounds wins. Three or four players, about two hours.

rules-nero-chapter-short = The game in short
rules-nero-chapter-short-about = Every card can do one of three things: its *MP* (movement points) move a force, its *FP* (fighting points) help in a battle, or its *event* happens. On your turn you use as many cards as you like, but at most four of them for MP or FP. *VP* (victory points) are scored for battles at once, and at the end of a round for emperors, areas and Italy. Whoever controls four areas, or three and is emperor, wins at once.

rules-nero-chapter-board = The board
rules-NE-B1 = There are four areas of five provinces each. Italy, two provinces and the city of Rome, belongs to none of them. Some provinces are ports. Sea links join provinces between which troops cross without a ship: everywhere in these rules they count as borders.
rules-NE-B1-note = The printed rules say so of marching and of retreats; here it holds for everything.
rules-NE-B2 = *West* (Galba): Lusitania, Baetica, Tarraconensis, Aquitania, Narbonensis. *North* (Vitellius): Britannia, Belgica, Lugdunensis, Germania Inferior, Germania Superior. *Danube* (Otho): Raetia, Noricum, Pannonia, Dalmatia, Moesia. *East* (Vespasian): Achaia, Asia, Syria, Iudaea, Aegyptus. *Italy*: North Italy, South Italy, Rome. An anchor marks the ports.
rules-NE-B2-note = The printed rules do not list the provinces. This map is our own design. Owners of the printed game can write its board into a file; once the host has put it into the folder for files, it can be chosen when a game is opened.
rules-NE-B3 = The map and the table below show which provinces border each other. There are four sea links: from Britannia to Belgica, and from Achaia to Asia, Aegyptus and South Italy.
rules-NE-B3-note = The borders, like the map, are our own design.
rules-NE-B4 = Exactly 28 legions stand on the board at all times, with three players 21, the neutral ones included. There are never more than 4 neutral ones.
rules-NE-B5 = Each player has one leader, who is general, candidate or emperor.
rules-NE-B6 = You *control a province* if you have more legions there than all other players and the neutral ones together. You *control an area* if you control at least three of its provinces. With three players the fourth area stays free: one may march and fight there, but it is nobody's.

rules-nero-chapter-cards = The cards
rules-nero-chapter-cards-about = There are 55 cards. Each time you use one you choose: its MP, its FP in a battle, or its event. “Once a turn” is about the event only. The numbers on the cards and how many there are of each are our own design, because the printed rules do not give them.

rules-nero-chapter-setup = Before the first round
rules-NE-S1 = All players name the area they want. Where several want the same one, lots are drawn, and the others choose again among those left. The area decides who you are, and your colour.
rules-NE-S1-note = All name their area without seeing the others', and lots are drawn in the order West, North, Danube, East: so that it does not help to be asked last.
rules-NE-S2 = You have seven legions: first one in each province of your area. Then, beginning with the youngest (seat 1), the players in turn place two more wherever they like in their area, both in one province if they wish.
rules-NE-S2-note = Each player places both of the last two at once, and when all have, the leaders follow in the same order. The printed rules say only that the youngest begins and that it goes in turn.
rules-NE-S3 = Put your general in a province of your area. This is your *home province* for the whole game.
rules-NE-S4 = For each round all cards that are still in the game [NE-C5] are shuffled and dealt: 10 to each of four players, 13 to each of three. In a short game it is 6 and 8.
rules-NE-S4-note = The printed rules say only that everybody gets new cards each round; that all of them are shuffled for it is our reading. The cards are dealt one at a time from seat 1 on; this is said so that records can be checked. If there are ever too few left, everybody gets fewer, but all the same number.

rules-nero-chapter-rounds = Rounds and turns
rules-NE-T1 = The game lasts four rounds. Seat 1, the youngest, opens the first; each later one is opened by whoever has the fewest VP. Then it goes on clockwise.
rules-NE-T1-note = If several have the fewest VP, it is the first of them clockwise after the player who opened the last round.
rules-NE-T2 = On your turn you use cards in any order: *at most four for MP or FP*, and events as many as you like [NE-T3]. You must use at least one card. A player without cards is skipped.
rules-NE-T2-note = The printed rules do not say what happens to a player without cards.
rules-NE-T3 = An event marked “once a turn” can be played only once on a turn; its cards can still be used for MP or FP. Events marked “own turn” cannot be played on the turns of others.
rules-NE-T3-note = The printed rules say that you may lay such a card once a turn. We take this for its event, and for all cards with that event.
rules-NE-T4 = If you are the only one with cards when your turn begins, it is the last turn of the round, and what you do not use is lost. The round ends when nobody has cards.
rules-NE-T4-note = The printed rules say that a player who alone still has cards may use no more than four, and loses the others. They do not say when this is checked: here it is when a turn begins.
rules-NE-T5 = At the end of a round points are counted [NE-P2], retreat markers are taken off, and new cards are dealt.
rules-NE-T5-note = The Germans' marker goes as well: a round should begin with a clean board.
rules-NE-T6 = You may confer with others about every step, but you must *never act together*.
rules-NE-T6-note = None of this is enforced: you can talk as you like, but nothing you say binds you, and no cards or legions change hands.

rules-nero-chapter-march = Marching
rules-nero-chapter-march-about = You activate a province with cards, and forces depart from it until the points are used up.
rules-NE-M1 = To *activate* a province, name it and use one or more cards for MP. Their sum is there for all forces that *depart from that province*, and you may add cards while it lasts. What is left when you activate another province or end your turn is lost.
rules-NE-M1-note = You can activate any place where you have a legion, even one with a retreat marker, or your leader. The printed rules add up cards for forces from one province; that you may add some later, and lose the rest when you activate another, is how we carry this out.
rules-NE-M2 = A *force* is any number of your legions in the province, with or without your leader, or your leader alone. Only one is on its way at a time: the next departs when it has finished.
rules-NE-M3 = Each step over a border costs *1 MP for the whole force*; a leader with legions costs nothing extra. A force is *tired* when its legions have won a battle this turn: each step then costs 1 more. A leader alone is never tired. Entering the Germans' province costs 3 instead of 1.
rules-NE-M3-note = The printed rules do not say how long troops stay tired; here it is until the end of the turn.
rules-NE-M4 = A force may leave legions or the leader behind anywhere, at no cost. Troops that have been in a force are *spent* once they are left behind or the force has finished: until the end of the turn they neither depart again, nor join a force, nor board a galley.
rules-NE-M4-note = The printed rules only say that troops left behind move no more on that turn. We spell out what follows from it, also that a force on its way cannot board a galley.
rules-NE-M5 = Where it stands, a force, also a leader alone, may take legions along: one or more of your own for 1 MP, one or more neutral ones for 2 MP (they become yours), so both for 3 MP. What it does not take stays as it was, and taking others later costs again. Spent legions and those with a retreat marker cannot be taken along.
rules-NE-M5-note = Your own leader joins your force at no cost, as he also travels with it at no cost. Of your own legions those that landed from a galley are taken last.
rules-NE-M6 = Only leaders enter Rome, for 1 MP, from either province of Italy. Several may be there.
rules-NE-M7 = A force with legions that enters a province with *another player's legions* must interrupt its march. First those legions may retreat [NE-R1]. If some stay, you attack them [NE-F1]; or you ask all whom you have not beaten there for passage, and if all agree, you may go on, with 1 MP more for the step out; or you stop, and the force's march is over. On a later turn you go on from there freely. Neutral legions hinder nobody.
rules-NE-M7-note = You ask all whom you have not beaten there; each is asked once while the force is there, and the answers hold. The extra MP is due only if somebody who agreed is still there unbeaten.
rules-NE-M8 = A leader alone may enter such a province too, but stops there unless all owners of legions let him pass (and then the step out costs him 1 MP more, too). He can neither attack nor be attacked, and nobody retreats from him.
rules-NE-M8-note = The printed rules do not speak of a leader travelling alone through others' legions. He is treated like a force that cannot fight.
rules-NE-M9 = For 2 MP of an activation you take the retreat markers off all your legions in the activated province, but not on the turn on which they were put there.
rules-NE-M9-note = You do so between two forces, not while one is on its way.

rules-nero-chapter-retreat = Retreat
rules-NE-R1 = When a force with legions enters, on foot or by sea, each owner of legions there, clockwise from the player who moves, may retreat with *all* their legions there to *one* bordering province where no legions or only their own stand, but not to the one the force has come from. Legions with a retreat marker may do so too.
rules-NE-R1-note = The leader goes along. Every owner is asked, even one who can only stay, so that the question gives nothing away. The printed rules forbid the province from which “the troops” have come: for us these are the troops that enter. They say clockwise, but not starting from whom.
rules-NE-R2 = They get a *retreat marker*: until the end of the round, or until it is taken off [NE-M9], they neither march nor fight, but only retreat.
rules-NE-R3 = Once attacked, a player cannot retreat any more before the battle. Bad Weather can stop a retreat [NE-C3].

rules-nero-chapter-battle = Battle
rules-NE-F1 = A force attacks one player's legions in its province for 1 MP, 2 if it is tired: before, during or after its march. Others there stay out of it, and can be attacked one after the other. The same troops are never attacked twice in a turn.
rules-NE-F1-note = “The same troops” are that enemy's legions in the province of the battle, and in the one to which they retreated after it; and this holds for all your forces of the turn.
rules-NE-F2 = Both choose cards in secret and show them together: the attacker one to four, as far as there are any left of the four [NE-T2], the other up to three. Nobody sees beforehand how many there are.
rules-NE-F2-note = So nobody can attack without a card that may still be laid. Only attackers who have used their last card for an answer during that very attack fight without one. That nobody sees how many cards there are is our decision; so a player who may lay none is still asked to be ready, and nothing shows.
rules-NE-F3 = Strength: 1 for each legion that fights, the FP of the cards, 1 for a candidate and 2 for an emperor who takes part. The attacker fights with the attacking force, the other with all legions there that have no retreat marker. A leader takes part if he is there with legions that fight.
rules-NE-F3-note = If all legions of the attacked player have a retreat marker, their strength is 0 and no cards are laid: troops that may not fight are not helped by cards either. The printed rules do not say when a leader takes part.
rules-NE-F4 = The stronger side wins and gets 1 VP. One legion of the loser there becomes one of the winner's. If the loser's emperor or candidate took part, he is a general again.
rules-NE-F4-note = The printed rules say that the legion “may” change sides; here it always does. It comes from the beaten force, or of the defender's legions one without a marker if there is one, and belongs to no force until it is taken along. They make every beaten emperor or candidate a general; here only one who took part.
rules-NE-F5 = A beaten defender may retreat with the rest of the legions there as in [NE-R1]. A beaten attacker must, if possible, with what is left of the force, and may also go back to where it came from. They get retreat markers, and Bad Weather cannot stop them. A beaten force has finished; a victorious one may go on, tired.
rules-NE-F5-note = The printed rules say in one place that the loser “may” retreat, and in another that a beaten attacker's legions are removed. Here nothing is removed, because the legions on the board always stay the same in number [NE-B4]: a beaten attacker who has nowhere to go stays, without a marker. A leader whose last legion is lost stays as well, and cannot be attacked. If no legion is left, nobody is asked.
rules-NE-F6 = If both are equally strong, nothing changes, but the force neither marches nor attacks any more this turn.
rules-NE-F6-note = The printed rules say so of the attacker; we take this to mean the force that has attacked, not all the attacker has.

rules-nero-chapter-emperor = How to become emperor
rules-nero-chapter-emperor-about = There are three ways to the throne, and two to lose it.
rules-NE-K1 = There are never more than two emperors. If somebody would be the third, nothing happens.
rules-NE-K2 = *In Rome:* if your general or candidate is in Rome on your turn and you have at least 5 CP (candidate points), you may declare him emperor. CP: 1 for each legion you have in Italy beyond those of all other players together, 2 for each area you control, 1 for each Influence of the Senate or Praetorian Guard you have played for it this turn, unless it was cancelled.
rules-NE-K2-note = The legions of both provinces of Italy are counted together, and then compared: “North or South” can be read in two ways. The printed rules do not say how long a card counts; here it is for that turn.
rules-NE-K3 = *With the legions:* Ave Caesar makes your general a candidate, if he stands in his home province with at least one of your legions and you control your home area. If your turn begins while your candidate is in Rome, and there are fewer than two emperors, he becomes emperor.
rules-NE-K3-note = Ave Caesar can be played even while there are two emperors: the printed rules say “of course” in one place, and ask for fewer than two in another. You can choose the other reading when you open a game. They say that a candidate in Rome “can” become emperor; here that happens by itself. A player who is skipped has no turn, and the candidate waits.
rules-NE-K4 = *By victory:* if your general or candidate takes part in a battle that you win, attacking or attacked, he becomes emperor at once; an emperor you have beaten has become a general by then. When a game is opened you can choose that only a victory over an emperor who took part does this.
rules-NE-K4-note = The printed rules know no such choice; it is an option that Rostra adds.
rules-NE-K5 = An emperor is a general again when he loses a battle or an Assassin reaches him.

rules-nero-chapter-events = Events
rules-nero-chapter-events-about = When an event is played, the others may answer, clockwise from its player, with a card that cancels it; and such an answer can be answered in turn. The last card played takes effect first. A cancelled card is used up. Cards marked “any turn” are played as such answers, or where their rule says so.
rules-NE-C1 = *Bribery* cancels any event card that has just been played, other answers too, but never MP or FP. Against a Praetorian Guard in an assassination it takes two, played together.
rules-NE-C1-note = This also goes for a guard that answers a guard. Two Briberies are answered by one: they are played as one answer. They may leave the game with the guard [NE-C5]. The printed rules speak of any card just played; that MP and FP are left alone is our decision, as they say it of Bad Omens.
rules-NE-C2 = *Bad Omens* cancels an event card that has just been played, but nothing that belongs to an assassination, and never MP or FP.
rules-NE-C2-note = The printed rules speak of cards that have just been played; here it is one card.
rules-NE-C3 = *Bad Weather* answers another player's step, attack, retreat before a battle, or Galley: it does not happen, and the MP paid are lost.
rules-NE-C3-note = That the MP are lost is our decision, and so is this: the force may not try the same again this turn. After a stopped step it steps no more but may do everything else, after a stopped attack it leaves that enemy alone, after a stopped retreat only this retreat is off. Otherwise one would simply try again.
rules-NE-C4 = *Bad Health* answers another player's step with their leader: the leader stays and does not travel any more this turn, while the others go on; if he was alone, his force has finished. Or it answers any Galley: the ship stays, and a leader on board is held as well.
rules-NE-C4-note = The printed rules say that the leader does not move this turn, and that a Galley is cancelled. That the others go on, and that a leader on board is held, is our decision.
rules-NE-C5 = *Praetorian Guard* can be played in three ways: by anybody against an Assassin, and the emperor is safe; against such a guard, which then does not help; or on your own turn for 1 CP. If a guard in an assassination is answered by a guard or by two Briberies, all the cards of that assassination leave the game: the Assassin, the guards and the Briberies.
rules-NE-C5-note = All of them, whoever played them and whether they took effect or not, even if a Bribery answered the two Briberies. They lie beside the discards for all to see, and come back in no later round. That can be switched off when a game is opened.
rules-NE-C6 = *Assassin:* name an emperor who is in Rome. He is a general again, unless somebody prevents it.
rules-NE-C7 = *Crisis in Rome:* an emperor is put in Rome at once.
rules-NE-C7-note = The printed rules speak of “your” emperor, but let you choose if there are two. So it may be anybody's: with only one emperor it is that one.
rules-NE-C8 = *Galley:* up to three of your legions without a retreat marker, your leader, or both go from one port to another. If others' legions are there, they may retreat first [NE-R1]; if some stay, you ask for passage, or stop there for this turn. Troops that landed this turn may march on when that port is activated, but do not attack.
rules-NE-C8-note = The printed rules say that landed troops do not attack “at once”; here that means this turn. If passage is refused, the landed troops are spent; if it is granted, their first step out costs 1 MP more. A force with anybody in it who has landed does not attack, so other legions join a force before them.
rules-NE-C9 = *Germanic Attack:* choose Germania Inferior or Germania Superior. All legions and leaders there must go to a bordering province; each owner chooses one for all of theirs, and you choose for the neutral ones. There is no battle, and there are no retreat markers. The Germans' marker is put there: entering costs 3 MP [NE-M3].
rules-NE-C9-note = The printed rules only say that all must give way. One province for each owner, no battle, no retreat markers: that is our decision. There is only one Germans' marker: a second card moves it. You decide first, then the others clockwise, and the neutral legions go last.
rules-NE-C10 = *Ave Caesar* makes your general a candidate, as in [NE-K3].
rules-NE-C11 = *Rebellion:* one legion of any player, anywhere, becomes neutral; but there is never a fifth neutral one.
rules-NE-C12 = *Revolt:* the player whose home area has that province must bring their legions there up to two, from provinces of their choice. Then two of them there become neutral: fewer if there are fewer, or if there would be more than four neutral ones.
rules-NE-C12-note = “The owner of that area” is for us the player whose home it is. A legion with a retreat marker is only brought from a province that has no other, and keeps its marker; those without a marker turn neutral first. The card cannot be played against a free area, nor while there are four neutral legions.
rules-NE-C13 = *Influence of the Senate:* 1 CP this turn.
rules-NE-C14 = *Traitor:* draw a card blind from another player's hand. You may use it at once.
rules-NE-C15 = An event that could not do anything cannot be played as an event. Influence of the Senate and Praetorian Guard can always be played for CP.
rules-NE-C15-note = So nobody throws a card away by mistake: the Germans cannot choose an empty province where their marker already is, nor a Crisis an emperor who is already in Rome.
rules-NE-C16 = If an event reaches a force on its way: driven out by the Germans it has finished; a leader called to Rome leaves it and is spent; a force with nobody left has finished.
rules-NE-C16-note = Of the legions of the player whose turn it is, an event takes spent ones first and those of the force last. The printed rules do not speak of events in the middle of a march.

rules-nero-chapter-points = Points and victory
rules-NE-P1 = Whoever controls four areas, or three and is emperor, wins at once. This is checked when a turn begins, and whenever the player whose turn it is may choose freely again.
rules-NE-P1-note = The printed rules do not say when this is checked.
rules-NE-P2 = 1 VP for each battle won, at once. At the end of rounds 1 to 3: an emperor 5, or 2 each if there are two, and 2 more if he is in Rome; 2 for each area and 1 for each province of Italy you control. At the end of round 4: an emperor 8, or 4 each, and 2 more in Rome; 3 for each area, 1 for each province of Italy.
rules-NE-P2-note = In one place the printed rules speak of Italy as a whole; we count its two provinces one by one, as they do elsewhere.
rules-NE-P3 = The player with the most VP after round 4 wins.
rules-NE-P3-note = If they are equal, the emperor wins, one in Rome before the other; then the most legions; else the victory is shared. The printed rules do not decide it.
rules-NE-P4 = A player without legions plays on: their leader can take neutral ones along [NE-M5].

rules-nero-chapter-fine = Fine points
rules-nero-chapter-fine-about = Where the rules above can be read in two ways, this is the reading that is played here. All of it is decided by us; for a first game nobody needs it.
rules-NE-J1 = About [NE-S1]: the areas wanted are shown when everybody has named one; then come the lots, and then those without an area name one again.
rules-NE-J2 = About [NE-T2] and [NE-M2]: while a force is on its way you can neither activate another province nor end your turn; the force must halt first. After activating, nothing else comes before the first card for MP.
rules-NE-J3 = About [NE-T3]: “once a turn” counts for each player separately, should some deck have it on an answer. An answer marked “own turn” works only on one's own turn.
rules-NE-J4 = About [NE-M3]: a force that has left all its legions behind is not tired any more, whatever it takes along later. Being tired makes steps and attacks dearer, but not taking legions along.
rules-NE-J5 = About [NE-M4]: a force that leaves everybody behind has finished. Of a force with landed troops, the landed legions stay behind first; a galley takes them on board last.
rules-NE-J6 = About [NE-M7]: only legions that were there when the force entered, and stayed, hinder it. Those that come later do not.
rules-NE-J7 = About [NE-M7], [NE-F6] and [NE-C3]: a force that may not step any more does not ask for passage. After a draw it may still take legions along, leave some behind, and halt.
rules-NE-J8 = About [NE-M9]: where some legions got their markers this turn and others before, only the others lose them.
rules-NE-J9 = About [NE-R1]: “only their own” means that neither another player's nor neutral legions stand there. A force that came by galley has come from the port it sailed from.
rules-NE-J10 = About [NE-F3]: the attacker's leader takes part if he is in the force, not if he merely stands in the province.
rules-NE-J11 = About [NE-F4]: of a beaten defender's legions one without a marker changes sides first; the winner's new legion has no marker.
rules-NE-J12 = About [NE-F5]: a beaten attacker without a way out is not asked; a beaten defender with legions left is asked even if they can only stay.
rules-NE-J13 = About [NE-C1] and [NE-C5]: in an assassination a guard answers every guard, also one that answers a guard. A guard played for CP is an event like any other.
rules-NE-J14 = About [NE-C3] and [NE-C4]: after Bad Health on a step the others are still asked: they may send Bad Weather to those who go on.
rules-NE-J15 = About [NE-C6], [NE-C7] and [NE-C11]: you may also name your own emperor and your own legions.
rules-NE-J16 = About [NE-C8]: nobody retreats from a leader who lands alone. Among others' legions he asks for passage, or he is spent.
rules-NE-J17 = About [NE-C9]: troops that are driven out keep their retreat markers, and stay spent or landed if they were; those of a force are spent.
rules-NE-J18 = About [NE-C12] and [NE-C16]: of the legions of the player whose turn it is, an event takes spent ones first, then landed ones, then the others, and those of the force last (landed ones of it first). Marked ones are taken only where there is no other, those marked this turn before older ones. A legion brought out of a force is spent.
rules-NE-J19 = About [NE-P1]: a player who wins at once is the only winner, whatever the points.
rules-NE-J20 = About [NE-T4]: cards that are lost are not shown.
rules-NE-J21 = About [NE-C8] and [NE-M7]: passage granted to landed troops is for them alone. It opens no way for a force that takes them along, and their extra MP is due as long as one of them is in the force. “Unbeaten” means not beaten by this force.
rules-NE-J22 = About [NE-C8] and [NE-R1]: no event is played while landed troops choose between asking for passage and stopping, nor while somebody may retreat.
rules-NE-J23 = About [NE-C9] and [NE-C14]: the Germans' marker is put down before anybody leaves. If the victim of a Traitor has used the last card for an answer, the Traitor draws nothing.
rules-NE-J24 = About [NE-C11] and [NE-C12]: a legion that turns neutral has no marker and is not spent; it can be taken along at once.
rules-NE-J25 = About [NE-C3]: Bad Weather on an attack protects that enemy from that force in every province.
rules-NE-J26 = About [NE-M8] and [NE-F1]: a leader alone need not ask those whom his force has beaten there for passage. A force that enters where another one has fought is hindered by that enemy, and cannot attack them.
rules-NE-J27 = About all answers: they are asked for clockwise from whoever played the card or made the move, only of those who hold a suitable card, and of each only once; the last card played takes effect first; and once something is cancelled nobody else is asked. A player with nothing that fits is passed over, and nobody can tell.

rules-nero-chapter-options = Other ways to play
rules-nero-chapter-options-about = All of this is chosen when a game is opened. *Players:* three or four; with three the fourth area stays free. *Length:* a full game, or a short one with fewer cards a round [NE-S4]. *Proclaimed emperor after* any victory, or only after a victory over an emperor [NE-K4]. *Candidates:* always, or only while there are fewer than two emperors [NE-K3]. *To attack* you must lay a card, or you need not [NE-F2]. *The cards of a contested assassination* leave the game, or they do not [NE-C5].

## Pictures

rules-nero-picture-card = A card and its three uses, of which you choose one each time.
rules-nero-label-bp = MP, movement points: with them your forces march
rules-nero-label-gp = FP, fighting points: strength in a battle
rules-nero-label-event = The event: it happens at once, if nobody cancels it

rules-nero-picture-march = Galba activates Tarraconensis with a Galley, used for its 4 MP. Two legions and the leader march to Narbonensis (1 MP) and on to North Italy (1 MP), and attack Otho's legion there (1 MP). After the victory the leader leaves his tired legions behind and goes on to Rome alone (1 MP).
rules-nero-label-activated = activated: 4 MP
rules-nero-label-attack = attack: 1 MP
rules-nero-label-leader-only = leaders only

rules-nero-picture-battle = Galba attacks Otho. 7 against 6: Galba gets 1 VP, and one of Otho's legions is his now. Otho is a general again, and because Galba's general took part, he is emperor at once.
rules-nero-label-attacker = attacker
rules-nero-label-defender = defender
rules-nero-label-legions = legions
rules-nero-label-card = card
rules-nero-label-strength = strength

rules-nero-picture-emperor = Three ways to the throne.
rules-nero-label-way-rome = In Rome
rules-nero-label-way-legions = With the legions
rules-nero-label-way-victory = By victory
rules-nero-label-kp-italy = two legions more in Italy than all others
rules-nero-label-kp-area = one area
rules-nero-label-kp-card = one card
rules-nero-label-declare = 5 CP: declared emperor
rules-nero-label-at-home = General at home, with a legion and the area
rules-nero-label-candidate = Candidate: off to Rome
rules-nero-label-turn-begins = There when your turn begins: emperor
rules-nero-label-fights = The leader takes part ...
rules-nero-label-won = ... and the battle is won: emperor

rules-nero-picture-points = What brings VP, and when.
rules-nero-label-what = for
rules-nero-label-rounds = rounds 1–3
rules-nero-label-last = round 4
rules-nero-label-battle-won = each battle won (at once)
rules-nero-label-only-emperor = the only emperor
rules-nero-label-two-emperors = each of two emperors
rules-nero-label-emperor-rome = emperor in Rome, more
rules-nero-label-area = each area
rules-nero-label-province = each province of Italy

rules-nero-picture-borders = Every province with its neighbours. An anchor marks a port, waves a link across the sea.
