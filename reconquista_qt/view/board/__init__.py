"""The board: the drawn map, and what stands on it."""
