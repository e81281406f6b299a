"""The table of Nero as a picture and as text."""
