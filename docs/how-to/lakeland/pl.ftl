game-lakeland = Kraina Jezior
part-grand-tour = Wielka podróż
differs =
    Krótka gra na małej planszy: po 20 wagonów, a dwa promy przez jeziora skracają drogę dookoła.
