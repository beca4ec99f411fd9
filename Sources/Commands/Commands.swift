// Room for Commands.
