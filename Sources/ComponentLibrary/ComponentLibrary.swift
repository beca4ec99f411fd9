// Room for ComponentLibrary.
