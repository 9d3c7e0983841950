"""The rules of Hispania: pure Python, one module for each chapter of the rulebook."""
