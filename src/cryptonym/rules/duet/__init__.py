"""What Duet has of its own: its game, its moves, its desks and its deck."""
