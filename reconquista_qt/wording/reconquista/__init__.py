"""Reconquista in words."""
