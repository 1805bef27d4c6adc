"""The documents prove their words: the Python in them runs, and their links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WITH_PYTHON = ["README.md", "docs/api.md"]
DOCUMENTS = [
    p.relative_to(ROOT).as_posix() for p in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
]


@pytest.mark.parametrize("name", WITH_PYTHON)
def test_examples_run(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """All Python of a document, one block after the other, in one namespace."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / name).read_text("utf-8"), re.DOTALL)
    assert blocks
    namespace: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, name, "exec"), namespace)
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name: str) -> None:
    document = ROOT / name
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text("utf-8")):
        if not link.startswith(("http:", "https:")):
            assert (document.parent / link).exists(), f"{name} links to {link}"
