"""People on a node: what opens them, and their seats at the tables."""
