"""What tests need beyond this folder and its packages.

Whatever is missing is reported as one failure, however many tests cannot run without it.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import requires
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement

WEB = Path(__file__).parent / "web"
ENGINE = Path(__file__).parents[1] / "src" / "whistlestop" / "engine"
# The headless shell is a third faster.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)


@dataclass(frozen=True)
class Need:
    """Something that some tests cannot do without."""

    name: str
    remedy: str
    is_here: Callable[[], bool]
    is_needed_by: Callable[[pytest.Item], bool]


class Missing(pytest.Item):
    """A test that fails in place of all those that cannot run."""

    message = ""

    def runtest(self) -> None:
        """Say what is missing, without a traceback."""
        pytest.fail(self.message, pytrace=False)

    def reportinfo(self) -> tuple[Path, None, str]:
        """It has no location."""
        return self.path, None, self.name


def in_group(name: str) -> Callable[[pytest.Item], bool]:
    """Match tests in this xdist group."""
    return lambda item: any(mark.args == (name,) for mark in item.iter_markers("xdist_group"))


def postgres_is_here() -> bool:
    """Whether PostgreSQL is installed."""
    from whistlestop.server.storage.postgres_programs import find_program  # slow, and rarely needed

    return find_program("initdb") is not None


def pages_are_here() -> bool:
    """Whether the browser edition is built."""
    from whistlestop.server.http import pages  # slow, and rarely needed

    return (pages.FOLDER / "index.html").is_file()


def compiled_engine_is_here() -> bool:
    """Whether the engine has been compiled, even if these tests run it interpreted."""
    return any(ENGINE.glob("_shared.*"))


def uses_distributions(item: pytest.Item) -> bool:
    """Match tests of what `make dist` builds."""
    return "built" in getattr(item, "fixturenames", ()) and item.path.parent.name == "install"


def ray_is_here() -> bool:
    """Whether Ray is installed, or has no package for this Python and system."""
    declared = [Requirement(text) for text in requires("whistlestop") or []]
    offered = any(
        "ray" in one.extras and one.marker and one.marker.evaluate({"extra": "all"})
        for one in declared
    )
    return not offered or find_spec("ray") is not None


NEEDS = [
    Need(
        "Chromium",
        "install Debian's package chromium-headless-shell, or run `make chromium`",
        lambda: CHROMIUM is not None,
        lambda item: WEB in item.path.parents and "browser" in getattr(item, "fixturenames", ()),
    ),
    Need(
        "PostgreSQL",
        "install Debian's package postgresql, or run `make postgres`",
        postgres_is_here,
        in_group("postgres"),
    ),
    Need(
        "Ray",
        "install the package ray with `make .venv/.cluster`",
        ray_is_here,
        in_group("ray"),
    ),
    Need(
        "The built browser edition",
        "build it with `make .venv/.web`",
        pages_are_here,
        lambda item: WEB in item.path.parents or uses_distributions(item),
    ),
    Need(
        "A compiled engine",
        "install Debian's packages gcc and libc6-dev, and run `make setup`",
        compiled_engine_is_here,
        uses_distributions,
    ),
]


def leave_out(session: pytest.Session, items: list[pytest.Item]) -> None:
    """Replace the tests whose need is not met with a single failure."""
    for need in NEEDS:
        waiting = [item for item in items if need.is_needed_by(item)]
        if not waiting or need.is_here():
            continue
        items[:] = [item for item in items if item not in waiting]
        session.config.hook.pytest_deselected(items=waiting)
        failure = Missing.from_parent(session, name=need.name, nodeid=f"{need.name} is missing")
        count = f"{len(waiting)} tests need" if len(waiting) > 1 else "1 test needs"
        failure.message = f"{need.name} is missing, and {count} it: {need.remedy}."
        items.append(failure)
