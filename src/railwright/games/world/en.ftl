## Names
game-world = World
sea-arctic-ocean = Arctic Ocean
sea-atlantic-ocean = Atlantic Ocean
sea-indian-ocean = Indian Ocean
sea-pacific-ocean = Pacific Ocean
sea-southern-ocean = Southern Ocean
option-world-tie-break = Ties
option-world-start-pieces = Wagons and ships

## What the rules page of World says besides, or instead of, the words of all games.

differs =
    • Wagons and ships, two decks, { $market } cards face up.
    • You choose your fleet, and may exchange pieces later.
    • Double ships, pair spaces, and routes around the edge.
    • Tours, and ports in the cities of your tickets.
    • Two last turns, no bonuses, and ports not built cost points.
setup-advice = If somebody is new to the game, 20 wagons and 40 ships suit everybody.
setup-first = In the boxed game, the most experienced traveler begins; here the first player is chosen at random.
example-exchange = » For example, you have 20 wagons, 40 ships and 5 wagons in the box. You give two ships and take two wagons: now you have 22 wagons and 38 ships, and you lose 2 points. You could not exchange six ships, because there are only 5 wagons in the box.
example-scoring = » For example, routes 90; tickets 17, 13, 8, a tour 6 and −10; ports 30 and 30; one port left −4: 180 together.
