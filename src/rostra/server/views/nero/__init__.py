"""The views of Nero."""
