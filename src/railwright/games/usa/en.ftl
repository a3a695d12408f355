## Names
game-usa = USA
sea-atlantic-ocean = Atlantic Ocean
sea-gulf-of-mexico = Gulf of Mexico
sea-pacific-ocean = Pacific Ocean

## What the rules page of USA says besides, or instead of, the words of all games.

differs =
    • The basic game: no tunnels, ferries or stations.
    • A face-up locomotive uses your whole draw, but you can play it on any route.
    • { $longest } points for the longest path.
