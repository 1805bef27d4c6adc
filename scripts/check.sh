#!/usr/bin/env bash
# Every check of the project, cheapest first. All of them run, so that one look shows all there is to mend.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
# Also for Node.js, where setup.sh had to install it.
export PATH="$PWD/.venv/bin:$PATH"

failed=()
check() {
    local name=$1
    shift
    printf -- '-- %s\n' "$name"
    "$@" || failed+=("$name")
}

# Those of the browser edition run beside the others, and are told of in their turn.
beside=$(mktemp -d)
trap 'rm -rf "$beside"' EXIT
npm --prefix web run --silent check >"$beside/types" 2>&1 &
web_types=$!
npm --prefix web run --silent test >"$beside/tests" 2>&1 &
web_tests=$!
told() {
    wait "$1"
    local code=$?
    cat "$beside/$2"
    return "$code"
}

check lint ruff check --quiet .
check format ruff format --check --quiet .
check types mypy
check layers lint-imports --no-logo
check web-types told "$web_types" types
check web-tests told "$web_tests" tests
# By group: the tests that share a Ray cluster run one after the other.
check tests pytest -q -n auto --dist loadgroup

if [ ${#failed[@]} -gt 0 ]; then
    printf 'Failed: %s\n' "${failed[*]}" >&2
    exit 1
fi
