"""The rules, one module for each phase of the rulebook and one for each shared procedure."""
