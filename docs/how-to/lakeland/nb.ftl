part-grand-tour = Den store rundreisen
differs =
    Et kort spill på et lite brett: 20 vogner til hver, og to ferger over innsjøene sparer deg for omveien.
