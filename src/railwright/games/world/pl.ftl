## Names
game-world = Dookoła Świata
sea-arctic-ocean = Ocean Arktyczny
sea-atlantic-ocean = Ocean Atlantycki
sea-indian-ocean = Ocean Indyjski
sea-pacific-ocean = Ocean Spokojny
sea-southern-ocean = Ocean Południowy
option-world-tie-break = Remisy
option-world-start-pieces = Wagoniki i statki

## What the rules page of World says besides, or instead of, the words of all games.

differs =
    • Wagoniki i statki, dwie talie, sześć odkrytych kart.
    • Wybierasz swoją flotę, a elementy możesz potem wymieniać.
    • Podwójne statki, symbole podwojenia i trasy dookoła świata.
    • Bilety objazdowe i porty w miastach z twoich biletów.
    • Dwie ostatnie tury, bez premii; niewybudowane porty kosztują punkty.
setup-advice = Jeśli ktoś gra pierwszy raz, dla wszystkich dobre będzie 20 wagoników i 40 statków.
setup-first = W grze planszowej zaczyna najbardziej doświadczony podróżnik; tutaj decyduje los.
example-exchange = » Przykład: masz 20 wagoników, 40 statków i 5 wagoników w pudełku. Oddajesz 2 statki, bierzesz 2 wagoniki: masz 22 wagoniki i 38 statków i tracisz 2 punkty. Sześciu statków wymienić nie możesz, bo w pudełku jest tylko 5 wagoników.
example-scoring = » Przykład: trasy 90; bilety 17, 13, 8, objazdowy 6 i −10; porty 30 i 30; jeden niewybudowany −4: razem 180.
