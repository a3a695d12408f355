## The status line
status-turn = Twoja tura: { $actions }.
status-your-turn = Twoja tura.
status-plan = Zaznacz trasy na planszy.
status-sending = Chwileczkę…
status-second-card = Weź drugą kartę.
status-opening = Wybierz bilety, które zatrzymujesz.
status-offer = Wybierz bilety, które zatrzymujesz.
status-pieces = Wybierz swoje wagoniki i statki.
status-tunnel = { $n ->
    [0] Odsłaniane karty: { $turned }.
    [one] Tunel kosztuje jeszcze jedną kartę: zapłać albo zrezygnuj.
    [few] Tunel kosztuje jeszcze { $n } karty: zapłać albo zrezygnuj.
   *[many] Tunel kosztuje jeszcze { $n } kart: zapłać albo zrezygnuj.
}
status-refill = Wybierz talię, która uzupełni puste miejsce.
status-borrowing = Wybierz trasy, z których korzystają twoje dworce.
status-over = Gra skończona.
status-wait-opening = { $n ->
    [one] Bilety wybiera jeszcze { $players }.
    [few] Bilety wybierają jeszcze: { $players }.
   *[many] Bilety wybierają jeszcze: { $players }.
}
status-wait-pieces = { $n ->
    [one] Wagoniki i statki wybiera jeszcze { $players }.
    [few] Wagoniki i statki wybierają jeszcze: { $players }.
   *[many] Wagoniki i statki wybierają jeszcze: { $players }.
}
status-wait-turn = Gra { $player }.
status-wait-second-card = { $player } bierze drugą kartę.
status-wait-offer = { $player } wybiera bilety.
status-wait-tunnel = { $player } decyduje o tunelu.
status-wait-refill = { $player } uzupełnia odkryte karty.
status-wait-borrowing = { $player } wybiera trasy dla swoich dworców.
may-draw = dobierz karty
may-claim = zajmij trasę
may-draw-or-claim = dobierz lub zajmij trasę
may-pay-or-give-up = zapłać albo zrezygnuj
may-tickets = dobierz bilety
may-cards-or-tickets = dobierz karty lub bilety
may-station = wybuduj dworzec
may-port = wybuduj port
may-exchange = wymień elementy
may-pass = spasuj
connection-lost = Brak połączenia – próbuję ponownie…
title-my-turn = ● Twoja tura – { $game }
decision-waits = Twoja decyzja zapadła. Inni jeszcze myślą.

## The market, the hand
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
hand-group = { $n } × { $card }: pokaż, co można zająć za te karty
hand-empty = Brak kart na ręce.

## Why not
why-not-your-turn = To nie twoja tura.
why-finish-first = Najpierw dokończ to, co zaczęte.
why-few-cards = Nie masz jeszcze na nią kart.

## Paying, building, tunnels
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
station-confirm = Wybuduj
port-confirm = Wybuduj
station-in = Dworzec: { $city }
port-in = Port: { $city }
build-station = Dworzec
build-port = Port
station-where = Wybierz miasto na swój dworzec.
port-where = Wybierz miasto na swój port.
exchange = Wymiana
exchange-title = Wymiana elementów
exchange-about = Każdy wymieniony element kosztuje punkt, a wymiana zajmuje całą turę.
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
pass = Spasuj
twins-title = Która nitka trasy { $route }?
tunnel-title = Tunel { $route }
tunnel-laid = Wyłożone
tunnel-revealed = Odsłonięte
tunnel-turned = { $turned ->
    [0] W talii nie ma już kart
    [one] { $turned } karta z talii
    [few] { $turned } karty z talii
   *[many] { $turned } kart z talii
}, { $n ->
    [0] żadna się nie liczy
    [one] jedna się liczy
    [few] liczą się { $n }
   *[many] liczy się { $n }
}
tunnel-extra = { $n ->
    [one] Tunel kosztuje jeszcze jedną kartę: { $cards }.
    [few] Tunel kosztuje jeszcze { $n } karty: { $cards }.
   *[many] Tunel kosztuje jeszcze { $n } kart: { $cards }.
}
tunnel-held = Na ręce masz: { $cards }.
tunnel-cannot = { $n ->
    [one] Tunel kosztuje jeszcze jedną kartę: { $cards }. Nie masz takiej.
    [few] Tunel kosztuje jeszcze { $n } karty: { $cards }. Nie masz tylu.
   *[many] Tunel kosztuje jeszcze { $n } kart: { $cards }. Nie masz tylu.
}
tunnel-pay = Zapłać
tunnel-give-up = Zrezygnuj
tunnel-give-up-about = Jeśli zrezygnujesz, zabierasz wyłożone karty i kończysz turę.
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
fleet-about = Weź wagoniki i statki, razem { $n }. Inni poznają twój wybór, gdy wszyscy zdecydują.
fleet-range = Liczba wagoników
fleet-recommended = Zalecane: 20 i 40
fleet-take = Zatwierdź
borrow-title = Z których tras korzystają twoje dworce?
borrow-nothing = z żadnej
borrow-do = Zatwierdź

