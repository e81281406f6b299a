### Nero in the terminal alone.

## Playing

nero-help-page =
    Nero is dead, and you want the throne: whoever has the most victory points
    (VP) after four rounds wins. `? points` tells what they are for, `? emperor`
    how to become one.
    On your turn you use cards, each for one of three things:
      for MP       activate a province and march out of it, 1 MP a step; 1 MP
                   more attacks somebody
      for FP       strength in a battle, laid in secret
      its event    what the card says; `? galley` explains it
    At most four cards a turn are used for MP and FP; events come on top.

      a number     that choice
      a line       notation: `activate baetica`, `move-card galley`, `force 2
                   leader`, `step narbonensis`, `attack otho`, `event senate`
      ?            everything explained; `? galley`, `? battle` one thing
      m            all provinces with their neighbours; `m moesia` one of them
      t            the table and the choices again
      l            the last events again
      d            discards, cards not seen yet, where everybody's VP are from
      q            leave; the game is saved after every decision, --resume goes
                   on with it

## The map

nero-error-province = There is no province "{ $value }"; there are: { $known }
