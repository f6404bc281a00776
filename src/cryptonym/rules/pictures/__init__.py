"""What the picture games have of their own: keys, and a way to end (P1, P5)."""
