"""Run by Alembic: applies the revisions on the connection that was opened for it."""

from __future__ import annotations

from alembic import context

from whistlestop.server.storage.schema import metadata

# The transaction belongs to whoever opened the connection.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
