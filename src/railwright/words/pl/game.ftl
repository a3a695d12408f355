## Cards, colors, routes
color = { $color ->
    [red] czerwona
    [orange] pomarańczowa
    [yellow] żółta
    [green] zielona
    [blue] niebieska
    [purple] fioletowa
    [black] czarna
    [white] biała
   *[gray] dowolny jeden kolor
}
card = { $kind ->
    [red] czerwona
    [orange] pomarańczowa
    [yellow] żółta
    [green] zielona
    [blue] niebieska
    [purple] fioletowa
    [black] czarna
    [white] biała
    [loco] lokomotywa
    [joker] dżoker
    [red-port] czerwony wagon z portem
    [orange-port] pomarańczowy wagon z portem
    [blue-port] niebieski wagon z portem
    [yellow-port] żółty wagon z portem
    [green-port] zielony wagon z portem
    [purple-port] fioletowy wagon z portem
    [black-port] czarny wagon z portem
    [white-port] biały wagon z portem
    [red-ship] czerwony statek
    [orange-ship] pomarańczowy statek
    [blue-ship] niebieski statek
    [yellow-ship] żółty statek
    [green-ship] zielony statek
    [purple-ship] fioletowy statek
    [black-ship] czarny statek
    [white-ship] biały statek
    [red-double] czerwony podwójny statek
    [orange-double] pomarańczowy podwójny statek
    [blue-double] niebieski podwójny statek
    [yellow-double] żółty podwójny statek
    [green-double] zielony podwójny statek
    [purple-double] fioletowy podwójny statek
    [black-double] czarny podwójny statek
    [white-double] biały podwójny statek
   *[other] { $kind }
}
letter = { $color ->
    [red] C
    [orange] P
    [yellow] Ż
    [green] Z
    [blue] N
    [purple] F
    [black] K
   *[white] B
}
letter-sort = { $sort ->
    [port] p
    [ship] s
   *[double] d
}
cards = { $n } × { $card }
hand-label = { $n ->
    [one] Twoja ręka: { $n } karta
    [few] Twoja ręka: { $n } karty
   *[many] Twoja ręka: { $n } kart
}
kind-tunnel = tunel
kind-ferry = prom
kind-sea = trasa morska
route-ends = { $a } – { $b }
route-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
route-locomotives = { $wild ->
    [joker] { $n ->
        [one] potrzebny { $n } dżoker
        [few] potrzebne { $n } dżokery
       *[many] potrzeba { $n } dżokerów
    }
   *[loco] { $n ->
        [one] potrzebna { $n } lokomotywa
        [few] potrzebne { $n } lokomotywy
       *[many] potrzeba { $n } lokomotyw
    }
}
route-pairs = { $n ->
    [one] { $n } pole kosztuje parę kart
    [few] { $n } pola kosztują po parze kart
   *[many] { $n } pól kosztuje po parze kart
}
route-any-cards = { $n ->
    [one] dowolna { $n } karta zastępuje jedną
    [few] dowolne { $n } karty zastępują jedną
   *[many] dowolnych { $n } kart zastępuje jedną
}
route-state = { $state ->
    [owned] { $route }; właściciel: { $player }
    [closed] { $route }; zamknięta
    [claimable] { $route }; możesz ją zająć
   *[free] { $route }
}
owned-by = właściciel: { $player }
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
points-word = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
board-label = Plansza: { $game }. Strzałki prowadzą od trasy do trasy, Enter zajmuje trasę.
board-picture = Plansza: { $game }
city-build = { $city }: możesz tu budować

