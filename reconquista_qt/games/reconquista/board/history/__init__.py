"""The real reconquest beside the game: a map by year over the board, a picture for each turn."""
