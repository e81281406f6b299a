"""What everybody with the link may know about a match."""

from typing import Any

import msgspec

from rostra.server.protocol import FileUsed, MatchInfo, Result, SeatInfo
from rostra.store import StoredMatch
from rostra.tables import Match
from rostra.tables.settings import files_in, plain


def lobby_text(stored: StoredMatch, match: Match) -> str | None:
    """What the lobby shows of a match, as it stands in its row; None if it is not in the lobby."""
    if match.phase != "gathering" or not match.settings.listed:
        return None
    return msgspec.json.encode(info_of(stored, match)).decode()


def info_of(stored: StoredMatch, match: Match) -> MatchInfo:
    settings = match.settings
    names = match.state.seats
    phase: Any = match.phase
    return MatchInfo(
        id=stored.id,
        game=match.game_name,
        options=plain(settings.options),
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
        files={what: FileUsed(str(file), file.digest, file.about) for what, file in files_in(settings.options).items()},
    )
