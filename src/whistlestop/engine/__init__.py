"""The rules of play: a pure, deterministic core that runs compiled or interpreted.

With WHISTLESTOP_INTERPRETED set, the sources run although compiled modules lie beside them.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader


def sources_if_wished(folders: list[str]) -> None:
    """Make Python find only sources in the folders of a compiled package, if that is wished."""
    if os.environ.get("WHISTLESTOP_INTERPRETED"):
        for folder in folders:
            sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))


sources_if_wished(__path__)


def compiled() -> bool:
    """Whether the engine's hot modules run compiled."""
    from whistlestop.engine import state

    return not str(state.__file__).endswith(".py")
