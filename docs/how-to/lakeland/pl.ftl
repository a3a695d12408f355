game-lakeland = Kraina Jezior
part-grand-tour = Wielka podróż
