"""What the views watch: the game being played and what can be done in it now (QtCore only)."""