## Tools of the table
undo = Cofnij
undo-ask = Zapytaj innych, czy możesz cofnąć
undo-unfair = Możesz cofnąć ruch, który nie ujawnił niczego zakrytego, dopóki nikt inny nie wykona swojego
practice = Trening
practice-about = Stół treningowy: możesz cofnąć także to, co zakryte i już widziane, oraz ruchy botów; innych graczy pytamy o zgodę.
undo-question = { $player } chce cofnąć ostatnią akcję. Zgoda?
undo-waits = Prosisz o cofnięcie ruchu; czekamy na zgodę: { $players }.
undo-agree = Zgoda
undo-refuse = Nie
plan = Plan
plan-title = Plan
plan-about = Zaznacz trasy, aby zobaczyć, ile kosztują i co dają.
plan-sum = { $routes ->
    [one] { $routes } trasa · pola: { $spaces } · punkty: { $points }
    [few] { $routes } trasy · pola: { $spaces } · punkty: { $points }
   *[many] { $routes } tras · pola: { $spaces } · punkty: { $points }
}
plan-needs = { $cards ->
    [0] Masz wszystkie karty
    [one] Brakuje { $cards } karty
    [few] Brakuje { $cards } kart
   *[many] Brakuje { $cards } kart
}; { $turns ->
    [one] około { $turns } tury
    [few] około { $turns } tur
   *[many] około { $turns } tur
}
plan-clear = Wyczyść
plan-done = Gotowe
menu = Menu
share-table = Link do tego stołu
move-seat = Przenieś moje miejsce na inne urządzenie
tv-mode = Plansza na duży ekran
tv-waits = Plansza pojawi się tutaj, gdy gra się zacznie.
leave-table = Opuść grę
leave-sure = Opuścić grę? Twoje miejsce zajmie bot.
link-copied = Link skopiowany do schowka:
commitment = Kolejność kart zapieczętowano przed grą. Pieczęć:
seal = Pieczęć tasowania
away-about = Za gracza { $player } gra bot.
away-return = Wróć na miejsce
watching = Oglądasz grę. Widać tylko to, co mogą wiedzieć wszyscy.
hand-over = { $player }, twoja tura
hand-over-about = Przekaż urządzenie. Do tego czasu karty są ukryte.
hand-over-ready = To ja, { $player }
tab-players = Gracze
tab-log = Dziennik
tab-chat = Czat
chat-unread = Nieprzeczytane wiadomości: { $n }
tab-known = Wiadomo
known = Co możesz wiedzieć
known-unseen = Jeszcze niewidziane: { $n }, w taliach: { $decks }
known-discards = Odrzucone: { $n }
known-hidden = zakryte: { $n }
known-bonus = { $n ->
    [one] { $part }: { $n } punkt
    [few] { $part }: { $n } punkty
   *[many] { $part }: { $n } punktów
}
known-secret = tajne
known-leads = Teraz na prowadzeniu: { $players }
summary = Zasady na jednej karcie
help-new = Twoja pierwsza gra: najedź na bilet lub przygaszoną kartę albo stuknij w nie, a zobaczysz objaśnienie.
help-off = Wyłącz pomoc
sound-off = Dźwięk jest wyłączony.
sound-on = Dźwięk jest włączony.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Napisz coś
chat-send = Wyślij
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Cała plansza
help = Skróty klawiszowe

