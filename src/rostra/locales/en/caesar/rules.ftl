### The rules of Caesar & Cleopatra for players, by the ids of docs/rules/caesar.md.
###
### *word* is emphasis, [CC-V7] a link to that rule; there is no other markup. "-note": what we decided where the printed
### rules are silent, and why.

rules-caesar-lead = Caesar and Cleopatra both want Rome's patricians on their side. The patricians come in five groups, at which you lay influence cards, face down or face up; whenever a group holds a vote of confidence, the side with more influence there wins one of its patricians. For two players, about 40 minutes.

rules-caesar-chapter-short = The game in short
rules-caesar-chapter-short-about = On your turn you lay *one influence card face down* or *two face up* at the groups, and play an action card if you like. Then you refill your hand, and a vote card is turned: it names the group that votes now; if it is an orgy, nobody votes. Whoever has the higher sum at that group takes a patrician, and pays for it with their best card there. In the end patricians, majorities, whole groups and a secret bonus are worth points.

rules-caesar-chapter-material = What is in the box
rules-caesar-chapter-material-about = The patricians and the vote cards lie in the middle and belong to nobody. Each side has a set of cards of its own; the two sets are alike.
rules-CC-M1 = The patricians stand in five groups: 5 Senators, 5 Praetors, 5 Quaestors, 3 Censors and 3 Aediles, 21 in all. The groups always lie in this order.
rules-CC-M1-note = The printed rules name the groups in this order. That they always lie so is our decision.
rules-CC-M2 = The vote deck has eight cards: one for each group, two orgies, and one orgy with which the deck is shuffled.
rules-CC-M2-note = The printed rules say that there are 8 vote cards, 3 of them orgies. They do not list the others, but 5 cards for 5 groups can only be one for each.
rules-CC-M3 = There are six bonus cards: two each for the Senators, the Praetors and the Quaestors.
rules-CC-M4 = Each side has 37 influence cards: seven each of 1, 2, 3, 4 and 5, and two philosophers, which are influence cards of value 0. There are also 13 action cards: 4 Assassinations, 2 Spies, 2 Castlings, 2 Scouts, 2 Vetoes and 1 Wrath of the Gods.
rules-CC-M4-note = No text says how many there are of each. We worked it out: of the 37 cards 10 are taken out before the game, two of each number, and 27 are left. The printed special cases speak of two philosophers on one side, never of three. That leaves 35 numbered cards: five times 7.

rules-caesar-chapter-setup = Before the first turn
rules-CC-S1 = The vote deck is shuffled. Each player gets one bonus card and keeps it secret; the other four go back to the box unseen.
rules-CC-S2 = Take two influence cards each of 1 to 5. The other 27 are shuffled and are your influence pile.
rules-CC-S3 = Put your 13 action cards in any order you like: this is your action pile. For a first game you can have it shuffled instead; or each side can decide for itself, Cleopatra first. After that nobody looks through a pile.
rules-CC-S3-note = By the printed rules nobody may look at the piles any more. But if you put yours in order, you know that order and could write it down: so it is shown to you throughout the game, and to you alone. Whoever wants memory to count can hide it, beside the table.
rules-CC-S4 = Lay five cards, 1 to 5, face down, one at each group as you like, without seeing what the other side lays. The other five, again 1 to 5, are your hand.

