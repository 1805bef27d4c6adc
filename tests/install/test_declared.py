"""Whatever is imported is declared where it is needed, and whatever is declared is needed."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from .environments import ROOT

SOURCE = ROOT / "src" / "whistlestop"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRA_OF = {
    "arena": "arena",
    "envs": "rl",
    "export": "data",
    "layout": "layout",
    "server": "postgres",
}
"""The packages that need more than the core; parts of the server need PostgreSQL's driver."""
LOADED_BY_OTHERS = {"aiosqlite", "httptools", "ray", "uvloop", "websockets"}
"""Declared but not imported by name: SQLAlchemy, uvicorn and `import_module` load them."""
MODULES = packages_distributions()


@cache
def declared(extra: str | None) -> set[str]:
    """The packages that the core declares, and an extra with those that it includes."""
    lines = PROJECT["dependencies"]
    names: set[str] = set()
    if extra is not None:
        names = set(declared(None))
        lines = PROJECT["optional-dependencies"][extra]
    for line in lines:
        one = Requirement(line)
        if one.name == "whistlestop":
            names |= {name for other in one.extras for name in declared(other)}
        else:
            names.add(canonicalize_name(one.name))
    return names


def imports(tree: ast.AST, extra: str | None) -> Iterator[tuple[str, str | None]]:
    """Modules that code imports, each with the extra that is allowed there."""
    for node in ast.iter_child_nodes(tree):
        inside = extra
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.Import):
            yield from ((alias.name, extra) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "", extra
        elif isinstance(node, ast.With):
            for item in node.items:
                call = item.context_expr
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "needs_extra":
                    inside = ast.literal_eval(call.args[0])
        yield from imports(node, inside)


def found() -> Iterator[tuple[Path, str, str | None]]:
    """Every import of the package: file, module, and the extra that may be assumed."""
    for path in sorted(SOURCE.rglob("*.py")):
        extra = EXTRA_OF.get(path.relative_to(SOURCE).parts[0])
        for module, allowed in imports(ast.parse(path.read_text("utf-8")), extra):
            yield path, module, allowed


def test_every_import_is_declared() -> None:
    wrong = []
    for path, module, extra in found():
        top = module.partition(".")[0]
        if top in sys.stdlib_module_names or top == "whistlestop":
            continue
        names = {canonicalize_name(name) for name in MODULES.get(top, [top])}
        if not names & declared(extra):
            wrong.append(
                f"{path.relative_to(ROOT)} imports {top}, which {extra or 'the core'} lacks"
            )
    assert wrong == []


def test_every_declaration_is_used() -> None:
    used = {
        canonicalize_name(name)
        for _, module, _ in found()
        for name in MODULES.get(module.partition(".")[0], [])
    }
    for extra in (None, "all"):
        assert declared(extra) - used <= LOADED_BY_OTHERS
    assert not LOADED_BY_OTHERS & used


def test_all_brings_everything() -> None:
    extras = set(PROJECT["optional-dependencies"]) - {"all", "docs", "node", "test"}
    assert set.union(*(declared(extra) for extra in extras)) == declared("all")


def test_what_we_subclass_has_an_upper_bound() -> None:
    """Other packages promise nothing about their internals."""
    lines = map(Requirement, PROJECT["optional-dependencies"]["server"])
    bounds = {one.name: {part.operator for part in one.specifier} for one in lines}
    assert "<" in bounds["uvicorn"]
