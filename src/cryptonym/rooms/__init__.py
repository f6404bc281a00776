"""Tables live on this node: deciding, storing, telling, and letting go. No HTTP, no WebSocket."""
