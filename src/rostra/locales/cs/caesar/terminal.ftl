## The grid of choices

grid-faces = { $symbol } dolů/vzhůru
grid-down = { $symbol } lícem dolů
grid-up = { $symbol } lícem vzhůru

## The cards as they lie

letter-P = P

## Playing

help-page =
    Patricije získáš, když máš u jeho skupiny při otázce o důvěře větší vliv.
    Tah: jedna karta vlivu lícem dolů, nebo dvě lícem vzhůru, a kdykoli k tomu
    jedna akční karta; pak si doplníš karty v ruce na pět a odkryje se otázka
    o důvěře. Nebo zůstaň pasivní: jen vyměníš karty.
    Na stole: 3 4 [25] je trojka a čtyřka lícem vzhůru a dvojka a pětka lícem
    dolů; [??] jsou protihráčovy karty lícem dolů.
    Zbývá patricijů 4 (1:0): Kleopatra už má jednoho, Caesar žádného.
    Každé číslo v mřížce je jedna volba: levé vyloží kartu lícem dolů, pravé
    lícem vzhůru.

      číslo        příslušná volba
      zápis        například `down 3 senators`, `up P censors`, `spy`,
                   `scout aediles`, `pass`, `draw action`
      ?            vysvětlí všechny karty; `? spy` jednu z nich
      t            znovu stůl a možnosti
      l            znovu poslední události
      d            odložené karty a co se dá spočítat
      q            skončit; hra se ukládá po každém rozhodnutí, --resume pokračuje
