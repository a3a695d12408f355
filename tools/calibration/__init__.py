"""Whether the coach's chances come true, by games that are played to their end."""
