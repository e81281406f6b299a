"""The terminal: a game is drawn and played in a text window; simulations and records are tables."""
