"""Before a Ray cluster is joined: is it there, and does it let us in?

Ray itself tries for minutes, prints a warning each second and does not say why it gave up.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys

from whistlestop.arena.errors import ArenaError

CONNECT_TIMEOUT = 5.0
STATUS_TIMEOUT = 20.0
"""Starting Python and Ray is in it: a second, or several on a busy machine."""
RAY = ("-m", "ray.scripts.scripts")
"""The command `ray` of this Python, whatever is on the path."""
MODE = "RAY_AUTH_MODE"
WRONG_TOKEN = (
    "it demands a token, and there is none or a wrong one. It is looked for in RAY_AUTH_TOKEN, in "
    "the file that RAY_AUTH_TOKEN_PATH names and in ~/.ray/auth_token; `ray get-auth-token` shows "
    f"it on the cluster's first machine. {MODE} must be `token`, or not be set"
)


def check_cluster(address: str) -> None:
    """Raise an ArenaError with the reason if this cluster cannot be joined.

    Does what is needed for a cluster that demands a token, so it comes before Ray is imported,
    which reads its settings then.
    """
    _connect(address)
    refusal = _ask_status(address, dict(os.environ))
    if refusal == WRONG_TOKEN and MODE not in os.environ:
        # Ray shows its token to a cluster named by its address only when told to.
        refusal = _ask_status(address, os.environ | {MODE: "token"})
        if not refusal:
            os.environ[MODE] = "token"
    if refusal:
        raise ArenaError(f"the Ray cluster at {address} cannot be joined: {refusal}")


def _connect(address: str) -> None:
    """Find out in seconds that nobody is there."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit() or "/" in host:
        # Ray's client (ray://) needs another server, and other packages on both sides.
        raise ArenaError(
            f"this is no address of a Ray cluster: {address}; expected `local`, or HOST:PORT as "
            "`ray start` printed it (for ray:// run whistlestop on a machine of the cluster)"
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=CONNECT_TIMEOUT).close()
    except (OSError, OverflowError) as error:
        raise ArenaError(f"there is no Ray cluster at {address}: {error}") from None


def _ask_status(address: str, environment: dict[str, str]) -> str:
    """What the cluster says to somebody new; nothing if all is well."""
    # Another process, because Ray's attempts to connect cannot be ended otherwise.
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
        return f"no answer in {STATUS_TIMEOUT:.0f} seconds; is this the port of `ray start`?"
    if answer.returncode == 0:
        return ""
    words = answer.stderr.strip()
    if "authentication token" in words.lower():
        return WRONG_TOKEN
    # The last line of a traceback is what went wrong.
    return words.splitlines()[-1] if words else f"`ray status` ended with {answer.returncode}"
