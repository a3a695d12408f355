"""Everything that is Switzerland's own."""
