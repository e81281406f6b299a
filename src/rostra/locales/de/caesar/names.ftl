### Die Begriffe sind die der Spielregel von Kosmos, in heutiger Rechtschreibung (Einfluss).

seat-cleopatra = Cleopatra
seat-caesar = Caesar

group-senators = Senatoren
group-praetors = Praetoren
group-quaestors = Quaestoren
group-censors = Zensoren
group-aediles = Aedilen

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
# P is what is typed; what the terminal draws is letter-P
card-P = Philosoph
card-assassination = Anschlag
card-spy = Spion
card-castling = Rochade
card-scout = Kundschafter
card-wrath = Zorn der Götter
card-veto = Veto
# Only where cards are explained
card-bonus = Einflussbonus

# Vote cards: one for each group, and the orgies
vote-senators = Senatoren
vote-praetors = Praetoren
vote-quaestors = Quaestoren
vote-censors = Zensoren
vote-aediles = Aedilen
vote-orgy = Orgie
vote-shuffle = Orgie (mischen)

pile-influence = Einflussstapel
pile-action = Aktionsstapel
