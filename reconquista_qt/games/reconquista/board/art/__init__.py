"""How Reconquista draws its counters and buildings."""
