"""How large and how fast the browser edition is: its files, and the time until a page is usable.

    python bench/web.py [--runs 5] [--save bench/results/web.md]

Uses the real server, and the system's Chromium as a phone: a screen of 390 by 844, a processor four
times slower than this machine's, and a 1.6 Mbit/s line with 150 ms of latency (HTTP only: Chromium
does not throttle the table's socket).

- `drawn`: the first board is on the screen.
- `usable`: the first thing to click is there, and the page has responded once since.
- `again`: the same for a second visit, with the browser's cache.
"""

from __future__ import annotations

import argparse
import gzip
import os
import re
import shutil
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from server import say, server
from whistlestop.server.http.pages import FOLDER

BOARDS = ("europe", "new-york", "nordic", "great-lakes", "iberia")
AIM = 120
"""The limit on gzipped scripts in kilobytes, without the outlines of the boards."""
SLOWER = 4
DELAY = 150
DOWN, UP = 1_600_000 // 8, 750_000 // 8
PHONE: Any = {"width": 390, "height": 844}
WITHIN = 60_000
OUTLINE = re.compile(r"outline|geography")
HASH = re.compile(r"-[A-Za-z0-9_-]{8}(?=\.\w+$)")
PLACES = {
    "start": ("main svg:not(button svg)", "button.main:not(:disabled)"),
    "table": ("[data-place=board] [data-route]", "header.mine"),
}
"""Selectors for what is drawn first and for the first thing to click."""
WATCH = """([drawn, usable]) => {
  const found = (window.found = {});
  const look = () => {
    for (const [name, selector] of [["drawn", drawn], ["usable", usable]]) {
      // Nothing can be chosen on a board that is not there.
      if (!document.querySelector(selector)) return;
      if (found[name] !== undefined) continue;
      found[name] = null;
      // In the frame after the next one it has been seen.
      requestAnimationFrame(() => setTimeout(() => (found[name] = performance.now())));
    }
  };
  const changes = { childList: true, subtree: true, attributeFilter: ["class", "disabled"] };
  new MutationObserver(look).observe(document, changes);
  look();
}"""


@dataclass
class Visit:
    """One page visit: its times in milliseconds, and the files it loaded."""

    drawn: float
    usable: float
    bytes: int
    files: list[str]


@dataclass
class Visits:
    """All visits to one page."""

    first: list[Visit] = field(default_factory=list)
    again: list[Visit] = field(default_factory=list)


class Phone:
    """A browser on a phone with a slow line."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        devtools = context.new_cdp_session(self.page)
        devtools.send("Network.enable")
        devtools.send(
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": DELAY,
                "downloadThroughput": DOWN,
                "uploadThroughput": UP,
            },
        )
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        devtools.on("Network.loadingFinished", self._loaded)
        self.page.on("response", lambda response: self.files.append(response.url))
        self.files: list[str] = []
        self.bytes = 0

    def _loaded(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def visit(self, url: str) -> Visit:
        """Open a page as if for the first time, except for the cache."""
        self.page.goto("about:blank")
        self.files, self.bytes = [], 0
        self.page.goto(url, wait_until="commit")
        self.page.wait_for_function(
            "() => window.found?.drawn && window.found?.usable", timeout=WITHIN
        )
        found = self.page.evaluate("window.found")
        files = [url.rpartition("/")[2] for url in self.files if "/assets/" in url]
        return Visit(found["drawn"], found["usable"], self.bytes, files)


@contextmanager
def phone(browser: Browser, page: str) -> Iterator[tuple[Phone, BrowserContext]]:
    """A phone with nothing stored on it."""
    context = browser.new_context(
        viewport=PHONE, device_scale_factor=2, is_mobile=True, has_touch=True
    )
    drawn, usable = PLACES[page]
    context.add_init_script(f"({WATCH})({[drawn, usable]!r})")
    try:
        yield Phone(context), context
    finally:
        context.close()


def set_table(context: BrowserContext, url: str, board: str) -> str:
    """The address of a game against a bot that waits for its first choice."""
    post = context.request.post
    post(f"{url}/api/me", data={"name": "Bench"})
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "easy"}]
    made = post(f"{url}/api/tables", data={"board": board, "seats": seats, "start": True})
    if not made.ok:
        sys.exit(f"expected a table on the board {board}, got: {made.text()}")
    return f"{url}/#/table/{made.json()['id']}"


def visits(browser: Browser, url: str, board: str | None, runs: int) -> Visits:
    """Visit a page several times, each time on a new phone, then once more on the same phone."""
    found = Visits()
    for _ in range(runs):
        with phone(browser, "start" if board is None else "table") as (device, context):
            address = url if board is None else set_table(context, url, board)
            found.first.append(device.visit(address))
            found.again.append(device.visit(address))
    say(f"  {board or 'start page'}: {middle(found.first, 'usable'):.2f} s until usable")
    return found


def middle(found: list[Visit], what: str) -> float:
    """The median of a time, in seconds."""
    times: list[float] = [getattr(visit, what) for visit in found]
    return statistics.median(times) / 1000


def zipped(file: Path) -> float:
    """Its compressed size in kB, as a server would send it."""
    return len(gzip.compress(file.read_bytes(), 9)) / 1000


def size_rows(start: set[str], table: set[str]) -> str:
    """Every file, and the pages that load it."""
    rows = []
    for file in sorted((FOLDER / "assets").iterdir(), key=lambda file: -file.stat().st_size):
        name = HASH.sub("", file.name)
        marks = ["yes" if file.name in page else "" for page in (start, table)]
        raw = file.stat().st_size / 1000
        rows.append(f"| {name} | {raw:.1f} | {zipped(file):.1f} | {' | '.join(marks)} |")
    return "\n".join(rows)


def total(names: set[str], *endings: str) -> float:
    """The gzipped size of several files in kilobytes, without outlines."""
    files = [FOLDER / "assets" / name for name in names if name.endswith(endings)]
    return sum(zipped(file) for file in files if not OUTLINE.search(file.name))


def time_row(name: str, found: Visits) -> str:
    """One page's times."""
    first, again = found.first, found.again
    times = [middle(v, what) for v in (first, again) for what in ("drawn", "usable")]
    loaded = statistics.median(visit.bytes for visit in first) / 1000
    return f"| {name} | {' | '.join(f'{time:.2f}' for time in times)} | {loaded:.0f} |"


