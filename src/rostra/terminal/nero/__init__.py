"""Nero in the terminal."""
