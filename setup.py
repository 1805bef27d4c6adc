"""Compiles the engine. Everything else about the package is in pyproject.toml."""

from __future__ import annotations

import ast
import importlib
import os
import platform
import re
import shutil
import sys
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
ENGINE = Path("whistlestop") / "engine"
BOTS = Path("whistlestop") / "bots"
PACKAGES = (ENGINE, BOTS / "planner", BOTS / "learned", BOTS / "search")
STAGED = Path("build") / "engine"
GENERATED_C = Path("build") / "cython"
# Cython's support code for memory views, compiled once instead of into every module.
SHARED = "whistlestop.engine._shared"

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
        return []  # MSVC has other options, and setuptools already asks it for speed
    flags = ["-O3", "-g0"]
    if sys.platform == "linux" and platform.machine() == "x86_64":
        flags.append("-march=x86-64-v2")  # has popcnt, because the engine counts bits all the time
    return flags


def compiled_modules() -> list[Path]:
    """The modules to compile (those that import cython), as paths below `src`."""
    paths = [path for package in PACKAGES for path in sorted((SOURCE / package).glob("*.py"))]
    return [p.relative_to(SOURCE) for p in paths if "\nimport cython\n" in p.read_text("utf-8")]


def module_name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def wish() -> str:
    """What WHISTLESTOP_COMPILE asks for.

    `try` compiles if it can, `must` fails if it cannot, `no` does not compile, and `made` takes the
    libraries next to the sources, which `make` has compiled.
    """
    value = os.environ.get("WHISTLESTOP_COMPILE", "try")
    if value not in ("try", "must", "no", "made"):
        sys.exit(f"WHISTLESTOP_COMPILE is {value}, expected try, must, no or made")
    return value


def engine_extensions() -> list[Extension]:
    """One extension per module; optional by default, because each also runs interpreted."""
    if wish() == "no":
        return []
    sources = {module_name(p): [(SOURCE / p).as_posix()] for p in compiled_modules()}
    sources[SHARED] = []  # Cython writes it
    return [
        Extension(name, files, extra_compile_args=compile_flags(), optional=wish() == "try")
        for name, files in sources.items()
    ]


def declarations_changed() -> bool:
    """Whether a .pxd is newer than the files generated from it.

    Cython follows most cimports itself, but not `from package cimport module as alias`.
    """
    translations = [GENERATED_C / STAGED / path.with_suffix(".c") for path in compiled_modules()]
    made = [path.stat().st_mtime for path in translations if path.exists()]
    declared = [path.stat().st_mtime for path in STAGED.rglob("*.pxd")]
    return bool(declared and made) and max(declared) > min(made)


def stage() -> None:
    """Generates the input for Cython: declarations, and sources that use them."""
    declarations = generated_declarations()
    for package in PACKAGES:
        for path in sorted((SOURCE / package).glob("*.pxd")):
            declarations[module_name(path.relative_to(SOURCE))] = path.read_text("utf-8")
    texts = {Path(*name.split(".")).with_suffix(".pxd"): s for name, s in declarations.items()}
    for path in compiled_modules():
        texts[path] = with_cimports((SOURCE / path).read_text("utf-8"), declarations)
    for path in [path for package in PACKAGES for path in (package, *package.parents)]:
        if path.name:
            texts[path / "__init__.py"] = ""
    for path in STAGED.rglob("*.p*"):
        if path.relative_to(STAGED) not in texts:
            path.unlink()
    for path, text in texts.items():
        target = STAGED / path
        if not target.exists() or target.read_text("utf-8") != text:  # otherwise keep its timestamp
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")


def with_cimports(text: str, declarations: dict[str, str]) -> str:
    """A source that cimports the names declared in other modules' .pxd files."""
    lines = text.split("\n")
    for node in ast.parse(text).body:
        if not isinstance(node, ast.ImportFrom) or node.module is None:
            continue
        declared = declarations.get(node.module, "")
        statements: dict[str, list[str]] = {"cython.cimports.": [], "": []}
        for alias in node.names:
            is_module = f"{node.module}.{alias.name}" in declarations
            in_c = is_module or re.search(rf"\b{alias.name}\b", declared)
            statements["cython.cimports." if in_c else ""].append(ast.unparse(alias))
        lines[node.lineno - 1] = "; ".join(
            f"from {prefix}{node.module} import {', '.join(names)}"
            for prefix, names in statements.items()
            if names
        )
        for i in range(node.lineno, node.end_lineno or node.lineno):
            lines[i] = ""  # keeps the line numbers
    return "\n".join(lines)


