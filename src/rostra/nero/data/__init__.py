"""Maps and decks: Rostra's own files, and the readers of such files."""
