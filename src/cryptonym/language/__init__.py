"""The referee: word families, compounds and roots in six languages."""
