## Spill mellom boter
explorer-title = Botspill: { $game }
explorer-about = { $games ->
    [one] Ett spill
   *[other] { $games } spill
} mellom { $players } boter på samme nivå ({ $bot ->
    [planner] mellom middels og vanskelig
   *[other] { $level }
}). Turer per spiller: omtrent { $turns }.
explorer-caution = Dette er spill mellom boter, ikke mennesker. Tallene viser hvordan det gikk med spillere som beholdt en billett eller bygde en linje, ikke at de vant på grunn av det. I parentes står konfidensintervaller (95 %).
explorer-players = Spillere
explorer-players-n = { $n }
explorer-what = Hva du vil se på
explorer-routes = Linjer
explorer-tickets = Billetter
explorer-opening = Åpning
explorer-heat = Fargene på linjene
explorer-heat-taken = Hvor ofte bygd
explorer-heat-won = Hvor mange eiere som vant
explorer-heat-holders = Bygd av dem som hadde billetten
explorer-few = for få spill
explorer-share = { $share } ({ $low }–{ $high })
explorer-range = { $low }–{ $high }
explorer-mean = { $value } ± { $error }
explorer-none = Ingenting funnet
explorer-back-routes = Alle linjer
explorer-back-tickets = Alle billetter
explorer-search-route = Søk etter en by
explorer-search-ticket = Første bokstaver på en billett
explorer-claimed = Bygd i
explorer-claimed-short = Bygd i { $share } av spillene
explorer-half = Halvparten av eierne hadde den innen tur
explorer-when = Når den ble bygd
explorer-when-bar = Tur { $from } til { $to }: { $share }
explorer-when-turns = eierens turer
explorer-who = Hvem
explorer-cases = Spillere
explorer-won = Vant
explorer-margin = Poeng foran
explorer-who-owner = bygde den
explorer-who-everyone = alle
explorer-who-holder = hadde den til slutt
explorer-who-kept-first = beholdt den i starten
explorer-who-gave-first = ga den tilbake i starten
explorer-who-kept-later = beholdt den senere
explorer-who-gave-later = ga den tilbake senere
explorer-kept-first = Beholdt i starten
explorer-kept-later = Beholdt når den ble trukket senere
explorer-completed = Fullført av dem som hadde den
explorer-points = Poeng den ga
explorer-opening-about = Legg til billettene du får tilbud om i starten. Da ser du hva botene beholdt, og hvordan det gikk med dem.
explorer-opening-add = Legg til en billett
explorer-opening-remove = Fjern { $ticket }
explorer-opening-full = Det er et helt tilbud. Fjern en billett for å legge til en annen.
explorer-opening-each = Hver billett
explorer-opening-two = To sammen
explorer-opening-kept = Beholdt
explorer-opening-keepers = Vant med den
explorer-opening-others = Vant uten den
explorer-opening-pair = { $first } + { $second }
explorer-opening-both = Beholdt begge
explorer-missing = Ingen har utforsket dette brettet ennå
