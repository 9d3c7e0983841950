"""Reconquista: a desktop board game of the reconquest of medieval Spain."""

__version__ = "0.1.0"
