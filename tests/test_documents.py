"""The documents are correct: the Python in them runs, and their links work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from whistlestop import Game
from whistlestop.game.position.sections import PLAYER_WORDS, TABLE_WORDS

ROOT = Path(__file__).parent.parent
WITH_PYTHON = ["README.md", "docs/api.md", "docs/bots.md", "docs/analysis.md"]
DOCUMENTS = [
    p.relative_to(ROOT).as_posix() for p in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
]


@pytest.mark.parametrize("name", WITH_PYTHON)
def test_examples_run(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """All the Python in a document, block after block, in one namespace."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / name).read_text("utf-8"), re.DOTALL)
    assert blocks
    namespace: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, name, "exec"), namespace)
    assert capsys.readouterr().out


def test_positions_can_be_read() -> None:
    """The example, and every line that the document explains."""
    text = (ROOT / "docs/positions.md").read_text("utf-8")
    example = re.search(r"```text\n(whistlestop position.*?)```", text, re.DOTALL)
    assert example
    assert [s.total for s in Game.from_position(example[1]).scores()] == [34, 9]
    explained = {word.split()[0] for word in re.findall(r"`([a-z0-9-]+(?: [^`]*)?)`", text)}
    assert (TABLE_WORDS | PLAYER_WORDS) - explained == set()


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_work(name: str) -> None:
    document = ROOT / name
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text("utf-8")):
        if not link.startswith(("http:", "https:")):
            assert (document.parent / link).exists(), f"{name} links to {link}"


def test_the_life_of_a_move_names_existing_code() -> None:
    """Each file exists, and contains each name listed after it."""
    text = (ROOT / "docs/life-of-a-move.md").read_text("utf-8")
    places = re.findall(r"`((?:src|web)/[^`]+\.\w+)` ((?:`\w+`(?:, )?)+)", text)
    assert len(places) > 20
    for path, names in places:
        source = (ROOT / path).read_text("utf-8")
        for name in re.findall(r"\w+", names):
            assert re.search(rf"\b{name}\b", source), f"{path} does not contain {name}"


def test_the_engine_document_lists_every_module() -> None:
    text = (ROOT / "docs/engine.md").read_text("utf-8")
    table = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \|", text, re.MULTILINE)
    listed = [name for row in table for name in re.findall(r"\w+", row)]
    modules = (ROOT / "src/whistlestop/engine").glob("*.py")
    assert sorted(listed) == sorted(path.stem for path in modules if path.stem != "__init__")
