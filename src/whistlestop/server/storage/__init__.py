"""Where the server stores its games: an append-only log, in SQLite or PostgreSQL."""
