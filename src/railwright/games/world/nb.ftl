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

## Leksjonen
lesson-tour = En av billettene dine er en rundreise: mer enn to byer og tre tall. Bind byene sammen i rekkefølgen på billetten, så får du det første; på en annen måte får du det andre. Ellers mister du det tredje.
    .title = Rundreiser
lesson-pieces = Ta { $fleet } brikker blant { $wagons } togvogner, til land, og { $ships } skip, til sjøs; resten blir i esken din. I et første spill er 20 og 40 et godt valg.
    .title = Velg flåte
lesson-up = Det er to bunker: togvogner med jokere, og skip. Du trekker to kort, blant de { $market } åpne eller fra en av bunkene. Når du tar et åpent kort, velger du hvilken bunke det nye skal komme fra.
    .title = To bunker
lesson-blind = Det andre kortet kan du ta fra toppen av en av bunkene, og ingen ser hva du får. Skipskort har ett skip eller to.
    .title = Ta ett til
lesson-sea = Til sjøs setter du skip og betaler med skipskort i én farge. Et kort med to skip dekker to felt: med to slike betaler du disse tre, og det fjerde skipet går tapt.
    .title = Til sjøs
lesson-points = Det ga poeng med en gang. Jo lengre linjen er, desto mer er hvert felt verdt. Og nå har du færre skip: en linje trenger én brikke for hvert felt.
    .title = Poeng og brikker
lesson-rail = På land setter du togvogner og betaler med togvognkort, ett for hvert felt, i linjens farge (grå: én valgfri farge). En joker kan stå for alle kort, også til sjøs.
    .title = Linjer på land
lesson-pair = Et felt med tegnet for to kort koster et par: to togvognkort i én farge, eller ett og en joker. Det står fortsatt én togvogn på feltet, og det teller som alle andre.
    .title = Et par kort
lesson-exchange = For få togvogner til det du vil bygge, og skip til overs? Du kan bruke turen til å bytte brikker med dem i esken. Hver koster ett poeng med en gang.
    .title = Bytt brikker
lesson-port = Du har en linje til havnebyen Al-Qahira og kan bygge en havn der: to togvognkort og to skipskort i én farge, alle med anker; jokere kan stå for alle. Til slutt gir den { $port-points } poeng for { $port-tickets } fullførte billetter med byen. Hver havn du ikke bygger, koster { $unbuilt }.
    .title = Bygg en havn
