"""The daily on a node: where its days come from."""
