"""Two matches that look the same to one seat and to spectators, but differ in everything these cannot know.

Both are played from the beginning. Where chance or another seat decides something that this seat does not see, it
differs in the twin; what the seat sees is the same. Time stands still unless it is told to go on.
"""

import json
import random
import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from rostra import titles
from rostra.game import CHANCE, OVER, Event, Json, State
from rostra.server.room import Room
from rostra.server.uptime import Uptime
from rostra.tables.answers import announcement
from tests.server.client import Server
from tests.tables.twins import is_hidden

# What turns cards up that may not be the same in both worlds.
REVEALING = {"vote", "scouted", "wrath", "spied", "ended", "assassinated", "battle", "wanted"}
ANSWERED = {"assassinate", "spy", "castle", "scout", "wrath", "event", "attack", "step"}
LAID = ("set", "down", "up", "want", "battle-card")
START = 1_800_000_000_000


class Diverged(Exception):
    """A card was turned up that is not the same in both worlds: from here on they may differ."""


class Time:
    """For the whole server."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = START
        monkeypatch.setattr("rostra.server.time_and_chance.now_ms", lambda: self.now)
        monkeypatch.setattr(Room, "set_alarm", lambda room, seconds=None: None)
        monkeypatch.setattr(Uptime, "note", not_noted)


async def not_noted(uptime: Uptime) -> None:
    """A note of this time would make an outage of the time until the next one, for every server in this process."""


def appearance(state: State, action: int, me: int) -> str:
    """What a seat and the spectators see of a decision: up to where others may be answering it."""
    events: list[Event] = []
    then = state.clone()
    then.apply(action, events)
    announced = announcement(titles.get(state.view(None)["game"]).manners, events)
    shown = events if announced is None else events[: announced + 1]
    views = [then.view(viewer) for viewer in (me, None)] if announced is None else None
    return json.dumps([[[event.seen_by(viewer) for event in shown] for viewer in (me, None)], views])


@dataclass
class Fate:
    """Chance in both worlds: it looks the same to ``me``, and is something else where that seat cannot see it."""

    me: int
    rng: random.Random
    thread: int
    """The thread of our server."""
    likeness: float
    """How often chance draws the same in both although it need not: from a common deck the worlds soon run apart."""
    room: Room | None = None
    drawn: list[tuple[str, int]] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    at: dict[tuple[int, int], int] = field(default_factory=dict)
    different: int = 0
    diverged: bool = False

    def getrandbits(self, k: int, /) -> int:
        room = self.room
        if room is None or threading.get_ident() != self.thread:
            return random.getrandbits(k)  # for a match of another test, which still goes on
        number = self.at.get((id(room), k), 0)
        self.at[id(room), k] = number + 1
        if k == 32:  # how long a pause takes
            if number == len(self.lengths):
                self.lengths.append(self.rng.getrandbits(32))
            return self.lengths[number]
        state = room.match.state
        assert state.actor == CHANCE
        chances = state.chances()
        if number == len(self.drawn):
            action = self.rng.choice([action for action, _ in chances])
            self.drawn.append((appearance(state, action, self.me), action))
        else:
            looks, same = self.drawn[number]
            fitting = [one for one, _ in chances if appearance(state, one, self.me) == looks]
            if not fitting:
                self.diverged = True
                fitting = [one for one, _ in chances]
            action = same if same in fitting and self.rng.random() < self.likeness else self.rng.choice(fitting)
            self.different += action != same
        before = 0
        for one, weight in chances:  # the bits for which pick() takes this one
            if one == action:
                return ((2 * before + weight) << 63) // sum(weight for _, weight in chances)
            before += weight
        raise AssertionError


class World:
    """One of the two matches, with everybody who plays it or looks on."""

    def __init__(self, server: Server, match: str, secrets: list[str], me: int) -> None:
        self.server = server
        self.id = match
        self.secrets = secrets
        self.room = server.room(match)
        self.me = me
        self.players = [server.connect(match, secret) for secret in secrets]
        self.second = server.connect(match, secrets[me])
        self.guest = server.connect(match)
        self.read = 0

    @property
    def state(self) -> State:
        return self.room.match.state

    def told(self) -> list[list[str]]:
        """Everything that this seat and a spectator were sent so far, byte by byte."""
        watched = [self.players[self.me], self.second, self.guest]
        for player in watched:
            player.catch_up()
        return [[self.anonymous(text) for text in player.raw] for player in watched]

    def anonymous(self, text: str) -> str:
        """Without what differs between any two matches."""
        return re.sub(r'"created_at":\d+', '"created_at":0', text).replace(self.id, "MATCH")

    def over_http(self, secret: str | None, path: str, **query: Any) -> str:
        self.server.http.cookies.clear()
        answer = self.server.http.get(
            f"/api/matches/{self.id}{path}", params=query,
            headers={} if secret is None else {"authorization": f"Bearer {secret}"},
        )  # fmt: skip
        return self.anonymous(f"{answer.status_code} {answer.text}")

    def close(self) -> None:
        for player in (*self.players, self.second, self.guest):
            player.close()


class Twins:
    """The two worlds, always in step."""

    def __init__(self, server: Server, time: Time, fate: Fate, worlds: list[World], rng: random.Random) -> None:
        self.server, self.time, self.fate, self.worlds, self.rng = server, time, fate, worlds, rng
        self.me = fate.me
        self.unlike = 0
        """Decisions of others that were not the same in both worlds."""
        self.unseen = 0
        self.pauses = 0
        self.hidden = 0
        """Decisions that were made in one world only."""
        self.lopsided = 0
        """Pauses in which somebody was asked in one world only."""
        self._keys = 0

    def each(self) -> Iterator[World]:
        for world in self.worlds:
            self.fate.room = world.room
            yield world

    def step(self) -> None:
        """One decision, or what else somebody may do; then nobody can tell the worlds apart."""
        self.go_on(self.time.now + self.rng.choice((1, 40, 900)))
        one, other = self.worlds
        paused = [bool(world.room.match.pause) for world in self.worlds]
        assert paused[0] == paused[1]
        if self.rng.random() < 0.1:
            self.hide_in_one()
        if self.rng.random() < 0.15:
            self.disturb()
        elif paused[0]:
            self.pause()
        elif one.state.actor == self.me or other.state.actor == self.me:
            assert one.state.actor == other.state.actor
            self.decide([self.rng.choice(self.bold(one.state, one.state.actions()))] * 2, self.me)
        elif not self.end_unseen():
            assert one.state.actor == other.state.actor
            self.decide(self.alike(), one.state.actor)
        self.compare()

    def go_on(self, now: int) -> None:
        """Time passes; alarms ring in both worlds."""
        self.time.now = now
        for world in self.each():
            pause = world.room.match.pause
            if pause is not None and pause.until <= now:
                self.server.run(world.room.wake())

    def end_unseen(self) -> bool:
        """In one world a player who could play an action card ends the turn. In the other they cannot."""
        asked = [world.state.view(world.state.actor)["asked"] for world in self.worlds]
        if asked[0] == asked[1]:
            return False
        for world, other in zip(self.each(), reversed(self.worlds)):
            if world.state.why_not("end") is None and other.state.why_not("end") is not None:
                player = world.players[world.state.actor]
                player.catch_up()
                player.do("play", line="end", ply=player.ply)
                self.unseen += 1
                return True
        raise Diverged

    def alike(self) -> list[int]:
        """A decision of somebody else in each world, the same for those who look on."""
        one, other = self.worlds
        there: dict[str, list[int]] = {}
        for action in other.state.actions():
            there.setdefault(appearance(other.state, action, self.me), []).append(action)
        pairs = []
        for action in one.state.actions():
            pairs += [(action, fitting) for fitting in there.get(appearance(one.state, action, self.me), [])]
        if not pairs:
            raise Diverged
        # What lies face down comes to light some day, and then the worlds part; what is in a hand may never do so.
        equal = [pair for pair in pairs if pair[0] == pair[1]]
        unlike = [pair for pair in pairs if pair[0] != pair[1] and not one.state.text(pair[0]).startswith(LAID)]
        some = unlike if unlike and self.rng.random() < 0.5 else equal or pairs
        chosen = self.rng.choice(self.bold(one.state, [pair[0] for pair in some]))
        return list(self.rng.choice([pair for pair in some if pair[0] == chosen]))

    def bold(self, state: State, actions: list[int]) -> list[int]:
        """Half of the time only what others may answer, if there is anything."""
        found = [action for action in actions if state.text(action).split(" ")[0] in ANSWERED]
        return found if found and self.rng.random() < 0.5 else actions

    def decide(self, actions: list[int], seat: int) -> None:
        self._keys += 1
        self.unlike += actions[0] != actions[1]
        for world, action in zip(self.each(), actions):
            player = world.players[seat]
            player.catch_up()
            told = player.do("play", key=f"d{self._keys}", line=world.state.text(action), ply=player.ply)
            assert told["tell"] != "refused", told

    def pause(self) -> None:
        """Somebody may be asked, perhaps in one world only. They answer or not; then time goes on."""
        self.pauses += 1
        asked = [self.asked(world) for world in self.worlds]
        assert (self.me in asked[0]) == (self.me in asked[1])
        self.lopsided += asked[0] != asked[1]
        if self.me in asked[0] and self.rng.random() < 0.7:
            choices = [world.players[self.me].actions for world in self.worlds]
            assert choices[0] == choices[1]
            action = self.rng.choice(choices[0])
            self.decide([action, action], self.me)
            return
        for world, seats in zip(self.each(), asked):
            for seat in seats - {self.me}:
                if self.rng.random() < 0.5:  # nobody sees a pass
                    player = world.players[seat]
                    player.do("play", line=world.room.match.manners.passing, ply=player.ply)
        self.compare()
        until = {pause.until for world in self.worlds if (pause := world.room.match.pause)}
        if until:
            assert len(until) == 1
            self.go_on(until.pop())

    def asked(self, world: World) -> set[int]:
        for player in world.players:
            player.catch_up()
        return {seat for seat, player in enumerate(world.players) if player.actions}

    def disturb(self) -> None:
        """Commands that are refused, or have nothing to do with the game: their answers must tell nothing either."""
        kind = self.rng.randrange(8)
        self._keys += 1
        old = self.worlds[0].players[self.me].ply
        ply = self.rng.choice((0, old, old - 1, 10_000))
        line = self.rng.choice(
            ("veto", "allow", "pass", "no-counter", "end", "end-turn", "nonsense", "counter bribery")
        )
        for world in self.each():
            player, key = world.players[self.me], f"x{self._keys}"
            if kind == 0 and player.actions == []:
                player.do("play", key=key, line=line, ply=ply)
            elif kind == 1 and player.actions == []:
                world.server.post(
                    f"/api/matches/{world.id}/commands",
                    {"do": "play", "key": key, "line": line, "ply": ply},
                    secret=world.secrets[self.me],
                )
            elif kind == 2:
                player.do("agree", key=key)
            elif kind == 3:
                world.guest.do("play", key=key, line=line, ply=ply)
            elif kind == 4:
                world.second.close()
                world.second = world.server.connect(world.id, world.secrets[self.me], after=min(ply, 5))
            elif kind == 5 and not player.actions:
                player.do("hint", key=key)
            elif kind == 6:
                player.do("takeback", key=key, ply=player.ply)
            elif kind == 7:
                self.talk_and_come_late(world, key, old)

    def talk_and_come_late(self, world: World, key: str, old: int) -> None:
        """After talk, send commands meant for older plies: only what was seen may make them stale."""
        player = world.players[self.me]
        player.do("say", key=f"{key} say", text="hm")
        for back in range(3):
            player.do("play", key=f"{key} {back}", line="nonsense", ply=max(0, old - back))

    def hide_in_one(self) -> None:
        """In one world somebody decides what nobody sees, and takes it back."""
        hiding = self.rng.choice(self.worlds)
        match, seat = hiding.room.match, hiding.state.actor
        if match.pause or seat in (self.me, CHANCE, OVER):
            return
        state = match.state
        hidden = [line for action in state.actions() if is_hidden(match, line := state.text(action))]
        if not hidden:
            return
        self._keys += 1
        old = self.worlds[0].players[self.me].ply
        for world in self.each():
            player = world.players[self.me]
            player.do("takeback", key=f"t{self._keys}", ply=player.ply)
        self.hidden += 1
        self.fate.room = hiding.room
        player = hiding.players[seat]
        player.catch_up()
        assert player.do("play", line=self.rng.choice(hidden), ply=player.ply)["tell"] == "now"
        self.compare()
        for world in self.each():
            self.talk_and_come_late(world, f"h{self._keys}", old)
        self.fate.room = hiding.room
        player.catch_up()
        assert player.do("undo", ply=player.ply)["tell"] == "now"
        match.rate_limits.times.pop((seat, "undo"))

    def compare(self) -> None:
        """Everything that was sent since the last time, in its order."""
        if self.fate.diverged:
            raise Diverged
        one, other = (world.told() for world in self.each())
        for mine, others in zip(one, other):
            for number in range(max(len(mine), len(others))):
                texts = ["".join(told[number : number + 1]) for told in (mine, others)]
                if texts[0] != texts[1] and may_part(*texts):
                    raise Diverged
                same(*texts)
        for world in self.worlds:
            for player in (world.players[self.me], world.second, world.guest):
                player.raw.clear()

    def compare_http(self) -> None:
        """Info and replays, at every ply."""
        one, other = self.worlds
        for mine in (True, False):
            secrets = [world.secrets[self.me] if mine else None for world in self.worlds]
            player = one.players[self.me] if mine else one.guest
            plies = sorted(self.rng.sample(range(player.ply + 1), min(8, player.ply + 1)))
            queries: list[Json] = [{"ply": ply} for ply in plies]
            queries += [{}, {"seat": "all"}, {"seat": str(1 - min(self.me, 1))}]
            for query in queries:
                same(*[world.over_http(secret, "/replay", **query) for world, secret in zip(self.worlds, secrets)])
        same(one.over_http(None, ""), other.over_http(None, ""))
        same(one.over_http(None, "/record"), other.over_http(None, "/record"))


def may_part(one: str, other: str) -> bool:
    """Whether the first event that differs turns a card up: then it may differ."""
    if not one or not other:
        return False
    events = [json.loads(text).get("events", []) for text in (one, other)]
    for mine, others in zip(*events):
        if mine != others:
            return mine["event"] == others["event"] and mine["event"] in REVEALING
    return False


def same(one: str, other: str) -> None:
    if one != other:
        at = next((n for n, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
        raise AssertionError(
            f"they differ at {at}:\n{one[max(0, at - 200) : at + 200]}\n{other[max(0, at - 200) : at + 200]}"
        )


def make_twins(
    server: Server, monkeypatch: pytest.MonkeyPatch, game: str, me: int, seed: int, seats: int, **settings: Any
) -> Twins:
    rng = random.Random(f"{game} {me} {seed}")
    fate = Fate(me, rng, server.call(threading.get_ident), 0.3 if game == "caesar" else 0.85)
    time = Time(monkeypatch)
    monkeypatch.setattr("rostra.server.time_and_chance.rng", fate)
    plan = [{"kind": "person", "name": "Anna"}, *[{"kind": "person", "name": name} for name in "BCD"[: seats - 1]]]
    plan[-1] = {"kind": "open"}
    worlds = []
    for _ in range(2):  # they start when the last one sits: by then chance knows in which world it is
        made = server.post("/api/matches", {"game": game, "seats": plan, "pause": 1, **settings}, 201)
        fate.room = server.room(made["id"])
        joined = server.post(f"/api/matches/{made['id']}/join", {"name": "Zoe", "seat": seats - 1}, 201)
        secrets = [seat["secret"] for seat in made["seats"] if "secret" in seat] + [joined["secret"]]
        worlds.append(World(server, made["id"], secrets, me))
    return Twins(server, time, fate, worlds, rng)
