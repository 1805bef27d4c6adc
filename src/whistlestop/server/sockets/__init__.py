"""The WebSockets: a table, and the lobby."""
