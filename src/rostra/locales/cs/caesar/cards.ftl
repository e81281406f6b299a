explain-number = 1 až 5: vliv. Při otázce o důvěře sečte každá strana své karty; vyšší součet získá patricije. Strana s vyšším součtem pak u té skupiny odloží svou nejvyšší kartu, druhá strana svou nejnižší.
explain-P = Filozof (P): vliv 0. Pokud mají strany různý počet filozofů, vyhrává nižší součet. Po vyhodnocení se všichni filozofové u té skupiny odloží, při shodě ale zůstávají.
explain-assassination = Atentát (4): protihráč odloží jednu kartu vlivu ležící lícem vzhůru, u kterékoli skupiny; kterou, určíš ty.
explain-spy = Špion (2): podíváš se protihráči do karet a vybereš jednu, kterou odloží. Protihráč si za ni smí dobrat.
explain-castling = Rošáda (2): vezmeš všechny své karty u dvou skupin a znovu je k nim přiložíš, jak chceš, všechny lícem dolů.
explain-scout = Vyzvědač (2): odkryje všechny protihráčovy karty u jedné skupiny. Zůstanou odkryté.
explain-wrath = Hněv bohů (1): u jedné skupiny se odloží všechny karty vlivu obou stran.
explain-veto = Veto (2): zahraj ho hned proti protihráčově akční kartě a ta nebude mít žádný účinek. Pak si smíš dobrat kartu; v italském vydání musíš. Proti vetu veto neplatí.
explain-orgy = Orgie (karta otázky o důvěře): tentokrát se otázka nepokládá.
explain-shuffle = Orgie, zamíchat (karta otázky o důvěře): otázka se nepokládá a všechny karty otázky o důvěře, které jsou ve hře, se zamíchají do nového balíčku.
explain-bonus = Tajný vlivový bonus: 2 body, pokud získáš aspoň 3 patricije z té skupiny.
explain-group = Skupiny: 5 senátorů, 5 prétorů, 5 kvestorů, 3 cenzoři, 3 edilové. Patricij je za 1 bod, většina ve skupině za 1 bod navíc, celá skupina ještě za další bod. U skupiny smí ležet nejvýš 5 karet na jedné straně a 8 na obou; je-li jich 8, když jsou všechny karty tahu zahrané, položí se jí otázka o důvěře ještě před dobíráním.
explain-group-now =
    { $left ->
        [0] { $group }: nikdo už nezbývá.
        [few] { $group }: zbývají { $left }.
       *[other] { $group }: zbývá { $left }.
    }
