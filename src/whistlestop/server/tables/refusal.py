"""Why a command is not carried out."""

from __future__ import annotations


class Refused(Exception):
    """What was asked for cannot be done, and nothing has changed. `code` is for programs."""

    def __init__(self, code: str, reason: str, rule: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rule = rule


class Banned(Refused):
    """The sender is not welcome here."""

    def __init__(self) -> None:
        super().__init__("banned", "the host of this server has banned you")
