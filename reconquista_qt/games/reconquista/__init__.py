"""Reconquista, the solitaire game designed by David Kershaw: its rules, and nothing else."""
