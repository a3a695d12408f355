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
box-note = Togvognene, markørene og togvognkortene tas fra esken til Europa eller USA.
setup-stock = { $wagons } togvogner (40 hvis det er valgt da bordet ble satt opp)
setup-first = Sveits bygger på grunnspillet. Det har tunneler, men ingen ferger og ingen stasjoner. Hvem som begynner, blir det trukket lodd om.
countries-routes = Sytten linjer fører over grensen: tre til Østerrike, fire til Frankrike, fem til Italia og fem til Tyskland.
example-scoring = » For eksempel linjer 60; en bybillett 13; en landbillett 11 og en som ikke ble fullført −3; lengste rute 10: til sammen 91.

## Leksjonen
lesson-countries = Noen billetter går til land, fra en by eller fra et annet land. Hvert land på billetten har sitt eget tall. Bare det høyeste du når, teller; når du ingen, mister du det laveste.
    .title = Billetter til land
lesson-keep = De andre billettene har to byer. Bind dem sammen med dine egne linjer, så får du poengene, ellers mister du dem. Av de { $first } billettene du får, beholder du minst { $first-keep }. Disse to går begge fra land til land.
    .title = Velg billetter
lesson-border = Denne linjen går fra St. Gallen over grensen. Den er grå, så du betaler med én valgfri farge: ett kort for hvert felt, og en togvogn på hvert felt. Hver linje til et land har sin egen ende; ingen rute går gjennom et land.
    .title = Over grensen
lesson-wild = Her trekker du lokomotiver som alle andre kort, også to i én tur. Men du kan bare bruke dem i tunneler.
    .title = Lokomotiver
lesson-wild-second = Et nytt lokomotiv er snudd, og du kan ta det også. Ligger { $reset } åpne samtidig, byttes alle de { $market } kortene ut.
    .title = Og et til
