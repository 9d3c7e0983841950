"""The rules: a module for each chapter of the rulebook, none of them with a text or a picture."""
