"""Why: the breakdown behind every number in the window, with its rules, lit on the board."""
