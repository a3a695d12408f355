## Names
game-switzerland = Switzerland
country-france = France
country-deutschland = Germany
country-osterreich = Austria
country-italia = Italy
sea-bodensee = Bodensee
option-swiss-trains = Trains
option-swiss-country-through = Paths may run through countries

## What the rules page of Switzerland says besides, or instead of, the words of all games.

differs =
    • Two or three players.
    • With a ticket to countries you score the best one you reach.
    • You can use locomotives only in tunnels, but draw them without limit.
    • No path runs through a country.
    • Rejected tickets leave the game; { $longest } points for the longest path.
setup-stock = { $wagons } trains (40 if the table was set up that way)
setup-first = Switzerland builds on the basic game. It has tunnels, but no ferries and no stations. The first player is chosen at random.
countries-routes = Seventeen routes lead across the border: three to Austria, four to France, five to Italy and five to Germany.
example-scoring = » For example, routes 60; a city ticket 13; a country ticket 11 and one that failed −3; longest path 10: 91 together.
