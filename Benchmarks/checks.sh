#!/bin/sh
# Measures how long the checks of this repository take once they are built.
#
#     Benchmarks/checks.sh [COUNTERFOIL]
#
# Runs `counterfoil check` twice: the first run builds, the second is measured. Exits 1 where the limit is missed.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
counterfoil=${1:-}
if [ -z "$counterfoil" ]; then
  swift build --package-path "$here" -c release --product counterfoil >&2
  counterfoil="$(swift build --package-path "$here" -c release --show-bin-path)/counterfoil"
fi
cd "$here"
"$counterfoil" check --quiet > /dev/null || true

exec python3 - "$counterfoil" <<'PYTHON'
import os, subprocess, sys, time

LIMIT = 10
start = time.monotonic()
work = os.times()
process = subprocess.Popen([sys.argv[1], "check"], stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
begun = {}
# Progress comes as plain lines when nobody watches: what stands between two of them is how long a stage took.
for line in process.stderr:
    begun.setdefault(line.split()[0], time.monotonic())
output = process.stdout.read()
process.wait()
end = time.monotonic()
after = os.times()
if "running" not in begun:
    sys.exit("nothing ran:\n" + output)
ran = end - begun["running"]
processors = after.children_user + after.children_system - work.children_user - work.children_system
print(f"checks       {ran:6.2f} s, with the judging of what came of them (at most {LIMIT})")
print(f"build        {begun['running'] - begun['building']:6.2f} s, nothing to compile")
print(f"together     {end - start:6.2f} s, {processors:.2f} s of processors")
sys.exit(ran > LIMIT)
PYTHON