rules-caesar-chapter-turn = Your turn
rules-caesar-chapter-turn-about = You are either active, and lay cards, or passive, and only exchange some.
rules-CC-T1 = Cleopatra begins, then you take turns. Every turn is either active or passive.
rules-CC-T2 = An active turn: at most one action card; *one influence card face down* at any group *or two face up* at one or two groups; extraordinary votes [CC-V4], if there are any; refill your hand [CC-T7]; turn a vote card.
rules-CC-T3 = The action card may come before, between or after your influence cards, but not after the extraordinary votes, nor after you have begun to refill your hand.
rules-CC-T3-note = The printed rules allow an action at any time of the turn. For us that time ends before the extraordinary votes, so that nobody plays an action card they have only just drawn.
rules-CC-T4 = At most five cards of one side and eight of both sides together may lie at a group. Where no patrician is left, no cards are laid any more.
rules-CC-T4-note = The limits are printed. That nothing is laid where no patrician is left is our reading: the cards there have just been cleared away, and nothing is left to win.
rules-CC-T5 = Without an influence card in hand you must be passive and exchange cards, so that you get one again [CC-T8].
rules-CC-T5-note = You must also be passive if there is no room for an influence card and you have no action card that could be played: otherwise your turn could not go on. Then there is nothing you must exchange.
rules-CC-T6 = For two cards face up you need two influence cards and room for both. If there was no room for any when your turn began, and your action card has made none, you lay nothing; the turn goes on with the extraordinary votes.
rules-CC-T6-note = The printed rules do not say what happens when all places are full. We let the turn go on without a card.
rules-CC-T7 = Refill your hand to five cards, one at a time, each from the pile of your choice; you see each card before you draw the next. As long as one of your piles has a card you must draw. Discarded cards never come back.
rules-CC-T8 = A passive turn: discard as many cards from your hand as you like, or none, and draw as many again, each from the pile of your choice. There is no action, and no vote card is turned. If your turn begins without an influence card in hand, and your influence pile still has one, you must exchange at least one card, and at least one that you draw must be an influence card. In the Italian edition you refill your hand to five instead, and need not exchange any.
rules-CC-T9 = Discarded cards lie face up, and everybody may look through them. You may always look at your own face-down cards.
rules-CC-T9-note = The printed rules only say that they lie face up. What lies open may be looked at, so we show all of it.

rules-caesar-chapter-votes = Votes of confidence
rules-caesar-chapter-votes-about = Each vote is about one patrician. It costs both sides a card, and the winner usually the better one.
rules-CC-V1 = If the vote card names a group with patricians, that group votes. The card joins the vote cards already turned.
rules-CC-V2 = If no patrician of that group is left, the card leaves the game, and the next one is turned at once.
rules-CC-V2-note = The Italian text takes the card out as soon as the last patrician of its group is won. In both editions we do as the other texts say: the odds of what is turned are the same.
rules-CC-V3 = An orgy: nobody votes, and the card joins the vote cards already turned. The orgy with shuffling: nobody votes, and all vote cards, including this one and those already turned, are shuffled into a new deck.
rules-CC-V4 = If eight cards lie at a group at the end of an active turn, before the hand is filled up, that group holds an *extraordinary vote* without a vote card. If there are several such groups, they vote in the order in which they lie on the table. After a tie it votes again only when something has changed there.
rules-CC-V4-note = The order is ours. Without the last sentence a full group that is tied would have to vote again every turn. Castling counts as a change even if the same cards come back; in a position that was set up, eight face-up cards with equal sums count as having voted. The Italian text lets such a group vote “directly”: for us that means without a vote card, at this same moment.
rules-CC-V5 = All cards at the group are turned face up. Each side adds up its own.
rules-CC-V6 = If the sums are equal, the vote is postponed, even at 0 to 0, with or without philosophers. The patrician stays, and so do all cards, face up.
rules-CC-V6-note = No text speaks of a group at which no card lies at all. Nobody has more influence there, so we count it as 0 to 0.
rules-CC-V7 = Otherwise the higher sum wins. But if the two sides have *different numbers of philosophers*, the *lower* sum wins. 1 against 1 and 2 against 2 cancel each other out; 2 against 1 and 2 against 0 turn the result round once.
rules-CC-V7-note = A side without any card has the sum 0, and so it can win if philosophers turn the result round. The printed rules do not speak of this; counting no cards as 0 is the plain reading.
rules-CC-V8 = The winner takes one patrician. Then, whoever has won: the side with the *higher sum* discards its highest card there, the side with the *lower sum* its lowest. Philosophers are neither the highest nor the lowest, but all philosophers of both sides there are discarded too. A side without a numbered card discards no such card.
rules-CC-V8-note = The printed rules do not say what a side without a numbered card discards. It loses its philosophers, and nothing else.
rules-CC-V9 = When the last patrician of a group is won, all influence cards still lying there are discarded.

