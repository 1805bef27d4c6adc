"""What the documentation site is made of: pages, links, navigation, docstrings."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from types import ModuleType

import pytest

from documentation import gathering, reference, sealing

MOST_BYTES = 600_000
"""Of a picture."""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a page and a script."""
    monkeypatch.setattr(gathering, "ROOT", tmp_path)
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    write(tmp_path, "docs/README.md", "# Trains\n\n## Play\n\n- [Rules](rules/README.md): all\n")
    write(
        tmp_path, "docs/rules/README.md", "# Rules\n\n[A bot](../../bot.py), [up](../README.md)\n"
    )
    write(tmp_path, "bot.py", "print('hello')\n")
    return tmp_path


def write(project: Path, name: str, text: str) -> None:
    (project / name).write_text(text, "utf-8")


def test_the_sections_of_the_first_page_are_the_navigation(project: Path, tmp_path: Path) -> None:
    sections = gathering.gather(tmp_path / "pages")
    assert sections == [("Play", [("Rules", PurePosixPath("rules/index.md"))])]


def test_links_lead_to_the_new_places(project: Path, tmp_path: Path) -> None:
    gathering.gather(tmp_path / "pages")
    text = (tmp_path / "pages/rules/index.md").read_text("utf-8")
    assert "[A bot](../project/bot-py.md), [up](../index.md)" in text
    assert "print('hello')" in (tmp_path / "pages/project/bot-py.md").read_text("utf-8")


def test_the_search_leaves_out_pages_that_no_section_lists(project: Path, tmp_path: Path) -> None:
    gathering.gather(tmp_path / "pages")
    excluded = [
        page.relative_to(tmp_path / "pages").as_posix()
        for page in (tmp_path / "pages").rglob("*.md")
        if page.read_text("utf-8").startswith(gathering.UNLISTED)
    ]
    assert excluded == ["project/bot-py.md"]


@pytest.mark.parametrize("link", ["none.md", "../none.md", "../../other/", "rules/none.md"])
def test_a_broken_link_is_named(project: Path, tmp_path: Path, link: str) -> None:
    write(project, "docs/rules/README.md", f"# Rules\n\n[Here]({link})\n")
    with pytest.raises(gathering.BadPage, match=f"docs/rules/README.md links to {link}, "):
        gathering.gather(tmp_path / "pages")


def test_nothing_in_code_is_a_link(project: Path, tmp_path: Path) -> None:
    write(project, "docs/rules/README.md", "```\nmoves[0](none)\n```\n")
    gathering.gather(tmp_path / "pages")


def test_a_page_that_nothing_lists_is_named(project: Path, tmp_path: Path) -> None:
    write(project, "docs/hidden.md", "# Hidden\n")
    with pytest.raises(gathering.BadPage, match=r"leaves out docs/hidden\.md"):
        gathering.gather(tmp_path / "pages")


def test_lists_and_headings_are_written_as_the_site_reads_them(project: Path) -> None:
    page = gathering.INDEX
    text = "words\n## Next\n\n1. one\n\n   ```sh\n   ls\n   ```\n\n- a\n  - b\n"
    assert gathering.moved(page, text) == (
        "words\n\n## Next\n\n1. one\n\n    ```sh\n    ls\n    ```\n\n- a\n    - b\n"
    )


def test_every_page_of_this_project_is_listed() -> None:
    listed = {place for _, entries in gathering.navigation() for _, place in entries}
    pages = {gathering.place_of(page) for page in gathering.pages()}
    assert pages - listed == {PurePosixPath("index.md")}


def test_pictures_are_small_and_shown() -> None:
    text = "".join((gathering.ROOT / page).read_text("utf-8") for page in gathering.pages())
    pictures = list((gathering.ROOT / "docs/pictures").iterdir())
    assert pictures
    assert [p.name for p in pictures if f"(pictures/{p.name})" not in text] == []
    assert [p.name for p in pictures if p.stat().st_size > MOST_BYTES] == []


def test_everything_public_has_a_docstring() -> None:
    assert [name for module in reference.MODULES for name in reference.undocumented(module)] == []


def test_a_missing_docstring_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Train:
        """A train."""

        def go(self) -> None: ...

        @property
        def length(self) -> int:
            return 1

        def _stop(self) -> None: ...

    @dataclass
    class Ship:
        length: int

    Ship.__name__ = Ship.__qualname__ = "Ship"
    module = ModuleType("trains", "About trains.")
    module.Train, module.Ship = Train, Ship  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "trains", module)
    monkeypatch.setitem(reference.MODULES, "trains", ["Train", "Ship"])
    missing = ["trains.Train.go", "trains.Train.length", "trains.Ship"]
    assert list(reference.undocumented("trains")) == missing


@pytest.mark.parametrize(
    "element",
    [
        '<p style="color: red">',
        "<style>p {}</style>",
        '<p onclick="go()">',
        '<img src="https://example.org/train.png">',
        '<link rel="stylesheet" href="//example.org/train.css">',
    ],
)
def test_what_a_browser_would_refuse_stops_the_build(tmp_path: Path, element: str) -> None:
    (tmp_path / "assets/javascripts").mkdir(parents=True)
    write(tmp_path, "index.html", f"<head></head>{element}")
    with pytest.raises(sealing.Unsealed, match=r"index\.html"):
        sealing.seal(tmp_path)


def test_inline_scripts_become_files(tmp_path: Path) -> None:
    (tmp_path / "assets/javascripts").mkdir(parents=True)
    (tmp_path / "bots").mkdir()
    write(tmp_path, "bots/index.html", "<head></head><script>let train</script>")
    sealing.seal(tmp_path)
    scripts = [file.read_text("utf-8") for file in tmp_path.rglob("*.js")]
    assert "let train" in scripts
    page = (tmp_path / "bots/index.html").read_text("utf-8")
    assert page.count('<script src="../assets/javascripts/page.') == 2
