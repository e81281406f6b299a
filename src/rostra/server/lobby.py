"""The lobby: matches that wait for players, as they stand in their rows."""

from typing import Final

import msgspec
import structlog

from rostra import titles
from rostra.game import Refusal
from rostra.server import time_and_chance
from rostra.server.match_info import lobby_text
from rostra.server.match_log import open_match
from rostra.server.protocol import MatchInfo
from rostra.store import Removed, Store, StoreDown
from rostra.store.store import Listed
from rostra.tables.settings import DAY, Correspondence

PAGE: Final = 50
DAYS_LISTED: Final = 7
"""How long a match that waits for players is in the lobby."""
DAYS_LISTED_LONG: Final = 30
"""The same for matches by correspondence."""

_read: Final = msgspec.json.Decoder(MatchInfo).decode

log = structlog.get_logger()


async def lobby(store: Store, before: int) -> tuple[list[MatchInfo], int | None]:
    """Matches that wait for players, the newest first; and the number before which there may be more."""
    now = time_and_chance.wall_ms()
    page = await store.lobby(PAGE, before, now - DAYS_LISTED_LONG * DAY)
    infos = [info for listed in page if (info := await _info(store, listed)) is not None and _is_fresh(info, now)]
    return infos, page[-1].number if len(page) == PAGE else None


async def _info(store: Store, listed: Listed) -> MatchInfo | None:
    """None: nobody can join it here, since this server does not have its game or rules, or they failed."""
    try:
        if listed.game not in titles.playable() or listed.rules_version not in titles.get(listed.game).rules:
            return None
        if listed.lobby is not None:
            return _read(listed.lobby)
    except msgspec.ValidationError:
        pass  # written by another version of Rostra
    except Exception as why:  # a title of another package
        log.error("in the lobby", match=listed.id, exc_info=why)
        return None
    return await _from_log(store, listed)


async def _from_log(store: Store, listed: Listed) -> MatchInfo | None:
    """For a match of an older Rostra, or one that a host has changed: from now on its row has what is shown."""
    try:
        stored = await store.match(listed.id)
        if stored is None:
            return None
        text = lobby_text(stored, await open_match(stored, await store.entries(stored.number)))
        if text is None:  # begun in this moment
            return None
        await store.keep_lobby(listed, text)
        return _read(text)
    except (Refusal, Removed):
        return None
    except StoreDown:
        raise
    except Exception as why:  # the other matches are listed
        log.error("in the lobby", match=listed.id, exc_info=why)
        return None


def _is_fresh(info: MatchInfo, now: int) -> bool:
    """Whether somebody may still wait for players: not after so many days."""
    slow = isinstance(info.clock, Correspondence)
    return info.created_at > now - (DAYS_LISTED_LONG if slow else DAYS_LISTED) * DAY
