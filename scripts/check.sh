#!/usr/bin/env bash
# Checks the code, then the parts that are named: engine, server, web. `make test` names them all.
# Every check runs even if another fails, so that one look shows all there is to mend.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
# Also for Node.js, where setup.sh had to install it.
export PATH="$PWD/.venv/bin:$PATH"

# The tests of a part. The engine has all that neither of the others has, so that no test is left out.
tests_of() {
    case $1 in
        engine) ls -d tests/test_*.py tests/*/ | grep -vE '^tests/(server|web|__pycache__)/$' ;;
        server | web) echo "tests/$1" ;;
        *) return 1 ;;
    esac
}

tests=()
web=no
for part in "$@"; do
    found=$(tests_of "$part") || { printf 'usage: check.sh engine|server|web...\n' >&2; exit 2; }
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

# Those of the browser edition run beside the others, and are told of in their turn.
beside=$(mktemp -d)
trap 'rm -rf "$beside"' EXIT
if [ "$web" = yes ]; then
    npm --prefix web run --silent check >"$beside/types" 2>&1 &
    web_types=$!
    npm --prefix web run --silent test >"$beside/tests" 2>&1 &
    web_tests=$!
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
    check web-types told "$web_types" types
    check web-tests told "$web_tests" tests
fi
# By group: the tests that share a Ray cluster or a PostgreSQL run one after the other.
[ ${#tests[@]} -eq 0 ] || check tests pytest -q -n auto --dist loadgroup "${tests[@]}"

if [ ${#failed[@]} -gt 0 ]; then
    printf 'Failed: %s\n' "${failed[*]}" >&2
    exit 1
fi