## Start page
start-title = Połącz miasta na mapie
start-about = Wielkie gry o trasach kolejowych w przeglądarce: przeciw silnym botom albo ze znajomymi przez link. Bez konta, bez instalacji.
waiting-for-you = Czekają na ciebie
other-ways = Inne sposoby gry
board = Plansza
seats-range = gracze: { $low }–{ $high }
bots-number = Boty
bots-level = Poziom
play-button = Zagraj: { $game }
play-offline = Graj offline
with-friends = Ze znajomymi
with-friends-about = Utwórz stół i wyślij link.
pass-and-play = Na jednym urządzeniu
pass-and-play-about = Kilka osób, jedno urządzenie.
companion = Z pudełkiem
companion-about = Dokładna punktacja gry na prawdziwym stole.
watch = Oglądaj
watch-about = Otwarte stoły i twoje własne.
watch-none = W tej chwili nie ma otwartych stołów.
puzzles = Zagadki
puzzles-about = Znajdź najlepszą decyzję; codziennie nowa.
lessons = Lekcje
lesson-label = Lekcja
lessons-about = Poznaj planszę, grając na niej.
learn = Zasady
learn-about = Wszystkie zasady i różnice między planszami.
my-tables = Moje stoły
my-tables-none = Nie masz tu jeszcze żadnej gry.
join = Dołącz do stołu
join-link = Link lub kod stołu
join-go = Przejdź
unofficial = Nieoficjalny projekt miłośników, niezwiązany z wydawcą ani autorami gry Wsiąść do Pociągu.
boards-all = Wszystkie plansze
trouble = { $code ->
    [OFFLINE] Nie można połączyć się z serwerem. Spróbuj ponownie.
    [LINK] To nie wygląda na link do stołu.
   *[other] To się nie udało ({ $code }).
}
main-menu = Menu główne
nav-tables = Stoły
nav-rules = Zasady
language = Język
settings = Ustawienia
theme-light = Jasny
theme-dark = Ciemny
loading = Chwileczkę…
to-start = Na stronę startową
missing-game = Nie ma gry o nazwie „{ $game }”
page-missing = Nic tu nie ma
page-missing-about = Adres może być stary albo błędny.
table-unknown = Nie ma takiego stołu
table-status = { $status ->
    [open] czeka
    [playing] w toku
   *[over] skończony
}

## Boards
boards = Plansze
board-map = Mapa: { $game }, z miastami i trasami
board-cities = { $n ->
    [one] { $n } miasto
    [few] { $n } miasta
   *[many] { $n } miast
}
board-routes = { $n ->
    [one] { $n } trasa
    [few] { $n } trasy
   *[many] { $n } tras
}
board-spaces = Pola
board-points = Punkty
board-number = Trasy
board-explore = Zobacz gry botów
board-others = Inne plansze
board-previous = Poprzednia plansza: { $game }
board-next = Następna plansza: { $game }

## Setting up a table
lobby-join-about = Podaj imię i zajmij miejsce. Konto nie jest potrzebne.
lobby-share = Zaproś
lobby-link = Link do tego stołu
lobby-seats = Miejsca
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
your-name = Twoje imię
name-first = Wpisz swoje imię, a potem usiądź.
seat-open = wolne
sit-here = Usiądź tutaj
seat-bot = Oddaj miejsce { $n } botowi
add-bot = Dodaj bota…
that-is-you = to ty
leave = Zwolnij miejsce
remove = Usuń
start-game = Zacznij grę
start-waits = Czekamy na graczy
seat-kind = Kto zajmuje miejsce { $n }
seat-me = Ja
seat-here = Tutaj
seat-guest = Z linku
seat-a-bot = Bot
seat-name = Imię na miejscu { $n }
seat-guest-about = Osoba, która otworzy link
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
listed = Publiczny: każdy może dołączyć lub oglądać
own-map = Własna mapa
own-map-about = Wybierz plik mapy. Zobaczą ją tylko osoby przy tym stole.
own-map-defects = Na tej mapie nie można grać:
own-map-chosen = { $title } – zasady: { $game }
own-map-chosen-rules = { $title } – zasady: { $game } (twój wybór, bo plik ich nie podaje)
own-map-too-long = Plik { $file } jest za duży na mapę. Limit znaków: { $most }.
own-map-no-map = Plik { $file } nie zawiera mapy.
own-map-remove = Usuń mapę
create-table = Utwórz stół
option-max-consecutive-resets = Limit wymian odkrytych kart
option-draw-face-up-when-decks-empty = Branie odkrytych kart przy pustej talii
option-station-choice = Trasy, z których korzystają dworce
option-pass-rule = Pasowanie
option-first-player = Pierwszy gracz
option-tour-order = Kolejność na biletach objazdowych
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
    [any_locomotive] zamiast każdej
    [symbols_only] tylko zamiast wymaganej
    [trail] każda trasa raz
    [simple_path] każde miasto raz
    [walk] dowolnie
    [shared] wspólne zwycięstwo
    [completed_tickets] więcej biletów
    [free] wolny wybór
    [fixed20_40] 20 i 40
   *[other] { $choice }
}

