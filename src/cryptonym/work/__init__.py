"""What takes longer than a moment is done beside the event loop: in a process of its own."""
