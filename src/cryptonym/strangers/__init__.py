"""People who do not know each other and want to play: their wishes, and who plays with whom."""