## Players
players = Gracze
bot-name = { $level ->
    [easy] Bot (łatwy)
    [medium] Bot (średni)
    [hard] Bot (trudny)
    [expert] Bot (ekspert)
   *[other] { $level }
}
bot-called = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Cleo
    [3] Dag
    [4] Ewa
    [5] Finn
   *[6] Greta
}
level = { $level ->
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [expert] ekspert
   *[other] { $level }
}
busy-bot = Serwer jest zajęty: { $name } gra ten ruch na poziomie „{ level }”.
guest = Gość
spectator = Widz
player-number = Gracz { $n }
player-deciding = ma zdecydować
seat-away = zastępuje bot
seat-offline = niepołączony
trains = { $n ->
    [one] został { $n } wagonik
    [few] zostały { $n } wagoniki
   *[many] zostało { $n } wagoników
}
trains-word = { $n ->
    [one] wagonik
    [few] wagoniki
   *[many] wagoników
}
wagons = { $n ->
    [one] został { $n } wagonik
    [few] zostały { $n } wagoniki
   *[many] zostało { $n } wagoników
}
wagons-word = { $n ->
    [one] wagonik
    [few] wagoniki
   *[many] wagoników
}
ships = { $n ->
    [one] został { $n } statek
    [few] zostały { $n } statki
   *[many] zostało { $n } statków
}
ships-word = { $n ->
    [one] statek
    [few] statki
   *[many] statków
}
cards-held = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
cards-word = { $n ->
    [one] karta
    [few] karty
   *[many] kart
}
tickets-held = { $n ->
    [one] { $n } bilet
    [few] { $n } bilety
   *[many] { $n } biletów
}
tickets-word = { $n ->
    [one] bilet
    [few] bilety
   *[many] biletów
}
stations-left = { $n ->
    [one] został { $n } dworzec
    [few] zostały { $n } dworce
   *[many] zostało { $n } dworców
}
stations-word = { $n ->
    [one] dworzec
    [few] dworce
   *[many] dworców
}
ports-left = { $n ->
    [one] został { $n } port
    [few] zostały { $n } porty
   *[many] zostało { $n } portów
}
ports-word = { $n ->
    [one] port
    [few] porty
   *[many] portów
}
clock-hours = { $n } godz.
last-turns = { $n ->
    [one] Ostatnia tura
    [few] Ostatnie tury: { $n }
   *[many] Ostatnie tury: { $n }
}