## Records
import = Obejrzyj zapis gry
import-about = Zapis pobrany tutaj albo utworzony w wierszu poleceń

## Replay
play-on = Graj dalej od tego miejsca
replay-unknown = Tej gry nie można odtworzyć
coach = Trener
score-curve = Punkty graczy { $players }, kroki: { $n }

## Rules pages
rules-title = Zasady: { $game }
rules-differs = Co tu jest inne
rules-booklet = Co mówi twoja instrukcja
rules-search = Szukaj w zasadach
rules-search-none = Nic nie znaleziono
print = Do druku
print-score-sheet = Arkusz punktacji
print-summary-card = Karty pomocy
print-tickets = Spis biletów
print-rules = Zasady
print-game = Cała gra

## The table at a glance
your-turn = Twoja tura
picked-cards = { $n ->
    [0] { $cards }: to za mało na jakąkolwiek trasę
    [one] { $cards }: możesz zająć jedną trasę{ $wanted ->
        [0] {""}
       *[other] , potrzebną do biletów
    }
    [few] { $cards }: możesz zająć { $n } trasy{ $wanted ->
        [0] {""}
       *[other] , potrzebne do biletów: { $wanted }
    }
   *[many] { $cards }: możesz zająć { $n } tras{ $wanted ->
        [0] {""}
       *[other] , potrzebne do biletów: { $wanted }
    }
}
hand-tab = Twoja ręka
market-tab = Odkryte karty
did-take = { $player } bierze
did-draw = { $player } dobiera
did-and-take = i bierze
did-and-draw = i dobiera
moves = Co zrobili pozostali
ticket-to-go = brakuje { $n }
ticket-line-done = zrealizowany
ticket-failed = niezrealizowany
moment-claims = { $player } +{ $n }
share-picture = Udostępnij obrazek
save-picture = Zapisz obrazek
picture-of-end = Plansza na koniec gry i wyniki
picture-missing = Nie udało się zrobić obrazka. Spróbuj ponownie.
pay-leaves = Potem masz jeszcze { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} i { $pieces ->
    [one] { $pieces } wagonik
    [few] { $pieces } wagoniki
   *[many] { $pieces } wagoników
}.
pay-leaves-ships = Potem masz jeszcze { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
} i { $pieces ->
    [one] { $pieces } statek
    [few] { $pieces } statki
   *[many] { $pieces } statków
}.
pay-leaves-cards = Potem masz jeszcze { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
draw-tickets-title = { $n ->
    [one] Dobrać { $n } bilet?
    [few] Dobrać { $n } bilety?
   *[many] Dobrać { $n } biletów?
}
draw-tickets-about = { $keep ->
    [0] Możesz odrzucić wszystkie. Za bilety zatrzymane, ale niezrealizowane, tracisz ich punkty.
    [one] Musisz zatrzymać co najmniej { $keep }. Za niezrealizowane bilety tracisz ich punkty.
    [few] Musisz zatrzymać co najmniej { $keep }. Za niezrealizowane bilety tracisz ich punkty.
   *[many] Musisz zatrzymać co najmniej { $keep }. Za niezrealizowane bilety tracisz ich punkty.
}
draw-tickets-do = Dobierz
tunnel-free = Tunel nie kosztuje nic więcej.
offer-hard = Trudno będzie go zrealizować: potrzeba { $need }, masz { $have }
offer-ticket = wymaga { $need } z { $have } { $ships ->
    [0] { $have ->
        [one] wagonika
       *[other] wagoników
    }
   *[other] { $have ->
        [one] elementu
       *[other] elementów
    }
}
share-line = { $n ->
    [one] { $place }. { $player }: { $n } punkt
    [few] { $place }. { $player }: { $n } punkty
   *[many] { $place }. { $player }: { $n } punktów
}
