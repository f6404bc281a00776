"""WebSockets: frames, lines, what goes out, and who may have one."""
