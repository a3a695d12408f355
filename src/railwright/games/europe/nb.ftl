## Names
game-europe = Europa
sea-adriatic-sea = Adriaterhavet
sea-atlantic-ocean = Atlanterhavet
sea-baltic-sea = Østersjøen
sea-black-sea = Svartehavet
sea-mediterranean-sea = Middelhavet
sea-north-sea = Nordsjøen

## What the rules page of Europe says besides, or instead of, the words of all games.

differs =
    • Med en stasjon bruker du én linje som tilhører en annen spiller.
    • Tunneler kan koste mer; ferger krever lokomotiver.
    • Alle får én lang billett ved start.
    • Tar du et åpent lokomotiv, får du ikke ta et kort til. Lokomotiver kan brukes på alle linjer.
    • { $longest } poeng for den lengste ruten, { $unbuilt } for hver stasjon som ikke er bygd.
box-more = kortet Europaekspressen og et regelkort, som ligger ved siden av brettet
setup-first = I brettspillet begynner den som har vært i flest europeiske land; her blir det trukket lodd.
rule-bonus-longest = Lengste sammenhengende rute (Europaekspressen)
example-ferry = har Smyrna – Palermo seks felter og to lokomotiver: fire kort i én farge og to lokomotiver, eller tre og tre, men ikke fem og ett.
    .route = palermo-smyrna
example-scoring = » For eksempel linjer 80; billetter 21, 8 og −5; to stasjoner igjen 8; lengste rute 10: til sammen 122.

## Leksjonen
lesson-station = En annen spiller har bygd linjen du trenger mellom Pamplona og Paris. Med en stasjon i Pamplona kan du bruke én linje som en annen spiller har inn til byen, for alle billettene dine. Den første koster ett kort, den andre to, den tredje tre. Hver stasjon du ikke bygger, er verdt { $unbuilt } poeng.
    .title = Bygg en stasjon
