"""Games in a terminal: what people read and type there."""
