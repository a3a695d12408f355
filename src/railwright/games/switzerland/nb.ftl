## Names
game-switzerland = Sveits
country-france = Frankrike
country-deutschland = Tyskland
country-osterreich = Østerrike
country-italia = Italia
sea-bodensee = Bodensjøen
option-swiss-trains = Togvogner
option-swiss-country-through = Ruter kan gå gjennom land

## What the rules page of Switzerland says besides, or instead of, the words of all games.

differs =
    • To eller tre spillere.
    • På billetter til land teller det beste landet du når.
    • Lokomotiver kan bare brukes i tunneler, men trekkes fritt.
    • Ingen rute går gjennom et land.
    • Billetter du ikke vil ha, går ut av spillet; { $longest } poeng for den lengste ruten.
setup-stock = { $wagons } togvogner (40 hvis det er valgt da bordet ble satt opp)
setup-first = Sveits bygger på grunnspillet. Det har tunneler, men ingen ferger og ingen stasjoner. Hvem som begynner, blir det trukket lodd om.
countries-routes = Sytten linjer fører over grensen: tre til Østerrike, fire til Frankrike, fem til Italia og fem til Tyskland.
example-scoring = » For eksempel linjer 60; en bybillett 13; en landbillett 11 og en som ikke ble fullført −3; lengste rute 10: til sammen 91.
