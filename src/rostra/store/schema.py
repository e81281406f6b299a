"""The tables. A change here needs a migration beside it (migrations/versions): a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    # Grows with time, so that the matches being played lie together.
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("id", String(32), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # These follow from the log, but can be searched for without reading it.
    Column("phase", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("due", BigInteger, nullable=True),
    # The files of a host's own that it is played with: the digest of each by option, as JSON. NULL: there are none.
    Column("files", Text, nullable=True),
    # Whether it has ever started. Also follows from the log.
    Column("begun", Boolean, nullable=False, server_default=text("false")),
    # What the lobby shows of it, as JSON. NULL: it is not in the lobby, or the log must be read for it once more.
    Column("lobby", Text, nullable=True),
    # A keyed hash of the address that made it. NULL: nobody counts it.
    Column("maker", String(24), nullable=True),
    # Grows when a host changes what is stored: a process that has the match in memory reads it again.
    Column("edition", Integer, nullable=False, server_default=text("0")),
    # When it was removed. Then nothing else is left of it, and soon not even this row.
    Column("removed_at", BigInteger, nullable=True),
    Index("matches_in_lobby", "number", sqlite_where=text("listed AND phase = 'gathering'"),
          postgresql_where=text("listed AND phase = 'gathering'")),
    Index("matches_due", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")),
    # Those that may be removed by themselves: the others are finished, and are the most.
    Index("matches_unfinished", "number", sqlite_where=text("phase <> 'over' OR NOT begun"),
          postgresql_where=text("phase <> 'over' OR NOT begun")),
    Index("matches_of_maker", "maker", "number", sqlite_where=text("maker IS NOT NULL AND phase <> 'over'"),
          postgresql_where=text("maker IS NOT NULL AND phase <> 'over'")),
    Index("matches_removed", "removed_at", sqlite_where=text("removed_at IS NOT NULL"),
          postgresql_where=text("removed_at IS NOT NULL")),
)  # fmt: skip

log = Table(
    "log",
    metadata,
    Column("match", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("line", Text, nullable=False),
    Column("key", String(64), nullable=True),
    # If two processes write the same ply, only one succeeds.
    PrimaryKeyConstraint("match", "ply"),
    sqlite_with_rowid=False,
)

keys = Table(
    "keys",
    metadata,
    Column("match", BigInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "seat", "hash"),
    sqlite_with_rowid=False,
)

files = Table(
    "files",
    metadata,
    # SHA-256, as sha256sum writes it: matches with the same file share a row.
    Column("digest", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

uptime = Table(
    "uptime",
    metadata,
    # A server could store something from then to then. Between two rows none could.
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    # block or mute
    Column("effect", String(8), nullable=False),
    # name or address
    Column("kind", String(8), nullable=False),
    # A name, or the keyed hash of an address.
    Column("value", String(200), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("note", Text, nullable=False),
    PrimaryKeyConstraint("effect", "kind", "value"),
)
