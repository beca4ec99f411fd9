// Room for Findings.
