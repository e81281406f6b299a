"""``python -m bench.timing``: does the time of the server's answers tell whether somebody holds an answering card?

An attack from outside, on a server of its own, over real sockets. Each round is one of two twin matches. They look the
same to the attacker, but in one of them another player holds a card that can answer what the attacker is about to play,
and so is asked. The attacker measures how long the server takes for this and that. The AUC is the chance that a time
from the one world is longer than one from the other (ties count half): 0.5 tells nothing, 0 and 1 tell everything.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

from rostra.game import CHANCE, Refusal, State, pick
from rostra.server.keys import hash_of
from rostra.store import Store
from rostra.store.store import SeatKey
from rostra.tables import Entry, Match, Settings, answers
from rostra.tables.settings import SeatPlan, checked

SECRET: Final = "the secret of everybody who plays here"
AT: Final = 1_000_000
"""When the matches began: long ago. The server goes on from there."""
FAIR: Final = 0.05
"""How far from 0.5 an AUC may be."""
BURST: Final = 10
BURSTS: Final = 5
WARM: Final = 2
WAITS: Final = 4
"""Against people, every fourth pair of rounds waits for the end of the pause: that takes nearly all of the time."""
SEATS: Final = {"caesar": 2, "nero": 4}


# The twins: two logs that lead to the same moment


class Chance:
    """Chance by a seed. ``script``: what it draws first. ``instead``: by number, other draws than the script has."""

    def __init__(self, seed: int, script: Sequence[int] = (), instead: Mapping[int, int] | None = None) -> None:
        self.rng = random.Random(seed)
        self.script, self.instead = script, instead or {}
        self.match: Match | None = None
        self.drawn: list[tuple[int, list[int]]] = []
        """What was drawn, and what could have been."""
        self._swapped: dict[int, int] = {}

    def getrandbits(self, k: int, /) -> int:
        state = None if self.match is None else self.match.state
        if k == 32 or state is None or state.actor != CHANCE:
            return self.rng.getrandbits(k)
        chances = state.chances()
        possible = [action for action, _ in chances]
        number = len(self.drawn)
        action = self.script[number] if number < len(self.script) else pick(chances, self.rng)
        if number in self.instead:
            self._swapped[self.instead[number]] = action
            action = self.instead[number]
        elif action not in possible:  # it was drawn before, instead of something that is still there
            action = self._swapped.get(action, action)
        if action not in possible:
            raise Refusal("", "no twin", "", {})
        self.drawn.append((action, possible))
        before = 0
        for one, weight in chances:  # the bits for which pick() takes this one
            if one == action:
                return ((2 * before + weight) << 63) // sum(weight for _, weight in chances)
            before += weight
        raise AssertionError


class Twin(NamedTuple):
    """A moment at which ``seat`` plays ``line``, which somebody may answer; in ``logs[1]`` somebody is asked."""

    settings: Settings
    rules: int
    seat: int
    line: str
    logs: list[list[Entry]]


class Played:
    """A match that is played quickly."""

    def __init__(self, settings: Settings, chance: Chance) -> None:
        settings, game = checked(settings)
        self.match = Match(settings, (), game)
        self.chance = chance
        chance.match = self.match
        self.now = AT
        self.log = self.match.begin(self.now, chance)

    def decide(self, seat: int, line: str) -> None:
        self.now += 2000
        self.log += self.match.decide(seat, line, self.now, self.chance)
        while self.match.pause is not None:
            self.now = self.match.pause.until
            self.log += self.match.tick(self.now, self.chance)


def asked(match: Match, state: State, action: int) -> list[int]:
    """The others who are asked if this is played."""
    then = state.clone()
    then.apply(action)
    return [seat for seat in answers.questions(match.manners, then, {}) if seat != state.actor]


def could_answer(match: Match, action: int) -> list[int]:
    return [seat for seat in answers.may_answer(match.manners, match.state, action)[0] if seat != match.state.actor]


def twins(game: str, bots: bool, wanted: int) -> list[Twin]:
    """So many moments of random games in which the first seat announces something."""
    found: list[Twin] = []
    seed = 0
    while len(found) < wanted:
        seed += 1
        twin = _twin(game, bots, seed)
        if twin is not None:
            found.append(twin)
    return found


def _settings(game: str, bots: bool) -> Settings:
    others = [SeatPlan("bot", "", "legatus") if bots else SeatPlan("person", name) for name in "BCD"]
    options: dict[str, str | int | bool] = {"length": "short"} if game == "nero" else {}
    seats = (SeatPlan("person", "A"), *others[: SEATS[game] - 1])
    return Settings(game=game, seats=seats, options=options, pause=1)


def _twin(game: str, bots: bool, seed: int) -> Twin | None:
    played = Played(_settings(game, bots), Chance(seed))
    rng = random.Random(seed)
    decisions: list[tuple[int, str]] = []
    match = played.match
    while match.phase == "playing" and len(decisions) < 80:
        state = match.state
        seat = state.actor
        choices = state.actions()
        if seat == 0 and len(decisions) > 10:
            telling = [action for action in choices if could_answer(match, action) and asked(match, state, action)]
            for action in telling[:2]:
                twin = _other_world(played, seed, decisions, state.text(action))
                if twin is not None:
                    return twin
        quiet = [action for action in choices if not could_answer(match, action)]
        line = state.text(rng.choice(quiet or choices))
        decisions.append((seat, line))
        played.decide(seat, line)
    return None


def _other_world(played: Played, seed: int, decisions: Sequence[tuple[int, str]], line: str) -> Twin | None:
    """The same moment where nobody is asked: the others have other cards instead of those that answer.

    These were drawn, or the players laid them into their piles in an order of their own.
    """
    one = played.match
    cards = {card for cards in one.manners.answering_cards.values() for card in cards}
    script = [action for action, _ in played.chance.drawn]
    other, decided = played, list(decisions)
    instead: dict[int, int] = {}

    def replay(instead: Mapping[int, int], decided: Sequence[tuple[int, str]]) -> Played | None:
        """None if it does not look the same."""
        try:
            world = Played(one.settings, Chance(seed, script, instead))
            for seat, decision in decided:
                world.decide(seat, decision)
            action = world.match.state.parse(line)
        except Refusal:
            return None
        looks = [[match.view_text(seat) for seat in (0, None)] for match in (one, world.match)]
        same = looks[0] == looks[1] and could_answer(world.match, action) == could_answer(one, action)
        return world if same else None

    for number, (drawn, possible) in enumerate(played.chance.drawn):
        if one.game.lines[drawn].split(" ")[-1] in cards:
            for by in [by for by in possible if one.game.lines[by].split(" ")[-1] not in cards][:2]:
                world = replay({**instead, number: by}, decided)
                if world is not None:
                    other, instead = world, {**instead, number: by}
                    break
    stacked = [at for at, (seat, decision) in enumerate(decisions) if seat != 0 and decision.startswith("stack ")]
    for at in [at for at in stacked if decisions[at][1].split(" ")[-1] in cards]:
        for place in reversed(stacked):
            swapped = list(decided)
            swapped[at], swapped[place] = decided[place], decided[at]
            world = replay(instead, swapped) if swapped != decided else None
            if world is not None and len(_asked_by(world, line)) < len(_asked_by(other, line)):
                other, decided = world, swapped
                break
    if _asked_by(other, line):
        return None
    return Twin(one.settings, one.game.rules_version, 0, line, [list(other.log), list(played.log)])


def _asked_by(played: Played, line: str) -> list[int]:
    state = played.match.state
    return asked(played.match, state, state.parse(line))


# The attack


class Server:
    """``rostra serve``, with all the matches in its store."""

    def __init__(self, folder: Path, rounds: Sequence[tuple[str, Twin, int]]) -> None:
        database = f"sqlite:///{folder}/matches.sqlite"
        store = Store(database)
        asyncio.run(_create(store, rounds))
        store.close()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rostra.cli", "serve", "--port", "0", "--database", database],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, "ROSTRA_RATE": "off"},
        )  # fmt: skip
        assert self.process.stdout is not None
        said, line = "", ""
        while "http://" not in line:
            line = self.process.stdout.readline()
            said += line
            assert line, f"the server did not start: {said}"
        self.sockets = ExitStack()
        self.port = int(line.rsplit(":", 1)[1].strip().split("/")[0].split()[0])

    def socket(self, match: str, seat: int | None = None) -> ClientConnection:
        """A socket that has been welcomed."""
        return self.hello(match, **({} if seat is None else {"secret": SECRET, "seat": seat}))

    def hello(self, match: str, **who: Any) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/api/matches/{match}/socket"
        socket = self.sockets.enter_context(connect(address, compression=None, max_queue=None, proxy=None))
        say(socket, do="hello", **who)
        hear(socket, "welcome")
        return socket

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(30)


async def _create(store: Store, rounds: Sequence[tuple[str, Twin, int]]) -> None:
    for id, twin, world in rounds:
        people = [seat for seat, plan in enumerate(twin.settings.seats) if plan.kind == "person"]
        seated = [SeatKey(seat, hash_of(SECRET)) for seat in people]
        await store.create(twin.settings, twin.rules, twin.logs[world], seated, "playing", None, id)


def say(socket: ClientConnection, **message: Any) -> None:
    socket.send(json.dumps(message))


def hear(socket: ClientConnection, tell: str, key: str | None = None) -> Any:
    while True:
        told = json.loads(socket.recv(timeout=20))
        if told["tell"] == tell and (key is None or told.get("key") == key):
            return told
        assert told["tell"] not in ("bye", "refused"), told


def burst(socket: ClientConnection) -> float:
    """Seconds for so many commands that are refused, sent at once."""
    message = json.dumps({"do": "play", "key": "x", "line": "end", "ply": 0})
    begun = time.perf_counter()
    for _ in range(BURST):
        socket.send(message)
    for _ in range(BURST):
        told = socket.recv(timeout=20)
    taken = time.perf_counter() - begun
    assert '"refused"' in str(told), told
    return taken


def bursts(socket: ClientConnection) -> float:
    """The quickest of some: least disturbed by whatever else the machine does."""
    return min(burst(socket) for _ in range(BURSTS))


def against_people(server: Server, id: str, twin: Twin, to_the_end: bool) -> dict[str, float]:
    """What a player, and a spectator, measure while the others may be answering. ``to_the_end``: of the pause, too."""
    for seat in range(1, len(twin.settings.seats)):
        server.socket(id, seat)
    guest, mine = server.socket(id), server.socket(id, twin.seat)
    ply = hear_ply(mine)
    begun = time.perf_counter()
    say(mine, do="play", key="go", line=twin.line, ply=ply)
    told = hear(mine, "now", "go")
    at = time.perf_counter()
    hear(guest, "now")
    found = {"announcing": at - begun, "a player's burst": bursts(mine), "a spectator's burst": bursts(guest)}
    if to_the_end:
        hear(mine, "now")
        found["the end of the pause"] = time.perf_counter() - at - told["pause"] / 1000
    return found


def hear_ply(socket: ClientConnection) -> int:
    """A refused command tells the present ply."""
    say(socket, do="play", key="p", line="nonsense", ply=10**6)
    return int(hear_refused(socket)["ply"])


def hear_refused(socket: ClientConnection) -> Any:
    while True:
        told = json.loads(socket.recv(timeout=20))
        if told["tell"] == "refused":
            return told


def against_bots(server: Server, id: str, twin: Twin, to_the_end: bool) -> dict[str, float]:
    """How long a hint takes in another match while bots may be answering."""
    made = httpx.post(f"http://127.0.0.1:{server.port}/api/matches", json={"game": "caesar"}, trust_env=False).json()
    other, mine = server.hello(made["id"], secret=made["seats"][0]["secret"]), server.socket(id, twin.seat)
    say(mine, do="play", key="go", line=twin.line, ply=hear_ply(mine))
    hear(mine, "now", "go")
    begun = time.perf_counter()
    say(other, do="hint", key="h")
    hear(other, "hint", "h")
    found = {"a hint elsewhere": time.perf_counter() - begun}
    if to_the_end:
        time.sleep(0.8)  # what the bots began then
    return found


# The result


def auc(one: Sequence[float], other: Sequence[float]) -> float:
    """The chance that a time of the second world is longer than one of the first; ties count half."""
    longer = sum((b > a) + (b == a) / 2 for a in one for b in other)
    return longer / (len(one) * len(other))


def attack(game: str, bots: bool, rounds: int, seed: int) -> Iterator[tuple[str, float, float, float]]:
    """What was measured, its AUC, and the median time in both worlds."""
    found = twins(game, bots, min(rounds, 5))
    rng = random.Random(seed)
    plan = []
    for number in range(rounds):  # both worlds one after the other, so that the machine is as busy in both
        for world in rng.sample((0, 1), 2):
            plan.append((f"round{number}-{world}", found[number % len(found)], world))
    times: dict[str, list[list[float]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), [*plan, *[(f"warm{n}", found[0], 1) for n in range(4)]])
        try:
            for number, (id, twin, world) in enumerate([*[(f"warm{n}", found[0], WARM) for n in range(4)], *plan]):
                to_the_end = bots or number // 2 % WAITS == 0
                measured = (against_bots if bots else against_people)(server, id, twin, to_the_end)
                server.sockets.close()
                if world != WARM:
                    for what, seconds in measured.items():
                        times.setdefault(what, [[], []])[world].append(seconds)
        finally:
            server.close()
    for what, (one, other) in times.items():
        yield what, auc(one, other), statistics.median(one), statistics.median(other)


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.timing", description=__doc__)
    parser.add_argument("game", nargs="*", default=list(SEATS))
    parser.add_argument("--rounds", type=int, default=150, help="in each world (150)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", choices=("people", "bots", "both"), default="both")
    options = parser.parse_args()
    failed = False
    for game in options.game:
        for bots in (False, True):
            if options.against == ("people" if bots else "bots"):
                continue
            for what, found, one, other in attack(game, bots, options.rounds, options.seed):
                telling = abs(found - 0.5) > FAIR
                failed = failed or telling
                print(
                    f"{game}, {what}: AUC {found:.2f}, median {1000 * one:.2f} ms if nobody is asked,"
                    f" {1000 * other:.2f} ms if somebody is{'  TELLING' if telling else ''}",
                    flush=True,
                )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
