"""The terminal: a game drawn, told and played in a text window; simulations and records as tables."""
