game-lakeland = Kraina Jezior
part-grand-tour = Wielka podróż
differs =
    Krótka gra na małej planszy: po 20 wagonów i dwa promy przez jeziora, które oszczędzają
    długiej drogi dookoła.
