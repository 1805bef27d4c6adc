"""What the host of the server did, and whom they banned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column for bans, and create the table of the host's actions."""
    op.add_column("people", sa.Column("banned", sa.Double))
    op.create_table(
        "admin_actions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("claimed", sa.Double),
        sa.Column("done", sa.Double),
        sa.Column("outcome", sa.Text, nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_admin_actions"),
    )
    op.create_index("ix_admin_actions_asked_id", "admin_actions", ["asked", "id"])
    op.create_index("ix_admin_actions_done_asked", "admin_actions", ["done", "asked"])
