"""Caesar & Cleopatra for OpenSpiel."""
