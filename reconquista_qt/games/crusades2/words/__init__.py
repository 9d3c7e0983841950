"""Crusades II in words."""

from .words import Words

__all__ = ["Words"]
