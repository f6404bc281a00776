"""Calling people back who are not looking: push messages, and feeds for those without."""
