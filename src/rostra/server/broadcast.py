"""Sends everybody in a match what is new for them. Where nothing is, nothing is sent.

Most of the cost of a move is here. So messages are put together as text, from pieces that are text already. Tests read
them back with the structs of protocol.py.
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

    match: Match | None
    change: int
    """The number of the last change that it was shown."""
    ply: int
    view: str
    info: str
    paused: bool
    deciding: int
    """At one device: the person who decides now, or -1."""


_NOTHING: Final = LastSent(None, -1, 0, "", "", False, -1)


class Broadcast:
    """Everybody who is connected to a match in this process, by audience."""

    def __init__(self) -> None:
        self.connections: dict[Audience, list[Connection]] = {}
        self._last_sent: dict[Audience, LastSent] = {}

    def enter(
        self, connection: Connection, seats: list[int], seat: int | None, after: int, match: Match, info: str, now: int
    ) -> None:
        """Somebody has come, or looks from another seat now. They are sent all there is to see."""
        self.leave(connection)
        connection.seats, connection.seat = seats, seat
        self.connections.setdefault(seat, []).append(connection)
        sent = self._last_sent[seat] = _to_send(match, seat, info)
        if after > sent.ply:  # they know of more than there is: a backup was restored. So they begin anew
            after = 0
        connection.push(
            f'{{"tell":"welcome","seat":{encode(seat)},"seats":{encode(seats)},'
            f"{_news(match, seat, after, sent, now)},"
            f'"match":{info}}}'
        )

    def leave(self, connection: Connection) -> None:
        there = self.connections.get(connection.seat, [])
        if connection in there:
            there.remove(connection)
            if not there:
                del self.connections[connection.seat]
                self._last_sent.pop(connection.seat, None)

    def send_news(
        self, match: Match, info: str, now: int, by: object, key: str | None, unstored: Audience = None
    ) -> None:
        """After a command: ``by`` is who sent it, and ``key`` is its key; their own connection is answered.

        ``unstored``: the seat that did something which is not on disk yet. It is told later.

        Nothing is done for an audience without news of its own, and its view is not even looked at. If it were, the
        time would tell what that view is like: whether somebody is asked.
        """
        answer = "" if key is None else f'"key":{encode(key)},'
        for audience, connections in self.connections.items():
            before = self._last_sent.get(audience, _NOTHING)
            if (unstored is not None and audience == unstored) or _is_known(before, match, audience, info):
                to_send = before
            else:
                to_send = self._last_sent[audience] = _to_send(match, audience, info)
            if to_send[2:] == before[2:]:
                if key is not None and isinstance(by, Connection) and by in connections:
                    by.push(encode(Done(key)))
                continue
            news = _news(match, audience, before.ply, to_send, now)
            if info != before.info:
                news = f'{news},"match":{info}'
            for connection in connections:
                connection.push(f'{{"tell":"now",{answer if connection is by else ""}{news}}}')

    def refuse(self, connection: Connection, key: str, refusal: Refusal, match: Match | None) -> None:
        """The reason, and the present view; without ``match`` only the reason."""
        reason = Reason.of(refusal, "" if match is None else match.game_name)
        if match is None:
            connection.push(encode(Refused(reason=reason, key=key)))
            return
        view = match.view_text(connection.seat)
        connection.push(
            f'{{"tell":"refused","reason":{encode(reason)},"key":{encode(key)},'
            f'"ply":{match.ply(connection.seat)},"view":{view}}}'
        )

    def close(self, goodbye: str, code: int) -> None:
        for connections in self.connections.values():
            for connection in connections:
                connection.push(goodbye)
                connection.close(code)


def _is_known(before: LastSent, match: Match, audience: Audience, info: str) -> bool:
    """Whether this audience has been sent everything, as far as one can tell without making its view."""
    same = before.match is match and before.change == match.changes[audience] and before.info == info
    return same and before.deciding == _deciding(match, audience)


def _deciding(match: Match, audience: Audience) -> int:
    return match.person_deciding() if match.settings.one_device and audience is not None else -1


def _to_send(match: Match, audience: Audience, info: str) -> LastSent:
    paused = match.sight(audience).paused
    return LastSent(
        match, match.changes[audience], match.ply(audience), match.view_text(audience), info, paused,
        _deciding(match, audience),
    )  # fmt: skip


def _news(match: Match, audience: Audience, after: int, to_send: LastSent, now: int) -> str:
    """What ``welcome`` and ``now`` have in common."""
    events = encode(match.events(audience, after, to_send.ply)) if after < to_send.ply else "[]"
    undo = "true" if audience is not None and match.can_undo(audience) else "false"
    news = f'"ply":{to_send.ply},"events":{events},"view":{to_send.view},"undo":{undo}'
    if to_send.deciding >= 0:
        news = f'{news},"deciding":{to_send.deciding}'
    if match.pause is not None:
        news = f'{news},"pause":{max(0, match.pause.until - now)}'
    left = match.clocks.left_at(now)
    if left is not None:
        news = f'{news},"clock":{{"left":{encode(left)},"running":{encode(match.clocks.running)}}}'
    return news


def encode(value: object) -> str:
    """A message, or a piece of one, as text."""
    encoded: bytes = _encode(value)
    return encoded.decode()
