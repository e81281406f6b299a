#!/bin/sh
# Makes an environment with Rostra in it, from the source around this file: sh deploy/install.sh /opt/rostra-0.2.0
# Everything in it is pinned by hash (requirements/). With a C compiler and Python's headers the engine is compiled.
set -eu

home=${1:?Usage: sh deploy/install.sh FOLDER, a folder that is not there yet}
python=${PYTHON:-python3}
case $home in /*) ;; *) home=$PWD/$home ;; esac
if [ -e "$home" ]; then
    echo "$home is there already: name another folder, or remove it first." >&2
    exit 1
fi
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

uv=$(command -v uv) || {
    "$python" -m venv "$work/uv" || {
        echo "This Python makes no environments. On Debian and Ubuntu this helps: apt install python3-venv" >&2
        exit 1
    }
    "$work/uv/bin/pip" install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
    uv=$work/uv/bin/uv
}
uv() { "$uv" --quiet --no-config "$@"; }

# Built apart from what is installed: compiler, mypy and Node.js do not stay.
uv venv --python "$python" "$work/build"
uv pip install --python "$work/build/bin/python" --require-hashes -r requirements/build.txt
"$work/build/bin/python" tools/web.py current ||
    uv pip install --python "$work/build/bin/python" --require-hashes -r requirements/page.txt
# By way of an sdist: what lies about in build/ gets into no wheel.
uv build --no-build-isolation --python "$work/build/bin/python" --out-dir "$work/wheel" .

uv venv --python "$python" "$home"
uv pip install --python "$home/bin/python" --compile-bytecode --require-hashes -r requirements/server.txt
uv pip install --python "$home/bin/python" --compile-bytecode --no-deps "$work"/wheel/*.whl
mkdir "$home/share"
chmod 755 "$home"
cp deploy/backup.sh deploy/rostra.sh deploy/container/health.py "$home/share/"
chmod 755 "$home/share/rostra.sh"
"$home/bin/rostra" --version
