"""Crusades II: four battles of the crusades on hexes, designed by Robert Markham (3W)."""
