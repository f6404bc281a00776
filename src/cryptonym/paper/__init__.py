"""The game on paper, as PDF: cards, keys, tiles, tokens and a page of rules.

It needs `fpdf2` (`pip install cryptonym[print]`); nothing else in the package does.
"""
