#!/usr/bin/env bash
# Updates constraints.txt to the newest versions that pyproject.toml allows, for every Python and system it supports.
set -euo pipefail
cd "$(dirname "$0")/.."

.venv/bin/python -m venv build/uv
build/uv/bin/python -m pip install --quiet --disable-pip-version-check uv
# setuptools builds the package, so it is not among its dependencies.
echo setuptools | build/uv/bin/uv pip compile --quiet --universal --upgrade --python-version 3.11 \
    --no-header --no-annotate --no-emit-index-url --no-emit-find-links \
    --all-extras --output-file constraints.txt pyproject.toml -
