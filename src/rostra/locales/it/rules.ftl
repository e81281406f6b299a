### La pagina delle regole e il riepilogo delle carte.

page-rules-title = Regole del gioco
page-rules-contents = Indice
page-rules-search = Cerca nelle regole
page-rules-clear = Mostra tutte le regole
page-rules-none = Nessuna regola ne parla. Prova un'altra parola.
page-rules-decided = Deciso da noi
page-rules-decided-about = Così segniamo ciò che le regole stampate lasciano aperto, e come si gioca qui.
page-rules-link = Regola { $rule }: link a questo punto
page-rules-print = Stampa
page-rules-learn = Prima partita guidata
page-rules-loading = Le regole arrivano ...
page-rules-cards-influence = Carte influenza, per lato
page-rules-cards-action = Carte azione, per lato
page-rules-cards-middle = In mezzo al tavolo
page-rules-cards-any = Risposte: ogni turno
page-rules-cards-own = Eventi: turno proprio
page-rules-once = una volta per turno
page-rules-province = Provincia
page-rules-neighbours = Confina con
page-rules-port = porto
page-rules-by-sea = via mare
page-rules-found =
    { $count ->
        [one] Trovata una regola.
       *[other] Trovate { $count } regole.
    }
page-rules-copies =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
