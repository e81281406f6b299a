"""Nero for OpenSpiel."""
