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

# By group, because tests that share a Ray cluster or a PostgreSQL must run one after another.
run_tests() { pytest -q --dist loadgroup "$@"; }

# The browser edition's checks run alongside the others and are reported in turn. So do its tests: those of the server
# mostly wait, those in a browser keep the processor busy.
beside=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; rm -rf "$beside"' EXIT
if [ "$web" = yes ]; then
    npm --prefix web run --silent lint >"$beside/lint" 2>&1 &
    web_lint=$!
    npm --prefix web run --silent check >"$beside/types" 2>&1 &
    web_types=$!
    npm --prefix web run --silent test >"$beside/tests" 2>&1 &
    web_tests=$!
    run_tests -n auto -o cache_dir=.pytest_cache/web tests/web >"$beside/browser" 2>&1 &
    browser_tests=$!
fi
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
if [ "$web" = yes ]; then
    check web-lint told "$web_lint" lint
    check web-types told "$web_types" types
    check web-tests told "$web_tests" tests
fi
# More processes than cores: most tests of the server wait.
workers=$((2 * $(getconf _NPROCESSORS_ONLN)))
[ ${#tests[@]} -eq 0 ] || check tests run_tests -n "$workers" "${tests[@]}"
[ "$web" = no ] || check browser-tests told "$browser_tests" browser

if [ ${#failed[@]} -gt 0 ]; then
    printf 'Failed: %s\n' "${failed[*]}" >&2
    exit 1
fi
