"""Records: whole games as text, who sat where, and the proof of a fair shuffle."""

from whistlestop.game.record.text import read_record, write_record

__all__ = ["read_record", "write_record"]
