// Room for Judgment.
