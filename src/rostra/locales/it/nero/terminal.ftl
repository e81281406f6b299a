## Playing

nero-help-page =
    Nerone è morto, e tu vuoi il trono: vince chi dopo quattro round ha più punti
    vittoria (PV). `? punti` dice come si ottengono, `? imperatore` come lo si
    diventa.
    Nel tuo turno usi carte, ognuna per una di tre cose:
      per i PM     attivi una provincia e da lì marci, 1 PM a passo; con 1 PM in
                   più attacchi qualcuno
      per i PB     forza in battaglia, carte coperte
      l'evento     ciò che dice la carta; `? galea` lo spiega
    Al massimo quattro carte per turno sono per PM e PB; gli eventi sono in più.

      un numero  quella scelta
      una riga   notazione: `activate baetica`, `move-card galley`, `force 2
                 leader`, `step narbonensis`, `attack otho`, `event senate`
      ?          spiega tutto; `? galea`, `? battaglia` una cosa sola
      m          tutte le province con le vicine; `m moesia` una sola
      t          di nuovo il tavolo e le scelte
      l          di nuovo gli ultimi eventi
      d          gli scarti, le carte non ancora viste, e da dove vengono i PV
      q          esci; la partita è salvata dopo ogni decisione, --resume la
                 riprende

## The map

nero-error-province = La provincia "{ $value }" non esiste; ci sono: { $known }
