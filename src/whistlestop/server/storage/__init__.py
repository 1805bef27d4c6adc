"""Where the server keeps its games: an append-only log, in SQLite or PostgreSQL."""
