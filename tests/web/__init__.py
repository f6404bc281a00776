"""A package, so that driver, browser and server end with the last test that shares them."""
