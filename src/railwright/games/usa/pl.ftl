## Names
game-usa = USA
sea-atlantic-ocean = Ocean Atlantycki
sea-gulf-of-mexico = Zatoka Meksykańska
sea-pacific-ocean = Ocean Spokojny

## What the rules page of USA says besides, or instead of, the words of all games.

differs =
    • Gra podstawowa: bez tuneli, promów i dworców.
    • Biorąc odkrytą lokomotywę, nie dobierasz drugiej karty; lokomotywy możesz użyć na każdej trasie.
    • { $longest } punktów za najdłuższą trasę.
