## The grid of choices

# First column of the grid of choices: a card (1 to 5 or P), and whether the numbers lay it face down, face up, or "down / up"
grid-faces = { $symbol } gedekt/open
grid-down = { $symbol } gedekt
grid-up = { $symbol } open

## The cards as they lie

# In the corners of the philosopher's card, as the printed cards of this language have it. P can be typed in every language
letter-P = F

## Playing

help-page =
    Je wint een patriciër als je bij zijn factie de meeste invloed hebt wanneer
    daar de vertrouwensvraag wordt gesteld.
    Een beurt: één invloedkaart gedekt aanleggen of twee open; daarvoor of daarna,
    als je wilt, één actiekaart; dan vul je je hand aan tot vijf en wordt er een
    vertrouwensvraag omgedraaid. Of je blijft passief en ruilt alleen kaarten.
    Op tafel: 3 4 [25] zijn een 3 en een 4 open, en een 2 en een 5
    gedekt; [??] zijn gedekte kaarten van de tegenstander.
    Patriciërs, 4 over 1:0: één heeft Cleopatra al gewonnen, Caesar nog geen.
    De nummers in het raster leggen een kaart aan: links gedekt, rechts open.

      nummer   die keuze
      regel    notatie: `down 3 senators`, `up P censors` (P of F: Filosoof),
               `spy`, `scout aediles`, `pass`, `draw action`
      ?        uitleg van alle kaarten; `? spy` legt er één uit
      t        nog eens de tafel en de keuzes
      l        nog eens wat er het laatst is gebeurd
      d        wat er is afgelegd, en wat er te tellen valt
      q        stoppen; na elke beslissing wordt de partij bewaard, met --resume
               ga je verder
