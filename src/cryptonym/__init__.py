"""Cryptonym: the word game Codenames as a library, a referee and a program."""

__version__ = "0.1.0"
