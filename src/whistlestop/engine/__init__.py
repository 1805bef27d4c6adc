"""The rules of play: a pure, deterministic core that runs compiled or interpreted.

With WHISTLESTOP_INTERPRETED set, the sources run although compiled modules lie beside them.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader

if os.environ.get("WHISTLESTOP_INTERPRETED"):
    # A finder for this folder alone that knows sources only.
    for _folder in __path__:
        sys.path_importer_cache[_folder] = FileFinder(_folder, (SourceFileLoader, [".py"]))


def compiled() -> bool:
    """Whether the engine's hot modules run compiled."""
    from whistlestop.engine import state

    return not str(state.__file__).endswith(".py")
