## Playing

nero-help-page =
    Nero je mrtev a ty chceš na trůn: kdo má po čtyřech kolech nejvíc vítězných
    bodů (VB), vyhrává. `? body` řekne, za co jsou, `? císař`, jak se jím stát.
    V tahu používáš karty, každou na jednu ze tří věcí:
      na PB        aktivuješ provincii a táhneš z ní, krok za 1 PB; za další PB
                   na někoho zaútočíš
      na BB        síla v bitvě, karty lícem dolů
      událost      co říká karta; `? galéra` ji vysvětlí
    Na PB a BB jsou za tah nejvýš čtyři karty; události se do toho nepočítají.

      číslo    tato volba
      řádek    zápis: `activate baetica`, `move-card galley`, `force 2 leader`,
               `step narbonensis`, `attack otho`, `event senate`
      ?        vysvětlí všechno; `? galéra`, `? bitva` jednu věc
      m        všechny provincie a jejich sousedé; `m moesia` jedna z nich
      t        znovu stůl a volby
      l        znovu poslední události
      d        odložené a dosud neviděné karty a za co kdo má VB
      q        konec; hra se ukládá po každém rozhodnutí, pokračuje se
               pomocí --resume

## The map

nero-error-province = Provincie "{ $value }" neexistuje; jsou tu: { $known }
