"""The rules as a pure library: no clock, no randomness, no I/O."""
