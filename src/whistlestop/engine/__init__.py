"""The rules of play: a pure, deterministic core that runs compiled or interpreted.

Set WHISTLESTOP_INTERPRETED to run the sources even where compiled modules exist.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader


def sources_if_wished(folders: list[str]) -> None:
    """Ignore compiled modules in a package's folders if WHISTLESTOP_INTERPRETED is set."""
    if os.environ.get("WHISTLESTOP_INTERPRETED"):
        for folder in folders:
            sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))


sources_if_wished(__path__)


def compiled() -> bool:
    """Whether the engine's hot modules are running compiled."""
    from whistlestop.engine import state

    return not str(state.__file__).endswith(".py")
