"""What bots know: how words call each other to mind."""
