"""Everything that is World's own."""
