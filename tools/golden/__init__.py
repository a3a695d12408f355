"""Records golden games and perft tables."""
