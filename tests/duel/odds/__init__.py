"""Exact chances of the duel."""
