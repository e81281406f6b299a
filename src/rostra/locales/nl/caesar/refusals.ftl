why-spelling = je schrijft het zo: `{ $right }`.
why-board-order = noem de facties in de volgorde op tafel: `{ $right }`.
# $right is an example of a line that begins with the same word
why-unknown = zo'n invoer bestaat niet, wel bijvoorbeeld `{ $right }`.
# $right is one of the questions under "What is asked now"
why-unknown-asked = zo'n invoer bestaat niet. { $right }
# $asked is one of the questions under "What is asked now"
why-not-asked = dat is nu niet aan de orde. { $asked }
why-over = het spel is afgelopen.
why-not-passive = de beurt is al met een kaart begonnen, passief blijven kan niet meer.
why-lay-first = je moet eerst invloedkaarten aanleggen: één gedekt of twee open.
why-must-be-passive = zonder invloedkaart in de hand blijft alleen `pass` over.
why-laid = de invloedkaarten van deze beurt liggen er al.
why-second-open = de eerste kaart ligt open, dus de tweede moet ook open.
why-two-cards = voor twee open kaarten heb je twee invloedkaarten in de hand nodig; deze ene kun je gedekt aanleggen.
why-room-for-two = voor twee open kaarten moet er plaats voor twee zijn. Nog vrij: { $room }.
why-not-in-hand = deze kaart zit niet in de hand: { $card }.
why-group-gone = van de { $group } is niemand meer over.
why-own-five = bij een factie liggen hoogstens vijf kaarten van één kant, en bij de { $group } heb je er al vijf.
why-both-eight = bij een factie liggen hoogstens acht kaarten van beide kanten samen, en bij de { $group } liggen er al acht.
why-acted = maar één actiekaart per beurt, en die is al gespeeld.
why-nobody-to-kill = de tegenstander heeft die kaart niet open bij de { $group } liggen: { $card }.
why-no-hand = de tegenstander heeft geen kaart in de hand.
why-nothing-hidden = de tegenstander heeft bij de { $group } geen gedekte kaart.
why-no-card-there = bij de { $group } ligt geen kaart.
why-castle-gone = voor een rokade heb je twee facties met patriciërs nodig, en van de { $group } is niemand meer over.
why-nothing-to-castle = je hebt geen kaart bij de { $group } en ook niet bij de { $other }.
why-highest-first = bij een rokade leg je de hoogste kaart het eerst aan, filosofen het laatst. Nu komt: { $card }.
why-not-castled = de kaarten gaan terug naar de { $group } of de { $other }.
why-veto-answers = een veto kan alleen als antwoord, wanneer de tegenstander een actiekaart speelt.
why-must-draw = zolang er nog een kaart in een stapel zit, moet je trekken.
why-must-exchange = zonder invloedkaart in de hand moet je minstens één kaart ruilen, zodat je er weer een krijgt.
why-must-draw-influence = zonder invloedkaart in de hand moet de laatste kaart van de invloedstapel komen.
why-pile-empty = er zit geen kaart meer in de { $pile }.
why-not-in-that-hand = deze kaart zit niet in die hand: { $card }.
why-stacked = die zitten allemaal al in de stapel: { $card }.
why-set-already = deze kaart ligt er al: { $card }.
why-set-order = de facties komen op volgorde aan de beurt. Nu: { $group }.
why-not-in-pile = zo'n kaart zit niet meer in de stapel: { $card }.
why-not-in-deck = zo'n vertrouwensvraag zit niet meer in de stapel: { $vote }.

## What is asked now (part of the reasons above)

asked-bonus = Er wordt een invloedbonus gedeeld.
asked-pile = Nu kies je hoe je actiestapel komt te liggen: `arrange` (op volgorde) of `shuffle` (geschud).
asked-stack = Nu kies je de volgende kaart van de actiestapel, bijvoorbeeld `stack spy`.
asked-set = De eerste vijf kaarten worden aangelegd, bijvoorbeeld `set 3 senators`.
asked-turn = Nu speel je je beurt, bijvoorbeeld `down 3 senators`, `up 3 senators`, een actiekaart of `pass`.
asked-veto = Nu antwoord je op de actiekaart: `veto` of `allow`.
asked-take = Nu kies je welke kaart afgelegd moet worden, bijvoorbeeld `take 3`.
asked-assign = Bij de rokade leg je nu een kaart opnieuw aan, bijvoorbeeld `assign 3 senators`.
asked-exchange = Nu kies je wat je ruilt, bijvoorbeeld `exchange 3`, of `done`.
asked-draw = Nu kies je van welke stapel je trekt: `draw influence` of `draw action`.
asked-replace = Nu kies je van welke stapel je trekt: `draw influence`, `draw action` of `draw none`.
asked-deal = Er wordt een kaart gedeeld.
asked-vote = Er wordt een vertrouwensvraag omgedraaid.
asked-nothing = Het spel is afgelopen.
