"""When the server's processes were running."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of uptimes."""
    op.create_table(
        "uptime",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("process", "began", name="pk_uptime"),
    )
