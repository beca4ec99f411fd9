// Room for Workspace.
