#!/usr/bin/env bash
# Checks the code, then the parts given as arguments: engine, server, web, install. `make test` runs them all.
# Every check runs even if another fails, so that one run shows everything there is to fix.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
# Includes Node.js if setup.sh had to install it.
export PATH="$PWD/.venv/bin:$PATH"
# The tests start hundreds of Python processes, which would all compile the sources again.
unset PYTHONDONTWRITEBYTECODE

# The tests of a part. The engine's are all those of no other part, so that none is left out.
tests_of() {
    case $1 in
        engine) ls -d tests/test_*.py tests/*/ | grep -vE '^tests/(server|web|install|__pycache__)/$' ;;
        server) echo tests/server ;;
        install) echo tests/install ;;
        web) ;; # run alongside
        *) return 1 ;;
    esac
}

tests=()
web=no
for part in "$@"; do
    found=$(tests_of "$part") || { printf 'usage: check.sh engine|server|web|install...\n' >&2; exit 2; }
    # shellcheck disable=SC2206 # several names
    tests+=($found)
    [ "$part" = web ] && web=yes
done

failed=()
check() {
    local name=$1
    shift
    printf -- '-- %s\n' "$name"
    "$@" || failed+=("$name")
}

# start NAME COMMAND... runs a check in the background; `check NAME finish NAME` waits for it and prints its output.
beside=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$beside"' EXIT
start() {
    local name=$1
    shift
    "$@" >"$beside/$name" 2>&1 &
    echo $! >"$beside/$name.pid"
}
finish() {
    wait "$(cat "$beside/$1.pid")"
    local code=$?
    cat "$beside/$1"
    return "$code"
}

# By group, because tests that share a Ray cluster or a PostgreSQL must run one after another.
run_tests() { pytest -q --dist loadgroup "$@"; }

# Whatever takes long runs alongside the tests of the server, which mostly wait.
in_background=(types)
start types mypy
if [ "$web" = yes ]; then
    in_background+=(web-lint web-types web-tests browser-tests)
    start web-lint npm --prefix web run --silent lint
    start web-types npm --prefix web run --silent check
    start web-tests npm --prefix web run --silent test
    start browser-tests run_tests -n auto -o cache_dir=.pytest_cache/web tests/web
fi
check lint ruff check --quiet .
check format ruff format --check --quiet .
check layers lint-imports --no-logo
# More processes than cores, because most tests of the server wait.
workers=$((2 * $(getconf _NPROCESSORS_ONLN)))
[ ${#tests[@]} -eq 0 ] || check tests run_tests -n "$workers" "${tests[@]}"
for name in "${in_background[@]}"; do
    check "$name" finish "$name"
done

if [ ${#failed[@]} -gt 0 ]; then
    printf 'Failed: %s\n' "${failed[*]}" >&2
    exit 1
fi
