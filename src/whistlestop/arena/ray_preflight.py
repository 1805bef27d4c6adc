"""Checks before joining a Ray cluster: does it exist, and does it let us in?

Ray itself tries for minutes, prints a warning every second and never says why it gave up.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys

from whistlestop.arena.errors import ArenaError

CONNECT_TIMEOUT = 5.0
STATUS_TIMEOUT = 20.0
"""Includes starting Python and Ray, which takes seconds on a busy machine."""
RAY = ("-m", "ray.scripts.scripts")
"""The `ray` command of this Python, whatever is on the PATH."""
MODE = "RAY_AUTH_MODE"
WRONG_TOKEN = (
    "it demands a token, and yours is missing or wrong. Whistlestop looks in RAY_AUTH_TOKEN, in "
    "the file that RAY_AUTH_TOKEN_PATH names and in ~/.ray/auth_token; `ray get-auth-token` shows "
    f"it on the cluster's first machine. {MODE} must be `token` or unset"
)


def check_cluster(address: str) -> None:
    """Raise an ArenaError with the reason if this cluster cannot be joined.

    Also sets up the environment for a cluster that demands a token. Ray reads its settings when it
    is imported, so this has to come first.
    """
    _connect(address)
    refusal = _ask_status(address, dict(os.environ))
    if refusal == WRONG_TOKEN and MODE not in os.environ:
        # Ray shows its token to a cluster given by address only when told to.
        refusal = _ask_status(address, os.environ | {MODE: "token"})
        if not refusal:
            os.environ[MODE] = "token"
    if refusal:
        raise ArenaError(f"cannot join the Ray cluster at {address}: {refusal}")


def _connect(address: str) -> None:
    """Find out within seconds if nothing is listening."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit() or "/" in host:
        # Ray's client (ray://) needs a different server, and extra packages on both sides.
        raise ArenaError(
            f"{address} is not the address of a Ray cluster: expected `local`, or HOST:PORT as "
            "`ray start` printed it (for ray://, run whistlestop on a machine of the cluster)"
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECT_TIMEOUT).close()
    except (OSError, OverflowError) as error:
        raise ArenaError(f"there is no Ray cluster at {address}: {error}") from None


def _ask_status(address: str, environment: dict[str, str]) -> str:
    """The cluster's complaint to a newcomer; empty if all is well."""
    # A separate process, because there is no other way to stop Ray's attempts to connect.
    command = [sys.executable, *RAY, "status", "--address", address]
    try:
        answer = subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=STATUS_TIMEOUT,
        )
    except subprocess.TimeoutExpired:
        return f"no answer in {STATUS_TIMEOUT:.0f} seconds; is this the port from `ray start`?"
    if answer.returncode == 0:
        return ""
    words = answer.stderr.strip()
    if "authentication token" in words.lower():
        return WRONG_TOKEN
    # The last line of a traceback says what went wrong.
    return words.splitlines()[-1] if words else f"`ray status` exited with {answer.returncode}"
