"""Holds an evidence file against its published schema: validate-evidence.py SCHEMA < EVIDENCE"""

import json
import sys

import jsonschema

evidence = json.load(sys.stdin)
with open(sys.argv[1], encoding="utf-8") as schema:
    errors = list(jsonschema.Draft202012Validator(json.load(schema)).iter_errors(evidence))
for error in errors[:20]:
    print(f"{error.json_path}: {error.message[:200]}")
outcomes = {result["outcome"] for result in evidence["results"]}
print(f"{len(evidence['results'])} results, {len(errors)} errors")
sys.exit(1 if errors or outcomes != {"passed", "failed", "inconclusive"} else 0)