## Refusals
refused = Niemożliwe: { $reason }.
rule-link = Przeczytaj zasadę
refusal-GAME_OVER = gra jest skończona
refusal-NOT_YOUR_TURN = to nie twoja tura
refusal-WRONG_PHASE = to nie jest na to pora
refusal-ACTION_NOT_IN_GAME = w tej grze nie ma takiej akcji
refusal-ROUTE_TAKEN = ta trasa jest już zajęta
refusal-TRACK_SAME_PLAYER = druga nitka tej podwójnej trasy jest twoja
refusal-TRACK_CLOSED = przy tylu graczach używa się tylko jednej nitki podwójnej trasy
refusal-CITY_HAS_STATION = w tym mieście jest już dworzec
refusal-NO_STATION_LEFT = nie masz już dworców
refusal-NOT_A_PORT_CITY = w tym mieście nie można wybudować portu
refusal-CITY_HAS_PORT = w tym mieście jest już port
refusal-NO_OWN_ROUTE = najpierw potrzebujesz własnej trasy do tego miasta
refusal-NO_PORT_LEFT = nie masz już portów
refusal-NOT_ENOUGH_PIECES = zostało ci za mało { $ships ->
    [0] wagoników
   *[other] elementów
}
refusal-CARD_NOT_HELD = nie masz tych kart
refusal-WRONG_CARD_KIND = to nie te karty
refusal-WILD_NOT_ALLOWED = { $wild ->
    [joker] tu nie można użyć dżokerów
   *[loco] tu nie można użyć lokomotyw
}
refusal-WRONG_COLOR = to nie ten kolor
refusal-MIXED_COLORS = wszystkie karty muszą być jednego koloru
refusal-FERRY_NEEDS_LOCOMOTIVE = { $wild ->
    [joker] ten prom wymaga więcej dżokerów
   *[loco] ten prom wymaga więcej lokomotyw
}
refusal-PORT_SYMBOL_MISSING = tym kartom brakuje symbolu portu
refusal-UNPAIRED_CARD = za te pola płaci się parami jednego koloru
refusal-SUPERFLUOUS_CARD = to więcej kart, niż trzeba
refusal-WRONG_CARD_COUNT = to zła liczba kart
refusal-EXTRA_PAYMENT_INVALID = tymi kartami nie zapłacisz za tunel
refusal-SECOND_CARD_WILD = { $wild ->
    [joker] odkrytego dżokera można wziąć tylko jako pierwszą i jedyną kartę
   *[loco] odkrytą lokomotywę można wziąć tylko jako pierwszą i jedyną kartę
}
refusal-NOTHING_TO_DRAW = nie ma już kart do dobrania
refusal-DECK_EMPTY = ta talia jest pusta
refusal-TICKET_DECK_EMPTY = nie ma już biletów
refusal-TOO_FEW_TICKETS = musisz zatrzymać więcej biletów
refusal-TICKET_NOT_OFFERED = tego biletu nie ma w ofercie
refusal-TICKET_LOCKED = zatrzymanych biletów nie można oddać
refusal-SPLIT_INVALID = liczba wagoników i statków się nie zgadza
refusal-EXCHANGE_LIMIT = nie możesz wymienić tylu elementów
refusal-PASS_NOT_ALLOWED = nie można spasować, gdy da się coś zrobić
refusal-BORROWING_INVALID = twoje dworce nie mogą skorzystać z tych tras
refusal-UNKNOWN_NAME = nie ma tu takiej trasy, takiego miasta, takiej karty ani takiego biletu
refusal-NOTHING_TO_UNDO = nie masz czego cofnąć
refusal-UNDO_UNFAIR = ujawniono już coś zakrytego albo ktoś inny wykonał ruch
refusal-PROGRAM_CANNOT_AGREE = przy tym stole gra program, a on nie może zgodzić się na cofnięcie
refusal-NOT_PLAYING = gra nie jest w toku
refusal-NOT_YOUR_SEAT = to nie twoje miejsce
refusal-TOO_FAST = to było za dużo naraz, odczekaj chwilę
refusal-NO_HINTS = przy tym stole gra się bez podpowiedzi
refusal-ALREADY_STARTED = gra już się zaczęła
refusal-NOT_OVER = gra jeszcze się nie skończyła
refusal-NOT_HOST = to może zrobić tylko gospodarz stołu
refusal-SEAT_TAKEN = ktoś właśnie zajął to miejsce
refusal-SEAT_OPEN = jedno z miejsc jest jeszcze wolne
refusal-SEAT_UNKNOWN = przy tym stole nie ma takiego miejsca
refusal-TABLE_UNKNOWN = nie ma takiego stołu
refusal-BROKEN = tego stołu nie można odczytać; zawiadom operatora serwera
refusal-LINK_UNKNOWN = ten link wygasł albo został już użyty
refusal-ADDRESS = nie można użyć tego adresu
refusal-LOG_FULL = przy tym stole nie ma już na to miejsca
refusal-MUTED = gospodarz cię wyciszył
refusal-MUTED_HERE = operator serwera cię wyciszył
refusal-BANNED = operator serwera cię zablokował
refusal-LINE_UNKNOWN = nie ma takiej wypowiedzi
refusal-OWN_LINE = nie możesz wyciszyć siebie
refusal-NAME = nie można użyć tego imienia
refusal-SETTINGS = te ustawienia nie pasują do gry
refusal-MAP = na tej mapie nie można grać
refusal-SHEET = coś w arkuszu wyników się nie zgadza
refusal-RECORD = ten plik nie jest zapisem gry, który można tu pokazać
refusal-RECORD_UNKNOWN = nie ma takiego zapisu gry
refusal-NOT_AWAY = na tym miejscu nikogo nie zastępuje bot
refusal-NO_QUESTION = nie ma pytania, na które można odpowiedzieć
refusal-NOTHING_SAID = wiadomość jest pusta
refusal-NOTATION = serwer nie rozumie tej akcji
refusal-OTHER_RULES = ta gra zaczęła się według innej wersji zasad
refusal-UNAVAILABLE = to jest chwilowo niedostępne, spróbuj za chwilę
refusal-NOT_OFFERED = ten serwer tego nie oferuje
refusal-NOT_FOUND = pod tym adresem nic nie ma
refusal-NOT_ALLOWED = to nie jest tu dozwolone
refusal-MALFORMED = serwer nie rozumie tego zapytania
refusal-TOO_LONG = to jest za długie
refusal-TOO_MANY = to za dużo naraz
refusal-NO_TOKEN = bot musi wysłać swój token
refusal-WHO_ARE_YOU = serwer nie zna jeszcze tej przeglądarki, odśwież stronę
refusal-ELSEWHERE = zapytanie pochodzi z innej strony
refusal-FAILURE = coś się nie udało na serwerze
refusal-ENGINE_FAILED = silnik gry w tej przeglądarce zawiódł, odśwież stronę

