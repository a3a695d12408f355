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

## The lesson
lesson-tour = One of your tickets is a tour: more than two cities, and three numbers. Join its cities in their order and you win the first; join them in some other way and you win the second. Otherwise you lose the third.
    .title = Tours
lesson-pieces = Take { $fleet } pieces from your { $wagons } wagons, for land, and { $ships } ships, for the sea; the rest stay in your box. For a first game, 20 and 40 are a good choice.
    .title = Choose your fleet
lesson-up = There are two decks: wagons with jokers, and ships. You draw two cards, from the { $market } that lie face up or from either deck. When you take a face-up card, you choose the deck that replaces it.
    .title = Two decks
lesson-blind = The second card may come from the top of either deck, and nobody sees what you get. Ship cards show one ship or two.
    .title = Draw another
lesson-sea = At sea you place ships and pay with ship cards of one color. A card with two ships covers two spaces: two of them pay for these three, and the fourth ship is lost.
    .title = Sail the sea
lesson-points = That scored at once. The longer a route, the more each of its spaces is worth. And your ships are now fewer; a route needs one piece for every space.
    .title = Points and pieces
lesson-rail = On land you place wagons and pay with wagon cards, one for each space, in the color of the route (gray: any one color). A joker stands for any card, at sea too.
    .title = Routes on land
lesson-pair = A space with the sign of two cards costs a pair: two wagon cards of one color, or one and a joker. It still takes one wagon, and scores as any space.
    .title = A pair of cards
lesson-exchange = Too few wagons for what you plan, and ships to spare? Instead of another action, swap pieces with those in your box. Each costs one point at once.
    .title = Exchange pieces
lesson-port = You own a route to Al-Qahira, a port city, so you can build a port: two wagon and two ship cards of one color, all with the anchor; jokers stand for any. At the end it brings { $port-points } points for { $port-tickets } completed tickets with the city; each port not built costs { $unbuilt }.
    .title = Build a port