def generated_declarations() -> dict[str, str]:
    """C declarations: the constants of layout.py as an enum, fields and weights as structs."""
    # Empty packages, so that only these modules and the limits they read are run: the others
    # may need compiled modules that do not exist yet.
    for name in ("", ".boards", ".engine", ".bots", ".bots.planner"):
        name = f"whistlestop{name}"
        package = ModuleType(name)
        package.__path__ = [str(SOURCE / name.replace(".", "/"))]
        sys.modules[name] = package
    layout = importlib.import_module("whistlestop.engine.layout")
    fields = importlib.import_module("whistlestop.engine.fields")
    weights = importlib.import_module("whistlestop.bots.planner.weights")
    constants = {name: n for name, n in vars(layout).items() if name.isupper() and type(n) is int}
    for name, number in constants.items():
        if not -(2**31) <= number < 2**31:
            raise ValueError(f"layout.{name} = {number} does not fit a C int")
    enum = [f"    {name} = {number}\n" for name, number in constants.items()]
    struct = [
        f"    {field.kind.c_name} {name}{''.join(f'[{n}]' for n in field.shape)}\n"
        for name, field in fields.SPECIFICATION.items()
    ]
    whole = [f"    int {name}\n" for name in weights.Weights.__slots__]
    return {
        layout.__name__: "cdef enum:\n" + "".join(enum),
        fields.__name__: "cdef struct Fields:\n" + "".join(struct),
        weights.__name__: "cdef struct Weights:\n" + "".join(whole),
    }


class AddStubs(build_py):
    """Adds a stub for each compiled module, because type checkers cannot read Cython's types."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            sys.path.insert(0, "scripts")
            from stubs import stub

            for path in compiled_modules():
                declared = SOURCE / path.with_suffix(".pxd")
                target = Path(self.build_lib) / path.with_suffix(".pyi")
                target.write_text(
                    stub(
                        (SOURCE / path).read_text("utf-8"),
                        declared.read_text("utf-8") if declared.exists() else "",
                    ),
                    "utf-8",
                )


class BuildEngine(build_ext):
    """Runs Cython only for a build, not when setuptools just asks for metadata."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count()

    def run(self) -> None:
        if self.extensions and wish() != "made":
            self.translate()
        super().run()

    def build_extensions(self) -> None:
        """Compile all or none: compiled modules call each other in C, never an interpreted one."""
        if wish() == "made":
            self.take_over()
            return
        super().build_extensions()
        libraries = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(library.exists() for library in libraries):
            for library in libraries:
                library.unlink(missing_ok=True)

    def take_over(self) -> None:
        """Copy the libraries that are already there."""
        for extension in self.extensions:
            made = SOURCE / self.get_ext_filename(extension.name)
            if not made.exists():
                sys.exit(
                    f"{made} is missing: expected a compiled engine, as `make setup` leaves it"
                )
            target = Path(self.get_ext_fullpath(extension.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(made, target)

    def translate(self) -> None:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError

        stage()
        for extension in self.extensions:
            extension.sources = [
                str(STAGED / Path(s).relative_to(SOURCE)) for s in extension.sources
            ]
        try:
            translated = cythonize(
                self.extensions,
                build_dir=str(GENERATED_C),
                include_path=[str(STAGED)],
                compiler_directives=DIRECTIVES,
                shared_utility_qualified_name=SHARED,
                # Elsewhere, a new process begins by importing the build tool's main program again.
                nthreads=(self.parallel or 0) if sys.platform == "linux" else 0,
                force=self.force or declarations_changed(),
            )
        except CompileError as error:
            sys.exit(f"Cython rejected {error}")  # Cython has printed where and why
        for extension, c_extension in zip(self.extensions, translated, strict=True):
            extension.sources = c_extension.sources


if __name__ == "__main__":
    setup(
        ext_modules=engine_extensions(),
        cmdclass={"build_ext": BuildEngine, "build_py": AddStubs},
    )
