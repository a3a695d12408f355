# Railwright po polsku. Te same komunikaty są w en.ftl, pl.ftl i nb.ftl; test je porównuje.

## Gry i miejsca
game-europe = Europa
game-nordic = Kraje Nordyckie
game-switzerland = Szwajcaria
game-world = Dookoła Świata
game-usa = USA
country-france = Francja
country-germany = Niemcy
country-austria = Austria
country-italy = Włochy
country-osterreich = Austria
country-deutschland = Niemcy
country-italia = Włochy

## Karty, kolory, trasy
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
    [yellow-port] żółty wagon z portem
    [green-port] zielony wagon z portem
    [purple-port] fioletowy wagon z portem
    [black-port] czarny wagon z portem
    [white-port] biały wagon z portem
    [red-ship] czerwony statek
    [yellow-ship] żółty statek
    [green-ship] zielony statek
    [purple-ship] fioletowy statek
    [black-ship] czarny statek
    [white-ship] biały statek
    [red-double] czerwone dwa statki
    [yellow-double] żółte dwa statki
    [green-double] zielone dwa statki
    [purple-double] fioletowe dwa statki
    [black-double] czarne dwa statki
    [white-double] białe dwa statki
   *[other] { $kind }
}
cards = { $n } × { $card }
kind-tunnel = tunel
kind-ferry = prom
kind-sea = trasa morska
route-ends = { $a } – { $b }
route-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
route-locomotives = { $n ->
    [one] potrzebna { $n } lokomotywa
    [few] potrzebne { $n } lokomotywy
   *[many] potrzeba { $n } lokomotyw
}
route-pairs = { $n ->
    [one] { $n } pole kosztuje parę kart
    [few] { $n } pola kosztują po parze kart
   *[many] { $n } pól kosztuje po parze kart
}
route-any-cards = dowolne { $n } karty zastępują jedną
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
board-label = Plansza: { $game }. Strzałki prowadzą od trasy do trasy, Enter zajmuje.
city-build = { $city }: możesz tu budować
nothing = nic

## Gracze
players = Gracze
bot-name = { $level ->
    [easy] Bot, łatwy
    [hard] Bot, trudny
    [expert] Bot, ekspert
   *[medium] Bot, średni
}
level = { $level ->
    [easy] łatwy
    [hard] trudny
    [expert] ekspert
   *[medium] średni
}
guest = Gość
spectator = Widz
player-number = Gracz { $n }
player-deciding = , ma zdecydować
seat-away = gra za niego bot
seat-offline = niepołączony
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

## Wiersz stanu
status-turn = Twoja tura: { $actions }.
status-your-turn = Twoja tura.
status-sending = Chwileczkę …
status-second-card = Weź drugą kartę.
status-opening = Wybierz bilety, które zatrzymujesz.
status-offer = Wybierz bilety, które zatrzymujesz.
status-pieces = Wybierz swoje wagoniki i statki.
status-tunnel = { $n ->
    [one] Tunel kosztuje jeszcze jedną kartę: zapłać albo zrezygnuj.
    [few] Tunel kosztuje jeszcze { $n } karty: zapłać albo zrezygnuj.
   *[many] Tunel kosztuje jeszcze { $n } kart: zapłać albo zrezygnuj.
}
status-refill = Wybierz talię, która uzupełni puste miejsce.
status-borrowing = Powiedz, które trasy wypożyczają twoje dworce.
status-over = Gra skończona.
status-wait-opening = Bilety wybiera jeszcze: { $players }.
status-wait-pieces = Wagoniki i statki wybiera jeszcze: { $players }.
status-wait-turn = Gra { $player }.
status-wait-second-card = { $player } bierze drugą kartę.
status-wait-offer = { $player } wybiera bilety.
status-wait-tunnel = { $player } decyduje o tunelu.
status-wait-refill = { $player } uzupełnia odkryte karty.
status-wait-borrowing = { $player } mówi, co wypożyczają dworce.
may-draw = dobierz karty
may-claim = { $n ->
    [one] zajmij jedyną trasę, na którą masz karty
    [few] zajmij jedną z { $n } tras
   *[many] zajmij jedną z { $n } tras
}
may-tickets = dobierz bilety
may-station = zbuduj dworzec
may-port = zbuduj port
may-exchange = wymień elementy
may-pass = spasuj
last-turns = { $n ->
    [0] Ostatnia tura
    [one] Ostatnie tury: jeszcze { $n }
    [few] Ostatnie tury: jeszcze { $n }
   *[many] Ostatnie tury: jeszcze { $n }
}
connection-lost = Brak połączenia – próbuję ponownie …
title-my-turn = ● Twoja tura – { $game }
decision-waits = Twoja decyzja zapadła. Inni jeszcze myślą.

