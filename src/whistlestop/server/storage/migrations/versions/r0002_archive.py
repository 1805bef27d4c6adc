"""The archive of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the archive."""
    op.create_table(
        "archive",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archive"),
    )
