"""Nero as numbers."""
