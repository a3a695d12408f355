"""Everything that is USA's own."""
