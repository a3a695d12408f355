"""Everything that is Europe's own."""
