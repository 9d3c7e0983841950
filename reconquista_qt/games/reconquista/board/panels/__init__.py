"""Panels that tell of battles, sieges and dice while, and after, they happen."""
