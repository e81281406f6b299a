"""The table of Caesar & Cleopatra as a picture and as text."""
