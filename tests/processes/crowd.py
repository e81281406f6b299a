"""Many people at many tables, who play at random as fast as they can and come back whenever they lose the server.

Everything they were told counts: what was acknowledged must be in the log, and nobody may fall back behind what they
have seen. What is wrong is noted in ``faults``.
"""

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from rostra.store import backup
from rostra.store.database import connect
from rostra.tables import Entry, Match, Settings
from tests.processes.client import PATIENCE, Json, Voice, lines_of, make, socket_of
from tests.processes.servers import Server

# Others may answer these, so a pause of a second and more follows: some of them, or hardly anything would happen.
ANSWERED = ("assassinate", "spy", "castle", "scout", "wrath")
_encode = msgspec.json.encode
_decode = msgspec.json.decode


class Player:
    """A seat of a match, and of its rematch, and so on."""

    def __init__(self, crowd: "Crowd", at: str, match: str, secret: str) -> None:
        self.crowd = crowd
        self.at = at
        self.secret = secret
        self.may_connect = asyncio.Event()
        self.may_connect.set()
        self.welcomed = self.sent_away = False  # by the connection of now, or the last one
        self.sit_down(match)

    def sit_down(self, match: str) -> None:
        self.match = match
        self.seat = -1
        self.ply = 0
        self.view: Json | None = None
        self.info: Json = {}
        self.events: list[Json] = []
        self.waiting: Json | None = None
        """The command that is not answered yet."""

    async def play(self) -> None:
        """For ever: connect, play, come back."""
        while True:
            await self.may_connect.wait()
            match = self.match
            self.welcomed = self.sent_away = False
            try:
                async with socket_of(self.at, match) as socket:
                    await self.say(socket, {"do": "hello", "secret": self.secret, "after": self.ply})
                    async for message in socket:
                        await self.hear(socket, _decode(message))
                        if self.match != match:
                            break
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            if self.match == match:
                self.crowd.counted["connections lost"] += 1
                self.crowd.counted["lost without a word"] += self.welcomed and not self.sent_away
                await asyncio.sleep(0.2 + 0.3 * random.random())

    async def say(self, socket: ClientConnection, message: Json) -> None:
        with suppress(ConnectionClosed):  # then there may still be something to hear
            await socket.send(_encode(message).decode())

    async def hear(self, socket: ClientConnection, told: Json) -> None:
        kind = told["tell"]
        self.crowd.counted[kind if kind != "bye" else f"bye {told['reason']['message']}"] += 1
        self.welcomed |= kind == "welcome"
        self.sent_away |= kind == "bye"
        if kind in ("welcome", "now"):
            self.note(told)
            if kind == "welcome" and self.waiting is not None:
                await self.say(socket, self.waiting)  # perhaps it was done, perhaps not: the key says it is the same
                return
        if self.waiting is not None and told.get("key") == self.waiting["key"]:
            if kind == "refused" and not await self.refused(socket, told):
                return
            if kind in ("now", "done"):
                self.crowd.acknowledged.append((self.match, self.seat, self.waiting["key"]))
            self.waiting = None
        if self.waiting is None:
            await self.act(socket)

    def note(self, told: Json) -> None:
        if told["ply"] < self.ply:
            self.crowd.faults.append(f"{self.match}: seat {self.seat} was at ply {self.ply}, now at {told['ply']}")
        self.ply, self.view = told["ply"], told["view"]
        self.events += told["events"]
        self.info = told.get("match", self.info)
        self.seat = told.get("seat", self.seat)

    async def refused(self, socket: ClientConnection, told: Json) -> bool:
        """Whether the command is done with."""
        reason = told["reason"]["message"]
        self.crowd.counted[reason] += 1
        if reason in ("table-store-down", "table-busy"):
            await asyncio.sleep(0.2)
            assert self.waiting is not None
            await self.say(socket, self.waiting)
            return False
        if "view" in told:
            self.ply, self.view = max(self.ply, told["ply"]), told["view"]
        return True

    async def act(self, socket: ClientConnection) -> None:
        if self.info.get("next_match"):
            self.crowd.counted["rematches"] += 1
            self.sit_down(self.info["next_match"])
        elif self.info.get("phase") == "over":
            if self.seat not in self.info["rematch"]:
                await self.command(socket, {"do": "rematch"})
        elif self.view and self.view["actions"]:
            line = self.crowd.choose(self.view["actions"])
            await self.command(socket, {"do": "play", "ply": self.ply, "line": line})

    async def command(self, socket: ClientConnection, command: Json) -> None:
        if self.crowd.pace:
            await asyncio.sleep(self.crowd.pace * random.random())
        self.waiting = {**command, "key": f"key-{next(self.crowd.keys)}"}
        await self.say(socket, self.waiting)


