// Room for Reporting.
