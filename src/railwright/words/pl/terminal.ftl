## What can be typed; the English words always work, too
command-help = pomoc
command-hint = podpowiedź
command-ok = ok
command-undo = cofnij
command-show = pokaż
command-all = wszystko
command-board = plansza
command-log = przebieg
command-save = zapisz
command-quit = koniec
guide-number = wykonaj akcję 12 z listy; 12.2 to jej drugi wariant
guide-city = trasy do miasta: ich numery i właściciele
guide-all = cała lista możliwych akcji
guide-hint = co na twoim miejscu zrobiłby komputer; „{ $ok }” to wykonuje
guide-undo = cofnij ostatni ruch, dopóki nikt się z niego niczego nie dowiedział
guide-show = jeszcze raz cały stół
guide-board = trasy wszystkich graczy
guide-log = wszystko, co się wydarzyło
guide-save-example = { $save } NAZWA
guide-save = nadaj grze nazwę
guide-quit = wyjdź; gra zapisuje się po każdym ruchu
guide-letters = 3{ $red }+1* to trzy czerwone karty i jedna, która zastępuje każdy kolor; { $black } to karta czarna.
guide-letters-ships = { $port } to czerwony wagon z portem, { $ship } czerwony statek, { $double } czerwony podwójny statek.
guide-gray = Za szarą trasę płacisz kartami jednego dowolnego koloru.
guide-tunnel = Tunel może kosztować więcej.
guide-ferry = Prom wymaga lokomotyw.
guide-notation = Akcje można też wpisywać tak jak w zapisie gry: { $examples }.
begin = { $game }. Gra zapisuje się po każdym ruchu; wpisz „{ $help }”, żeby zobaczyć pomoc.
resumed = { $game }: dalszy ciąg gry { $name }.
prompt-turn = Numer, miasto albo akcja; ? – podpowiedź, „{ $help }” – pomoc.
prompt-puzzle = Numer, miasto albo akcja; „{ $help }” – pomoc, „{ $quit }” – wyjście.
prompt-offer = Wpisz ich numery, na przykład { $example }, albo „{ $all }”.
prompt-pieces = Ile z twoich elementów (razem { $n }) ma być wagonikami: od { $low } do { $high }? Reszta to statki.
prompt-undo = Naciśnij Enter, żeby grać dalej, albo wpisz „{ $undo }”:
prompt-hide = Naciśnij Enter, żeby ukryć swoje karty:
prompt-hand-over = { $player }: naciśnij Enter, gdy nikt inny nie widzi ekranu.
prompt-stage = Naciśnij Enter, żeby zobaczyć: { $stage }
which-way = W jaki sposób?
no-such-number = Na liście nie ma numeru { $number }.
not-understood = „{ $text }” to nie numer, miasto ani akcja; wpisz „{ $help }”, żeby zobaczyć pomoc.
not-understood-action = „{ $text }” jest niezrozumiałe. Wpisz to tak: { $example }
unknown-name =
    { $kind ->
        [route] nie ma tu trasy „{ $name }”
        [city] nie ma tu miasta „{ $name }”
        [card] nie ma tu karty „{ $name }”
        [deck] nie ma tu talii „{ $name }”
        [ticket] nie ma tu biletu „{ $name }”
        [slot] nie ma odkrytej karty { $name }
       *[other] nie ma tu „{ $name }”
    }
did-you-mean = Czy chodziło o { $names }?
choose-one = Wybierz { $names }.
undo-or-go-on = „{ $text }” musi poczekać do twojej następnej tury: naciśnij Enter albo wpisz „{ $undo }” lub „{ $quit }”.
decision = Twoja decyzja: { $action }
taken-back = Ruch cofnięty.
hint-how = Wpisz „{ $ok }”, żeby to zrobić, albo: { $notation }
hint-first = Najpierw poproś o podpowiedź: ?
no-routes = Nikt nie zajął jeszcze żadnej trasy.
thinks = { $player } myśli…
bot-mistake = { $player } robi błąd. { $reason }

## Saving
saved-as = Gra zapisana pod nazwą { $name }.
save-nameless = Gra niezapisana: podaj nazwę, na przykład „{ $save } wieczorem”.
save-bad-name = Gra niezapisana: nazwa składa się z liter bez znaków diakrytycznych, cyfr, kropek i kresek, najwyżej 64.
save-taken = Gra niezapisana: gra { $name } już istnieje.
save-failed = Nie można zapisać gry: { $reason }
save-failed-about = Grasz dalej, ale tylko do zamknięcia tego terminala.
left-unsaved = Gra nie została zapisana.
left-saved = Gra jest zapisana pod nazwą { $name }. Żeby grać dalej:
whole-game = Cała gra: { $command }

