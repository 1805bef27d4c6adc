"""Writes the pages of the reference: what each public module offers, from its docstrings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path, PurePosixPath

MODULES: dict[str, list[str] | None] = {
    "whistlestop": None,
    "whistlestop.game": None,
    "whistlestop.game.evidence": ["Evidence", "evidence"],
    "whistlestop.bots": None,
    "whistlestop.analysis": None,
    "whistlestop.arena": None,
    "whistlestop.envs": None,
    "whistlestop.export": None,
    "whistlestop.boards": None,
    "whistlestop.layout": None,
    "whistlestop.engine": ["playout.Playout", "scoring.Scorer", "state.State", "tables.Tables"],
}
"""The public modules, with the names to show if the module has no `__all__`."""
FOLDER = PurePosixPath("reference")
DESCRIBED = (property, cached_property, classmethod, staticmethod)


class Undocumented(Exception):
    """Something public has no docstring."""


def is_error(thing: object) -> bool:
    """Whether a thing is an exception."""
    return isinstance(thing, type) and issubclass(thing, Exception)


def names_in(module: str) -> list[str]:
    """The public names of a module, errors last."""
    package = import_module(module)
    names: list[str] = MODULES[module] or package.__all__
    return sorted(names, key=lambda name: is_error(getattr(package, name, None)))


def place_of(module: str) -> PurePosixPath:
    """The page of a module."""
    return FOLDER / (module.removeprefix("whistlestop.").replace(".", "-") + ".md")


def write(folder: Path) -> list[tuple[str, PurePosixPath]]:
    """Write a page for each module; returns their titles and places."""
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    if missing := [name for module in MODULES for name in undocumented(module)]:
        raise Undocumented(f"expected a docstring for {', '.join(missing)}")
    for module in MODULES:
        page = summary if module == "whistlestop" else details
        (folder / place_of(module)).write_text(page(module), "utf-8")
    return [(module, place_of(module)) for module in MODULES]


def undocumented(module: str) -> Iterator[str]:
    """What a module offers without saying what it is for."""
    package = import_module(module)
    if not package.__doc__:
        yield module
    for name in names_in(module):
        thing = find(module, name)
        # A dataclass without a docstring gets its signature.
        if callable(thing) and (thing.__doc__ or f"{name}(").startswith(f"{name}("):
            yield f"{module}.{name}"
        for part, member in vars(thing).items() if isinstance(thing, type) else ():
            described = callable(member) or isinstance(member, DESCRIBED)
            if described and not part.startswith("_") and not member.__doc__:
                yield f"{module}.{name}.{part}"


def find(module: str, name: str) -> object:
    """What a name stands for; it may be in a module of its own."""
    inside, _, last = name.rpartition(".")
    thing: object = getattr(import_module(f"{module}.{inside}".rstrip(".")), last)
    return thing


def details(module: str) -> str:
    """A page with everything in a module."""
    parts = [f"# {module}", import_module(module).__doc__ or ""]
    parts += [f"::: {module}.{name}" for name in names_in(module)]
    return "\n\n".join(parts) + "\n"


def summary(module: str) -> str:
    """A page that says where the names of a module are described."""
    lines = [
        f"# {module}",
        "",
        "Import these from `whistlestop` itself. [The Python interface](../api.md) shows how.",
        "",
        "| name | |",
        "|---|---|",
    ]
    package = import_module(module)
    for name in names_in(module):
        thing = getattr(package, name)
        home = next(m for m in MODULES if m != module and name in names_in(m))
        first = (thing.__doc__ or "").splitlines()[0]
        lines.append(f"| [`{name}`]({place_of(home).name}#{home}.{name}) | {first} |")
    return "\n".join(lines) + "\n"
