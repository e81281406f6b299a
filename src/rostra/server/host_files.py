"""The host's own maps, decks and the like: which there are, which can be played with, and why the others cannot.

The folder (``own_files``) is looked at whenever somebody asks. Only what has changed is read again.
"""

import threading
from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import structlog
from msgspec import structs

from rostra import own_files, titles
from rostra.game_file import GameFile
from rostra.server.protocol import FileInfo
from rostra.tables.refusals import refuse
from rostra.tables.settings import Settings, with_files

MOST: Final = 30
"""Files of one kind: each is tried with each of the other kinds."""
_LONGEST: Final = 400
"""Letters of a reason."""

log = structlog.get_logger()

Marks = dict[str, dict[str, tuple[int, ...]]]
Problems = dict[tuple[tuple[str, str, str], ...], str]
"""What is wrong with a game that has these files, by option, name and digest; empty if nothing is."""


class _Offer(NamedTuple):
    info: FileInfo
    file: GameFile | None


class _OfTitle(NamedTuple):
    marks: Marks
    offers: dict[str, dict[str, _Offer]]
    """By kind and name."""
    problems: Problems


class HostFiles:
    def __init__(self, folder: str = "") -> None:
        self.folder = Path(folder) if folder else own_files.folder()
        self._known: dict[str, _OfTitle] = {}
        self._lock = threading.Lock()

    def look_at_all(self) -> None:
        """At the start: the log says which cannot be played with."""
        for title in titles.playable():
            self._look(title)

    def offered(self, title: str) -> dict[str, list[FileInfo]]:
        """What can be chosen, and what cannot and why not; nothing of a kind that there is nothing of."""
        offers = self._look(title)
        return {what: [offer.info for offer in of_kind.values()] for what, of_kind in offers.items() if of_kind}

    def named_in(self, settings: Settings) -> dict[str, object]:
        """What settings from the network name, by option."""
        if settings.game not in titles.playable():
            return {}
        return {what: settings.options[what] for what in titles.get(settings.game).files if what in settings.options}

    def resolve(self, settings: Settings) -> Settings:
        """Settings from the network with the files that they name; a ``Refusal`` if one cannot be had."""
        wanted = self.named_in(settings)
        offers = self._look(settings.game)
        found = {what: _chosen(what, name, offers[what]) for what, name in wanted.items() if name != ""}
        rest = {name: value for name, value in settings.options.items() if name not in wanted}
        return with_files(structs.replace(settings, options=rest), found)

    def _look(self, title: str) -> dict[str, dict[str, _Offer]]:
        files = titles.get(title).files
        with self._lock:
            marks = {what: own_files.names(self.folder, title, what) for what in files}
            known = self._known.get(title)
            if known is None or known.marks != marks:
                problems: Problems = {} if known is None else known.problems
                known = self._known[title] = _OfTitle(marks, self._read(title, marks, problems), problems)
            return known.offers

    def _read(self, title: str, marks: Marks, problems: Problems) -> dict[str, dict[str, _Offer]]:
        files: dict[str, dict[str, GameFile]] = {what: {} for what in marks}
        unread: dict[str, dict[str, str]] = {what: {} for what in marks}
        for what, there in marks.items():
            for number, name in enumerate(there):
                try:
                    if number >= MOST:
                        raise ValueError(f"there are too many; the first {MOST} are read")
                    files[what][name] = own_files.named(self.folder, title, what, name)
                except ValueError as why:
                    unread[what][name] = str(why)
        trial = _Trial(title, files, problems)
        offers: dict[str, dict[str, _Offer]] = {}
        for what, there in marks.items():
            offers[what] = {}
            for name in there:
                file = files[what].get(name)
                info = FileInfo(_shown(name), problem=unread[what][name]) if file is None else trial.of(what, file)
                offers[what][name] = _Offer(info, file)
                if info.problem:
                    path = own_files.place(self.folder, title, what, info.name)
                    log.warning("this file is left out", file=str(path), why=info.problem)
        return offers


def _chosen(what: str, name: object, there: Mapping[str, _Offer]) -> GameFile:
    if not isinstance(name, str) or not own_files.is_name(name) or not there:
        raise refuse("no-files", option=what)
    offer = there.get(name)
    if offer is None:
        usable = [known for known, one in there.items() if not one.info.problem]
        raise refuse("no-such-file", option=what, file=name, there=", ".join(usable) or "-")
    if offer.file is None or offer.info.problem:
        raise refuse("bad-file", option=what, file=name, why=offer.info.problem)
    return offer.file


def _shown(name: str) -> str:
    """The name of a file that is no name, so that anything can print it."""
    return "".join(char if char.isprintable() else "?" for char in name[:60])


class _Trial:
    """Whether games can be made with these files. A deck may need its own map: then they are played together."""

    def __init__(self, title: str, files: Mapping[str, Mapping[str, GameFile]], problems: Problems) -> None:
        self.title = title
        self.files = files
        self.problems = problems

    def of(self, what: str, file: GameFile) -> FileInfo:
        alone = self._problem({what: file})
        reasons = deque([alone] if alone else [])
        fits: dict[str, list[str]] = {}
        for other, partners in self.files.items():
            if other == what:
                continue
            fits[other] = [] if alone else [""]
            for name, partner in partners.items():
                why = self._problem({what: file, other: partner})
                if not why:
                    fits[other].append(name)
                elif why not in reasons and not self._is_of(partner, why):
                    reasons.append(f"{other} {name}: {why}")
        usable = not alone or any(fits.values())
        problem = "" if usable else " | ".join(reasons)[:_LONGEST]
        return FileInfo(str(file), file.about, file.digest, problem, fits)

    def _is_of(self, partner: GameFile, why: str) -> bool:
        """Whether the other file is to blame."""
        return why.startswith(f"{partner.short_name}, ")

    def _problem(self, files: Mapping[str, GameFile]) -> str:
        key = tuple((what, str(file), file.digest) for what, file in sorted(files.items()))
        if key not in self.problems:
            self.problems[key] = _why_not(self.title, files)
        return self.problems[key]


def _why_not(title: str, files: Mapping[str, GameFile]) -> str:
    try:
        titles.load(title, files)
    except Exception as why:  # a title of another package can do anything
        return str(why)[:_LONGEST] or type(why).__name__
    return ""
