"""`whistlestop score`: the points of a position."""

from __future__ import annotations

from pathlib import Path

from cli.driving import run


def test_score_of_a_position(tmp_path: Path) -> None:
    """Unused stations are worth four points each (EU-12)."""
    file = tmp_path / "position"
    file.write_text(
        "whistlestop position 1\nboard europe\nturn 0\nplayer 0\nroutes paris-zurich\nplayer 1\n"
    )
    result = run("score", file)
    assert result.exit_code == 0, result.output
    rows = {line.split("  ")[0]: line.split()[-2:] for line in result.output.splitlines() if line}
    assert rows["routes"] == ["4", "0"]
    assert rows["stations"] == ["12", "12"]
