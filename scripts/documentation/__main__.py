"""Builds the documentation site from docs/ and the docstrings, for the server to offer at /docs.

    PYTHONPATH=scripts python -m documentation [FOLDER]

The pages load nothing from other sites and obey the server's content security policy. A broken
link, a page that docs/README.md does not list, or something public without a docstring stops the
build.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from documentation import gathering, reference, sealing

COLOURS = re.compile(r"\x1b\[[0-9;]*m")
HERE = Path(__file__).parent
SITE = gathering.ROOT / "src" / "whistlestop" / "server" / "site"


def main(site: Path) -> None:
    """Build the site in a folder, all of it or nothing."""
    with tempfile.TemporaryDirectory(prefix="whistlestop-site-") as temporary:
        work = Path(temporary)
        prepare(work)
        run_zensical(work)
        sealing.seal(work / "site")
        if site.exists():
            shutil.rmtree(site)
        shutil.move(work / "site", site)
    size = sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
    count = len(list(site.rglob("*.html")))
    print(f"The documentation is in {site}: {count} pages, {size / 1e6:.1f} MB")


def prepare(work: Path) -> None:
    """Write what Zensical reads: the pages and the configuration."""
    pages = work / "pages"
    sections = gathering.gather(pages)
    sections.append(("Reference", reference.write(pages)))
    shutil.copy(HERE / "style.css", pages / "style.css")
    shutil.copy(gathering.ROOT / "web/public/icon.svg", pages / "icon.svg")
    settings = (HERE / "zensical.toml").read_text("utf-8")
    settings = settings.replace("NAVIGATION", as_toml(sections))
    settings = settings.replace("SOURCES", json.dumps(str(gathering.ROOT / "src")))
    (work / "zensical.toml").write_text(settings, "utf-8")


def as_toml(sections: list[gathering.Section]) -> str:
    """The navigation, as Zensical wants it."""
    lines = ['{ "Start" = "index.md" }']
    for title, pages in sections:
        entries = ", ".join(f"{{ {json.dumps(t)} = {json.dumps(str(p))} }}" for t, p in pages)
        lines.append(f"{{ {json.dumps(title)} = [{entries}] }}")
    return "[" + ", ".join(lines) + "]"


def run_zensical(work: Path) -> None:
    """Build the pages; its output is only of interest if it fails."""
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    run = subprocess.run(command, cwd=work, capture_output=True, text=True)
    if run.returncode or "Warning" in run.stdout + run.stderr:
        said = COLOURS.sub("", run.stdout + run.stderr).partition("Traceback")[0]
        sys.exit(f"{said}The documentation was not built.")


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else SITE)
    except (gathering.BadPage, reference.Undocumented, sealing.Unsealed) as problem:
        sys.exit(str(problem))
