"""The game server: tables that never lose a move."""
