// Room for Evidence.
