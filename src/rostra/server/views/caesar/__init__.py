"""The views of Caesar & Cleopatra."""
