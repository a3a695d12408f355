## Games on a real table
companion-intro = Grasz na planszy, Railwright liczy punkty: dokładnie, z najdłuższą trasą i każdym biletem.
companion-unknown = Nie ma tu takiej gry
companion-back = Wszystkie gry
companion-open = W toku
companion-past = Rozegrane
companion-won = Wygrana: { $players }
companion-erase = Usuń tę grę: { $game }
companion-erase-sure = Usuń
companion-statistics = Statystyki
companion-head-player = Gracz
companion-head-games = Gry
companion-head-won = Wygrane
companion-head-mean = Średnia
companion-head-best = Rekord
companion-join = Dołącz telefon przy stole
companion-code = Kod lub link
companion-code-wrong = To nie jest kod. Kod wygląda tak: ABCDE 23456
companion-files = Kopia zapasowa
companion-export = Eksportuj wszystkie gry (JSON)
companion-import = Importuj kopię
companion-imported = { $n ->
    [0] Wszystkie te gry już tu są.
    [one] Zaimportowane gry: { $n }
    [few] Zaimportowane gry: { $n }
   *[many] Zaimportowane gry: { $n }
}
companion-not-a-file = To nie jest kopia zapasowa gier.

## A new game
companion-new = Nowa gra na planszy
companion-new-about = Wybierz planszę i kolory elementów.
companion-how = Co chcesz zrobić?
companion-final = Policzyć wynik
companion-live = Liczyć w trakcie
companion-players = Gracze
companion-color-of = Kolor gracza { $n }: { $color }
companion-taken = inny gracz
companion-start = Do planszy
companion-clock = Zegar
companion-clock-choice = { $limit ->
    [open] Bez limitu
    [60] 1 min
    [90] 1½ min
    [120] 2 min
   *[none] Bez zegara
}

## Entering a game
companion-what = Co wpisujesz
companion-routes = Trasy
companion-stations = Dworce
companion-ports = Porty
companion-tickets = Bilety
companion-scores = Wyniki
companion-all-routes = Lista tras
companion-search-city = Szukaj miasta
companion-search-ticket = Pierwsze litery biletu
companion-none-found = Nic nie znaleziono
companion-track = { $color }
companion-tickets-of = { $n ->
    [0] Bilety: { $player }
   *[other] Bilety: { $player } ({ $n })
}
companion-give-back = Usuń { $ticket }
companion-wagons = Wagoniki w zapasie
companion-ships = Statki w zapasie
companion-exchanged = Wymienione
companion-both-left = Wpisz wagoniki i statki albo zostaw oba pola puste.
companion-standing = Stan gry
companion-points = Punkty
companion-left = W zapasie
companion-stations-left = Dworce w zapasie
companion-ports-left = Porty w zapasie
companion-final-scores = Punktacja końcowa
companion-mend-first = Coś się jeszcze nie zgadza. Popraw to, aby zobaczyć punktację końcową.
companion-no-engine = Brak połączenia. Wszystkie wpisy są zapisane; wyniki pojawią się, gdy serwer będzie dostępny.
companion-not-kept = Ta przeglądarka nie zapisuje wpisów. Zostaw stronę otwartą albo użyj kilku telefonów.
companion-last-round = Ostatnia tura: { $players }
companion-go-on = Wróć do planszy
companion-clock-run = Uruchom zegar
companion-clock-pause = Zatrzymaj zegar
companion-clock-next = Następna tura: { $player }
companion-time-up = { $player }: czas minął.
companion-time = Czas

## What cannot be true
remark-too-many-pieces = { $player }: na planszy { $placed }, a w pudełku jest tylko { $fleet } elementów.
remark-pieces-missing = { $player }: na planszy { $placed }, w zapasie { $left }; razem powinno być { $fleet }.
remark-pieces-differ = { $player }: na planszy { $placed }, w zapasie { $left }; razem powinno być { $fleet }.
remark-too-many-of-a-kind = { $kind ->
    [ships] { $player }: statki na planszy { $placed } i w zapasie { $left }, a w pudełku jest ich tylko { $most }.
   *[wagons] { $player }: wagoniki na planszy { $placed } i w zapasie { $left }, a w pudełku jest ich tylko { $most }.
}
remark-both-tracks = { $player } nie może mieć obu nitek: { $route }.
remark-closed-track = Przy tylu graczach wolno zająć tylko jedną nitkę: { $route }.
remark-no-port-city = { $city } nie jest portem.
remark-port-without-route = { $player } ma port w mieście { $city }, ale żadnej trasy do niego.
remark-too-many-buildings = { $kind ->
    [ports] { $built ->
        [one] { $player } ma { $built } port, a można mieć najwyżej { $most }.
        [few] { $player } ma { $built } porty, a można mieć najwyżej { $most }.
       *[many] { $player } ma { $built } portów, a można mieć najwyżej { $most }.
    }
   *[stations] { $built ->
        [one] { $player } ma { $built } dworzec, a można mieć najwyżej { $most }.
        [few] { $player } ma { $built } dworce, a można mieć najwyżej { $most }.
       *[many] { $player } ma { $built } dworców, a można mieć najwyżej { $most }.
    }
}
remark-too-many-long-tickets = { $player }: długie trasy: { $held }, a każdy dostaje { $dealt }.
remark-few-tickets = { $player } ma mniej biletów niż { $least }.
remark-not-ended = Nikomu nie zostało { $limit } lub mniej elementów: czy nie brakuje jakiejś trasy?

## Several phones
companion-share = Kilka telefonów
companion-share-about = Zeskanuj kod drugim telefonem albo wpisz go tam. Każdy wpisuje swoje elementy.
companion-copy = Kopiuj link
companion-copied = Skopiowano
companion-sent = Wszystkie wpisy są wysłane.
companion-unsent = Czeka na połączenie: { $n }
companion-share-text = Udostępnij tekst
companion-shared = Skopiowano

## Ask the rules
companion-ask = Zapytaj o zasady
companion-ask-about = Czy wolno mi to zająć? Dotknij trasy na planszy, a potem wybierz karty.
companion-ask-cards = { $player } chce zapłacić tymi kartami:
companion-card-add = { $card }: { $n }, jeszcze jedna
companion-card-less = Jedna mniej: { $card }
companion-yes = Tak, to dozwolone.
companion-yes-tunnel = Tak. To tunel: odsłoń teraz trzy karty.
companion-no = Nie: { $reason }
