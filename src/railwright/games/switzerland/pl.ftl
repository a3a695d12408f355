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
setup-stock = { $wagons } wagoników (40, jeśli tak ustawiono przy tworzeniu stołu)
setup-first = Szwajcaria opiera się na grze podstawowej. Są tunele, nie ma promów ani dworców. O tym, kto zaczyna, decyduje los.
countries-routes = Siedemnaście tras prowadzi za granicę: trzy do Austrii, cztery do Francji, pięć do Włoch i pięć do Niemiec.
example-scoring = » Przykład: trasy 60; bilet miejski 13; bilet do kraju 11 i niezrealizowany −3; najdłuższa trasa 10: razem 91.
