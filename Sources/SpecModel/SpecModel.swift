// Room for SpecModel.
