## Games on a real table
companion-intro = Dere spiller med esken, Railwright regner poengene: nøyaktig, med lengste rute og hver billett.
companion-unknown = Dette spillet finnes ikke her
companion-back = Alle spill
companion-open = Pågår
companion-past = Spilt
companion-won = Vunnet av { $players }
companion-erase = Slett dette spillet: { $game }
companion-erase-sure = Slett
companion-statistics = Statistikk
companion-head-player = Spiller
companion-head-games = Spill
companion-head-won = Vunnet
companion-head-mean = Snitt
companion-head-best = Beste
companion-join = Koble til en telefon ved bordet
companion-code = Kode eller lenke
companion-code-wrong = Det er ingen kode. En kode ser slik ut: ABCDE 23456
companion-files = Sikkerhetskopi
companion-export = Eksporter alle spill (JSON)
companion-import = Importer en kopi
companion-imported = { $n ->
    [0] Alle disse spillene er her fra før.
    [one] Ett spill importert.
   *[other] { $n } spill importert.
}
companion-not-a-file = Dette er ikke en sikkerhetskopi av spillene.

## A new game
companion-new = Nytt spill med esken
companion-new-about = Velg brett og farge på brikkene.
companion-how = Hva vil dere gjøre?
companion-final = Regne ut sluttpoengene
companion-live = Telle underveis
companion-players = Spillere
companion-color-of = Fargen til spiller { $n }: { $color }
companion-taken = en annen spiller
companion-start = Til brettet
companion-clock = Klokke
companion-clock-choice = { $limit ->
    [open] Uten grense
    [60] 1 min
    [90] 1½ min
    [120] 2 min
   *[none] Ingen
}

## Entering a game
companion-what = Hva du fører inn
companion-routes = Toglinjer
companion-stations = Stasjoner
companion-ports = Havner
companion-tickets = Billetter
companion-scores = Poeng
companion-all-routes = Liste over toglinjer
companion-search-city = Søk etter en by
companion-search-ticket = Første bokstaver i en billett
companion-none-found = Fant ingenting
companion-track = { $color }
companion-tickets-of = { $n ->
    [0] Billettene til { $player }
   *[other] Billettene til { $player }: { $n }
}
companion-give-back = Fjern { $ticket }
companion-wagons = Togvogner igjen
companion-ships = Skip igjen
companion-exchanged = Byttet
companion-both-left = Fyll inn både togvogner og skip, eller ingen av delene.
companion-standing = Stillingen
companion-points = Poeng
companion-left = Brikker igjen
companion-stations-left = Stasjoner igjen
companion-ports-left = Havner igjen
companion-final-scores = Sluttpoeng
companion-mend-first = Noe kan ikke stemme ennå. Rett det for å se sluttpoengene.
companion-no-engine = Ingen forbindelse. Alt du fører inn, er lagret; poengene kommer når serveren kan nås.
companion-not-kept = Denne nettleseren lagrer ikke det du fører inn. La siden stå åpen, eller bruk flere telefoner.
companion-last-round = Siste runde: { $players }
companion-go-on = Tilbake til brettet
companion-clock-run = Start klokka
companion-clock-pause = Stopp klokka
companion-clock-next = Neste tur: { $player }
companion-time-up = { $player }: tiden er ute.
companion-time = Tid

## What cannot be true
remark-too-many-pieces = { $player } har { $placed } brikker på brettet, men bare { $fleet } i esken.
remark-pieces-missing = { $player }: { $placed } brikker på brettet og { $left } igjen er færre enn { $fleet }.
remark-pieces-differ = { $player }: { $placed } brikker på brettet og { $left } igjen blir ikke { $fleet }.
remark-too-many-of-a-kind = { $kind ->
    [ships] { $player }: { $placed } skip på brettet og { $left } igjen, men bare { $most } i esken.
   *[wagons] { $player }: { $placed } togvogner på brettet og { $left } igjen, men bare { $most } i esken.
}
remark-both-tracks = { $player } kan ikke eie begge spor: { $route }.
remark-closed-track = Med så få spillere kan bare ett spor brukes: { $route }.
remark-no-port-city = { $city } er ingen havn.
remark-port-without-route = { $player } har en havn i { $city }, men ingen toglinje dit.
remark-too-many-buildings = { $kind ->
    [ports] { $built ->
        [one] { $player } har bygget { $built } havn, men har bare { $most }.
       *[other] { $player } har bygget { $built } havner, men har bare { $most }.
    }
   *[stations] { $built ->
        [one] { $player } har bygget { $built } stasjon, men har bare { $most }.
       *[other] { $player } har bygget { $built } stasjoner, men har bare { $most }.
    }
}
remark-too-many-long-tickets = { $player } har { $held } lange billetter; hver spiller får { $dealt }.
remark-few-tickets = { $player } har færre enn { $least } billetter.
remark-not-ended = Ingen er nede i { $limit } brikker: mangler det en toglinje?

## Several phones
companion-share = Flere telefoner
companion-share-about = Skann koden med en annen telefon, eller skriv den inn der. Alle fører inn sine egne brikker.
companion-copy = Kopier lenken
companion-copied = Kopiert
companion-sent = Alt er delt.
companion-unsent = Venter på forbindelsen: { $n }
companion-share-text = Del som tekst
companion-shared = Kopiert

## Ask the rules
companion-ask = Spør reglene
companion-ask-about = Har jeg lov til det? Trykk på en toglinje på brettet, og velg kortene.
companion-ask-cards = { $player } vil betale med disse kortene:
companion-card-add = { $card }: { $n }, ett til
companion-card-less = Ett færre: { $card }
companion-yes = Ja, det er lov.
companion-yes-tunnel = Ja. Det er en tunnel: snu tre kort nå.
companion-no = Nei: { $reason }
