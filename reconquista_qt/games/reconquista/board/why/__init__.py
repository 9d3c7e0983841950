"""Why: the breakdown behind the numbers of Reconquista."""
