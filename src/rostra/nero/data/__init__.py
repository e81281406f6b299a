"""Maps and decks: our files, and how files of this form are read."""
