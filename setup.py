"""Compiles the engine. Everything else about the package is said in pyproject.toml."""

from __future__ import annotations

import os
import platform
import runpy
import sys
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
ENGINE = SOURCE / "whistlestop" / "engine"
BOTS = SOURCE / "whistlestop" / "bots"
COMPILED = (ENGINE, BOTS / "planner", BOTS / "search")
GENERATED_C = Path("build") / "cython"
# What Cython adds for memory views, compiled once instead of into every module.
SHARED = "whistlestop.engine._shared"
NEVER_COMPILED = {
    "__init__",
    "actions",
    "bits",
    "bot",
    "easy",
    "expert",
    "layout",
    "reader",
    "score_reader",
    "search",
    "spans",
    "styles",
    "weights",
}

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
    "embedsignature": False,
}


def compile_flags() -> list[str]:
    if os.name != "posix":
        return []
    flags = ["-O3", "-g0"]
    if sys.platform == "linux" and platform.machine() == "x86_64":
        flags.append("-march=x86-64-v2")  # has popcnt: the engine counts bits all the time
    return flags


def compiled_modules() -> list[Path]:
    paths = [path for package in COMPILED for path in sorted(package.glob("*.py"))]
    return [path for path in paths if path.stem not in NEVER_COMPILED]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def engine_extensions() -> list[Extension]:
    """One extension a module; optional by default, because each also runs interpreted."""
    wish = os.environ.get("WHISTLESTOP_COMPILE", "try")
    if wish == "no":
        return []
    sources = {module_name(path): [path.as_posix()] for path in compiled_modules()}
    sources[SHARED] = []  # Cython writes it
    return [
        Extension(name, files, extra_compile_args=compile_flags(), optional=wish != "must")
        for name, files in sources.items()
    ]


def declarations_changed() -> bool:
    """Whether a .pxd is newer than what was made with it.

    Cython follows most cimports itself, but not `from package cimport module as alias`.
    """
    translations = [GENERATED_C / path.with_suffix(".c") for path in compiled_modules()]
    made = [path.stat().st_mtime for path in translations if path.exists()]
    declared = [path.stat().st_mtime for p in COMPILED for path in p.glob("*.pxd")]
    return bool(declared and made) and max(declared) > min(made)


def write_layout_pxd() -> None:
    """Gives the constants of layout.py to C as an enum: there they cost nothing."""
    source = ENGINE / "layout.py"
    if not source.exists():
        return
    # Empty packages, so that only layout.py and the limits it reads are run: the others may
    # need compiled modules that are about to be made.
    for name in ("whistlestop", "whistlestop.boards"):
        package = ModuleType(name)
        package.__path__ = [str(SOURCE / name.replace(".", "/"))]
        sys.modules[name] = package
    names = runpy.run_path(str(source))
    constants = {name: n for name, n in names.items() if name.isupper() and type(n) is int}
    for name, number in constants.items():
        if not -(2**31) <= number < 2**31:
            raise ValueError(f"layout.{name} = {number} does not fit a C int")
    lines = ["# Generated from layout.py by setup.py.", "cdef enum:"]
    lines += [f"    {name} = {number}" for name, number in constants.items()] or ["    pass"]
    text = "\n".join(lines) + "\n"
    target = source.with_suffix(".pxd")
    if not target.exists() or target.read_text() != text:
        target.write_text(text)


def write_weights_pxd() -> None:
    """Gives the planner's weights to C as a struct, with a field for each in weights.py."""
    source = BOTS / "planner" / "weights.py"
    names = runpy.run_path(str(source))["Weights"].__slots__
    lines = ["# Generated from weights.py by setup.py.", "cdef struct Weights:"]
    text = "\n".join(lines + [f"    int {name}" for name in names]) + "\n"
    target = source.with_suffix(".pxd")
    if not target.exists() or target.read_text() != text:
        target.write_text(text)


class BuildEngine(build_ext):
    """Runs Cython only when something is built, not when setuptools just asks for metadata."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count()

    def run(self) -> None:
        if self.extensions:
            self.translate()
        super().run()

    def build_extensions(self) -> None:
        """All or none: compiled modules call each other in C and cannot call an interpreted one."""
        super().build_extensions()
        libraries = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(library.exists() for library in libraries):
            for library in libraries:
                library.unlink(missing_ok=True)

    def translate(self) -> None:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError

        write_layout_pxd()
        write_weights_pxd()
        try:
            translated = cythonize(
                self.extensions,
                build_dir=str(GENERATED_C),
                include_path=[str(SOURCE)],
                compiler_directives=DIRECTIVES,
                shared_utility_qualified_name=SHARED,
                nthreads=self.parallel or 0,
                force=self.force or declarations_changed(),
            )
        except CompileError as error:
            sys.exit(f"Cython refuses {error}")  # it has printed where and why
        for extension, c_extension in zip(self.extensions, translated, strict=True):
            extension.sources = c_extension.sources


if __name__ == "__main__":
    setup(ext_modules=engine_extensions(), cmdclass={"build_ext": BuildEngine})
