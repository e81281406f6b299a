"""Matches, their logs and the keys of their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
    )
    in_lobby = sa.text("listed AND phase = 'gathering'")
    op.create_index("matches_in_lobby", "matches", ["number"], sqlite_where=in_lobby, postgresql_where=in_lobby)
    is_due = sa.text("due IS NOT NULL")
    op.create_index("matches_due", "matches", ["due"], sqlite_where=is_due, postgresql_where=is_due)
    op.create_table(
        "log",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("key", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("match", "ply"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keys",
        sa.Column("match", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "hash"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("keys")
    op.drop_table("log")
    op.drop_table("matches")
