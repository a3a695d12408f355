## Names
game-nordic = Norden
sea-baltic-sea = Østersjøen
sea-barents-sea = Barentshavet
sea-gulf-of-bothnia = Bottenvika
sea-north-sea = Nordsjøen
sea-norwegian-sea = Norskehavet
option-nordic-three-loco-reset = Nye åpne kort ved tre lokomotiver
option-nordic-ferry-substitute = Tre kort i stedet for et lokomotiv (ferger)

## What the rules page of Nordic Countries says besides, or instead of, the words of all games.

differs =
    • To eller tre spillere, { $wagons } togvogner.
    • Lokomotiver kan bare brukes i tunneler og på ferger, men trekkes fritt.
    • Tre valgfrie kort erstatter et lokomotiv på en ferge.
    • Murmansk – Lieksa: ni felter, fire kort for ett.
    • { $most-tickets } poeng for flest billetter, ingenting for den lengste ruten; billetter du ikke vil ha, går ut av spillet.
booklet =
    • Tog: den polske innholdslisten har 120 tog og fem poengmarkører, den norske 135 og tre. Begge bruker { $wagons } hver; resten er reserve.
    • Tunneler: den norske regelboken krever et lokomotiv når et lokomotiv snus, men i eksempel fem ved siden av holder det med et kort i fargen, slik det også står i den polske. Slik spilles det her.
    • Ferger: den norske regelboken kaller dem grå, men eksempelet er oransje. Det er fargen på brettet som teller.
    • Doble linjer: den norske regelboken snakker om like lange linjer, den polske gjør ikke det. Her er to linjer mellom de samme byene alltid en dobbel linje, for eksempel ferge og tunnel mellom Stavanger og Kristiansand.
    • Farger: «brun» i den norske kortlisten er oransje.
box-more = Globetrotter-kortet, som ligger ved siden av brettet
setup-first = I brettspillet begynner den mest bereiste spilleren; her blir det trukket lodd.
sweep-option = (Dette kan endres når bordet settes opp.)
wild-pay-exception = Det eneste unntaket er linjen Murmansk – Lieksa.
example-ferry = har Stavanger – Kristiansand tre oransje felter og ett lokomotiv: to oransje kort og et lokomotiv, eller ett og to, eller tre lokomotiver, eller to oransje kort og tre valgfrie andre.
    .route = kristiansand-stavanger.ferry
rule-any-cards = Murmansk – Lieksa
text-any-cards =
    Denne grå linjen har ni felter og gir 27 poeng. Her kan fire valgfrie kort, også lokomotiver, stå for ett kort i settet, så ofte du vil. Andre steder går ikke det, og her teller et lokomotiv bare innenfor slike fire.

    » For eksempel ni grønne kort; eller åtte grønne og fire andre; eller sju grønne og åtte andre.
tunnel-note = I den norske regelboken står det også at et lokomotiv som snus, må betales med et lokomotiv; eksempel 5 i samme bok viser noe annet, og det følger vi.
rule-bonus-tickets = Globetrotter
example-scoring = » For eksempel linjer 70; fullførte billetter 10, 9 og 24; en ikke fullført −7; Globetrotter 10: til sammen 116.

## Leksjonen
lesson-wild = Her trekker du lokomotiver som alle andre kort, også to i én tur. Men du kan bare bruke dem i tunneler og på ferger, aldri på en vanlig linje.
    .title = Lokomotiver
lesson-wild-second = Det åpne lokomotivet avsluttet ikke trekket: ta et kort til. Og uansett hvor mange lokomotiver som ligger åpne, blir de liggende.
    .title = Og et kort til
lesson-ferry = For hvert felt med lokomotivtegn bruker du et lokomotiv, for de andre kort i fergens farge (grå: én valgfri farge). Tre valgfrie kort kan stå for et lokomotiv ({ $ferry-swap } for 1).
    .title = Ta en ferge
lesson-murmansk = Dette er den lengste linjen: ni felt, 27 poeng. Bare her kan { $any-cards } valgfrie kort, også lokomotiver, stå for ett kort i fargen. Sju røde kort og åtte andre betaler alle de ni feltene.
    .title = Murmansk – Lieksa
lesson-last = Når noen avslutter en tur med { $end-pieces } togvogner eller færre igjen, får alle én tur til. Dette er din siste. Du har ikke noe lokomotiv til denne fergen, men { $ferry-swap } valgfrie kort holder.
    .title = Siste tur
