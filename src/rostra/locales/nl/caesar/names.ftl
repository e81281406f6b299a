### De termen zijn die van de Nederlandse spelregels.

seat-cleopatra = Cleopatra
seat-caesar = Caesar

group-senators = Senatoren
group-praetors = Praetoren
group-quaestors = Quaestoren
group-censors = Censoren
group-aediles = Aedilen

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
# P is what is typed; what the terminal draws is letter-P
card-P = Filosoof
card-assassination = Aanslag
card-spy = Spion
card-castling = Rokade
card-scout = Verkenner
card-wrath = Toorn der goden
card-veto = Veto
# Only where cards are explained
card-bonus = Invloedbonus

# Vote cards: one for each group, and the orgies
vote-senators = Senatoren
vote-praetors = Praetoren
vote-quaestors = Quaestoren
vote-censors = Censoren
vote-aediles = Aedilen
vote-orgy = Orgie
vote-shuffle = Orgie (schudden)

pile-influence = invloedstapel
pile-action = actiestapel
