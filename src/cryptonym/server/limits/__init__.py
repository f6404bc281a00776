"""How much is too much: of messages, connections, words and work."""
