"""The rulebook of Reconquista: what its paragraphs bear on, and its examples."""
