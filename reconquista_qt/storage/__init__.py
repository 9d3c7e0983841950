"""What is kept in files: games, settings, maps, the crash journal. No Qt, no sentence."""
