## Names
game-world = Verden
sea-arctic-ocean = Nordishavet
sea-atlantic-ocean = Atlanterhavet
sea-indian-ocean = Indiahavet
sea-pacific-ocean = Stillehavet
sea-southern-ocean = Sørishavet
option-world-tie-break = Likt antall poeng
option-world-start-pieces = Togvogner og skip

## What the rules page of World says besides, or instead of, the words of all games.

differs =
    • Togvogner og skip, to bunker, seks åpne kort.
    • Du velger flåten selv og kan bytte brikker senere.
    • Doble skip, dobbelsymboler og linjer rundt kanten.
    • Rundreiser, og havner i byene på billettene dine.
    • To siste turer, ingen bonuser; havner som ikke er bygd, koster poeng.
setup-advice = Hvis noen er nye i spillet, passer 20 togvogner og 40 skip for alle.
setup-first = I brettspillet begynner den mest bereiste spilleren; her blir det trukket lodd.
example-exchange = » For eksempel har du 20 togvogner, 40 skip og 5 togvogner i esken. Du gir fra deg to skip og tar to togvogner: da har du 22 togvogner og 38 skip, og du taper 2 poeng. Seks skip kan du ikke bytte, for det er bare 5 togvogner i esken.
example-scoring = » For eksempel linjer 90; billetter 17, 13, 8, en rundreise 6 og −10; havner 30 og 30; én havn igjen −4: til sammen 180.
