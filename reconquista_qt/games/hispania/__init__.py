"""Hispania: two to five players lead twenty-nine nations through fifteen centuries."""
