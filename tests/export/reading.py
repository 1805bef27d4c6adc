"""Exporting to memory, and reading what was written."""

from __future__ import annotations

import io
import json
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from whistlestop.export import Source, export


def exported(source: Source, workers: int = 1) -> bytes:
    """The file that a source becomes."""
    file = io.BytesIO()
    export(source, file, workers)
    return file.getvalue()


def read(data: bytes) -> pa.Table:
    """A file as a table."""
    return pq.read_table(io.BytesIO(data))


def dictionary_in(data: bytes) -> dict[str, Any]:
    """The data dictionary that a file carries with it."""
    metadata = pq.read_metadata(io.BytesIO(data)).metadata
    found: dict[str, Any] = json.loads(metadata[b"whistlestop"])
    return found
