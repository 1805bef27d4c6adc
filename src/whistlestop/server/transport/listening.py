"""Takes the port before anything else happens, so that a server without one changes nothing."""

from __future__ import annotations

import errno
import os
import socket

from whistlestop.server.config.loading import SettingsError


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets for every address of a host. SettingsError if one of them cannot be had."""
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or error
        problem = f"host: expected an address of this machine, not '{host}': {reason}"
        raise SettingsError([problem]) from None
    sockets: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in dict.fromkeys(found):
            # Port 0 stands for any free port, but for the same one on all addresses.
            taken = sockets[0].getsockname()[1] if sockets else port
            sockets.append(_bound(family, kind, protocol, (address[0], taken, *address[2:])))
    except OSError as error:
        for made in sockets:
            made.close()
        raise SettingsError([_problem(host, port, error)]) from None
    return sockets


def _bound(family: int, kind: int, protocol: int, address: tuple[object, ...]) -> socket.socket:
    made = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # Otherwise "::" would take the port of "0.0.0.0" too.
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made


def _problem(host: str, port: int, error: OSError) -> str:
    reason = error.strerror or str(error)
    if error.errno == errno.EADDRINUSE:
        return f"port: {port} of {host} is in use: expected a free one (0 finds one)"
    if error.errno == errno.EACCES:
        return f"port: {port} needs more rights: expected one above 1023, or a proxy in front"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"host: expected an address of this machine, not '{host}'"
    return f"port: {port} of {host} cannot be used: {reason}"
