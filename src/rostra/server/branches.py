"""Playing on from a moment of a finished match: a new match against bots that begins with the decisions so far."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from rostra.game import OVER, Game
from rostra.server import time_and_chance
from rostra.server.protocol import Branching
from rostra.server.rate_limits import ALL_BRANCHES, BRANCHES
from rostra.server.replays import past
from rostra.tables import Entry, Match, Settings
from rostra.tables.log import imported
from rostra.tables.refusals import refuse
from rostra.tables.settings import SeatPlan, checked, must_differ

if TYPE_CHECKING:
    from rostra.server.room import Room


class Branch(NamedTuple):
    settings: Settings
    game: Game
    entries: list[Entry]


def branch(played: Match, entries: Sequence[Entry], wanted: Branching) -> Branch:
    """The new match, up to its first own decision; a ``Refusal`` says why not."""
    last = len(played.seats) - 1
    for seat in (wanted.seat, wanted.looking or 0):
        if seat > last:
            raise refuse("no-such-seat", seat=seat, last=last)
    plans = [SeatPlan("bot", "", wanted.bot) for _ in played.seats]
    plans[wanted.seat] = SeatPlan("person", wanted.name)
    # Without spectators, as any match against bots: then only bots cause pauses.
    seats, options = tuple(plans), played.settings.options
    settings, game = checked(Settings(played.game_name, options, seats, spectators=False, pause=played.settings.pause))
    must_differ(settings)
    then = past(played, entries, wanted.ply, wanted.looking, openly=wanted.looking is None).then
    if then.state.actor == OVER:
        raise refuse("over-by-then")
    lines = then.lines()
    now = time_and_chance.now_ms()
    begun = imported(game, lines, now - len(lines) - 1)[:-1]  # the last says that it is over
    match = Match(settings, begun, game)
    return Branch(settings, game, begun + match.begin(now, time_and_chance.rng))


class OpenBranches:
    """How many there may be at the same time. Those count that have not been left alone since they were made: one in
    which nobody is and no bot is to decide is forgotten after a minute.
    """

    def __init__(self, rooms: "Mapping[str, Room]", limited: bool) -> None:
        self._rooms = rooms
        self._limited = limited
        self._beginning: Counter[str] = Counter()

    @contextmanager
    def one_more(self, payer: str) -> Iterator[None]:
        """While it is made; a ``Refusal`` if there are too many already."""
        if self._limited:
            self._check(payer)
        self._beginning[payer] += 1
        try:
            yield
        finally:
            self._beginning[payer] -= 1
            if not self._beginning[payer]:
                del self._beginning[payer]

    def _check(self, payer: str) -> None:
        payers = [room.payer for room in self._rooms.values() if room.is_branch and room.match.phase != "over"]
        if payers.count(payer) + self._beginning[payer] >= BRANCHES.most:
            BRANCHES.hit(payer)
            raise refuse("many-branches", most=int(BRANCHES.most))
        if len(payers) + self._beginning.total() >= ALL_BRANCHES.most:
            ALL_BRANCHES.hit(payer)
            raise refuse("all-branches")
