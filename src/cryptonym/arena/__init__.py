"""Bots against bots: series of paired games, honest figures, plots."""