class Crowd:
    def __init__(self, servers: Sequence[Server], seed: int, pace: float = 0.0) -> None:
        self.servers = servers
        self.pace = pace
        self.rng = random.Random(seed)
        self.keys = itertools.count()
        self.players: list[Player] = []
        self.acknowledged: list[tuple[str, int, str]] = []
        self.counted: Counter[str] = Counter()
        self.faults: list[str] = []
        self.database = servers[0].database
        self._lines: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self, tables: Iterable[str]) -> None:
        """Make matches (``pp``: two persons, ``pb``: one and a bot) and begin to play; seats go round the servers.

        It is over when everybody has a seat: on a busy machine that takes seconds, and who is not there loses nothing.
        """
        self._lines = await lines_of(self.servers[0].http)
        for at, seats in enumerate(tables):
            match, secrets = await make(self.servers[at % len(self.servers)].http, seats)
            for seat, secret in enumerate(secrets):
                if secret:
                    server = self.servers[(at + seat) % len(self.servers)]
                    self.players.append(Player(self, server.socket, match, secret))
        self._tasks = [asyncio.create_task(player.play()) for player in self.players]
        async with asyncio.timeout(PATIENCE):
            for player in self.players:
                while not player.welcomed:
                    await asyncio.sleep(0.05)

    async def go(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def hear_the_end(self, seconds: float = 10.0) -> None:
        """Wait until everybody who was there has lost the server, which is gone: what it said last may be on its way.

        Who was just changing to a rematch is not there, and hears nothing.
        """
        async with asyncio.timeout(seconds):
            while any(player.welcomed and not player.sent_away for player in self.players):
                await asyncio.sleep(0.05)

    def choose(self, actions: list[int]) -> str:
        """Any decision; but one that others may answer only now and then."""
        line = self._lines[self.rng.choice(actions)]
        quick = [action for action in actions if not self._lines[action].startswith(ANSWERED)]
        if line.startswith(ANSWERED) and quick and self.rng.random() < 0.9:
            line = self._lines[self.rng.choice(quick)]
        return line

    def hold_back(self, matches: Iterable[str]) -> None:
        """Players of these matches do not connect for now."""
        held = set(matches)
        for player in self.players:
            if player.match in held:
                player.may_connect.clear()

    def let_come(self) -> None:
        for player in self.players:
            player.may_connect.set()

    async def wait_until_all_went_on(self, lengths: dict[str, int], seconds: float = 40.0) -> None:
        """Every match that was being played then has more in its log now."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    now = await asyncio.to_thread(lengths_in, self.database)
                    stuck = [match for match, length in lengths.items() if now[match][1] <= length]
                    if not stuck:
                        return
                    await asyncio.sleep(0.2)
        except TimeoutError:
            self.faults.append(f"{len(stuck)} of {len(lengths)} matches do not go on: {stuck[:5]}")

    async def told_the_same(self, most: int = 20) -> None:
        """Whoever comes anew is told exactly what those who were there all the time were told."""
        for player in self.rng.sample(self.players, min(most, len(self.players))):
            match, heard = player.match, list(player.events)
            async with Voice(player.at, match, player.secret) as voice:
                if voice.events[: len(heard)] != heard:
                    self.faults.append(f"{match}: seat {player.seat} was told something else before")


# What is in the database


def ask(url: str, query: str) -> list[tuple[Any, ...]]:
    engine = create_engine(url, poolclass=NullPool)
    with engine.connect() as connection:
        return [tuple(row) for row in connection.execute(text(query))]


def lengths_in(url: str) -> dict[str, tuple[str, int]]:
    """Of each match its phase, and how many entries there are."""
    query = """SELECT id, phase, (SELECT count(*) FROM log WHERE log.match = number) FROM matches"""
    return {match: (phase, length) for match, phase, length in ask(url, query)}


def faults_in(url: str, acknowledged: Sequence[tuple[str, int, str]]) -> list[str]:
    """What must never be: something acknowledged is missing, a ply is there twice or not at all, a key twice."""
    found = []
    stored = Counter(ask(url, "SELECT id, seat, key FROM log JOIN matches ON number = match WHERE key IS NOT NULL"))
    missing = [done for done in acknowledged if done not in stored]
    if missing:
        found.append(f"{len(missing)} of {len(acknowledged)} acknowledged commands are missing: {missing[:5]}")
    found += [f"twice: {done}" for done, times in stored.items() if times > 1][:5]
    gaps = "SELECT match, count(*), count(DISTINCT ply), max(ply) + 1, min(ply) FROM log GROUP BY match"
    found += [f"plies: {row}" for row in ask(url, gaps) if len(set(row[1:4])) > 1 or row[4] != 0][:5]
    engine = connect(url)
    found += [f"{match}: {why}" for match, why in backup.check(engine)[2]][:5]
    engine.dispose()
    return found


def waiting_for_bots(url: str) -> list[str]:
    """Matches in which a bot is to decide."""
    rows = ask(url, "SELECT id, number, settings FROM matches WHERE phase = 'playing' AND settings LIKE '%random%'")
    found = []
    for id, number, settings in rows:
        entries = ask(url, f"SELECT ply, at, seat, line, key FROM log WHERE match = {number} ORDER BY ply")
        match = Match(msgspec.json.decode(settings, type=Settings), [Entry(*entry) for entry in entries])
        if match.bots_to_move():
            found.append(id)
    return found