## Tickets
tickets = Bilety
tickets-done = zrealizowane: { $done } z { $n }
tickets-none = Nie masz jeszcze biletów.
ticket-long = długa trasa
ticket-done = zrealizowany
ticket-done-points = { $n ->
    [one] zrealizowany, { $n } punkt
    [few] zrealizowany, { $n } punkty
   *[many] zrealizowany, { $n } punktów
}
ticket-missing = { $n ->
    [one] brakuje { $n } pola
    [few] brakuje { $n } pól
   *[many] brakuje { $n } pól
}
ticket-blocked = nie da się już zrealizować
ticket-countries = { $n ->
    [one] { $a } – { $n } kraj
    [few] { $a } – jeden z { $n } krajów
   *[many] { $a } – jeden z { $n } krajów
}
ticket-celebrated = Bilet zrealizowany!
tour-values = W tej kolejności: { $ordered }, w innej: { $any }, bez połączenia: −{ $penalty }
offer-title = { $n ->
    [0] Zatrzymaj dowolne bilety
    [one] Zatrzymaj co najmniej { $n } bilet
    [few] Zatrzymaj co najmniej { $n } bilety
   *[many] Zatrzymaj co najmniej { $n } biletów
}
offer-keep = { $n ->
    [0] Nie zatrzymuj żadnego
    [one] Zatrzymaj { $n } bilet, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
    [few] Zatrzymaj { $n } bilety, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[many] Zatrzymaj { $n } biletów, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
}
offer-too-few = { $n ->
    [one] Wybierz co najmniej { $n }
    [few] Wybierz co najmniej { $n }
   *[many] Wybierz co najmniej { $n }
}

## What happened
log = Przebieg gry
story = Dziennik, czat i co możesz wiedzieć
log-empty = Gra się zaczyna.
log-tickets-offered = { $n ->
    [one] { $player } ogląda { $n } bilet
    [few] { $player } ogląda { $n } bilety
   *[many] { $player } ogląda { $n } biletów
}
log-tickets-kept = { $n ->
    [0] { $player } nie zatrzymuje biletu
    [one] { $player } zatrzymuje { $n } bilet
    [few] { $player } zatrzymuje { $n } bilety
   *[many] { $player } zatrzymuje { $n } biletów
}
log-tickets-kept-own = { $n ->
    [0] { $player } nie zatrzymuje biletu
    [one] { $player } zatrzymuje bilet: { $tickets }
    [few] { $player } zatrzymuje { $n } bilety: { $tickets }
   *[many] { $player } zatrzymuje { $n } biletów: { $tickets }
}
log-decision-made = { $player }: decyzja zapadła
log-pieces-chosen = { $player } bierze { $wagons ->
    [one] { $wagons } wagonik
    [few] { $wagons } wagoniki
   *[many] { $wagons } wagoników
} i { $ships ->
    [one] { $ships } statek
    [few] { $ships } statki
   *[many] { $ships } statków
}
log-card-taken = { $player } bierze odkrytą kartę: { $card }
log-card-drawn = { $player } dobiera kartę w ciemno
log-card-drawn-own = { $player } dobiera w ciemno: { $card }
log-market-swept = { $wild ->
    [joker] Za dużo dżokerów: odkryte karty są odrzucone, w ich miejsce trafiają nowe
   *[loco] Za dużo lokomotyw: odkryte karty są odrzucone, w ich miejsce trafiają nowe
}
log-deck-shuffled = { $n ->
    [one] Odrzucone karty przetasowane w nową talię: { $n } karta
    [few] Odrzucone karty przetasowane w nową talię: { $n } karty
   *[many] Odrzucone karty przetasowane w nową talię: { $n } kart
}
log-tunnel-tried = { $n ->
    [0] { $player } drąży { $route }: { $cards }, bez dopłaty
    [one] { $player } drąży { $route }: { $cards }, dopłata: { $n } karta
    [few] { $player } drąży { $route }: { $cards }, dopłata: { $n } karty
   *[many] { $player } drąży { $route }: { $cards }, dopłata: { $n } kart
}
log-tunnel-given-up = { $player } rezygnuje z tunelu { $route }
log-route-claimed = { $n ->
    [one] { $player } zajmuje { $route } ({ $cards }) za { $n } punkt
    [few] { $player } zajmuje { $route } ({ $cards }) za { $n } punkty
   *[many] { $player } zajmuje { $route } ({ $cards }) za { $n } punktów
}
log-station-built = { $player } buduje dworzec: { $city }
log-port-built = { $player } buduje port: { $city }
log-exchanged-wagons = { $n ->
    [one] { $player } wymienia { $n } wagonik na statek
    [few] { $player } wymienia { $n } wagoniki na statki
   *[many] { $player } wymienia { $n } wagoników na statki
}
log-exchanged-ships = { $n ->
    [one] { $player } wymienia { $n } statek na wagonik
    [few] { $player } wymienia { $n } statki na wagoniki
   *[many] { $player } wymienia { $n } statków na wagoniki
}
log-routes-borrowed = { $n ->
    [0] { $player } nie korzysta z tras innych graczy
   *[other] { $player } korzysta z tras innych graczy: { $routes }
}
log-turn-passed = { $player } pasuje
log-taken-back = { $player } cofa: { $what }
log-last-turns = { $player } ma mało { $ships ->
    [0] wagoników
   *[other] elementów
}: { $n ->
    [one] została { $n } tura
    [few] zostały { $n } tury
   *[many] zostało { $n } tur
}
log-game-ended = Gra skończona

