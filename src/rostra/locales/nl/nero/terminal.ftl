## Playing

nero-help-page =
    Nero is dood, en jij wilt op de troon: wie na vier ronden de meeste OP
    (overwinningspunten) heeft, wint. `? punten` zegt waarvoor je ze krijgt,
    `? keizer` hoe je er een wordt.
    In je beurt gebruik je kaarten, elk voor één van drie dingen:
      voor BP      een provincie activeren en van daar oprukken, 1 BP per stap;
                   voor 1 BP meer val je iemand aan
      voor GP      sterkte in een veldslag, gedekt gelegd
      gebeurtenis  wat de kaart zegt; `? galei` legt het uit
    Hoogstens vier kaarten per beurt zijn voor BP en GP; gebeurtenissen komen
    daar nog bij.

      nummer   die keuze
      regel    notatie: `activate baetica`, `move-card galley`, `force 2 leader`,
               `step narbonensis`, `attack otho`, `event senate`
      ?        alles uitgelegd; `? galei`, `? veldslag` legt één ding uit
      m        alle provincies met hun buren; `m moesia` één ervan
      t        nog eens de tafel en de keuzes
      l        nog eens wat er het laatst gebeurde
      d        afgelegde en nog niet geziene kaarten, en wie waarvoor OP heeft
      q        stoppen; na elke beslissing wordt bewaard, met --resume ga je
               verder

## The map

nero-error-province = De provincie "{ $value }" bestaat niet; er zijn: { $known }
