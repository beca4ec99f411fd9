// Room for HeadlessCore.
