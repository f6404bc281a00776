"""Push messages (RFC 8291, RFC 8292): to which devices, how they are sealed, and the way out."""
