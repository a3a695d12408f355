## The score sheet
paper-date = Data
paper-place = Miejsce
paper-completed = Zrealizowane
paper-failed = Niezrealizowane
paper-exchanged = Wymiana
paper-total = Razem

## The ticket overview
paper-tickets-long = Długie trasy
paper-tickets-regular = Zwykłe bilety
paper-tickets-countries = Bilety do krajów

## A whole game on your own map
paper-board = { $n ->
    [one] Plansza: { $n } arkusz
    [few] Plansza: { $n } arkusze
   *[many] Plansza: { $n } arkuszy
}
paper-tickets = { $n ->
    [one] { $n } bilet
    [few] { $n } bilety
   *[many] { $n } biletów
}
paper-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
paper-page = strona { $first }
paper-pages = strony { $first }–{ $last }
paper-scale = Drukuj wszystkie strony w rzeczywistym rozmiarze (100%, bez dopasowania do strony). Ta linia musi mieć 100 mm:
paper-step-cut = Przytnij arkusze planszy wzdłuż znaczników w rogach.
paper-step-join = Ułóż je jak poniżej, krawędź przy krawędzi: kolumna A jest po lewej, rząd 1 jest na górze. Sklej je taśmą od spodu.
paper-step-backs = Planszę wydrukuj jednostronnie, a bilety i karty dwustronnie: po każdej stronie z awersami następuje strona z rewersami. Pasują niezależnie od tego, wzdłuż której krawędzi drukarka odwraca arkusz. Jeśli nie chcesz rewersów, pomiń co drugą z tych stron.
paper-step-cards = Bilety i karty wydrukuj na grubszym papierze i potnij wzdłuż linii.
paper-pieces = { $ships ->
    [0] Potrzebujesz jeszcze wagoników (graczy: najwyżej { $players }; wagoników dla każdego: { $wagons }). Wagonik o wymiarach { $length } × { $width } mm mieści się na każdym polu:
   *[other] Potrzebujesz jeszcze wagoników i statków (graczy: najwyżej { $players }; wagoników dla każdego: { $wagons }; statków dla każdego: { $ships }). Wagonik o wymiarach { $length } × { $width } mm mieści się na każdym polu:
}