## The table
title-opening = pierwsze bilety
title-pieces = wagoniki i statki
title-turn = { $player }: twoja tura
since-last-move = Od twojego ostatniego ruchu
last-moves = Ostatnie ruchy
column-score = punkty
column-trains = wagoniki
column-wagons = wagoniki
column-ships = statki
column-stations = dworce
column-ports = porty
column-cards = karty
column-tickets = bilety
column-known = karty, które widzieli wszyscy
network = { $n ->
    [one] { $player }: { $n } pole, najdłuższa trasa { $longest }
    [few] { $player }: { $n } pola, najdłuższa trasa { $longest }
   *[many] { $player }: { $n } pól, najdłuższa trasa { $longest }
}
network-stations = Dworce: { $cities }
network-ports = Porty: { $cities }
tickets-own = Twoje bilety: { $n }
tickets-offered = Bilety do wyboru
ticket-done-before = już zrealizowany
way-borrowed = dworzec, który by pomógł, służy innemu biletowi
way-more = po więcej punktów: { $way }
way-short = { $way } (za mało { $ships ->
    [0] wagoników
   *[other] elementów
})
track-color = { $color ->
    [red] czerwona
    [orange] pomarańczowa
    [yellow] żółta
    [green] zielona
    [blue] niebieska
    [purple] fioletowa
    [black] czarna
    [white] biała
   *[gray] szara
}
track = { $kind ->
    [tunnel] { $n }, { $color }, tunel
    [ferry] { $n }, { $color }, prom
    [sea] { $n }, { $color }, morska
   *[rail] { $n }, { $color }
}
track-locomotives = { $wild ->
    [joker] { $track }, { $n } dż.
   *[loco] { $track }, { $n } lok.
}
track-pairs = { $track }, w parach

## The menu
menu-draw = Dobierz karty
menu-tunnel = Zapłać za tunel
menu-refill = Uzupełnij puste miejsce
menu-borrow = Trasy, z których korzystają twoje dworce
menu-tickets = Dobierz bilety
menu-claim = Zajmij trasę
menu-port = Wybuduj port
menu-exchange = Wymień elementy
menu-station = Wybuduj dworzec
menu-pass = Spasuj
menu-folded = od { $first } do { $last }: wpisz „{ $all }” albo nazwę miasta
menu-wanted = ! przybliża do zrealizowania biletu
deck-left = { $deck ->
    [wagon] w talii wagonów: { $n }
    [ship] w talii statków: { $n }
   *[train] w talii: { $n }
}
draw-blind = { $deck ->
    [wagon] wagon w ciemno
    [ship] statek w ciemno
   *[train] karta w ciemno
}
draw-alone = tylko ta
refill-how = Dodaj, z której talii uzupełnić miejsce: { $ways }.
refill-way = { $deck ->
    [ship] { $choice } z talii statków
   *[wagon] { $choice } z talii wagonów
}
tickets-row = dobierasz { $n }, zatrzymujesz co najmniej { $keep }; w talii: { $left }
exchange-row = { $given ->
    [wagons] wagoniki na statki, po punkcie za każdy; dodaj liczbę: od { $first } do { $last }
   *[ships] statki na wagoniki, po punkcie za każdy; dodaj liczbę: od { $first } do { $last }
}

## What happened
drew = { $player } dobiera: { $cards }
drew-face-up = { $card } (odkryta)
drew-blind = { $card } (w ciemno)
drew-unseen = { $deck ->
    [wagon] karta wagonu (w ciemno)
    [ship] karta statku (w ciemno)
   *[train] karta (w ciemno)
}
log-borrowing-asked = Właściciele dworców wybierają teraz trasy, z których korzystają
borrowed-route = { $route } (dworzec: { $city })

## The end
scoring = Punktacja
score-not-built = niewybudowane: { $n }
score-borrowed = trasy innych graczy: { $routes }
score-ahead = { $by ->
    [more_tickets] { $players }: o miejscu decyduje więcej zrealizowanych biletów
    [fewer_stations] { $players }: o miejscu decyduje mniej dworców
    [longest_bonus] { $players }: o miejscu decyduje najdłuższa trasa
   *[longer_path] { $players }: o miejscu decyduje dłuższa trasa
}
rule-code = Zasada { $rule }
