"""Whom a host has blocked or muted, as this process knows it: read from the store every few seconds."""

from collections.abc import Iterable
from typing import Final

from rostra.server.addresses import Addresses
from rostra.store.blocks import Block
from rostra.tables.commands import Command, Rename, Say
from rostra.tables.names import look_alike
from rostra.tables.plain_text import tidy
from rostra.tables.refusals import refuse

_TALK: Final = (Say, Rename)
"""What others read. A muted player may play, but not talk; nor by another name."""


class Blocks:
    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses
        self._all: list[Block] = []
        self._hashes: dict[str, set[str]] = {"block": set(), "mute": set()}
        self._names: dict[str, list[str]] = {"block": [], "mute": []}

    def take(self, found: list[Block]) -> bool:
        """Those in the store. Whether they are others than before."""
        if found == self._all:
            return False
        self._all = found
        for effect in ("block", "mute"):
            mine = [block for block in found if block.effect == effect]
            self._hashes[effect] = {block.value for block in mine if block.kind == "address"}
            self._names[effect] = [block.value for block in mine if block.kind == "name"]
        return True

    def has_address(self, address: str, effect: str = "block") -> bool:
        hashes = self._hashes[effect]
        return bool(hashes) and self._addresses.hash_of(address) in hashes

    def must_allow_names(self, names: Iterable[str]) -> None:
        """A ``Refusal`` if somebody comes under a blocked name, or one that looks like it."""
        if not self._names["block"]:
            return
        for name in filter(None, map(tidy, names)):
            if any(look_alike(name, blocked) for blocked in self._names["block"]):
                raise refuse("name-blocked", name=name)

    def must_allow(self, command: Command, address: str, name: str) -> None:
        """A ``Refusal`` if the player at this address, under this name, may not do this."""
        if not self._all or not isinstance(command, _TALK):
            return
        silent = self._names["mute"] + self._names["block"]
        if self.has_address(address, "mute") or any(look_alike(name, one) for one in silent if name):
            raise refuse("muted")
        if isinstance(command, Rename):
            self.must_allow_names([command.name])
