## Actions
action-claim = Zajmij { $route } ({ $cards }).
action-station = Wybuduj dworzec: { $city }.
action-port = Wybuduj port: { $city }.
action-up = Weź odkrytą kartę: { $card }.
action-blind = { $deck ->
    [wagon] Dobierz w ciemno kartę wagonu.
    [ship] Dobierz w ciemno kartę statku.
   *[only] Dobierz kartę w ciemno.
}
action-keep = { $n ->
    [0] Nie zatrzymuj żadnego biletu.
   *[other] Zatrzymaj { $tickets }.
}
action-pieces = Weź { $wagons ->
    [one] { $wagons } wagonik
    [few] { $wagons } wagoniki
   *[many] { $wagons } wagoników
} i { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
   *[many] { $ships } statków
}.
action-exchange-wagons = { $n ->
    [one] Wymień { $n } wagonik na statek.
    [few] Wymień { $n } wagoniki na statki.
   *[many] Wymień { $n } wagoników na statki.
}
action-exchange-ships = { $n ->
    [one] Wymień { $n } statek na wagonik.
    [few] Wymień { $n } statki na wagoniki.
   *[many] Wymień { $n } statków na wagoniki.
}
action-pay = Zapłać za tunel: { $cards }.
action-refill = { $deck ->
    [ship] Uzupełnij puste miejsce kartą statku.
   *[wagon] Uzupełnij puste miejsce kartą wagonu.
}
action-borrow = { $n ->
    [0] Nie korzystaj z tras innych graczy.
   *[other] Korzystaj z tras innych graczy: { $routes }.
}
action-tickets = Dobierz bilety.
action-give-up = Zrezygnuj z tunelu.
action-pass = Spasuj.

## Why that is advised
hint-why-only = Nic innego nie możesz zrobić.
hint-why-tickets = { $n ->
    [one] Przybliża cię do celu: bilet { $tickets }.
    [few] Przybliża cię do celu: bilety { $tickets }.
   *[many] Przybliża cię do celu: bilety { $tickets }.
}
hint-why-points = Dostaniesz dużo punktów w krótkim czasie.
hint-why-card = Potrzebujesz jej na trasę { $route }.
hint-why-wild = { $wild ->
    [joker] Dżoker przyda się prawie wszędzie.
   *[loco] Lokomotywa przyda się prawie wszędzie.
}
hint-why-blind = Żadna z odkrytych kart wiele ci nie da. Spróbuj w ciemno.
hint-why-time = Z biletami sobie poradzisz, a starczy czasu na kolejne.
hint-why-keep = Na wszystkie twoje bilety wystarczy { $spaces } z { $pieces } { $ships ->
    [0] wagoników
   *[other] elementów
}.
hint-why-station = { $n ->
    [one] Skorzystasz wtedy z trasy innego gracza, żeby zrealizować bilet { $tickets }.
    [few] Skorzystasz wtedy z trasy innego gracza, żeby zrealizować bilety { $tickets }.
   *[many] Skorzystasz wtedy z trasy innego gracza, żeby zrealizować bilety { $tickets }.
}
hint-why-port = { $n ->
    [one] Port da ci punkty, jeśli zrealizujesz bilet { $tickets }.
    [few] Port da ci punkty z każdym z tych biletów, który zrealizujesz: { $tickets }.
   *[many] Port da ci punkty z każdym z tych biletów, który zrealizujesz: { $tickets }.
}
hint-why-ships = Na bilety potrzebujesz więcej statków, niż ci zostało.
hint-why-wagons = Na bilety potrzebujesz więcej wagoników, niż ci zostało.
hint-why-fleet = Na bilety potrzebujesz około { $spaces ->
    [one] { $spaces } pola
    [few] { $spaces } pól
   *[many] { $spaces } pól
}, w tym na morzu: { $sea }.
hint-why-borrow = Tak dostaniesz najwięcej punktów.
hint-why-give-up = Ta trasa nie jest warta dopłaty.
hint-why-plan = Nic innego nie wygląda lepiej.
