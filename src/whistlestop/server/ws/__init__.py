"""The WebSockets: one for each table somebody looks at, and one for the lobby."""
