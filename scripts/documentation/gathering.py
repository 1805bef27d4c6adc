"""Gathers the pages of the site: docs/, and every file of the project that a page links to."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from os.path import normpath
from pathlib import Path, PurePosixPath
from posixpath import relpath
from textwrap import indent

ROOT = Path(__file__).resolve().parents[2]
DOCS = PurePosixPath("docs")
INDEX = DOCS / "README.md"
LINK = re.compile(r"(?<=\]\()([^)#\s]+)((?:#[^)]*)?)(?=\))")
FENCED = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
"""Code, in which nothing is a link."""
PAGE = "# {name}\n\n```{language}\n{text}\n```\n"
"""How a file that is not Markdown becomes a page."""
UNLISTED = "---\nsearch:\n  exclude: true\n---\n\n"
"""Put before a page that is only there because others link to it."""
LANGUAGES = {".py": "python", ".toml": "toml", ".json": "json", ".yml": "yaml", ".yaml": "yaml"}


Section = tuple[str, list[tuple[str, PurePosixPath]]]
"""A title, and the titles and places of its pages."""


class BadPage(Exception):
    """A page that cannot be part of the site: it has a broken link, or nothing lists it."""


def pages() -> Iterator[PurePosixPath]:
    """Every page of docs/, by its path in the project."""
    for file in sorted((ROOT / DOCS).rglob("*.md")):
        yield PurePosixPath(file.relative_to(ROOT).as_posix())


def is_picture(file: PurePosixPath) -> bool:
    """Whether a file is shown in a page, and is none itself."""
    return file.suffix in (".gif", ".jpg", ".png", ".svg", ".webp")


def place_of(file: PurePosixPath) -> PurePosixPath:
    """Where a file of the project goes in the site.

    A file that is not Markdown becomes a page without a dot in its name: packaging mistakes a
    folder named `bot.py` for a module.
    """
    inside = file.relative_to(DOCS) if file.is_relative_to(DOCS) else "project" / file
    if is_picture(file):
        return inside
    if file.suffix != ".md":
        return inside.with_name(inside.name.replace(".", "-") + ".md")
    return inside.with_name("index.md" if inside.name == "README.md" else inside.name.lower())


def links(text: str) -> Iterator[str]:
    """The targets of a page's links to other files, without their anchors."""
    for part in FENCED.split(text)[::2]:
        yield from (link[1] for link in LINK.finditer(part) if is_local(link[1]))


def is_local(target: str) -> bool:
    """Whether a link leads to a file of the project."""
    return not target.startswith(("http:", "https:", "mailto:"))


def target_of(page: PurePosixPath, link: str) -> PurePosixPath:
    """The file that a link of a page leads to, as a path in the project."""
    target = PurePosixPath(normpath(page.parent / link))
    if (ROOT / target).is_dir():
        target /= "README.md"
    if target.parts[0] == ".." or not (ROOT / target).is_file():
        raise BadPage(f"{page} links to {link}, which does not exist")
    return target


def gather(folder: Path) -> list[Section]:
    """Copy the pages into a folder, with links that fit their new places; returns their sections.

    The search finds what the sections list.
    """
    sections = navigation()
    listed = {place_of(INDEX)} | {place for _, entries in sections for _, place in entries}
    waiting, done = list(pages()), set[PurePosixPath]()
    while waiting:
        file = waiting.pop()
        if file in done:
            continue
        done.add(file)
        target = folder / place_of(file)
        target.parent.mkdir(parents=True, exist_ok=True)
        if is_picture(file):
            shutil.copy(ROOT / file, target)
            continue
        text = (ROOT / file).read_text("utf-8")
        if file.suffix == ".md":
            waiting += [target_of(file, link) for link in links(text)]
            page = moved(file, text)
        else:
            language = LANGUAGES.get(file.suffix, "text")
            page = PAGE.format(name=file, language=language, text=text.rstrip())
        head = "" if place_of(file) in listed else UNLISTED
        target.write_text(head + page, "utf-8")
    return sections


def moved(page: PurePosixPath, text: str) -> str:
    """A page's text with links that lead from its place to those of others."""
    here = place_of(page).parent

    def link(found: re.Match[str]) -> str:
        if not is_local(found[1]):
            return found[0]
        return relpath(place_of(target_of(page, found[1])), here) + found[2]

    parts = FENCED.split(text)
    parts[::2] = [in_dialect(LINK.sub(link, part)) for part in parts[::2]]
    parts[1::2] = [indent(part, " ") if part.startswith("   `") else part for part in parts[1::2]]
    return "".join(parts)


def in_dialect(text: str) -> str:
    """Markdown as Zensical reads it: a blank line before a heading, four spaces inside a list."""
    text = re.sub(r"(?<=[^\n])\n(?=#+ )", "\n\n", text)
    return re.sub(r"^(?: {3}(?=\S)| {2}(?=[-*] ))", " " * 4, text, flags=re.MULTILINE)


def navigation() -> list[Section]:
    """The sections of docs/README.md: the title and place of each page that they list."""
    sections: list[Section] = []
    listed = {INDEX}
    for line in (ROOT / INDEX).read_text("utf-8").splitlines():
        if line.startswith("## "):
            sections.append((line.removeprefix("## "), []))
        for title, link in re.findall(r"\[([^\]]+)\]\(([^)#]+\.md)\)", line):
            target = target_of(INDEX, link)
            if sections and target not in listed:
                listed.add(target)
                sections[-1][1].append((title, place_of(target)))
    if missing := set(pages()) - listed:
        names = ", ".join(str(page) for page in sorted(missing))
        raise BadPage(f"expected {INDEX} to list every page of docs, but it leaves out {names}")
    return sections