## Odkryte karty i ręka
market = Odkryte karty i talie
market-card = { $reason ->
    [none] Odkryta karta { $slot }: { $card }
   *[other] Odkryta karta { $slot }: { $card }. { $reason }
}
market-empty = Miejsce { $slot } jest puste
deck-label = { $n ->
    [one] Dobierz w ciemno, została { $n } karta
    [few] Dobierz w ciemno, zostały { $n } karty
   *[many] Dobierz w ciemno, zostało { $n } kart
}
deck-wagon-label = { $n ->
    [one] Dobierz w ciemno kartę wagonu, została { $n }
    [few] Dobierz w ciemno kartę wagonu, zostały { $n }
   *[many] Dobierz w ciemno kartę wagonu, zostało { $n }
}
deck-ship-label = { $n ->
    [one] Dobierz w ciemno kartę statku, została { $n }
    [few] Dobierz w ciemno kartę statku, zostały { $n }
   *[many] Dobierz w ciemno kartę statku, zostało { $n }
}
deck-title = Talia: { $n }, odrzucone: { $discards }
ticket-deck-label = { $n ->
    [one] Dobierz bilety, został { $n }
    [few] Dobierz bilety, zostały { $n }
   *[many] Dobierz bilety, zostało { $n }
}
hand-label = { $n ->
    [one] Twoja ręka: { $n } karta
    [few] Twoja ręka: { $n } karty
   *[many] Twoja ręka: { $n } kart
}
hand-group = { $n } × { $card }: pokaż, za co można nią zapłacić
hand-empty = Brak kart na ręce.

## Dlaczego nie
why-not-your-turn = To nie twoja tura.
why-second-wild = Nie jako druga karta: odkrytą lokomotywę można wziąć tylko jako pierwszą i jedyną.
why-finish-first = Najpierw dokończ to, co zaczęte.
why-few-cards = Nie masz jeszcze na nią kart.
refused = Niemożliwe: { $reason }.
rule-link = Zasada { $rule }
refusal-GAME_OVER = gra jest skończona
refusal-NOT_YOUR_TURN = to nie twoja tura
refusal-WRONG_PHASE = to nie jest na to pora
refusal-ACTION_NOT_IN_GAME = w tej grze nie ma takiej akcji
refusal-ROUTE_TAKEN = ta trasa jest już zajęta
refusal-TRACK_SAME_PLAYER = druga nitka tej podwójnej trasy jest twoja
refusal-TRACK_CLOSED = przy tylu graczach używa się tylko jednej nitki podwójnej trasy
refusal-CITY_HAS_STATION = w tym mieście jest już dworzec
refusal-NO_STATION_LEFT = nie masz już dworców
refusal-NOT_A_PORT_CITY = w tym mieście nie można zbudować portu
refusal-CITY_HAS_PORT = w tym mieście jest już port
refusal-NO_OWN_ROUTE = najpierw potrzebujesz własnej trasy do tego miasta
refusal-NO_PORT_LEFT = nie masz już portów
refusal-NOT_ENOUGH_PIECES = zostało ci za mało elementów
refusal-CARD_NOT_HELD = nie masz tych kart
refusal-WRONG_CARD_KIND = to nie te karty
refusal-WILD_NOT_ALLOWED = tu nie można użyć lokomotyw
refusal-WRONG_COLOR = to nie ten kolor
refusal-MIXED_COLORS = wszystkie karty muszą być jednego koloru
refusal-FERRY_NEEDS_LOCOMOTIVE = ten prom wymaga więcej lokomotyw
refusal-PORT_SYMBOL_MISSING = tym kartom brakuje symbolu portu
refusal-UNPAIRED_CARD = za te pola płaci się parami jednego koloru
refusal-SUPERFLUOUS_CARD = to więcej, niż kosztuje
refusal-WRONG_CARD_COUNT = to zła liczba kart
refusal-EXTRA_PAYMENT_INVALID = tymi kartami nie zapłacisz za tunel
refusal-SECOND_CARD_WILD = odkrytą lokomotywę można wziąć tylko jako pierwszą i jedyną
refusal-NOTHING_TO_DRAW = nie ma już kart do dobrania
refusal-DECK_EMPTY = ta talia jest pusta
refusal-TICKET_DECK_EMPTY = nie ma już biletów
refusal-TOO_FEW_TICKETS = musisz zatrzymać więcej biletów
refusal-TICKET_NOT_OFFERED = tego biletu nie ma w ofercie
refusal-TICKET_LOCKED = zatrzymane bilety zostają z tobą
refusal-SPLIT_INVALID = wagoników i statków musi być tyle, ile mówi gra
refusal-EXCHANGE_LIMIT = nie możesz wymienić tylu elementów
refusal-PASS_NOT_ALLOWED = nie można spasować, gdy da się coś zrobić
refusal-BORROWING_INVALID = twoje dworce nie mogą tego wypożyczyć
refusal-NOTHING_TO_UNDO = nie masz czego cofnąć
refusal-NOT_PLAYING = gra się nie toczy
refusal-NOT_YOUR_SEAT = to nie twoje miejsce
refusal-TOO_FAST = to było za dużo naraz, odczekaj chwilę
refusal-NO_HINTS = przy tym stole gra się bez podpowiedzi

