"""The games for the libraries of game research: PettingZoo and OpenSpiel."""
