"""The map of Reconquista: its scene, its gestures, and what is shown of events."""
