## Names
game-switzerland = Szwajcaria
country-france = Francja
country-deutschland = Niemcy
country-osterreich = Austria
country-italia = Włochy
sea-bodensee = Jezioro Bodeńskie
option-swiss-trains = Wagoniki
option-swiss-country-through = Trasa może prowadzić przez kraj

## What the rules page of Switzerland says besides, or instead of, the words of all games.

differs =
    • Dwóch lub trzech graczy.
    • Na biletach do krajów liczy się najlepszy kraj, do którego dotrzesz.
    • Lokomotyw możesz używać tylko w tunelach, ale dobierasz je bez ograniczeń.
    • Przez kraj nie można przejechać.
    • Odrzucone bilety wychodzą z gry; { $longest } punktów za najdłuższą trasę.
box-note = Wagoniki, znaczniki i karty wagonów pochodzą z pudełka Europy albo USA.
setup-stock = { $wagons } wagoników (40, jeśli tak ustawiono przy tworzeniu stołu)
setup-first = Szwajcaria opiera się na grze podstawowej. Są tunele, nie ma promów ani dworców. O tym, kto zaczyna, decyduje los.
countries-routes = Siedemnaście tras prowadzi za granicę: trzy do Austrii, cztery do Francji, pięć do Włoch i pięć do Niemiec.
example-scoring = » Przykład: trasy 60; bilet miejski 13; bilet do kraju 11 i niezrealizowany −3; najdłuższa trasa 10: razem 91.

## Lekcja
lesson-countries = Niektóre bilety prowadzą do krajów: z miasta albo z innego kraju. Każdy kraj na bilecie ma własną liczbę. Liczy się tylko najwyższa z osiągniętych; jeśli nie osiągniesz żadnego kraju, tracisz najniższą.
    .title = Bilety do krajów
lesson-keep = Na pozostałych biletach są dwa miasta. Połącz je własnymi trasami, a zdobędziesz punkty; w przeciwnym razie je stracisz. Z rozdanych biletów ({ $first }) zatrzymaj co najmniej { $first-keep }. Oba wskazane prowadzą z kraju do kraju.
    .title = Wybierz bilety
lesson-border = Ta trasa prowadzi z St. Gallen przez granicę. Jest szara, więc płacisz kartami dowolnego jednego koloru: po karcie za każde pole i po wagoniku na każde pole. Każda trasa do kraju ma własny koniec; przez kraj nie można przejechać.
    .title = Przez granicę
lesson-wild = Tutaj lokomotywy dobierasz jak każdą inną kartę, nawet dwie w jednej turze. Możesz ich jednak użyć tylko w tunelach.
    .title = Lokomotywy
lesson-wild-second = Odkryto kolejną lokomotywę i też możesz ją wziąć. Jeśli odkryte są naraz { $reset }, wymienia się wszystkie odkryte karty ({ $market }).
    .title = I druga
