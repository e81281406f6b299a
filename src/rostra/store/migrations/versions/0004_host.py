"""What the lobby shows, who made a match, and what a host has removed, changed or blocked."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.text("false")))
    op.add_column("matches", sa.Column("lobby", sa.Text, nullable=True))
    op.add_column("matches", sa.Column("maker", sa.String(24), nullable=True))
    op.add_column("matches", sa.Column("edition", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.add_column("matches", sa.Column("removed_at", sa.BigInteger, nullable=True))
    # The start is among the first entries: not much of each log is read. What the lobby shows needs the games: the
    # server fills it in when somebody first looks.
    op.execute("""
        UPDATE matches SET begun = true
        WHERE EXISTS (SELECT 1 FROM log WHERE log.match = matches.number AND log.line = '/start')""")
    for name, columns, where in (
        ("matches_unfinished", ["number"], "phase <> 'over' OR NOT begun"),
        ("matches_of_maker", ["maker", "number"], "maker IS NOT NULL AND phase <> 'over'"),
        ("matches_removed", ["removed_at"], "removed_at IS NOT NULL"),
    ):
        op.create_index(name, "matches", columns, sqlite_where=sa.text(where), postgresql_where=sa.text(where))
    op.create_table(
        "blocks",
        sa.Column("effect", sa.String(8), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("value", sa.String(200), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("effect", "kind", "value"),
    )


def downgrade() -> None:
    op.drop_table("blocks")
    for name in ("matches_removed", "matches_of_maker", "matches_unfinished"):
        op.drop_index(name, "matches")
    for column in ("removed_at", "edition", "maker", "lobby", "begun"):
        op.drop_column("matches", column)
