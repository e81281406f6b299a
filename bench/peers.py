"""The peers: OpenSpiel's card games through pyspiel, its own Python API onto C++."""

from functools import partial

import pyspiel

from bench.loop import Apply, Legal, Measure, Start, decisions_per_second, dice

# Bridge's double-dummy solver is not part of playing cards, so it is switched off.
GAMES = ["crazy_eights", "hearts", "bridge(use_double_dummy_result=false)"]


def starter(name: str) -> Start:
    game = pyspiel.load_game(name)

    def start() -> tuple[Legal, Apply]:
        state = game.new_initial_state()
        return state.legal_actions, state.apply_action

    return start


def measures(seed: int) -> dict[str, Measure]:
    """Decisions per second of each peer, by its name."""
    return {name: partial(decisions_per_second, starter(name), dice(seed)) for name in GAMES}
