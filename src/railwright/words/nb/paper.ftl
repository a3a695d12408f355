## The score sheet
paper-date = Dato
paper-place = Sted
paper-completed = Fullført
paper-failed = Ikke fullført
paper-exchanged = Byttede brikker
paper-total = Sum

## The ticket overview
paper-tickets-long = Lange billetter
paper-tickets-regular = Vanlige billetter
paper-tickets-countries = Billetter til land

## A whole game on your own map
paper-board = { $n ->
    [one] Brettet: { $n } ark
   *[other] Brettet: { $n } ark
}
paper-tickets = { $n ->
    [one] { $n } billett
   *[other] { $n } billetter
}
paper-cards = { $n ->
    [one] { $n } kort
   *[other] { $n } kort
}
paper-page = side { $first }
paper-pages = side { $first }–{ $last }
paper-scale = Skriv ut alle sidene i faktisk størrelse (100 %, ikke tilpasset siden). Denne linjen skal være 100 mm lang:
paper-step-cut = Klipp arkene til brettet langs hjørnemerkene.
paper-step-join = Legg dem kant i kant som vist under: kolonne A er til venstre, rad 1 er øverst. Teip dem sammen fra baksiden.
paper-step-backs = Skriv ut brettet på én side av arket, billetter og kort på begge sider: etter hver side med forsider kommer baksidene. De passer uansett hvilken kant skriveren snur arket om. Vil du ikke ha baksider, hopper du over annenhver av disse sidene.
paper-step-cards = Skriv ut billetter og kort på tykt papir, og klipp langs linjene.
paper-pieces = { $ships ->
    [0] Du trenger også togvogner (spillere: høyst { $players }; togvogner til hver: { $wagons }). En togvogn på { $length } × { $width } mm får plass på alle felter:
   *[other] Du trenger også brikker (spillere: høyst { $players }; togvogner til hver: { $wagons }; skip til hver: { $ships }). En togvogn på { $length } × { $width } mm får plass på alle felter:
}