def measure(runs: int) -> str:
    """The whole report as text."""
    names = ("chromium", "chromium-browser", "chromium-headless-shell")
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None:
        sys.exit("expected the package chromium to be installed")
    if not (FOLDER / "index.html").is_file():
        sys.exit("expected a built client: npm run build in the folder web")
    with server(None) as (port, _), sync_playwright() as playwright:
        url = f"http://127.0.0.1:{port}"
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        version = browser.version
        say("opening pages ...")
        start = visits(browser, url, None, runs)
        tables = {board: visits(browser, url, board, runs) for board in BOARDS}
        browser.close()
    return report(version, runs, start, tables)


def report(version: str, runs: int, start: Visits, tables: dict[str, Visits]) -> str:
    """The results in Markdown."""
    of_start = {name for visit in start.first for name in visit.files}
    of_table = {name for found in tables.values() for v in found.first for name in v.files}
    command = " ".join(["python", "bench/web.py", *sys.argv[1:]])
    rows = [time_row("start page", start)]
    rows += [time_row(f"table, {board}", found) for board, found in tables.items()]
    both = of_start | of_table
    newline = "\n"
    return f"""# The browser edition's weight and speed

    {command}

The real server and Chromium {version} on {os.cpu_count()} cores, as a phone: 390 by 844, a
processor {SLOWER} times slower, {DOWN * 8 / 1e6:g} Mbit/s with {DELAY} ms of delay (for HTTP:
Chromium does not slow the table's socket). Medians of {runs} runs.

## Time until a page is there

In seconds, from the call of the address: until the first board is drawn, and until the first thing
can be clicked; for a first visit, and for another one with the browser's cache. The last column: kB
on the line at the first visit.

| page | drawn | usable | drawn again | usable again | kB |
|---|---|---|---|---|---|
{newline.join(rows)}

## Weight

In kB (1000 bytes), gzipped, outlines of boards left out. The aim is {AIM} kB of script.

| | script | style |
|---|---|---|
| start page | {total(of_start, ".js"):.1f} | {total(of_start, ".css"):.1f} |
| table | {total(of_table, ".js"):.1f} | {total(of_table, ".css"):.1f} |
| both | {total(both, ".js"):.1f} | {total(both, ".css"):.1f} |

Every file of the client; other languages, pages and outlines are loaded when they are needed.

| file | kB | gzipped | start page | table |
|---|---|---|---|---|
{size_rows(of_start, of_table)}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--save", type=Path)
    arguments = parser.parse_args()
    text = measure(arguments.runs)
    print(text)
    if arguments.save is not None:
        arguments.save.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
