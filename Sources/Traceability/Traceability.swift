// Room for Traceability.
