"""What every game shares: the agenda, decisions, dice, journal and session. Standard library only."""
