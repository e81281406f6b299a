"""Caesar & Cleopatra in the terminal."""
