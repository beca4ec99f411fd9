// Room for HeadlessHost.
