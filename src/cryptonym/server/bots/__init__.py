"""Bots at the tables of a node: who thinks when, and how long that takes."""
