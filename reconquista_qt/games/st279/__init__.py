"""Reconquista! The Struggle for Iberia, 850-1250, for two players."""
