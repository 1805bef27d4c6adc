"""Why the server closes a WebSocket, in the numbers of RFC 6455."""

from __future__ import annotations

POLICY_VIOLATION = 1008
TRY_AGAIN_LATER = 1013
"""The client is meant to come back: it was too far behind, or the database is away."""
