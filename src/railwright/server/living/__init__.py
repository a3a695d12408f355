"""Tables while people are there: in memory, followed, with clocks, bots and notices."""
