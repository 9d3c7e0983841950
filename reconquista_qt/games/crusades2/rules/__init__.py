"""The rules of Crusades II, and nothing else: no Qt, no sentence."""
