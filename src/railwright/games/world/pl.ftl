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

## Lekcja
lesson-tour = Jeden z twoich biletów jest objazdowy: ma więcej niż dwa miasta i trzy liczby. Połącz miasta w podanej kolejności, a zdobędziesz pierwszą; w inny sposób, a zdobędziesz drugą. W przeciwnym razie stracisz trzecią.
    .title = Bilety objazdowe
lesson-pieces = Weź { $fleet } elementów: wagoniki na ląd (masz ich { $wagons }) i statki na morze ({ $ships }); reszta zostaje w twoim pudełku. Na pierwszą grę dobry wybór to 20 i 40.
    .title = Wybierz flotę
lesson-up = Są dwie talie: wagony z dżokerami i statki. Dobierasz dwie karty, spośród odkrytych ({ $market }) albo z dowolnej talii. Gdy bierzesz odkrytą kartę, wybierasz talię, z której trafi tam nowa.
    .title = Dwie talie
lesson-blind = Drugą kartę możesz wziąć w ciemno z dowolnej talii: nikt nie zobaczy, co to było. Na kartach statków jest jeden statek albo dwa.
    .title = Weź drugą
lesson-sea = Na morzu stawiasz statki i płacisz kartami statków jednego koloru. Karta z dwoma statkami wystarcza na dwa pola: dwiema zapłacisz za te trzy, a czwarty statek przepada.
    .title = W morze
lesson-points = Punkty są od razu twoje. Im dłuższa trasa, tym więcej warte jest każde jej pole. Ubyło też statków: trasa wymaga jednego elementu na każde pole.
    .title = Punkty i elementy
lesson-rail = Na lądzie stawiasz wagoniki i płacisz kartami wagonów, po jednej za każde pole, w kolorze trasy (szara: dowolny jeden kolor). Dżoker zastępuje każdą kartę, także na morzu.
    .title = Trasy lądowe
lesson-pair = Pole ze znakiem dwóch kart kosztuje parę: dwie karty wagonów jednego koloru albo jedną i dżokera. Nadal stoi na nim jeden wagonik i liczy się jak każde pole.
    .title = Para kart
lesson-exchange = Za mało wagoników na twoje plany, a statków pod dostatkiem? Zamiast innej akcji wymień elementy na te z pudełka. Każdy kosztuje od razu jeden punkt.
    .title = Wymień elementy
lesson-port = Masz trasę do miasta portowego Al-Qahira, możesz więc wybudować port: dwie karty wagonów i dwie karty statków jednego koloru, wszystkie z kotwicą; każdą może zastąpić dżoker. Na koniec daje { $port-points } punktów za { $port-tickets } zrealizowane bilety z tym miastem. Każdy niewybudowany port kosztuje { $unbuilt } punkty.
    .title = Wybuduj port
