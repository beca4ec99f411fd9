"""Runs what reading.sh has built, in turns, and prints the ratios of the best runs."""

import glob
import os
import subprocess
import sys
import time

work, size, *lint = sys.argv[1:]
ROUNDS = 9


def run(command, files=None):
    """Seconds of the clock, seconds of all processors, and the peak of resident memory in bytes."""
    start = time.monotonic()
    with open(files or os.devnull) as stdin:
        process = subprocess.Popen(command, stdin=stdin, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"{command[0]} failed")
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


copies = sorted(glob.glob(work + "/copy?"))
commands = {
    "start": (lint[:-1] + ["--version"], None),
    "floor of one": ([work + "/floor"], work + "/one"),
    "floor of ten": ([work + "/floor"], work + "/ten"),
    "lint of one": (lint + copies[:1], None),
    "lint of ten": (lint + copies, None),
}
best = {name: (float("inf"), float("inf"), 0) for name in commands}
# In turns, so that whatever else the machine does falls on all of them.
for _ in range(ROUNDS):
    for name, (command, files) in commands.items():
        seconds, work_done, memory = run(command, files)
        best[name] = (min(best[name][0], seconds), min(best[name][1], work_done), max(best[name][2], memory))

for name, (seconds, work_done, memory) in best.items():
    print(f"{name:14} {seconds:7.3f} s {work_done:7.3f} s of processors {memory / 1e6:7.0f} MB")
start = best["start"][0]
one, ten = best["lint of one"][0] - start, best["lint of ten"][0] - start
limit = (64 << 20) + 4 * int(size)
print(f"lint of ten against the floor of ten: {ten / best['floor of ten'][0]:.2f} (at most 1.5)")
# On a machine that is busy with other things, the work says more than the clock.
print(f"its work, shared by two processors:   {best['lint of ten'][1] / 2 / best['floor of ten'][1]:.2f}")
print(f"lint of ten against lint of one:      {ten / one:.2f} (at most 11)")
print(f"memory of one against its limit:      {best['lint of one'][2] / limit:.2f} (at most 1)")
print(f"memory of ten against its limit:      {best['lint of ten'][2] / ((64 << 20) + 40 * int(size)):.2f} (at most 1)")
