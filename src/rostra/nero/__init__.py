"""Nero: three or four generals fight for the throne in AD 69. The rules with their ids are in docs/rules/nero.md."""
