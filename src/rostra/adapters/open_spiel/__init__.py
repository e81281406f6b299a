"""Caesar & Cleopatra and Nero for OpenSpiel: importing this registers ``rostra_caesar`` and ``rostra_nero``.

    import pyspiel
    import rostra.adapters.open_spiel

    game = pyspiel.load_game("rostra_caesar(edition=italian)")

docs/openspiel.md says what the information states, tensors and utilities are.
"""

from rostra.adapters.open_spiel.game import RostraGame, RostraState, register, resampler

__all__ = ["RostraGame", "RostraState", "resampler"]

register()
