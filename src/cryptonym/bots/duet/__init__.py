"""Duet as bots play it: two sides who win or lose as one, with a bank of tokens."""
