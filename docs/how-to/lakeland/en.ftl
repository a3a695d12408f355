part-grand-tour = Grand tour
differs =
    A short game on a small board: 20 trains each, and two ferries across the lakes that save
    the long way around.
