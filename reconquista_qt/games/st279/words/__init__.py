"""Reconquista! The Struggle for Iberia in words."""

from .words import Words

__all__ = ["Words"]
