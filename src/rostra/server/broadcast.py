"""Everybody is sent what is new in a match and they may know, and nothing at all where nothing is new for them.

This and the decision itself are what a move costs, so messages are put together as text from pieces that are text
already; tests read them back with the structs of protocol.py.
"""

from typing import Final, NamedTuple

import msgspec

from rostra.game import Refusal
from rostra.server.connection import Connection
from rostra.server.protocol import Done, Reason, Refused
from rostra.tables.match import Match
from rostra.tables.story import Audience

_encode: Final = msgspec.json.Encoder().encode


class LastSent(NamedTuple):
    """What an audience was last sent."""

    ply: int
    view: str
    info: str
    paused: bool
    deciding: int
    """At one device: the person who decides now, or -1."""


_NOTHING: Final = LastSent(0, "", "", False, -1)


class Broadcast:
    """Everybody who is connected to a match here, by what they may see."""

    def __init__(self) -> None:
        self.connections: dict[Audience, list[Connection]] = {}
        self._last_sent: dict[Audience, LastSent] = {}

    def enter(
        self, connection: Connection, seats: list[int], seat: int | None, after: int, match: Match, info: str, now: int
    ) -> None:
        """Somebody is there, or looks from another seat now: all there is to see."""
        self.leave(connection)
        connection.seats, connection.seat = seats, seat
        self.connections.setdefault(seat, []).append(connection)
        sent = self._last_sent[seat] = _now(match, seat, info)
        connection.push(
            f'{{"tell":"welcome","seat":{encode(seat)},"seats":{encode(seats)},'
            f"{_news(match, seat, min(after, sent.ply), sent, now)},"
            f'"match":{info}}}'
        )

    def leave(self, connection: Connection) -> None:
        there = self.connections.get(connection.seat, [])
        if connection in there:
            there.remove(connection)
            if not there:
                del self.connections[connection.seat]
                self._last_sent.pop(connection.seat, None)

    def send_news(self, match: Match, info: str, now: int, by: object, key: str | None) -> None:
        """To everybody; ``by`` is the connection, if it is one, whose command, with this key, was carried out."""
        answer = "" if key is None else f'"key":{encode(key)},'
        for audience, connections in self.connections.items():
            before = self._last_sent.get(audience, _NOTHING)
            to_send = _now(match, audience, info)
            if to_send == before:
                if key is not None and isinstance(by, Connection) and by in connections:
                    by.push(encode(Done(key)))
                continue
            self._last_sent[audience] = to_send
            news = _news(match, audience, before.ply, to_send, now)
            if info != before.info:
                news = f'{news},"match":{info}'
            for connection in connections:
                connection.push(f'{{"tell":"now",{answer if connection is by else ""}{news}}}')

    def refuse(self, connection: Connection, key: str, refusal: Refusal, match: Match | None) -> None:
        """The reason, and how things stand; without ``match`` nobody knows how they do."""
        reason = Reason.of(refusal, "" if match is None else match.game_name)
        if match is None:
            connection.push(encode(Refused(reason=reason, key=key)))
            return
        view = match.view_text(connection.seat)
        connection.push(
            f'{{"tell":"refused","reason":{encode(reason)},"key":{encode(key)},'
            f'"ply":{match.ply(connection.seat)},"view":{view}}}'
        )

    def close(self, goodbye: str) -> None:
        for connections in self.connections.values():
            for connection in connections:
                connection.push(goodbye)
                connection.close(1012)


def _now(match: Match, audience: Audience, info: str) -> LastSent:
    deciding = match.person_deciding() if match.settings.one_device and audience is not None else -1
    return LastSent(match.ply(audience), match.view_text(audience), info, match.sight(audience).paused, deciding)


def _news(match: Match, audience: Audience, after: int, now: LastSent, at: int) -> str:
    """The part that every message about the match has."""
    events = encode(match.events(audience, after, now.ply)) if after < now.ply else "[]"
    undo = "true" if audience is not None and match.can_undo(audience) else "false"
    news = f'"ply":{now.ply},"events":{events},"view":{now.view},"undo":{undo}'
    if now.deciding >= 0:
        news = f'{news},"deciding":{now.deciding}'
    if match.pause is not None:
        news = f'{news},"pause":{max(0, match.pause.until - at)}'
    left = match.clocks.left_at(at)
    if left is not None:
        news = f'{news},"clock":{{"left":{encode(left)},"running":{encode(match.clocks.running)}}}'
    return news


def encode(value: object) -> str:
    """A message, or a piece of one, as text."""
    found: bytes = _encode(value)
    return found.decode()
