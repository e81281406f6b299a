### Pojmy: otázka o důvěře, patricijové, karty vlivu, akční karty, lícem dolů, lícem vzhůru.

seat-cleopatra = Kleopatra
seat-caesar = Caesar

group-senators = Senátoři
group-praetors = Prétoři
group-quaestors = Kvestoři
group-censors = Cenzoři
group-aediles = Edilové

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-P = Filozof
card-assassination = Atentát
card-spy = Špion
card-castling = Rošáda
card-scout = Vyzvědač
card-wrath = Hněv bohů
card-veto = Veto
card-bonus = Vlivový bonus

vote-senators = Senátoři
vote-praetors = Prétoři
vote-quaestors = Kvestoři
vote-censors = Cenzoři
vote-aediles = Edilové
vote-orgy = Orgie
vote-shuffle = Orgie (zamíchat)

pile-influence = balíček karet vlivu
pile-action = balíček akčních karet