rules-caesar-chapter-actions = Action cards
rules-caesar-chapter-actions-about = At most one on each of your turns; a Veto does not count, because it is played on the other side's turn.
rules-CC-A1 = *Assassination:* choose a face-up influence card of your opponent, at any group. It is discarded. It may be a philosopher.
rules-CC-A2 = *Spy:* look at your opponent's hand and choose one card to be discarded. Your opponent may draw one at once for it, from the pile of their choice.
rules-CC-A3 = *Castling:* name two groups with patricians, pick up all your cards there and lay them out again at these two, all face down. One group may stay empty; the limits of [CC-T4] hold. Your opponent sees only how many lie where, and only once the last one has been laid.
rules-CC-A3-note = Your opponent knows the cards that were face up before, but not where they lie now. That nothing is seen until the last card has been laid is our decision, and so is that both groups must still have patricians. The Italian text does not say that the cards are laid face down; we play both editions that way.
rules-CC-A4 = *Scout:* all cards of your opponent at one group are turned face up, and stay face up.
rules-CC-A5 = *Wrath of the Gods:* all influence cards of both sides at one group are discarded.
rules-CC-A6 = *Veto:* only against an action card of your opponent, at once, on the opponent's turn. The action does nothing, both cards are discarded, and you may draw a card from the pile of your choice; in the Italian edition you must. The stopped action still counts as the one action of that turn. There is no Veto against a Veto.
rules-CC-A7 = An action needs something to act on: Assassination a face-up card of your opponent, Spy a card in your opponent's hand, Castling a card of your own at the two groups, Scout a face-down card of your opponent, Wrath of the Gods any card at the group. Group and card are named when the action is played, before a Veto; which card the Spy takes and how the cards lie after Castling is decided after it.
rules-CC-A7-note = The printed rules do not say whether an action may come to nothing, nor when its target is named. We wanted no empty actions, and a Veto that knows what it stops.
rules-CC-A8 = Nobody but you learns that you could have played a Veto and did not. Only a player who holds one is asked, and the pause gives nothing away.
rules-CC-A8-note = At a table one simply keeps silent. On a screen the question itself would be a hint, so we hide it.

rules-caesar-chapter-end = The end, and the points
rules-CC-E1 = The game ends at once when all patricians are won. It also ends at the end of a turn in which neither side has an influence card left, in hand or in the pile.
rules-CC-E1-note = The printed rules say “no influence cards any more”. We count hand and pile, but not what lies on the table. That turn is played to its end, with its votes: the cards that were just laid should still count.
rules-CC-E2 = If only one side still has influence cards, in hand or in the pile, that side plays on alone and the other's turns are skipped. If at the beginning of such a turn it has five cards at every group that is left, the game ends, and no vote card is turned. If all groups are full in another way, it goes on, with an action card or passive. In the Italian edition the game ends as soon as there is no room for an influence card anywhere.
rules-CC-E2-note = A player whose turns are skipped may still answer with a Veto: no rule takes that away.
rules-CC-E4 = If four turns in a row were passive without a single card exchanged, the game ends and is scored. While one side plays alone, two such turns are enough.
rules-CC-E4-note = The printed rules know no such end; without it two patient players could wait for ever. Drawing without discarding is no exchange, and a position that was set up starts counting at 0.
rules-CC-E5 = Points: 1 for each patrician; 1 more for the majority of a group (3 of 5, 2 of 3); 1 more for all patricians of a group; 2 for your secret bonus, if you have at least 3 of that group. They add up. Patricians nobody has won count for nobody.
rules-CC-E7 = The side with more points wins; if they are equal, the side with more patricians.
rules-CC-E7-note = If these are equal too, it is a draw. The printed rules name nothing that could still decide it.

rules-caesar-chapter-options = Other ways to play
rules-caesar-chapter-options-about = All of this is chosen when a game is opened. *Edition:* the German, Dutch and Czech rules are the same game but for a few slips; the last two chapters are about the Italian edition and about these slips. *Action piles:* put in order, shuffled, or as each side likes [CC-S3]. *Orgies:* as printed; or, once two groups are completely won, a plain orgy that is turned leaves the game; or one plain orgy fewer from the beginning.

