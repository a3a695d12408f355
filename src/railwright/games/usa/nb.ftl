## Names
game-usa = USA
sea-atlantic-ocean = Atlanterhavet
sea-gulf-of-mexico = Mexicogolfen
sea-pacific-ocean = Stillehavet

## What the rules page of USA says besides, or instead of, the words of all games.

differs =
    • Grunnspillet: ingen tunneler, ferger eller stasjoner.
    • Tar du et åpent lokomotiv, får du ikke ta et kort til. Lokomotiver kan brukes på alle linjer.
    • { $longest } poeng for den lengste ruten.
