"""Everything that is Nordic's own."""
