// Room for SpecTesting.
