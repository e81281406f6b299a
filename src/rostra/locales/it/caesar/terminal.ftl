## The grid of choices

grid-faces = { $symbol } cop./scop.
grid-down = { $symbol } coperta
grid-up = { $symbol } scoperta

## The cards as they lie

letter-P = P

## Playing

help-page =
    Conquisti un patrizio se hai più influenza sul suo gruppo quando si vota.
    Un turno: una carta influenza coperta, oppure due scoperte, e quando vuoi una
    carta azione; poi torni a cinque carte in mano e si gira una carta voto.
    Oppure un turno passivo: scambi soltanto carte.
    Sul tavolo: 3 4 [25] sono un 3 e un 4 scoperti, un 2 e un 5 coperti; [??] sono
    le carte coperte dell'avversario.
    I patrizi rimasti, 4 (1:0): Cleopatra ne ha conquistato uno, Cesare nessuno.
    Ogni numero della griglia è una scelta: quello a sinistra gioca la carta
    coperta, quello a destra scoperta.

      un numero    quella scelta
      una riga     notazione: `down 3 senators`, `up P censors`, `spy`,
                   `scout aediles`, `pass`, `draw action`
      ?            spiega tutte le carte; `? spy` ne spiega una
      t            di nuovo il tavolo e le scelte
      l            di nuovo gli ultimi eventi
      d            gli scarti, e che cosa si può contare
      q            esce; la partita è salvata a ogni decisione, --resume la
                   riprende
