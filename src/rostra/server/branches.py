"""Playing on from a moment of a finished match: a new match against bots that begins with the decisions so far."""

from collections.abc import Sequence
from typing import NamedTuple

from rostra.game import OVER, Game
from rostra.server import time_and_chance
from rostra.server.protocol import Branching
from rostra.server.replays import past
from rostra.tables import Entry, Match, Settings
from rostra.tables.log import imported
from rostra.tables.refusals import refuse
from rostra.tables.settings import SeatPlan, checked, must_differ


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
