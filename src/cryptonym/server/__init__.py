"""The server: rooms in memory, events in a store, hints between nodes, HTTP and WebSockets."""
