"""Caesar & Cleopatra in the arena."""
