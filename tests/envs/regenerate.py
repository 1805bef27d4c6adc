"""Writes golden.txt: run `python -m envs.regenerate` in the folder tests.

The digests belong to the version in the environments' ids. If they differ, what people have trained
no longer fits, so the version must change first. Before a version is released, `--unreleased`
replaces its digests.
"""

from __future__ import annotations

import sys

from envs.playing import GOLDEN, golden_lines, read_golden
from whistlestop.envs.single import ID


def main() -> None:
    version = ID.rpartition("-")[2]
    lines = golden_lines(version)
    old = read_golden()
    new = dict(line.rsplit(" ", 1) for line in lines)
    changed = sorted(key for key, digest in new.items() if old.get(key, digest) != digest)
    if changed and "--unreleased" not in sys.argv:
        sys.exit(f"{', '.join(changed)} changed: raise the version in single.py and whistlestop_v0")
    GOLDEN.write_text("".join(f"{line}\n" for line in lines), "utf-8")


if __name__ == "__main__":
    main()
