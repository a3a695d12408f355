## Names
game-europe = Europe
sea-adriatic-sea = Adriatic Sea
sea-atlantic-ocean = Atlantic Ocean
sea-baltic-sea = Baltic Sea
sea-black-sea = Black Sea
sea-mediterranean-sea = Mediterranean Sea
sea-north-sea = North Sea

## What the rules page of Europe says besides, or instead of, the words of all games.

differs =
    • With a station you use one route of another player.
    • Tunnels may cost more; ferries need locomotives.
    • Everyone is dealt one long ticket at the start.
    • A face-up locomotive uses your whole draw, but you can play it on any route.
    • { $longest } points for the longest path, { $unbuilt } for each station not built.
box-more = the European Express card and a summary card, which lie beside the board
setup-first = In the boxed game, the player who has visited the most countries of Europe begins; here the first player is chosen at random.
rule-bonus-longest = The longest path (European Express)
example-ferry = Smyrna – Palermo has six spaces and two locomotives: four cards of one color and two locomotives, or three and three, but not five and one.
    .route = palermo-smyrna
example-scoring = » For example, routes 80; tickets 21, 8 and −5; two stations left 8; longest path 10: 122 together.

## The lesson
lesson-station = Another player has taken the route that you need between Pamplona and Paris. A station in Pamplona lets you use one route of another player that ends there, for all your tickets. The first costs one card, the second two, the third three. Each one you don’t build is worth { $unbuilt } points.
    .title = Build a station
