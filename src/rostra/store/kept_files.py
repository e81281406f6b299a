"""The files of a host's own that matches are played with: each text once, by its digest."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from rostra.game_file import GameFile
from rostra.store.schema import files
from rostra.tables.settings import Settings, files_in, plain, with_files


class BadFiles(ValueError):
    """A match names a file that is not there, or is another one."""


def encoded(settings: Settings) -> str:
    """The settings as they are stored: files by their names only."""
    return msgspec.json.encode(msgspec.structs.replace(settings, options=plain(settings.options))).decode()


def bare_settings(row: Any) -> Settings:
    """The settings of a stored match, without what is in its files."""
    return msgspec.json.decode(row.settings, type=Settings)


def as_in_settings(name: str) -> str:
    """A player's name as it stands in encoded settings."""
    return f'"name":{msgspec.json.encode(name).decode()}'


def digests_in(settings: Settings) -> str | None:
    """The column ``files`` of a match."""
    found = {what: file.digest for what, file in files_in(settings.options).items()}
    return msgspec.json.encode(found).decode() if found else None


def digests_of(column: str | None) -> dict[str, str]:
    return {} if column is None else msgspec.json.decode(column, type=dict[str, str])


def read_texts(connection: Connection, rows: Iterable[Any]) -> dict[str, str]:
    """The texts that these matches are played with, by digest."""
    wanted = {digest for row in rows for digest in digests_of(row.files).values()}
    if not wanted:
        return {}
    query = select(files.c.digest, files.c.text).where(files.c.digest.in_(sorted(wanted)))
    return {row.digest: row.text for row in connection.execute(query)}


def settings_of(row: Any, texts: Mapping[str, str]) -> Settings:
    """The settings of a stored match, with what is in its files."""
    settings = bare_settings(row)
    found = {}
    for what, digest in digests_of(row.files).items():
        if digest not in texts:
            raise BadFiles(f"{what}: the file with the digest {digest} is missing")
        found[what] = GameFile(str(settings.options.get(what, "")), texts[digest])
        if found[what].digest != digest:
            raise BadFiles(f"{what}: the file with the digest {digest} has been changed")
    return with_files(settings, found)


def rows_of(settings: Settings) -> Sequence[tuple[str, str]]:
    """Digest and text of each file, as they are stored."""
    return sorted({file.digest: file.text for file in files_in(settings.options).values()}.items())
