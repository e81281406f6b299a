"""The games as the libraries of game researchers take them: PettingZoo, OpenSpiel."""
