event-bonus = { $seat } krijgt gedekt een invloedbonus.
event-bonus-known = { $seat } krijgt gedekt de invloedbonus: { $group }.
event-stacked = { $seat } legt onder de actiestapel: { $card }.
event-action-pile-arrange = { $seat } gaat de actiestapel op volgorde leggen.
event-action-pile-shuffle = { $seat } schudt de actiestapel.
event-arranged = { $seat } heeft de actiestapel op volgorde gelegd.
event-set = { $seat } legt een kaart gedekt bij de { $group }.
event-set-known = { $seat } legt gedekt bij de { $group }: { $card }.
event-turn = { $seat } is aan de beurt.
event-passed = { $seat } blijft passief.
event-laid-up = { $seat } legt open bij de { $group }: { $card }.
event-laid-down = { $seat } legt een kaart gedekt bij de { $group }.
event-laid-down-known = { $seat } legt gedekt bij de { $group }: { $card }.
# $card is the victim
event-played-assassination = { $seat } speelt een aanslag bij de { $group }, doelwit: { $card }.
event-played-spy = { $seat } speelt de spion.
event-played-castling = { $seat } speelt de rokade bij de { $group } en de { $other }.
event-played-scout = { $seat } stuurt de verkenner naar de { $group }.
event-played-wrath = { $seat } speelt de toorn der goden tegen de { $group }.
# $seat is the one who says no to the other's action card
event-vetoed = { $seat } spreekt een veto uit: de actie heeft geen effect.
# Only the one who was asked reads this
event-allowed = { $seat } ziet af van het veto.
# $seat is the victim
event-assassinated = { $seat } verliest bij de { $group }: { $card }.
event-spied = { $seat } bekijkt de hand van { $opponent }.
event-spied-known = { $seat } bekijkt de hand van { $opponent }: { $cards }.
# $seat is the victim
event-taken = { $seat } moet afleggen: { $card }.
event-assigned = { $seat } legt opnieuw gedekt bij de { $group }: { $card }.
event-castled = { $seat } heeft gerokeerd. { $group }: { $count }, { $other }: { $otherCount }, alles gedekt.
# $seat is the one whose cards are turned
event-scouted = { $seat } moet bij de { $group } openleggen: { $cards }.
event-wrath = De toorn der goden treft de { $group }.
event-exchanged = { $seat } legt af: { $card }.
event-drew = { $seat } trekt een kaart van de { $pile }.
event-drew-known = { $seat } trekt: { $card }.
event-drew-none = { $seat } trekt geen kaart.
event-lost = { $seat } legt af: { $cards }.

event-turned-vote = Omgedraaid: { $vote }. De vertrouwensvraag wordt gesteld!
event-turned-out = Omgedraaid: { $vote }. Daar is niemand meer over: de kaart gaat uit het spel, de volgende wordt omgedraaid.
event-turned-orgy = Omgedraaid: { $vote }. Geen vertrouwensvraag.
event-turned-fades = Omgedraaid: { $vote }. Geen vertrouwensvraag, en de kaart gaat uit het spel.
event-turned-shuffle = Omgedraaid: { $vote }. Geen vertrouwensvraag; alle vertrouwensvragen worden weer geschud.

event-vote-extraordinary = { $group }: acht kaarten. Buitengewone vertrouwensvraag!
event-vote-side = { $seat }: { $cards } = { $sum }
event-vote-tie = { $group }: gelijke stand. Beslissing uitgesteld, de kaarten blijven liggen.
event-vote-won = { $group }: { $seat } wint een patriciër (nog { $left }).
event-vote-turned-round =
    { $count ->
        [one] { $group }: de filosoof draait de uitslag om, { $seat } wint een patriciër (nog { $left }).
       *[other] { $group }: de filosofen draaien de uitslag om, { $seat } wint een patriciër (nog { $left }).
    }

event-ended-patricians = Het spel is afgelopen: alle patriciërs zijn gewonnen.
event-ended-influence = Het spel is afgelopen: niemand heeft nog invloedkaarten.
event-ended-blocked = Het spel is afgelopen: maar één kant heeft nog invloedkaarten en kan er geen meer aanleggen.
event-ended-stalled = Het spel is afgelopen: te lang heeft niemand een kaart geruild of gespeeld.
