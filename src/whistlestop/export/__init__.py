"""Games as data: one row per decision, in a Parquet file that explains itself."""

from whistlestop.extras import needs_extra

with needs_extra("data"):
    import numpy
    import pyarrow  # type: ignore[import-untyped]

from whistlestop.export.dictionary import Dictionary
from whistlestop.export.sources import Source, games_file, record_files, record_texts, simulation
from whistlestop.export.writing import Written, export

__all__ = [
    "Dictionary",
    "Source",
    "Written",
    "export",
    "games_file",
    "record_files",
    "record_texts",
    "simulation",
]

del numpy, pyarrow
