### Stránka s pravidly a přehled karet.

page-rules-title = Pravidla hry
page-rules-contents = Obsah
page-rules-search = Hledat v pravidlech
page-rules-clear = Ukázat všechna pravidla
page-rules-none = O tom žádné pravidlo nemluví. Zkus jiné slovo.
page-rules-decided = Rozhodli jsme my
page-rules-decided-about = Tak je označeno, co tištěná pravidla nechávají otevřené, a jak se to hraje tady.
page-rules-link = Pravidlo { $rule }: odkaz sem
page-rules-print = Vytisknout
page-rules-learn = První hra s průvodcem
page-rules-loading = Pravidla se načítají ...
page-rules-cards-influence = Karty vlivu, každá strana
page-rules-cards-action = Akční karty, každá strana
page-rules-cards-middle = Uprostřed
page-rules-cards-any = Odpovědi: každý tah
page-rules-cards-own = Události: vlastní tah
page-rules-once = jednou za tah
page-rules-province = Provincie
page-rules-neighbours = Sousedé
page-rules-port = přístav
page-rules-by-sea = po moři
page-rules-found =
    { $count ->
        [one] Nalezeno jedno pravidlo.
        [few] Nalezena { $count } pravidla.
       *[other] Nalezeno { $count } pravidel.
    }
page-rules-copies =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
