"""Players without people: what words call to mind, and minds for every seat."""
