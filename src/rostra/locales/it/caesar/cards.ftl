explain-number = Da 1 a 5: influenza. Al voto ogni lato somma le sue carte; la somma più alta conquista un patrizio. Poi il lato con la somma più alta scarta da quel gruppo la sua carta più alta, l'altro la sua più bassa.
explain-P = Filosofo (P): influenza 0. Se i due lati hanno un numero diverso di filosofi, vince la somma più bassa. Dopo il voto tutti i filosofi del gruppo si scartano, tranne in caso di parità.
explain-assassination = Attentato (4): fai scartare all'avversario una carta influenza scoperta, su un gruppo qualsiasi.
explain-spy = Spia (2): guarda le carte in mano all'avversario e scegline una da scartare. L'avversario può pescarne un'altra.
explain-castling = Arrocco (2): riprendi tutte le tue carte di due gruppi e ripiazzale lì come vuoi, tutte coperte.
explain-scout = Esploratore (2): l'avversario scopre tutte le sue carte di un gruppo. Restano scoperte.
explain-wrath = Ira degli dei (1): si scartano tutte le carte influenza di un gruppo, da entrambi i lati.
explain-veto = Veto (2): giocalo subito contro una carta azione dell'avversario, e quella carta non ha effetto. Poi puoi pescare una carta; nell'edizione italiana devi. Contro un veto non c'è veto.
explain-orgy = Baccanale (carta voto): questa volta non si vota.
explain-shuffle = Baccanale speciale (carta voto): non si vota, e tutte le carte voto in gioco si rimescolano in un nuovo mazzo.
explain-bonus = Influenza bonus segreta: 2 punti se conquisti almeno 3 patrizi di quel gruppo.
explain-group = Gruppi: 5 Senatori, 5 Pretori, 5 Questori, 3 Censori, 3 Edili. Un patrizio vale 1 punto, la maggioranza di un gruppo 1 in più, il gruppo intero ancora 1. Su un gruppo ci stanno al massimo 5 carte per lato e 8 in tutto; se sono 8 dopo le giocate del turno, il gruppo vota prima che si peschi.
explain-group-now =
    { $left ->
        [0] { $group }: non resta più nessuno.
        [one] { $group }: ne resta { $left }.
       *[other] { $group }: ne restano { $left }.
    }
