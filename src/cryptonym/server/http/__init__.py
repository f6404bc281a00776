"""Everything over plain HTTP: routes, bodies, pages, and their description."""
