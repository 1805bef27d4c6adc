"""Why the server closes a WebSocket, as RFC 6455 numbers."""

from __future__ import annotations

POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013
"""The client should reconnect: it was too far behind, or the database is unavailable."""
