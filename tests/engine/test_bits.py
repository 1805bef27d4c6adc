"""Bit operations in C: the same for every compiler as for those with builtins."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from whistlestop.engine.bits import lowest, popcount

DECLARATIONS = Path(__file__).parents[2] / "src/whistlestop/engine/bits.pxd"
NUMBERS = [
    1,
    2,
    3,
    0x80,
    0xFF00FF00,
    1 << 63,
    (1 << 64) - 1,
    0x5555555555555555,
    0x8000000000000001,
]
PROGRAM = """
#include <stdio.h>
#include <stdlib.h>
int main(int n, char **words) {
    for (int i = 1; i < n; i++) {
        unsigned long long x = strtoull(words[i], NULL, 10);
        printf("%d %d\\n", whistlestop_popcount(x), whistlestop_lowest(x));
    }
    return 0;
}
"""


@pytest.mark.parametrize("flags", [[], ["-DWHISTLESTOP_PLAIN_C"]], ids=["builtins", "plain"])
def test_c_counts_bits_as_python_does(flags: list[str], tmp_path: Path) -> None:
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        pytest.skip("there is no C compiler")
    found = re.search(r'"""(.*?)"""', DECLARATIONS.read_text("utf-8"), re.DOTALL)
    assert found
    (tmp_path / "bits.c").write_text(found[1] + PROGRAM)
    program = tmp_path / "bits"
    subprocess.run([compiler, *flags, "-o", program, tmp_path / "bits.c"], check=True)
    printed = subprocess.check_output([program, *map(str, NUMBERS)], text=True)
    assert printed.splitlines() == [f"{popcount(n)} {lowest(n)}" for n in NUMBERS]
