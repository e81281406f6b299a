"""Two ways to the host's tools: the database, or a server over HTTP. Both give the same answers."""

import asyncio
import http.client
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode

import msgspec
from sqlalchemy import make_url

from rostra.game import Refusal
from rostra.server import logs
from rostra.server.addresses import Addresses
from rostra.server.config import Config
from rostra.server.errors import Problem
from rostra.server.host_messages import (
    BlockInfo,
    Blocking,
    BlockList,
    Done,
    Erased,
    Erasing,
    HostMatch,
    HostMatches,
    Lifting,
    Pruned,
    Pruning,
)
from rostra.server.host_tools import HostTools
from rostra.store import Store, StoreDown
from rostra.store.backup import export_one
from rostra.terminal.host import HostError, database_error, database_name
from rostra.texts import Texts

PATIENCE: Final = 60.0
"""Seconds for an answer over HTTP: pruning takes its time."""

T = TypeVar("T")


class Access(Protocol):
    def find(self, phase: str, game: str, name: str, before: int | None, most: int) -> HostMatches: ...
    def show(self, match: str) -> HostMatch: ...
    def close(self, match: str) -> Done: ...
    def remove(self, match: str) -> Done: ...
    def erase(self, wanted: Erasing) -> Erased: ...
    def blocked(self) -> BlockList: ...
    def block(self, wanted: Blocking) -> BlockInfo: ...
    def lift(self, wanted: Lifting) -> BlockList: ...
    def prune(self, wanted: Pruning) -> Pruned: ...


class Database:
    """On the database itself. Servers that are running notice within seconds."""

    def __init__(self, say: Texts, config: Config) -> None:
        self._say = say
        self._config = config
        url = make_url(config.database)
        if config.database.startswith("sqlite") and not Path(str(url.database)).expanduser().exists():
            raise HostError(say.say("error-no-database", database=database_name(config.database)))
        self._log = logs.to_stderr()

    def find(self, phase: str, game: str, name: str, before: int | None, most: int) -> HostMatches:
        return self._with_tools(lambda tools: tools.find(phase, game, name, before, most))

    def show(self, match: str) -> HostMatch:
        return self._with_tools(lambda tools: tools.show(match))

    def close(self, match: str) -> Done:
        return self._with_tools(lambda tools: tools.close(match))

    def remove(self, match: str) -> Done:
        return self._with_tools(lambda tools: tools.remove(match))

    def erase(self, wanted: Erasing) -> Erased:
        return self._with_tools(lambda tools: tools.erase(wanted))

    def blocked(self) -> BlockList:
        return self._with_tools(lambda tools: tools.blocked())

    def block(self, wanted: Blocking) -> BlockInfo:
        return self._with_tools(lambda tools: tools.block(wanted))

    def lift(self, wanted: Lifting) -> BlockList:
        return self._with_tools(lambda tools: tools.lift(wanted))

    def prune(self, wanted: Pruning, export: Path | None = None) -> Pruned:
        """``export``: where the records of finished matches go before these are removed."""
        if export is None:
            return self._with_tools(lambda tools: tools.prune(wanted))
        export.mkdir(parents=True, exist_ok=True)
        return self._with_tools(lambda tools: tools.prune(wanted, lambda c, old: export_one(c, old.number, export)))

    def _with_tools(self, work: Callable[[HostTools], Awaitable[T]]) -> T:
        async def run() -> T:
            store = await asyncio.to_thread(Store, self._config.database)
            try:
                return await work(HostTools(store, Addresses(self._config.host_token), "command line", self._log))
            finally:
                await asyncio.to_thread(store.close)

        try:
            return asyncio.run(run())
        except StoreDown as why:
            raise HostError(database_error(self._say, self._config.database, why)) from None
        except Refusal as why:
            raise HostError(self._say.say(why.message, **why.details)) from None


class Server:
    """A running server, here or elsewhere."""

    def __init__(self, say: Texts, address: str, token: str) -> None:
        self._say = say
        self._address = address.rstrip("/")
        self._token = token
        if not self._address.startswith(("http://", "https://")):
            raise HostError(say.say("host-bad-server", server=address))
        if not token:
            raise HostError(say.say("host-no-token"))

    def find(self, phase: str, game: str, name: str, before: int | None, most: int) -> HostMatches:
        asked = {"phase": phase, "game": game, "name": name, "before": before, "most": most}
        query = urlencode({what: value for what, value in asked.items() if value not in ("", None)})
        return self._ask(HostMatches, "GET", f"matches?{query}")

    def show(self, match: str) -> HostMatch:
        return self._ask(HostMatch, "GET", f"matches/{quote(match, safe='')}")

    def close(self, match: str) -> Done:
        return self._ask(Done, "POST", f"matches/{quote(match, safe='')}/close")

    def remove(self, match: str) -> Done:
        return self._ask(Done, "POST", f"matches/{quote(match, safe='')}/remove")

    def erase(self, wanted: Erasing) -> Erased:
        return self._ask(Erased, "POST", "erase", wanted)

    def blocked(self) -> BlockList:
        return self._ask(BlockList, "GET", "blocks")

    def block(self, wanted: Blocking) -> BlockInfo:
        return self._ask(BlockInfo, "POST", "block", wanted)

    def lift(self, wanted: Lifting) -> BlockList:
        return self._ask(BlockList, "POST", "unblock", wanted)

    def prune(self, wanted: Pruning) -> Pruned:
        return self._ask(Pruned, "POST", "prune", wanted)

    def _ask(self, kind: type[T], method: str, path: str, body: Any = None) -> T:
        request = urllib.request.Request(f"{self._address}/api/host/{path}", method=method)
        request.add_header("authorization", f"Bearer {self._token}")
        request.add_header("content-type", "application/json")
        try:
            answer = urllib.request.urlopen(
                request, None if body is None else msgspec.json.encode(body), timeout=PATIENCE
            )
            with answer:
                return msgspec.json.decode(answer.read(), type=kind)
        except HTTPError as refused:
            raise HostError(self._reason(refused)) from None
        except (URLError, OSError, http.client.HTTPException, msgspec.MsgspecError, ValueError) as why:
            reason = str(why.reason if isinstance(why, URLError) else why)
            raise HostError(self._say.say("host-no-server", server=self._address, why=reason)) from None

    def _reason(self, refused: HTTPError) -> str:
        try:
            reason = msgspec.json.decode(refused.read(), type=Problem).reason
        except (msgspec.MsgspecError, OSError):  # it is no server of ours
            return self._say.say("host-no-server", server=self._address, why=f"{refused.code} {refused.reason}")
        known = self._say.knows(reason.message)
        return self._say.say(reason.message, **reason.details) if known else reason.text