## Płacenie, budowa, tunele
pay-ways = Sposoby zapłaty
pay-all = Pokaż wszystkie sposoby: { $n }
pay-own = Wybierz karty pojedynczo
pay-listed = Wróć do listy
pay-about = Wybierz sposób zapłaty.
fewer = O jedną mniej: { $card }
more = O jedną więcej: { $card }
cancel = Anuluj
close = Zamknij
claim-confirm = Zajmij
station-confirm = Zbuduj
port-confirm = Zbuduj
station-in = Dworzec: { $city }
port-in = Port: { $city }
build-station = Dworzec
build-port = Port
station-where = Wybierz miasto na swój dworzec.
port-where = Wybierz miasto na swój port.
exchange = Wymiana
exchange-title = Wymiana elementów
exchange-about = Każdy wymieniony element kosztuje punkt, a wymiana jest twoją turą.
exchange-which = Które elementy oddajesz
exchange-wagons = Wagoniki na statki
exchange-ships = Statki na wagoniki
exchange-count = { $n ->
    [one] { $n } element
    [few] { $n } elementy
   *[many] { $n } elementów
}
exchange-do = { $n ->
    [one] Wymień za { $n } punkt
    [few] Wymień za { $n } punkty
   *[many] Wymień za { $n } punktów
}
pass = Pas
twins-title = Która nitka trasy { $route }?
tunnel-title = Tunel { $route }
tunnel-laid = Wyłożone
tunnel-revealed = Odkryte
tunnel-extra = { $n ->
    [one] Kosztuje jeszcze jedną kartę.
    [few] Kosztuje jeszcze { $n } karty.
   *[many] Kosztuje jeszcze { $n } kart.
}
tunnel-cannot = { $n ->
    [one] Kosztuje jeszcze jedną kartę, której nie masz.
    [few] Kosztuje jeszcze { $n } karty, których nie masz.
   *[many] Kosztuje jeszcze { $n } kart, których nie masz.
}
tunnel-pay = Zapłać
tunnel-give-up = Zrezygnuj i weź karty z powrotem
tunnel-waits = { $n ->
    [one] { $player } musi dopłacić jedną kartę albo zrezygnować.
    [few] { $player } musi dopłacić { $n } karty albo zrezygnować.
   *[many] { $player } musi dopłacić { $n } kart albo zrezygnować.
}
refill-title = Która talia uzupełni miejsce?
refill-wagon = Wagony
refill-ship = Statki
refill-always = zawsze ta
fleet-title = Twoje wagoniki i statki
fleet-about = Weź { $n } elementów. Inni poznają twój wybór, gdy wszyscy zdecydują.
fleet-range = Liczba wagoników
fleet-wagons = { $n ->
    [one] wagonik
    [few] wagoniki
   *[many] wagoników
}
fleet-recommended = Zalecane: 20 i 40
fleet-take = Biorę te
borrow-title = Co wypożyczają twoje dworce?
borrow-nothing = nic
borrow-do = Zatwierdź

