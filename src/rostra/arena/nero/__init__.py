"""Nero in the arena."""
