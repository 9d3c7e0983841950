"""The editor of positions."""
