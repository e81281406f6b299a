"""Every title for OpenSpiel: importing this registers each as ``rostra_<name>``.

    import pyspiel
    import rostra.adapters.open_spiel

    game = pyspiel.load_game("rostra_caesar(edition=italian)")

docs/openspiel.md says what the information states, tensors and utilities are.
"""

from rostra.adapters.open_spiel.game import RostraGame, RostraState, register, resampler

__all__ = ["RostraGame", "RostraState", "resampler"]

register()
