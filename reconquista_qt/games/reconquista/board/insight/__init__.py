"""Figures over the map of Reconquista: danger, chances, luck."""
