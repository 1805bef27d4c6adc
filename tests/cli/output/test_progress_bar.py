"""Progress bars."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from whistlestop.cli.output import progress_bar


@pytest.mark.parametrize(("delay", "shown"), [(-1.0, True), (60.0, False)])
def test_a_bar_is_shown_only_after_a_while(
    monkeypatch: pytest.MonkeyPatch, delay: float, shown: bool
) -> None:
    monkeypatch.setattr(progress_bar, "BAR_DELAY", delay)
    screen = io.StringIO()
    with progress_bar.delayed_bar(Console(file=screen, force_terminal=True, width=80)) as show:
        for part in (0.5, 1.0, 0.5):
            show(part)
    assert ("attempt 2" in screen.getvalue()) == shown
