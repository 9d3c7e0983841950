"""Players that play by themselves, search and advice; what a game is about is told by its brain."""
