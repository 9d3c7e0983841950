"""What the program knows of the game beyond the rules: danger, luck, advice, the future."""
