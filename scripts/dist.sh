#!/usr/bin/env bash
# Builds the source distribution and the wheel for this Python and system: `dist.sh [FOLDER]`, by default dist.
# Takes over the compiled engine and the built pages, which `make dist` has brought up to date.
set -euo pipefail
cd "$(dirname "$0")/.."

python=$PWD/.venv/bin/python
out=${1:-dist}
die() { printf '%s\n' "$*" >&2; exit 1; }

[ -f src/whistlestop/server/web/index.html ] || die "The browser edition is not built: run make dist"
compgen -G 'src/whistlestop/engine/_shared.*' >/dev/null || die "The engine is not compiled: make dist needs a C compiler"

mkdir -p "$out"
out=$(cd "$out" && pwd)
rm -f "$out"/whistlestop-*.tar.gz "$out"/whistlestop-*.whl
rm -f src/whistlestop.egg-info/SOURCES.txt # or setuptools would add everything that was there last time
"$python" -m build --no-isolation --sdist --outdir "$out" . >"$out/build.log" 2>&1 || { tail -n 40 "$out/build.log" >&2; die "The source distribution was not built"; }

# From the source distribution, so that the wheel cannot contain what the other lacks.
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
tar -xzf "$out"/whistlestop-*.tar.gz -C "$tree" --strip-components=1
(cd src && find whistlestop -name '*.so' -exec cp --parents {} "$tree/src" \;)
WHISTLESTOP_COMPILE=made "$python" -m build --no-isolation --wheel --outdir "$out" "$tree" >>"$out/build.log" 2>&1 || { tail -n 40 "$out/build.log" >&2; die "The wheel was not built"; }
rm "$out/build.log"
ls -l "$out" | awk 'NR > 1 { printf "%s  %.1f MB\n", $9, $5 / 1000000 }'
