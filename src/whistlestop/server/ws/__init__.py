"""The WebSockets: one per table that someone looks at, and one for the lobby."""
