#!/usr/bin/env bash
# Runs the tests and closes with one line that counts them: N passed, N failed, N skipped.
#
#   Tests/run.sh fast|slow|all
#
# With CI=true a test that was skipped although the shared corpus is there counts as a failure.
set -uo pipefail
# The signs before the outcomes are single characters in UTF-8 only.
export LC_ALL=C.UTF-8
cd "$(dirname "$0")/.."
part=${1:-all}
corpus=${COUNTERFOIL_CORPUS:-$PWD/../shared}
processes='^(WorkspaceTests|HistoryTests|CheckRunningTests)\.'
log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
broken=()

run() {
  "$@" 2>&1 | tee -a "$log"
  local code=${PIPESTATUS[0]}
  [ "$code" = 0 ] || { status=1 && broken+=("$*"); }
}

# What `export` prints, held against its published schema: of our own specs, and of the shared corpus where it is there.
exported_model() {
  local folder
  for folder in specs "$corpus/corpus"; do
    [ -d "$folder" ] || continue
    .build/debug/counterfoil export "$folder" |
      .build/accessibility/bin/python Tests/validate-model.py site/schemas/model-1.schema.json || return 1
  done
}

# What a run over sabotaged checks wrote, held against its published schema.
written_evidence() {
  .build/accessibility/bin/python Tests/validate-evidence.py site/schemas/evidence-1.schema.json \
    <"$COUNTERFOIL_SAMPLE_EVIDENCE"
}

# Nobody debugs what CI builds, and without that information it is built sooner.
build=(${CI:+-debug-info-format none})

run swift format lint --strict --recursive Package.swift Sources Plugins Tests
run swift build --build-tests "${build[@]}"
[ "$status" = 0 ] || { echo "0 passed, 1 failed, 0 skipped"; exit 1; }
case $part in
  fast | all)
    run swift test --skip-build "${build[@]}" --skip SlowTests --skip HostileInputTests --skip "$processes"
    # What waits for other programs, by itself too: all tests of a run begin at once.
    run swift test --skip-build "${build[@]}" --filter "$processes"
    # By themselves: they say how long reading takes, and would be kept waiting by the others.
    run swift test --skip-build "${build[@]}" --filter HostileInputTests
    ;;&
  slow | all)
    export COUNTERFOIL_SLOW=1 COUNTERFOIL_SAMPLE_SITE=$PWD/.build/sample-site
    export COUNTERFOIL_SAMPLE_EVIDENCE=$PWD/.build/sample-evidence.json
    run swift test --skip-build "${build[@]}" --filter SlowTests
    # Every flood as every kind of document; the fast tests take the kinds in turns.
    run swift test --skip-build "${build[@]}" --filter FloodTests/ending
    run swift test --skip-build "${build[@]}" --filter SiteOnDiskTests
    run Tests/Accessibility/run "$COUNTERFOIL_SAMPLE_SITE"
    run exported_model
    run written_evidence
    ;;&
esac

# A line for each test; its name stands in quotes or is a function's. Swift Testing marks the outcome with a sign of its own.
name='("[^"]*"|[^" ]+\(\))'
count() { grep -acE "$1" "$log" || true; }
passed=$(count "^. Test $name (with [0-9]+ test cases? )?passed after")
failed=$(count "^. Test $name (with [0-9]+ test cases? )?failed after")
skipped=$(count "^. (Test|Suite) $name skipped")
if [ "$status" != 0 ] && [ "$failed" = 0 ]; then failed=1; fi
if [ "$skipped" != 0 ] && [ -n "${CI:-}" ] && [ -d "$corpus/corpus" ]; then
  echo "skipped although $corpus is there:"
  grep -aE "^. (Test|Suite) $name skipped" "$log"
  failed=$((failed + skipped))
  status=1
fi
# Once more, beside the count: thousands of lines may stand between a failure and the end.
grep -aE "^. Test $name (with [0-9]+ test cases? )?(failed after|recorded an issue)" "$log"
[ ${#broken[@]} = 0 ] || printf 'failed: %s\n' "${broken[@]}"
echo "$passed passed, $failed failed, $skipped skipped"
[ "$passed" != 0 ] || status=1
exit "$status"
