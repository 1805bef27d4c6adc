"""The `whistlestop` command."""

from whistlestop.cli.app import main

__all__ = ["main"]
