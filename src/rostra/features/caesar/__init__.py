"""Caesar & Cleopatra as numbers."""