## Bilety
tickets = Bilety
tickets-done = gotowe: { $done } z { $n }
tickets-none = Nie masz jeszcze biletów.
ticket-long = długa trasa
ticket-done = gotowy
ticket-done-points = { $n ->
    [one] gotowy, { $n } punkt
    [few] gotowy, { $n } punkty
   *[many] gotowy, { $n } punktów
}
ticket-missing = { $n ->
    [one] brakuje { $n } pola
    [few] brakuje { $n } pól
   *[many] brakuje { $n } pól
}
ticket-blocked = nie ma już drogi
ticket-countries = { $a } – kraje
ticket-celebrated = Bilet zrealizowany!
tour-values = W kolejności { $ordered }, inaczej { $any }, nieudany −{ $penalty }
offer-title = { $n ->
    [0] Zatrzymaj dowolne bilety
    [one] Zatrzymaj co najmniej { $n } bilet
    [few] Zatrzymaj co najmniej { $n } bilety
   *[many] Zatrzymaj co najmniej { $n } biletów
}
offer-keep = { $n ->
    [0] Nie zatrzymuj żadnego
    [one] Zatrzymaj { $n } bilet, punkty: { $points }
    [few] Zatrzymaj { $n } bilety, punkty: { $points }
   *[many] Zatrzymaj { $n } biletów, punkty: { $points }
}
offer-too-few = { $n ->
    [one] Wybierz co najmniej { $n }
    [few] Wybierz co najmniej { $n }
   *[many] Wybierz co najmniej { $n }
}

