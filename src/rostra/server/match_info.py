"""What everybody with the link may know about a match."""

from typing import Any

from rostra.server.protocol import MatchInfo, Result, SeatInfo
from rostra.store import StoredMatch
from rostra.tables import Match


def info_of(stored: StoredMatch, match: Match) -> MatchInfo:
    settings = match.settings
    names = match.state.seats
    phase: Any = match.phase
    return MatchInfo(
        id=stored.id,
        game=match.game_name,
        options=dict(settings.options),
        phase=phase,
        seats=[SeatInfo(**seat.json(), leader=name) for seat, name in zip(match.seats, names)],
        clock=settings.clock,
        one_device=settings.one_device,
        listed=settings.listed,
        spectators=settings.spectators,
        hints=settings.hints,
        takebacks=settings.takebacks,
        leavers=settings.leavers,
        pause=settings.pause,
        created_at=stored.created_at,
        maker=match.first_person,
        takeback=None if match.takeback is None else match.takeback[0],
        rematch=sorted(match.rematch_asked),
        next_match=match.next_match,
        result=None if match.result is None else Result(**match.result),
    )
