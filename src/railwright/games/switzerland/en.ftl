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
box-note = The trains, the markers and the train cards come from the box of Europe or USA.
setup-stock = { $wagons } trains (40 if the table was set up that way)
setup-first = Switzerland builds on the basic game. It has tunnels, but no ferries and no stations. The first player is chosen at random.
countries-routes = Seventeen routes lead across the border: three to Austria, four to France, five to Italy and five to Germany.
example-scoring = » For example, routes 60; a city ticket 13; a country ticket 11 and one that failed −3; longest path 10: 91 together.

## The lesson
lesson-countries = Some tickets lead to countries, from a city or from another country. Every country on the ticket has its own number. Only the highest one that you reach counts; if you reach none, you lose the lowest.
    .title = Country tickets
lesson-keep = The other tickets name two cities. Join them with routes of your own and you win the points, otherwise you lose them. Of the { $first } tickets you are dealt, keep at least { $first-keep }. These two both lead from country to country.
    .title = Choose your tickets
lesson-border = This route leads from St. Gallen across the border. It is gray, so any one color pays for it: a card for each space, and a train on every space. Each route to a country has an end of its own; no path runs through a country.
    .title = Across the border
lesson-wild = Here you draw locomotives like any other card, even two in one turn. But you can play them only in tunnels.
    .title = Locomotives
lesson-wild-second = Another locomotive has been turned up, and you may take it as well. If { $reset } lie face up at once, all { $market } cards are replaced.
    .title = And a second one