## Co się stało
log = Przebieg gry
story = Dziennik i czat
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
log-pieces-chosen = { $player }: wagoniki { $wagons }, statki { $ships }
log-card-taken = { $player } bierze odkrytą kartę: { $card }
log-card-drawn = { $player } dobiera kartę w ciemno
log-card-drawn-own = { $player } dobiera w ciemno: { $card }
log-market-swept = Za dużo lokomotyw: odkryte karty są rozłożone na nowo
log-deck-shuffled = { $n ->
    [one] Odrzucone karty tworzą talię: { $n } karta
    [few] Odrzucone karty tworzą talię: { $n } karty
   *[many] Odrzucone karty tworzą talię: { $n } kart
}
log-tunnel-tried = { $n ->
    [0] { $player } drąży { $route }: { $cards }, bez dopłaty
    [one] { $player } drąży { $route }: { $cards }, dopłata { $n } karta
    [few] { $player } drąży { $route }: { $cards }, dopłata { $n } karty
   *[many] { $player } drąży { $route }: { $cards }, dopłata { $n } kart
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
log-routes-borrowed = { $player } wypożycza { $routes }
log-turn-passed = { $player } pasuje
log-last-turns = { $n ->
    [one] { $player } ma mało elementów: została { $n } tura
    [few] { $player } ma mało elementów: zostały { $n } tury
   *[many] { $player } ma mało elementów: zostało { $n } tur
}
log-game-ended = Gra skończona

## Koniec
score-routes = Punkty za trasy
score-ticket-done = { $n ->
    [one] { $player }: { $ticket }, plus { $n } punkt
    [few] { $player }: { $ticket }, plus { $n } punkty
   *[many] { $player }: { $ticket }, plus { $n } punktów
}
score-ticket-failed = { $n ->
    [one] { $player }: { $ticket } bez połączenia, minus { $n } punkt
    [few] { $player }: { $ticket } bez połączenia, minus { $n } punkty
   *[many] { $player }: { $ticket } bez połączenia, minus { $n } punktów
}
score-longest = Najdłuższa trasa, długość { $n }: { $players }, punkty: { $points }
score-most-tickets = Najwięcej biletów: { $players }, punkty: { $points }
score-stations = Punkty za niewybudowane dworce
score-ports = Punkty za porty
score-won = Wygrywa { $player }!
score-won-by = { $by ->
    [more_tickets] Wygrywa { $player }: tyle samo punktów, ale więcej biletów!
    [fewer_stations] Wygrywa { $player }: tyle samo punktów, ale mniej dworców!
    [longest_bonus] Wygrywa { $player }: tyle samo punktów, ale najdłuższa trasa!
   *[longer_path] Wygrywa { $player }: tyle samo punktów, ale dłuższa trasa!
}
score-shared = Wspólne zwycięstwo: { $players }
score-skip = Pomiń
score-player = Gracz
score-col-routes = Trasy
score-col-tickets = Bilety
score-col-stations = Dworce
score-col-ports = Porty
score-col-longest = Najdłuższa trasa
score-col-most = Najwięcej biletów
score-col-total = Razem
score-tickets = Wszystkie bilety
show-scores = Pokaż punktację
play-again = Zagraj ponownie
replay = Powtórka
download-record = Pobierz zapis gry

## Narzędzia stołu
undo = Cofnij
undo-ask = Zapytaj innych, czy możesz cofnąć
undo-question = { $player } chce cofnąć ostatnią akcję. Zgoda?
undo-waits = Prosisz o cofnięcie ruchu; czekamy na zgodę: { $players }.
undo-agree = Zgoda
undo-refuse = Nie
plan = Plan
plan-title = Plan
plan-about = Zaznacz trasy, aby zobaczyć, ile kosztują i co dają.
plan-sum = { $routes ->
    [one] { $routes } trasa, pola: { $spaces }, punkty: { $points }
    [few] { $routes } trasy, pola: { $spaces }, punkty: { $points }
   *[many] { $routes } tras, pola: { $spaces }, punkty: { $points }
}
plan-needs = { $cards ->
    [0] Masz wszystkie karty; tury: około { $turns }
    [one] Brakuje { $cards } karty; tury: około { $turns }
    [few] Brakuje { $cards } kart; tury: około { $turns }
   *[many] Brakuje { $cards } kart; tury: około { $turns }
}
plan-clear = Wyczyść
plan-done = Gotowe
menu = Menu stołu
share-table = Link do tego stołu
move-seat = Przenieś moje miejsce na inne urządzenie
tv-mode = Plansza na duży ekran
tv-waits = Plansza pojawi się tutaj, gdy gra się zacznie.
leave-table = Opuść grę
leave-sure = Opuścić grę? Twoje miejsce zajmie bot.
link-copied = Link, skopiowany do schowka:
commitment = Tasowanie ustalono przed grą; jego pieczęć:
away-about = Za gracza { $player } gra bot.
away-return = Wróć na miejsce
watching = Oglądasz grę. Widać tylko to, co mogą wiedzieć wszyscy.
hand-over = { $player }, twoja tura
hand-over-about = Przekaż urządzenie. Do tego czasu karty są ukryte.
hand-over-ready = To ja, { $player }
tab-hand = Ręka
tab-tickets = Bilety
tab-players = Gracze
tab-log = Dziennik
tab-chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Napisz coś
chat-send = Wyślij
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Cała plansza
help = Klawisze
key-market = weź odkrytą kartę
key-deck = dobierz w ciemno
key-ships = dobierz w ciemno kartę statku
key-tickets = dobierz bilety
key-answer = odpowiedz na pytanie
key-board = przejdź na planszę
key-arrows = od trasy do trasy
key-next = następna lub poprzednia trasa do zajęcia
key-enter = zajmij
key-hand = przejdź do ręki
key-hint = poproś o podpowiedź
key-undo = cofnij
key-zoom = powiększ, pomniejsz, cała plansza
key-escape = anuluj

## Podpowiedzi
hint = Podpowiedź
hint-about = Co zrobiłby planista?
hint-follow = Zrób to
hints-allowed = Podpowiedzi: gracze mogą pytać, co zrobić
hint-claim = Zajmij { $route } ({ $cards }).
hint-station = Zbuduj dworzec: { $city }.
hint-port = Zbuduj port: { $city }.
hint-up = Weź odkrytą kartę: { $card }.
hint-blind = { $deck ->
    [wagon] Dobierz w ciemno kartę wagonu.
    [ship] Dobierz w ciemno kartę statku.
   *[only] Dobierz kartę w ciemno.
}
hint-keep = { $n ->
    [0] Nie zatrzymuj żadnego biletu.
   *[other] Zatrzymaj { $tickets }.
}
hint-pieces = Weź wagoniki: { $wagons }, statki: { $ships }.
hint-exchange-wagons = { $n ->
    [one] Wymień { $n } wagonik na statek.
    [few] Wymień { $n } wagoniki na statki.
   *[many] Wymień { $n } wagoników na statki.
}
hint-exchange-ships = { $n ->
    [one] Wymień { $n } statek na wagonik.
    [few] Wymień { $n } statki na wagoniki.
   *[many] Wymień { $n } statków na wagoniki.
}
hint-pay = Zapłać za tunel: { $cards }.
hint-refill = { $deck ->
    [ship] Uzupełnij puste miejsce kartą statku.
   *[wagon] Uzupełnij puste miejsce kartą wagonu.
}
hint-borrow = Niech twoje dworce wypożyczą: { $routes }.
hint-tickets = Dobierz bilety.
hint-give-up = Zrezygnuj z tunelu.
hint-pass = Spasuj.
hint-why-only = Nic innego nie możesz zrobić.
hint-why-tickets = { $n ->
    [one] To droga twojego biletu { $tickets }.
    [few] To droga twoich biletów { $tickets }.
   *[many] To droga twoich biletów { $tickets }.
}
hint-why-points = Daje dużo punktów w krótkim czasie.
hint-why-card = Potrzebujesz jej na trasę { $route }.
hint-why-wild = Karta { $wild } przyda się prawie wszędzie.
hint-why-blind = Żadna odkryta karta nie jest lepsza niż szczęście.
hint-why-time = Twoje bilety są obsłużone, a na kolejne jest czas.

## Strona startowa
start-title = Połącz miasta na mapie
start-about = Wielkie gry o trasach kolejowych w przeglądarce: pięć plansz, mocne boty, znajomi przez link. Bez konta, bez instalacji.
play-now = Zagraj teraz
board = Plansza
seats-range = gracze: { $low }–{ $high }
bots-number = Boty
bots-level = Siła
play-button = Zagraj: { $game }
with-friends = Ze znajomymi
with-friends-about = Załóż stół i wyślij link.
pass-and-play = Przy jednym urządzeniu
pass-and-play-about = Kilka osób, jedno urządzenie.
watch = Oglądaj
watch-about = Otwarte stoły i twoje własne.
watch-none = W tej chwili nie ma otwartych stołów.
learn = Zasady
learn-about = Wszystkie zasady i różnice.
my-tables = Moje stoły
my-tables-none = Nie masz tu jeszcze żadnej gry.
join = Dołącz do stołu
join-link = Link do stołu
join-go = Przejdź
unofficial = Nieoficjalny projekt miłośników, niezwiązany z wydawcą ani autorami gry Wsiąść do Pociągu.
gallery = Wszystkie plansze
trouble = { $code ->
    [OFFLINE] Nie można połączyć się z serwerem. Spróbuj ponownie.
    [LINK] To nie wygląda na link do stołu.
    [SEAT_TAKEN] Ktoś właśnie zajął to miejsce.
    [NOT_HOST] To może zrobić tylko gospodarz stołu.
    [NAME] Takie imię jest niemożliwe.
    [TOO_FAST] To było za dużo naraz. Odczekaj chwilę.
   *[other] To się nie udało ({ $code }).
}
main-menu = Menu główne
nav-tables = Stoły
nav-rules = Zasady
language = Język
settings = Ustawienia
theme-light = Jasny
theme-dark = Ciemny
loading = Chwileczkę …
to-start = Na stronę startową
page-missing = Nic tu nie ma
page-missing-about = Adres może być stary albo błędny.
table-unknown = Nie ma takiego stołu
table-status = { $status ->
    [open] czeka
    [playing] w toku
   *[over] skończony
}

## Zakładanie stołu
lobby-about = Wyślij link; gra zacznie się, gdy wszystkie miejsca będą zajęte.
lobby-join-about = Podaj imię i zajmij miejsce. Konto nie jest potrzebne.
lobby-share = Zaproś
lobby-link = Link do tego stołu
lobby-seats = Miejsca
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
your-name = Twoje imię
seat-open = wolne
sit-here = Usiądź tutaj
seat-bot = Oddaj miejsce { $n } botowi
add-bot = Dodaj bota …
that-is-you = to ty
leave = Wstań
remove = Usuń
start-game = Zacznij grę
start-waits = Czekam na wszystkie miejsca
host-starts = Grę zaczyna gospodarz.
seat-kind = Kto zajmuje miejsce { $n }
seat-me = Ja
seat-here = Tutaj
seat-guest = Przez link
seat-a-bot = Bot
seat-name = Imię na miejscu { $n }
seat-guest-about = Kto otworzy link
seat-remove = Usuń miejsce { $n }
seat-add = Dodaj miejsce
more-options = Więcej
clock = Czas na turę
clock-choice = { $seconds ->
    [120] 2 minuty
    [600] 10 minut
    [86400] 1 dzień
    [259200] 3 dni
   *[0] bez ograniczeń
}
listed = Każdy może oglądać (na liście)
create-table = Załóż stół
option-swiss-trains = Wagoniki
option-swiss-country-through = Kraje łączą swoje stacje
option-nordic-three-loco-reset = Trzy lokomotywy zmieniają odkryte karty
option-nordic-ferry-substitute = Trzy karty zastępują na promach
option-max-consecutive-resets = Najwięcej zmian odkrytych kart z rzędu
option-draw-face-up-when-decks-empty = Odkryte karty przy pustej talii
option-station-choice = Co wypożyczają dworce
option-pass-rule = Pasowanie
option-first-player = Kto zaczyna
option-tour-order = Kolejność na biletach objazdowych
option-world-tie-break = Remisy
option-world-start-pieces = Wagoniki i statki
option-choice = { $choice ->
    [true] tak
    [false] nie
    [on] tak
    [off] nie
    [random] losowo
    [automatic] najlepsze dla właściciela
    [owner] decyduje właściciel
    [allowed] dozwolone
    [forbidden] zabronione
    [only_when_stuck] tylko gdy nic nie można
    [always] zawsze
    [any_locomotive] dowolną lokomotywę
    [symbols_only] tylko nadrukowane
    [trail] każda trasa raz
    [simple_path] każde miasto raz
    [walk] dowolnie
    [shared] wspólne zwycięstwo
    [completed_tickets] więcej biletów
    [free] wolny wybór
    [fixed20_40] 20 i 40
   *[other] { $choice }
}

## Ustawienia
setting-theme = Wygląd
theme-value = { $value ->
    [light] jasny
    [dark] ciemny
   *[auto] jak urządzenie
}
setting-speed = Animacje
speed-value = { $value ->
    [off] brak
    [fast] szybkie
    [slow] wolne
   *[normal] zwykłe
}
setting-confirm = Pytaj przed zajęciem
confirm-value = { $value ->
    [always] zawsze
    [never] nigdy
   *[touch] na ekranach dotykowych
}
setting-refill = Dookoła Świata: talia uzupełniająca
refill-value = { $value ->
    [wagon] wagony
    [ship] statki
   *[ask] pytaj
}
setting-sound = Dźwięki
setting-letters = Litery na kolorach
setting-twin = Pytaj o nitkę podwójnej trasy
setting-notify = Powiadamiaj, gdy moja tura
import = Obejrzyj zapis gry
import-about = Zapis pobrany tutaj albo utworzony w wierszu poleceń

## Powtórka
replay-title = Powtórka: { $game }
replay-first = Na początek
replay-back = Krok wstecz
replay-next = Krok dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-step = Krok { $at } z { $n }
replay-start = Stół jest przygotowany
replay-position = Miejsce w grze
replay-hands = Pokaż karty wszystkich
replay-curve = Punkty
replay-claims = Przejdź do zajęcia trasy
replay-tickets = Przejdź do biletu
replay-choose = wybierz …
replay-ticket-kept = { $player } zatrzymuje { $ticket }
replay-ticket-done = { $player } realizuje { $ticket }
replay-verify = Sprawdź tasowanie
replay-verified = Sekret zgadza się z pieczęcią sprzed gry.
replay-not-verified = Sekret nie zgadza się z pieczęcią!
replay-verify-how = Całą grę można sprawdzić poleceniem: { $command }
replay-unknown = Tej gry nie można odtworzyć
score-curve = Punkty graczy { $players }, kroki: { $n }

## Zasady
rules-title = Zasady: { $game }
rules-differs = Co tu jest inne
rules-all = Wszystkie zasady
