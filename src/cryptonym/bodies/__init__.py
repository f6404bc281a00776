"""What is sent and answered over plain HTTP, by topic."""
