"""What every game shares: agenda, decisions, dice, journal, session. Standard library only."""
