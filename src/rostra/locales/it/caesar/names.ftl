### Termini: voto di fiducia, patrizi, carte influenza, carte azione.

seat-cleopatra = Cleopatra
seat-caesar = Cesare

group-senators = Senatori
group-praetors = Pretori
group-quaestors = Questori
group-censors = Censori
group-aediles = Edili

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-P = Filosofo
card-assassination = Attentato
card-spy = Spia
card-castling = Arrocco
card-scout = Esploratore
card-wrath = Ira degli dei
card-veto = Veto
card-bonus = Influenza bonus

vote-senators = Senatori
vote-praetors = Pretori
vote-quaestors = Questori
vote-censors = Censori
vote-aediles = Edili
vote-orgy = Baccanale
vote-shuffle = Baccanale speciale

pile-influence = mazzo influenza
pile-action = mazzo azione