rules-caesar-chapter-italian = The Italian edition
rules-caesar-chapter-italian-about = Five things are played differently here. After discarding in a passive turn you refill your hand to five, and you need not exchange anything [CC-T8]. After a Veto you must draw a card if a pile has one [CC-A6]. The game of a side that plays alone ends as soon as there is no room anywhere [CC-E2]. The other two are the rules below. Elsewhere the Italian text is only shorter, or has its own words for the same thing, and we play it like the others: the first five cards and those of Castling lie face down [CC-S4] [CC-A3], scouted cards stay face up [CC-A4], the Wrath of the Gods strikes both sides [CC-A5], a group with eight cards votes at the same moment [CC-V4], the vote card of a finished group leaves when it is turned [CC-V2], and cards that are “out of the game” lie on the discard pile, from which none comes back [CC-T7]. Whether each player arranges or shuffles the action pile [CC-S3], and what becomes of the orgies, can be chosen in both editions.
rules-CC-E3 = Italian edition: once only one side has influence cards, in hand or in the pile, or neither has any, no more vote cards are turned, not even on that turn. Only extraordinary votes are still held.
rules-CC-E3-note = The Italian text speaks of a side that plays on alone. That it begins on that very turn is our reading.
rules-CC-E6 = Italian edition: the point for the majority is given only for groups of which no patrician is left in the middle. The point for all of a group goes to the side that owns every patrician of it that was won, at least one, even if some are left.
rules-CC-E6-note = “At least one” is ours: otherwise both sides would own all of a group that nobody has touched.

rules-caesar-chapter-slips = Slips in the printed rules
rules-caesar-chapter-slips-about = The German, Dutch and Czech texts differ where somebody slipped, or where one says what the others leave out. This is what we play. *Dutch:* the bonus cards nobody gets go back “seen”; we put them back unseen [CC-S1]. The philosopher has an F on the card, elsewhere a P [CC-M4]. Only this text makes you exchange cards when you have no influence card in hand, and we follow it [CC-T8]. *Czech:* a played action card lies face down in one place and face up in another; ours lie face up [CC-T9]. Castling picks up “all cards” at two groups; we take only your own [CC-A3]. A philosopher wins against influence cards, and the word “only” is missing; if numbers lie beside it, the lower sum wins as always [CC-V7]. The lone side has five cards at “all groups”; for us, at all that are left [CC-E2]. *German:* a “round” is the turn of one player [CC-T2]. Whether vote cards are turned while one side plays alone, the three texts leave in doubt; we turn them [CC-E2]. An orgy that leaves the game later leaves it at the next vote card or at any after it, depending on the text; we let all of them go.

## Pictures

rules-caesar-picture-table = The table as Cleopatra sees it. In the middle the five groups with the patricians who are left; above and below them the cards of both sides. Dashed cards are her own, lying face down.
rules-caesar-label-theirs = the other side's cards
rules-caesar-label-patricians = patricians, with those left
rules-caesar-label-yours = your cards; dashed: face down
rules-caesar-label-hand = your hand, five cards
rules-caesar-label-influence = influence pile
rules-caesar-label-action = action pile
rules-caesar-label-votes = vote deck

rules-caesar-picture-turn = An active turn, step by step.
rules-caesar-step-action = One action card, if you like: now, or a little later
rules-caesar-step-lay = One card face down, or two face up
rules-caesar-step-eight = Eight cards at a group? It votes
rules-caesar-step-refill = Hand up to five cards
rules-caesar-step-vote = Turn a vote card

rules-caesar-picture-vote-plain = The Aediles vote. Cleopatra has 8, Caesar 7: she takes an Aedile. As the side with the higher sum she discards her highest card, a 3; Caesar discards his lowest, his 3.
rules-caesar-picture-vote-turned = The Censors vote. Cleopatra has 9, Caesar only 3, but a philosopher lies on his side alone: the lower sum wins, and Caesar takes a Censor. The higher sum still loses its highest card, the 5, the lower sum its lowest, the 3; and the philosopher goes too.
rules-caesar-label-wins = takes a patrician
rules-caesar-label-discarded = crossed out: discarded

rules-caesar-picture-score = All five Quaestors, with the Quaestors as your secret bonus, are worth nine points.
