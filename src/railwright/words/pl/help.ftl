## Pomoc w pierwszej grze z botami
help-label = Pomoc
help-ticket-done = Ten bilet jest zrealizowany.
help-ticket-blocked = Tego biletu nie da się już zrealizować.
help-ticket-station = Ten bilet zrealizujesz już tylko z pomocą dworca.
help-ticket-way = { $spaces ->
    [one] Zostało { $spaces } pole do zajęcia: { $way }.
    [few] Zostały { $spaces } pola do zajęcia: { $way }.
   *[many] Zostało { $spaces } pól do zajęcia: { $way }.
}
help-way-part = { $route } ({ $n })
help-ticket-cards = { $n ->
    [0] Masz na to wszystkie karty.
    [one] Potrzebna ci na to jeszcze co najmniej { $n } karta.
    [few] Potrzebne ci na to jeszcze co najmniej { $n } karty.
   *[many] Potrzeba ci na to jeszcze co najmniej { $n } kart.
}
help-ticket-hard = { $piece ->
    [ship] Najkrótsza droga wymaga statków: { $need }, a zostało ci: { $have }.
    [wagon] Najkrótsza droga wymaga wagoników: { $need }, a zostało ci: { $have }.
   *[train] Trudno będzie go zrealizować: potrzeba wagoników: { $need }, zostało: { $have }.
}
help-tickets-hard = { $piece ->
    [ship] Twoje otwarte bilety wymagają statków: do { $need }, a zostało ci: { $have }.
    [wagon] Twoje otwarte bilety wymagają wagoników: do { $need }, a zostało ci: { $have }.
   *[train] Twoje otwarte bilety wymagają wagoników: do { $need }, a zostało ci: { $have }.
}
help-keep-hard = { $piece ->
    [ship] Te bilety wymagają razem statków: do { $need }, a zostało ci: { $have }.
    [wagon] Te bilety wymagają razem wagoników: do { $need }, a zostało ci: { $have }.
   *[train] Te bilety wymagają razem wagoników: do { $need }, a zostało ci: { $have }.
}
help-pay-hard = { $piece ->
    [ship] Zostanie ci statków: { $have }, a otwarte bilety wymagają ich do { $need }.
    [wagon] Zostanie ci wagoników: { $have }, a otwarte bilety wymagają ich do { $need }.
   *[train] Zostanie ci wagoników: { $have }, a otwarte bilety wymagają ich do { $need }.
}
help-pay-wild = { $wild ->
    [joker] Możesz zapłacić mniejszą liczbą dżokerów.
   *[loco] Możesz zapłacić mniejszą liczbą lokomotyw.
}

## Klawisze
key-market = weź odkrytą kartę
key-deck = dobierz w ciemno
key-ships = dobierz w ciemno kartę statku
key-tickets = dobierz bilety
key-answer = odpowiedz na pytanie
key-board = przejdź na planszę
key-arrows = od trasy do trasy
key-next = następna lub poprzednia trasa do zajęcia
key-enter = zajmij
key-hand = przejdź do swoich kart
key-hint = poproś o podpowiedź
key-undo = cofnij
key-known = co możesz wiedzieć
key-summary = zasady na jednej karcie
key-sound = włącz lub wyłącz dźwięk
key-zoom = powiększ, pomniejsz, cała plansza
key-escape = anuluj
