"""Bots of Nero."""
