"""The documents are correct: the Python in them runs, their links work, commands exist."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import typer

from whistlestop import Game
from whistlestop.cli.app import make_app
from whistlestop.game.position.sections import PLAYER_WORDS, TABLE_WORDS

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    p.relative_to(ROOT).as_posix() for p in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
]
ELSEWHERE = {"docs/arena.md", "docs/boards.md", "docs/data.md"}
"""Documents whose Python runs in test_docs.py of their part, which prepares what it needs."""
WITH_PYTHON = [
    name
    for name in DOCUMENTS
    if name not in ELSEWHERE and "```python" in (ROOT / name).read_text("utf-8")
]
FENCED = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^ *(?:\$ )?(?:\.venv/bin/)?(whistlestop(?: .*)?)$", re.MULTILINE)
"""A line for a shell."""
INLINE = re.compile(r"`(?:\.venv/bin/)?(whistlestop [a-z][^`]*)`")


@pytest.mark.parametrize("name", WITH_PYTHON)
def test_examples_run(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """All the Python in a document, block after block, in one namespace."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / name).read_text("utf-8"), re.DOTALL)
    namespace: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, name, "exec"), namespace)
    assert capsys.readouterr().out


class Example(NamedTuple):
    """A command in a document."""

    text: str
    explained: bool
    """It is followed by what it does, and may leave out its arguments."""


def examples(text: str) -> Iterator[Example]:
    """The commands of a document: lines for a shell, and those in a sentence."""
    for language, block in FENCED.findall(text):
        if language in ("", "sh"):
            for line in COMMAND.findall(re.sub(r"\\\n\s*", "", block)):
                command, gap, words = line.partition("   ")
                yield Example(command, bool(gap) and not words.strip().startswith("#"))
    prose = FENCED.sub("", text)
    yield from (Example(command, False) for command in COMMAND.findall(prose))
    yield from (Example(command, True) for command in INLINE.findall(prose))


def problem_of(example: Example) -> str:
    """What the command line would say against a command; empty if nothing."""
    words = [word for word in shlex.split(example.text, comments=True)[1:] if word != "..."]
    command = typer.main.get_command(make_app())
    while words and (commands := getattr(command, "commands", None)):
        if words[0].startswith("-"):
            break
        if words[0] not in commands:
            return f"no command {words[0]}"
        command = commands[words.pop(0)]
    parser = command.make_parser(command.context_class(command))
    try:
        given, rest, _ = parser.parse_args(words)
    except Exception as error:
        return str(error)
    if rest:
        return f"too many words: {rest}"
    needed = [p.name for p in command.params if p.required and given.get(p.name) is None]
    return f"missing: {needed}" if needed and not example.explained else ""


@pytest.mark.parametrize("name", DOCUMENTS)
def test_commands_exist_with_their_options(name: str) -> None:
    found = examples((ROOT / name).read_text("utf-8"))
    problems = {example.text: problem_of(example) for example in found}
    assert {text: problem for text, problem in problems.items() if problem} == {}


def test_all_sorts_of_commands_are_found_and_checked() -> None:
    text = """
Use `whistlestop boards show` or `whistlestop fly`.

```
$ whistlestop play --bots greedy
whistlestop score       count the points
whistlestop arena --bots \\
    "greedy,random" --speed 3   # fast
```

    .venv/bin/whistlestop boards check
"""
    problems = {
        example.text.split(maxsplit=1)[1]: problem_of(example) for example in examples(text)
    }
    assert problems["fly"] == "no command fly"
    assert problems["boards check"].startswith("missing")
    assert "--speed" in problems.pop('arena --bots "greedy,random" --speed 3')
    assert not any(problems[name] for name in ("play --bots greedy", "score", "boards show"))


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
    for link, anchor in re.findall(r"\]\(([^)#]*)(?:#([^)]*))?\)", document.read_text("utf-8")):
        if not link.startswith(("http:", "https:")):
            target = document.parent / link if link else document
            assert target.exists(), f"{name} links to {link}"
            assert not anchor or anchor in anchors(target), f"{name} links to {link}#{anchor}"


def anchors(document: Path) -> set[str]:
    """What can be linked to in a document: its headings, in the spelling of links."""
    headings = re.findall(r"^#+ (.*)$", FENCED.sub("", document.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


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
