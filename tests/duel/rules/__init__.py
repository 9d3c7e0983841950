"""The rules of the duel."""
