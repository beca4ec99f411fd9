"""Holds what `counterfoil export` prints against its published schema: validate-model.py SCHEMA < MODEL"""

import json
import sys

import jsonschema

model = json.load(sys.stdin)
with open(sys.argv[1], encoding="utf-8") as schema:
    errors = list(jsonschema.Draft202012Validator(json.load(schema)).iter_errors(model))
for error in errors[:20]:
    print(f"{error.json_path}: {error.message[:200]}")
print(f"{len(model['specs'])} specs, {len(model['documents'])} documents, {len(errors)} errors")
sys.exit(1 if errors or not model["specs"] else 0)
