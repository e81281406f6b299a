"""Plays seeded games and prints a digest of all that can be seen on the way; test_builds runs it on both builds."""

import hashlib
import json
import random
import sys

import rostra
from tests.nero.walk import games, walk


def trace(seed: int) -> list[str]:
    digests = []
    for number, game in enumerate(games()):
        rng = random.Random(seed * 1000 + number)
        state = game.new()
        everybody = range(len(game.seats))
        for now, action in walk(state, rng):
            told: list[object] = [now.actions(), now.chances(), action, now.actor]
            if rng.random() < 0.05:
                told += [now.view(seat) for seat in (*everybody, None)] + [now.position()]
                told += [now.sample(seat, rng).position() for seat in everybody]
                told += [rostra.playout(now.clone(), rng).position(), [str(now.why_not("step raetia"))]]
            digests.append(hashlib.sha256(json.dumps(told).encode()).hexdigest()[:12])
        digests.append(json.dumps([game.options, state.outcome(), len(digests)]))
    return digests


if __name__ == "__main__":
    print(json.dumps({"compiled": rostra.compiled(), "trace": [trace(int(seed)) for seed in sys.argv[1:]]}))
