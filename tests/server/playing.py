"""Playing over the wire: whole games by random choices of what a view allows."""

import random
import time
from collections.abc import Sequence

from tests.server.client import PATIENCE, Player, Server


class QuickChance:
    """Chance by a seed. Only a pause asks for 32 bits: its random part is nearly nothing."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def getrandbits(self, k: int, /) -> int:
        found = self.rng.getrandbits(k)
        return found // 30 if k == 32 else found


def resign(server: Server, match: str, secret: str) -> None:
    """The quickest way to the end."""
    assert server.post(f"/api/matches/{match}/commands", {"do": "resign", "key": "resign"}, secret=secret)["done"]


def play_on(players: Sequence[Player], lines: list[str], rng: random.Random, decisions: int = 100_000) -> int:
    """Everybody makes random decisions until the match is over or so many were made. Returns how many were."""
    made = 0
    since = time.monotonic()
    while made < decisions and not any(player.match["phase"] == "over" for player in players):
        before = made
        for player in players:
            hear(player)
            if player.actions and player.match["phase"] == "playing":
                told = player.do("play", line=choose(player, lines, rng), ply=player.ply)
                if told["tell"] == "refused":  # somebody else was quicker, or the pause is over
                    assert told["reason"]["message"] in ("table-stale", "table-pause", "table-over"), told
                    player.view, player.ply = told["view"], told["ply"]
                    continue
                made += 1
                since = time.monotonic()
        if made == before:
            time.sleep(0.001)
        assert time.monotonic() - since < PATIENCE, "nobody can decide anything"
    return made


def choose(player: Player, lines: list[str], rng: random.Random) -> str:
    return lines[player.actions[rng.randrange(len(player.actions))]]


def hear(player: Player) -> None:
    """Read what has arrived by now."""
    try:
        while True:
            player.next(timeout=0)
    except TimeoutError:
        pass


def rest(server: Server, match: str) -> None:
    """Wait until no pause is left, and everybody has been told."""
    room = server.room(match)
    until = time.monotonic() + PATIENCE
    while server.call(lambda: bool(room.match.pause) or room.lock.locked()):
        assert time.monotonic() < until
        time.sleep(0.005)
