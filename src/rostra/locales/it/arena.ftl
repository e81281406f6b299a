### L'arena: bot contro bot, classifiche, rapporti sul bilanciamento.

## Help

help-arena = Fa giocare i bot tra loro con le stesse carte e mostra chi è più forte.
help-arena-bots = I bot: due, oppure uno per posto. Due in un gioco per più di due giocatori: uno del primo tipo contro tutti del secondo. Con un tempo proprio: legatus@4s (secondi) o legatus@500 (simulazioni)
help-games-arena = Quante partite; arrotondate per eccesso a distribuzioni intere
help-league = Fa giocare tra loro tutti i bot di un gioco e stila la classifica.
help-league-bots = I bot (se mancano, tutti quelli del gioco), come in rostra arena; il primo ha 0 punti
help-games-league = Quante partite per sfida, con più di due giocatori in entrambi i sensi; arrotondate per eccesso a distribuzioni intere
help-balance = Fa giocare un bot contro se stesso e riferisce quanto è equilibrato il gioco.
help-balance-bot = Il bot su tutti i posti (se manca, il più forte a cui basta un decimo di secondo)
help-balance-page = Scrive la pagina con il rapporto anche in questo file
help-seconds = Secondi per ogni decisione (se manca, il tempo abituale di ogni bot)
help-sims = Simulazioni per ogni decisione: così lo stesso seme dà le stesse partite
help-seed-arena = Un altro seme, altre carte
help-save-arena = La cartella per risultati e registrazioni; lo stesso comando riprende da ciò che contiene (se manca, una nei dati dell'utente)
help-on = ray: gioca sul cluster Ray di RAY_ADDRESS, o su uno locale
help-json = Scrive il risultato in JSON anche in questo file
help-picture = Scrive la figura (SVG) anche in questo file
help-markdown = Mostra le tabelle in Markdown

## What is wrong

error-player = { $value }: il tempo si scrive { $bot }@4s (secondi) o { $bot }@500 (simulazioni)
error-players-two =
    { $given ->
        [one] È indicato un solo bot; ne servono { $seats }, per esempio: rostra arena { $game } { $example }
       *[other] Sono indicati { $given } bot; ne servono { $seats }, per esempio: rostra arena { $game } { $example }
    }
error-players =
    { $given ->
        [one] È indicato un solo bot; ne servono due (uno del primo tipo contro tutti del secondo) oppure { $seats }, uno per posto
       *[other] Sono indicati { $given } bot; ne servono due (uno del primo tipo contro tutti del secondo) oppure { $seats }, uno per posto
    }
error-league-one = Per una classifica servono almeno due bot, e c'è solo { $bot }. Il gioco ha: { $known }. Con un altro tempo un bot è un altro giocatore: { $bot }@500
error-league-twice = { $bot } è indicato due volte; con un altro tempo è un altro giocatore: { $bot }@500
error-budget-both = --seconds e --sims: indicane uno solo
error-seconds = --seconds { $value }: serve un numero maggiore di 0 (al massimo 1000000000), per esempio --seconds 0.5
error-on = --on { $value }: c'è solo --on ray; senza, si gioca su questa macchina
error-no-ray = --on ray richiede Ray, che qui non è installato: pip install "rostra[ray]"
error-ray = Ray su { $address } non si può usare: { $why }
error-worker-died = Un processo che giocava è morto; forse la memoria era esaurita. Quello che era già finito resta; lo stesso comando va avanti, se serve con un --jobs più basso
error-file-place = { $file }: indica un file in una cartella che esiste
error-file = { $file }: non si può scrivere ({ $why })
error-file-taken = { $file }: lì c'è già qualcos'altro di questa esecuzione; indica un altro file
error-ledger-file = { $file }: non è un file dell'arena; indica un'altra cartella con --save
error-ledger-line = { $file }, riga { $line }: non è una partita. Togli la riga e la partita verrà rigiocata
error-ledger-other = { $folder }: qui ci sono partite con altre impostazioni (differenze: { $what }); indica un'altra cartella con --save
error-ledger-in-use = { $folder }: un altro processo sta giocando per questa cartella (processo { $process })

## While it plays

arena-progress = { $player } vince { $share }
arena-fault = { $player }: { $why }. Al suo posto decide il caso.
arena-faults =
    { $faults ->
        [one] { $player } non ha risposto una volta: ha deciso il caso, e il risultato vale poco.
       *[other] { $player } non ha risposto { $faults } volte: ha deciso il caso, e il risultato vale poco.
    }
arena-goes-on =
    { $there ->
        [one] C'è già una partita: { $folder }
       *[other] Ci sono già { $there } partite: { $folder }
    }
arena-folder = Risultati e registrazioni: { $folder }
arena-nothing = Nessuna distribuzione è stata ancora giocata per intero: non c'è nulla da mostrare.
arena-interrupted = Interrotto. Partite giocate: { $games } su { $wanted }. Lo stesso comando riprende da qui.

## Who is better

arena-against = { $game }: { $player } contro { $against }
arena-against-several = { $game }: { $player } contro { $n } × { $against }
arena-subtitle =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }, { $deals ->
        [one] una distribuzione
       *[other] { $deals } distribuzioni
    }, ognuna giocata da ogni posto; intervalli al 95%
arena-rate = Partite vinte
arena-running = Partite vinte da { $player } nel corso della prova
arena-player = bot
arena-won = vinte
arena-elo = Elo
arena-elo-ends = 95% (Elo)
arena-points = punti
arena-seconds = s a mossa
arena-worst = massimo
arena-simulations = simulazioni
arena-ended = fine

league-title = { $game }: la classifica
league-subtitle =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }, { $deals ->
        [one] una distribuzione
       *[other] { $deals } distribuzioni
    }; punti Elo, { $anchor } ha 0; intervalli al 95%
league-pair = sfida

## Balance

balance-title = { $game }: il rapporto sul bilanciamento
balance-subtitle =
    { $games ->
        [one] Una partita, { $player } su tutti i posti; intervalli al 95%
       *[other] { $games } partite, { $player } su tutti i posti; intervalli al 95%
    }
balance-how = Un solo bot gioca su tutti i posti. I punti indicano ciò che è stato contato o misurato; le linee che li attraversano sono intervalli al 95%: ripetendo la prova molte volte, 95 di queste linee su 100 conterrebbero il valore vero. Una linea tratteggiata segna ciò che sarebbe equo.
balance-bot = Bot
balance-games = Partite
balance-options = Opzioni
balance-turns = Turni per partita
balance-decisions = Decisioni per partita
balance-shared = Pareggi
balance-wins = Partite vinte da ciascuna parte
balance-wins-by-seat = Partite vinte, per posto
balance-begins = { $seat } (inizia)
balance-endings = Come finiscono le partite
balance-sources = Da dove vengono i punti di un giocatore
balance-points = Punti di ciascuna parte
balance-cards = Come si usano le carte
balance-card = carta
balance-card-note = { $times } a partita
