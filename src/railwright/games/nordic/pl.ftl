## Names
game-nordic = Kraje Nordyckie
sea-baltic-sea = Morze Bałtyckie
sea-barents-sea = Morze Barentsa
sea-gulf-of-bothnia = Zatoka Botnicka
sea-north-sea = Morze Północne
sea-norwegian-sea = Morze Norweskie
option-nordic-three-loco-reset = Wymiana odkrytych kart przy trzech lokomotywach
option-nordic-ferry-substitute = Trzy karty zamiast lokomotywy (promy)

## What the rules page of Nordic Countries says besides, or instead of, the words of all games.

differs =
    • Dwóch lub trzech graczy, { $wagons } wagoników.
    • Lokomotyw możesz używać tylko w tunelach i na promach, ale dobierasz je bez ograniczeń.
    • Dowolnymi trzema kartami zastąpisz lokomotywę na promie.
    • Murmansk – Lieksa: dziewięć pól, cztery karty za jedną.
    • { $most-tickets } punktów za najwięcej biletów, bez premii za najdłuższą trasę; odrzucone bilety wychodzą z gry.
booklet =
    • Wagoniki: w polskim spisie elementów jest ich 120 i pięć znaczników punktacji, w norweskim 135 i trzy. W obu gra się { $wagons } wagonikami; reszta to zapas.
    • Tunele: norweska instrukcja za odsłoniętą lokomotywę każe dołożyć lokomotywę, ale w jej piątym przykładzie wystarcza karta koloru, tak jak w polskiej. Tak gramy tutaj.
    • Promy: norweska instrukcja nazywa je szarymi, ale w jej przykładzie prom jest pomarańczowy. Liczy się kolor na planszy.
    • Podwójne trasy: norweska instrukcja mówi o równej długości, polska nie. Tutaj dwie trasy między tymi samymi miastami to zawsze trasa podwójna, na przykład prom i tunel Stavanger – Kristiansand.
    • Kolory: „brązowy” w norweskim spisie kart to pomarańczowy.
box-more = karta Globtrotera, która leży obok planszy
setup-first = W grze planszowej zaczyna najbardziej doświadczony podróżnik; tutaj decyduje los.
sweep-option = (Możesz to zmienić, tworząc stół.)
wild-pay-exception = Jedynym wyjątkiem jest trasa Murmansk (Murmańsk) – Lieksa.
example-ferry = Stavanger – Kristiansand ma trzy pomarańczowe pola i jedną lokomotywę. Płacisz dwiema kartami pomarańczowymi i lokomotywą albo jedną i dwiema, albo trzema lokomotywami, albo dwiema pomarańczowymi i dowolnymi trzema innymi.
    .route = kristiansand-stavanger.ferry
rule-any-cards = Murmansk – Lieksa
text-any-cards =
    Ta szara trasa ma dziewięć pól i daje 27 punktów. Dowolnymi czterema kartami, także lokomotywami, możesz tu zastąpić jedną kartę zestawu, i to wielokrotnie. Nigdzie indziej nie jest to możliwe, a lokomotywa liczy się tu tylko w takiej czwórce.

    » Przykład: płacisz dziewięcioma zielonymi kartami albo ośmioma zielonymi i czterema innymi, albo siedmioma zielonymi i ośmioma innymi.
rule-bonus-tickets = Globtroter
example-scoring = » Przykład: trasy 70; zrealizowane bilety 10, 9 i 24; niezrealizowany −7; Globtroter 10: razem 116.

## Lekcja
lesson-wild = Tutaj lokomotywy dobierasz jak każdą inną kartę, nawet dwie w jednej turze. Możesz ich jednak użyć tylko w tunelach i na promach, nigdy na zwykłej trasie.
    .title = Lokomotywy
lesson-wild-second = Odkryta lokomotywa nie zakończyła dobierania: weź drugą kartę. A odkryte lokomotywy zostają na stole bez względu na ich liczbę.
    .title = I druga karta
lesson-ferry = Za każde pole ze znakiem lokomotywy płacisz lokomotywą, za pozostałe kartami koloru promu (szary: dowolny jeden kolor). Lokomotywę mogą zastąpić dowolne { $ferry-swap } karty.
    .title = Popłyń promem
lesson-murmansk = To najdłuższa trasa: dziewięć pól, 27 punktów. Tylko tutaj dowolne { $any-cards } karty, także lokomotywy, mogą zastąpić jedną kartę koloru. Siedem czerwonych i osiem innych kart wystarcza na wszystkie dziewięć pól.
    .title = Murmansk – Lieksa
lesson-last = Gdy ktoś na koniec swojej tury ma najwyżej { $end-pieces } wagoniki, każdy rozgrywa jeszcze jedną turę. To twoja ostatnia. Nie masz lokomotywy na ten prom, ale wystarczą dowolne { $ferry-swap } karty.
    .title = Ostatnia tura
