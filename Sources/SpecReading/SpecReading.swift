// Room for SpecReading.
