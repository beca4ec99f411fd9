// Room for SiteRendering.
