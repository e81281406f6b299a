### The cards of Nero, explained.

# What can be asked for after the question mark, besides the cards
nero-topic-bp = MP
nero-topic-emperor = Emperor
nero-topic-points = Points
nero-topic-control = Control
nero-topic-battle = Battle
nero-topic-retreat = Retreat
nero-topic-leave = Passage
# Short forms that can be asked for, too
nero-short-emperor = CP
nero-short-battle = FP
nero-short-points = VP
nero-explain-bp = MP: activate a province and use cards for their MP; forces depart from there, one after the other. A step costs 1 MP for the whole force, into the Germans' province 3; after a won battle every step and attack costs 1 more. Leaving troops behind is free, taking own legions along costs 1, neutral ones 2, both 3. Rome is for leaders only. 2 MP take the retreat markers off in the activated province. MP that are left when you activate another province or end the turn are lost.
nero-explain-emperor = Emperor, three ways: (1) your leader is in Rome and you have 5 CP: declare him. CP are 1 for each legion you have in Italy beyond all others together, 2 for each controlled area, 1 for each Influence of the Senate or Praetorian Guard played for it this turn. (2) Ave Caesar makes your general a candidate if he is in his home province with a legion and you control his area; if the candidate is in Rome when your turn begins and there are not two emperors, he becomes emperor. (3) He takes part in a battle you win. There are never more than two emperors. An emperor who loses a battle or is assassinated is a general again.
nero-explain-points = Points: 1 VP for each battle won. At the end of rounds 1 to 3: emperor 5 (2 each, if there are two), 2 more if he is in Rome, 2 for each controlled area, 1 for each controlled province of Italy. At the end of round 4: emperor 8 (4 each of two), 2 more in Rome, 3 for each area, 1 for each province of Italy. Whoever controls four areas, or three and is emperor, wins at once.
nero-explain-control = Control: a province is yours with more legions there than all others together, neutral ones included; an area with at least 3 of its 5 provinces. With three players the fourth area is nobody's.
nero-explain-battle = Battle: a force attacks one player's legions in its province for 1 MP. Both lay cards in secret: the attacker at least one, as many as are left of their 4 for this turn, the other up to 3. Strength is 1 for each legion, the FP of the cards, 1 for a candidate and 2 for an emperor who takes part. The stronger wins 1 VP and one of the loser's legions. The same troops are attacked only once a turn.
nero-explain-retreat = Retreat: when a force enters, everybody else there may retreat with all their legions to one bordering province where no others stand, but not to where the force came from; after a lost battle, too. These legions get a retreat marker: until the end of the round they neither march nor fight.
nero-explain-leave = Passage: a force that meets others' legions stops, unless it beats them or all of them let it pass (1 MP more for the step out). On a later turn it goes on freely.
nero-explain-bribery = Bribery: answers any event card, or another answer, and cancels it. Against a Praetorian Guard in an assassination it takes two.
nero-explain-bad-omens = Bad Omens: answers an event card and cancels it, but nothing that belongs to an assassination.
nero-explain-bad-weather = Bad Weather: answers another player's step, attack, retreat before a battle, or Galley: it does not happen, and the MP are lost.
nero-explain-praetorian-guard = Praetorian Guard: saves an emperor from an Assassin, or cancels such a guard; or, on your turn, 1 CP. If such a guard is answered, all cards of that assassination leave the game, unless that is switched off.
nero-explain-galley = Galley: up to 3 legions and your leader go from one port to another. They do not attack this turn.
nero-explain-ave-caesar = Ave Caesar: your general becomes a candidate. He must be in his home province with a legion, and you must control his area.
nero-explain-rebellion = Rebellion: one legion of any player becomes neutral. There are never more than four neutral ones.
nero-explain-revolt = Revolt: the player of that area must have two legions in that province, bringing them from elsewhere if need be; then they become neutral.
nero-explain-senate = Influence of the Senate: 1 CP this turn.
nero-explain-assassin = Assassin: an emperor in Rome becomes a general.
nero-explain-bad-health = Bad Health: answers another player's step with their leader: the leader stays and cannot travel any more this turn. Or it stops a Galley.
nero-explain-crisis = Crisis in Rome: an emperor, anybody's, is put in Rome at once.
nero-explain-germans = Germanic Attack: all must leave one of the two Germanias, each to a bordering province of their choice; until the end of the round entering it costs 3 MP.
nero-explain-traitor = Traitor: draw a card blind from another player's hand.
