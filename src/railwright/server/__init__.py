"""The table server: games between people and bots, by a link."""
