### The names in Caesar & Cleopatra: seats, cards, places.

seat-cleopatra = Cleopatra
seat-caesar = Caesar

group-senators = Senators
group-praetors = Praetors
group-quaestors = Quaestors
group-censors = Censors
group-aediles = Aediles

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
# P is what is typed; what the terminal draws is letter-P
card-P = Philosopher
card-assassination = Assassination
card-spy = Spy
card-castling = Castling
card-scout = Scout
card-wrath = Wrath of the Gods
card-veto = Veto
# Only where cards are explained
card-bonus = Secret bonus

# Vote cards: one for each group, and the orgies
vote-senators = Senators
vote-praetors = Praetors
vote-quaestors = Quaestors
vote-censors = Censors
vote-aediles = Aediles
vote-orgy = Orgy
vote-shuffle = Orgy (shuffle)

pile-influence = influence pile
pile-action = action pile
