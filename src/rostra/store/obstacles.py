"""Why a PostgreSQL cannot be used, as a message of hosting.ftl: for the host, with what helps."""

import re
import shlex
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import URL, make_url

OLDEST: Final = 13
"""The oldest PostgreSQL that counts as tried."""


class Unusable(Exception):
    """It can be reached, and still nothing may be stored there."""

    def __init__(self, message: str, **arguments: str) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


class Obstacle(NamedTuple):
    message: str
    arguments: Mapping[str, str]


def check(connection: Any) -> None:
    """Look at a new connection of psycopg before anybody uses it. It asks nothing: the server has told these."""
    version = connection.info.server_version
    if version < OLDEST * 10_000:
        raise Unusable("error-database-version", version=_version(version), oldest=str(OLDEST))
    encoding = connection.info.parameter_status("server_encoding")
    if encoding not in (None, "UTF8"):  # a proxy in between may not say
        raise Unusable("error-database-encoding", encoding=encoding)


def _version(number: int) -> str:
    """As people know it: 150018 is 15.18, 90624 is 9.6.24."""
    major, minor = divmod(number, 10_000)
    return f"{major}.{minor}" if major >= 10 else f"{major}.{minor // 100}.{minor % 100}"


# PostgreSQL gives no code when it refuses a connection, so it is known by its words. If those are in another language,
# the host is shown them as they are.
_SIGNS: Final = {
    r"password authentication failed": "error-database-password",
    r"no password supplied": "error-database-no-password",
    r"database \".*\" does not exist": "error-database-missing",
    r"role \".*\" does not exist": "error-database-user",
    r"permission denied for schema": "error-database-owner",
    r"connection refused|timeout|timed out|failed to resolve|could not translate|no route|no such file": (
        "error-database-away"
    ),
}


def obstacle(why: BaseException, database: str) -> Obstacle | None:
    """The message for what went wrong with this database, if there is one."""
    cause: BaseException | None = why
    while cause is not None and not isinstance(cause, Unusable):
        cause = cause.__cause__
    url = make_url(database)
    if cause is None:
        if url.get_dialect().name != "postgresql":
            return None
        said = str(getattr(why, "orig", why))
        found = next((message for sign, message in _SIGNS.items() if re.search(sign, said, re.IGNORECASE)), None)
        return None if found is None else Obstacle(found, _arguments(url))
    return Obstacle(cause.message, {**cause.arguments, **_arguments(url)})


def _arguments(url: URL) -> dict[str, str]:
    user, name = url.username or "", url.database or url.username or ""
    server = [*([f"--host={url.host}"] if url.host else []), *([f"--port={url.port}"] if url.port else [])]
    owner = [f"--owner={user}"] if user else []
    kind = ["--template=template0", "--encoding=UTF8", "--locale=C"]
    return {
        "user": user,
        "server": f"{url.host or 'localhost'}:{url.port or 5432}",
        "createdb": shlex.join(["createdb", *server, *kind, *owner, name]),
        "createdb-utf8": shlex.join(["createdb", *server, *kind, *owner, f"{name}_utf8"]),
        "createuser": shlex.join(["createuser", *server, "--pwprompt", user]),
        "give": shlex.join(["psql", *server, "--command", f'ALTER DATABASE "{name}" OWNER TO "{user}"']),
    }
