#!/bin/sh
# Measures reading, linking and judging against a C program that only parses the same files.
#
#     Benchmarks/reading.sh CORPUS
#
# Makes ten copies of the folder CORPUS as ten workspaces, and prints what is held against the limits in README.md.
set -eu
corpus=${1:?usage: Benchmarks/reading.sh CORPUS}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# As `make` builds it.
swift build --package-path "$here/.." -c release --product counterfoil --static-swift-stdlib >&2
lint="$(swift build --package-path "$here/.." -c release --show-bin-path)/counterfoil lint"
# shellcheck disable=SC2046
cc -O2 "$here/cmark-floor.c" -o "$work/floor" $(pkg-config --cflags --libs libcmark-gfm) -lcmark-gfm-extensions

for copy in 0 1 2 3 4 5 6 7 8 9; do
  mkdir "$work/copy$copy"
  cp -RL "$corpus/." "$work/copy$copy/"
  # A folder of its own kind, so that each copy is a workspace.
  mkdir -p "$work/copy$copy/.git"
done
find "$work"/copy? -name '*.md' > "$work/ten"
find "$work"/copy0 -name '*.md' > "$work/one"
bytes=$(xargs cat < "$work/one" | wc -c)

exec python3 "$here/reading.py" "$work" "$bytes" $lint
