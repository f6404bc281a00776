"""The server: HTTP and WebSockets in front of rooms, the bots and the people of its tables."""
