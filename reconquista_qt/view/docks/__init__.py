"""What stands around the board: phase sidebar, log, score, text board, rulebook."""
