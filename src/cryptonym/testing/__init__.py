"""Contracts that ports, bots and packs of any author can be held to."""
