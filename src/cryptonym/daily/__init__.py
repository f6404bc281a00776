"""The daily: one board for everybody, chosen by measurement; pure, but for what bots have read."""