## The end
score-part = Punkty: { $part }
score-ticket-done = { $n ->
    [one] { $player }: { $ticket }, plus { $n } punkt
    [few] { $player }: { $ticket }, plus { $n } punkty
   *[many] { $player }: { $ticket }, plus { $n } punktów
}
score-ticket-failed = { $n ->
    [one] { $player }: { $ticket } – bilet niezrealizowany, minus { $n } punkt
    [few] { $player }: { $ticket } – bilet niezrealizowany, minus { $n } punkty
   *[many] { $player }: { $ticket } – bilet niezrealizowany, minus { $n } punktów
}
score-bonus = { $part }, { $count }: { $players }, plus { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
score-won = { $n ->
    [one] { $player } wygrywa o jeden punkt!
    [few] { $player } wygrywa o { $n } punkty!
   *[many] { $player } wygrywa o { $n } punktów!
}
score-won-by = { $by ->
    [more_tickets] Wygrywa { $player }: tyle samo punktów, ale więcej zrealizowanych biletów!
    [fewer_stations] Wygrywa { $player }: tyle samo punktów, ale mniej dworców!
    [longest_bonus] Wygrywa { $player }: tyle samo punktów, ale najdłuższa trasa!
   *[longer_path] Wygrywa { $player }: tyle samo punktów, ale dłuższa trasa!
}
score-shared = Wspólne zwycięstwo: { $players }
score-winner = Zwycięzca
score-skip = Pomiń
score-again = Pokaż ponownie
part-routes = Trasy
part-tickets = Bilety
part-stations = Dworce
part-ports = Porty
part-longest-path = Najdłuższa trasa
part-most-tickets = Najwięcej biletów
score-total = Razem
count-completed = zrealizowane: { $n }
count-longest = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
count-built = wybudowane: { $n }
show-scores = Pokaż punktację
play-again = Zagraj ponownie
replay = Powtórka
download-record = Pobierz zapis gry

## Hints
hint = Podpowiedź
hint-about = Co zrobiłby komputer?
hint-follow = Zrób to
hints-allowed = Podpowiedzi: gracze mogą pytać, co zrobić
practice-allowed = Trening: wszystko można cofnąć

## Refusals before a game
refusal-COLOR_TAKEN = ten kolor ma już inny gracz
refusal-AWAY = gra za ciebie bot: najpierw wróć na swoje miejsce
refusal-YOUR_TURN = to twoja tura: zrób to teraz
refusal-UNDONE = grę cofnięto
