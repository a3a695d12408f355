# The rules pages, for every game. Which parts a page has, and all figures, come from the
# game (src/railwright/rulebook). Its own page, such as src/railwright/games/europe/pl.ftl,
# adds messages and replaces some of these.

rules-spaces = Pola
rules-points = Punkty
rules-paid = Płaci się kartami
rules-hand = Twoja ręka
rules-row = Odkryte
rules-blind = W ciemno
rules-laid = Wyłożone
rules-turned = Odsłonięte
rules-more = Do zapłaty
rules-left = Zostało
rules-others-see = Inni widzą
rules-contents = Spis treści
rules-legend = Znaki na planszy
legend-color = kolor: karty tego koloru
legend-gray = szara: dowolny jeden kolor
legend-tunnel = tunel: może kosztować więcej kart
legend-ferry = prom: { wild } za każdy znak
legend-sea = morze: statki i karty statków
legend-pair = para kart za każde pole
legend-any-cards = { $any-cards } dowolne karty zamiast jednej

wild = { $wild ->
    [joker] dżoker
   *[loco] lokomotywa
}
    .accusative = { $wild ->
        [joker] dżokera
       *[loco] lokomotywę
    }
    .instrumental = { $wild ->
        [joker] dżokerem
       *[loco] lokomotywą
    }
wilds = { $wild ->
    [joker] dżokery
   *[loco] lokomotywy
}
    .genitive = { $wild ->
        [joker] dżokerów
       *[loco] lokomotyw
    }
    .instrumental = { $wild ->
        [joker] dżokerami
       *[loco] lokomotywami
    }
    .two = { $wild ->
        [joker] dwoma dżokerami
       *[loco] dwiema lokomotywami
    }

rule-goal = Cel gry
text-goal =
    Wygrywa gracz, który na koniec ma najwięcej punktów. Liczą się:

    • zajęte trasy: od razu, tym więcej, im są dłuższe
    • bilety, na koniec gry: za zrealizowany bilet dodajesz jego punkty, za niezrealizowany – odejmujesz
    • { $extras }

    Zaczynasz od 0 punktów i możesz spaść poniżej zera.
each-completed = { $points } { extra-points } za każdy zrealizowany bilet
each-longest = { $points } { extra-points } za każde pole najdłuższej trasy
each-built = { $points } { extra-points } za każdy wybudowany { extra-building }
each-unbuilt = { $points } { extra-points } za każdy niewybudowany { extra-building }
each-ports = { $port-points } punktów za każdy port
loss-completed = minus { $points } { extra-points } za każdy zrealizowany bilet
loss-longest = minus { $points } { extra-points } za każde pole najdłuższej trasy
loss-built = minus { $points } { extra-points } za każdy wybudowany { extra-building }
loss-unbuilt = minus { $points } { extra-points } za każdy niewybudowany { extra-building }
most-completed = { $points } { extra-points } za najwięcej zrealizowanych biletów
most-longest = { $points } { extra-points } za najdłuższą trasę
most-built = { $points } { extra-points } za najwięcej wybudowanych { $ports ->
    [0] dworców
   *[other] portów
}
extra-points = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
extra-building = { $ports ->
    [0] dworzec
   *[other] port
}

rule-box = W pudełku
text-box =
    Do gry potrzebne są

    • plansza
    • dla każdego gracza: { setup-stock }{ box-ports } i znacznik punktacji
    • { box-cards }
    • bilety: { $tickets }{ box-long }{ setup-ticket-kinds }
    • { box-more }

    { box-note }
box-ports = { $ports ->
    [0] {""}
    [one] , { $ports } port
    [few] , { $ports } porty
   *[other] , { $ports } portów
}
box-cards = { $decks ->
    [1] { cards-number }, w tym { cards-wilds }
   *[other] talia wagonów: { cards-number }, w tym { cards-wilds }; talia statków: { $ship-cards } { $ship-cards ->
        [few] karty
       *[other] kart
    }
}
box-long = { $long ->
    [0] {""}
   *[other] , w tym długich tras { $long }
}
box-more = {""}
box-note = W pudełku może być też kilka zapasowych elementów.

rule-setup = Przygotowanie
text-setup =
    { setup-players } { setup-pieces }

    { setup-tickets }

    { setup-fleet }

    { setup-first }
setup-players = { $span ->
    [0] Liczba graczy: { $most }.
    [1] { $least } lub { $most } graczy.
   *[other] Od { $least } do { $most } graczy.
}
setup-pieces = { $fleet ->
    [0] Każdy ma { setup-stock } i { setup-hand }; { setup-market }
   *[other] Każdy dostaje { setup-hand }; { setup-market }
}
setup-hand = { $decks ->
    [1] { $hand } { $hand ->
        [one] kartę
        [few] karty
       *[other] kart
    } na ręce
   *[other] karty: { $hand } z talii wagonów i { $ship-hand } z talii statków
}
setup-market = { $decks ->
    [1] obok talii { $market ->
        [few] leżą { $market } odkryte karty
       *[other] leży { $market } odkrytych kart
    }.
   *[other] karty z talii wagonów ({ $share }) i z talii statków ({ $ship-share }) leżą odkryte.
}
setup-stock = { $wagons } { $wagons ->
    [one] wagonik
    [few] wagoniki
   *[other] wagoników
}{ $ships ->
    [0] {""}
    [one] , { $ships } statek
    [few] , { $ships } statki
   *[other] , { $ships } statków
}{ $stations ->
    [0] {""}
    [one] , { $stations } dworzec
    [few] , { $stations } dworce
   *[other] , { $stations } dworców
}
setup-tickets = { $long ->
    [0] Biletów jest { $tickets }{ setup-ticket-kinds }. Dostajesz { $first } i w tajemnicy zatrzymujesz co najmniej { $first-keep }; { setup-rejected }
   *[other] Biletów jest { $tickets }: długich tras, na niebieskim tle, { $long }, a zwykłych biletów { $regular }. Dostajesz { $first }: długich { $long-first }, zwykłych { $regular-first }. W tajemnicy zatrzymujesz co najmniej { $first-keep }, długie lub zwykłe. { $first-rejected ->
        [box] Odrzucone wychodzą z gry i nikt ich nie ogląda, podobnie jak długie trasy, których nikt nie dostał.
       *[bottom] Odrzucone trafiają pod swoją talię; długie trasy, których nikt nie dostał, wychodzą z gry.
    } Pozostałe zwykłe bilety tworzą talię biletów.
}
setup-ticket-kinds = { $country-tickets ->
    [0] {""}
   *[other] : łączące dwa miasta ({ $city-tickets }) i prowadzące do krajów ({ $country-tickets })
}{ $tours ->
    [0] {""}
   *[other] , w tym objazdowych { $tours }
}
setup-rejected = { $first-rejected ->
    [box] odrzucone wychodzą z gry i nikt ich nie ogląda. Pozostałe tworzą talię biletów.
   *[bottom] pozostałe trafiają pod talię biletów.
}
setup-fleet = { $fleet ->
    [0] {""}
   *[other] Potem każdy w tajemnicy bierze { $fleet } { $fleet ->
        [few] elementy
       *[other] elementów
    } ze swoich (wagoniki: { $wagons }, statki: { $ships }), czyli co najmniej { $fewest-wagons } wagoników i co najmniej { $fewest-ships } statków; reszta ({ $boxed }) zostaje w pudełku. Wybory odsłaniacie jednocześnie. { setup-advice }
} { setup-ports }
setup-ports = { $ports ->
    [0] {""}
    [one] Każdy ma też { $ports } port.
    [few] Każdy ma też { $ports } porty.
   *[other] Każdy ma też { $ports } portów.
}
setup-advice = {""}
setup-first = O tym, kto zaczyna, decyduje los.

rule-board = Plansza
text-board =
    Trasa to rząd pól między dwoma sąsiednimi miejscami; jej długość to liczba pól. Zajmujesz ją zawsze w całości. Kolor wskazuje, jakimi kartami za nią płacisz; szary oznacza dowolny jeden kolor.

rule-cards = Karty
text-cards =
    { cards-first }

    { cards-ships }
cards-first = { $decks ->
    [1] { $ships ->
        [0] Talia ma { cards-number }: po { $each } w każdym z { $colors } kolorów i { cards-wilds }.
       *[other] Talia ma { cards-number }: w każdym z { $colors } kolorów { $each } z wagonem, { $single } z jednym statkiem i { $double } z dwoma statkami, a także { cards-wilds }.
    }
   *[other] Talia wagonów ma { cards-number }: po { $each } w każdym z { $colors } kolorów i { cards-wilds }.
}{ $anchors ->
    [0] {""}
   *[other] {" "}W każdym kolorze { $anchors } z nich { $anchors ->
        [few] mają
       *[other] ma
    } kotwicę, symbol portu.
} { $wild ->
    [joker] Dżoker jest kartą uniwersalną: nie ma własnego koloru.
   *[loco] Lokomotywa jest kartą uniwersalną: nie ma własnego koloru.
}
cards-number = { $cards } { $cards ->
    [few] karty
   *[other] kart
}
cards-wilds = { $wilds } { $wilds ->
    [one] { wild }
    [few] { wilds }
   *[other] { wilds.genitive }
}
cards-ships = { $decks ->
    [1] {""}
   *[other] Talia statków ma { $ship-cards } { $ship-cards ->
        [few] karty
       *[other] kart
    }: w każdym kolorze { $single } z jednym statkiem, wszystkie z symbolem portu, i { $double } z dwoma statkami. { $wild ->
        [joker] Dżokerów
       *[loco] Lokomotyw
    } w niej nie ma.
}

rule-turn = Twoja tura
text-turn =
    Gracze rozgrywają tury po kolei, zgodnie z ruchem wskazówek zegara. W swojej turze wykonujesz dokładnie jedną akcję:

    • { $moves }

    Możesz spasować tylko wtedy, gdy nie możesz wykonać żadnej z nich; jeśli spasują kolejno wszyscy, gra się kończy. Ruchu niezgodnego z zasadami gra nie przyjmie.

    » Przykład: w pierwszej turze bierzesz odkrytą zieloną { turn-card }, a drugą kartę dobierasz w ciemno. W następnej zagrywasz trzy zielone { turn-card.many }, stawiasz trzy { turn-piece } na zielonej trasie o trzech polach i dostajesz za nią punkty.
turn-card = { $ships ->
    [0] kartę
   *[other] kartę wagonu
}
    .many = { $ships ->
        [0] karty
       *[other] karty wagonów
    }
turn-piece = wagoniki
move-draw = dobierasz karty
move-claim = zajmujesz jedną trasę
move-tickets = dobierasz bilety
move-station = budujesz dworzec
move-port = budujesz port
move-exchange = wymieniasz elementy

rule-draw = Dobieranie kart
text-draw =
    Weź dwie karty, jedną po drugiej, każdą odkrytą albo w ciemno z talii. W miejsce odkrytej od razu trafia nowa karta i możesz ją wziąć jako drugą.

    Dobrane karty zostają na ręce; możesz mieć ich dowolną liczbę. Drugą kartę musisz wziąć, jeśli jest taka, którą wolno wziąć.

    Gdy talia się skończy, karty odrzucone tasuje się w nową talię. Jeśli i tych brak, możesz jeszcze brać karty odkryte; gdy nie ma żadnej, musisz wykonać inną akcję. Puste miejsce w rzędzie uzupełnia się, gdy tylko znów są karty.

rule-wild-draw = { $wild ->
    [joker] Dżokery przy dobieraniu
   *[loco] Lokomotywy przy dobieraniu
}
text-wild-draw = { $wild-ends ->
    [no]
    { $wild ->
        [joker] Dżokery
       *[loco] Lokomotywy
    } dobierasz jak wszystkie inne karty. W jednej turze możesz wziąć dwie takie karty, odkryte albo w ciemno.
   *[yes]
    { $wild ->
        [joker] Odkrytego dżokera możesz wziąć tylko jako pierwszą kartę i wtedy jest to twoja jedyna karta w tej turze. Nigdy nie możesz go wziąć jako drugiej karty, nawet jeśli odkryto go przed chwilą.
       *[loco] Odkrytą lokomotywę możesz wziąć tylko jako pierwszą kartę i wtedy jest to twoja jedyna karta w tej turze. Nigdy nie możesz jej wziąć jako drugiej karty, nawet jeśli odkryto ją przed chwilą.
    }

    { $wild ->
        [joker] Dżoker dobrany w ciemno jest zwykłą kartą
       *[loco] Lokomotywa dobrana w ciemno jest zwykłą kartą
    }: jeśli to twoja pierwsza karta, bierzesz jeszcze drugą.
}

rule-sweep = { $reset ->
    [0] Wiele odkrytych { wilds.genitive }
    [3] Trzy odkryte { wilds }
   *[other] Odkryte { wilds }: { $reset }
}
text-sweep = { $reset ->
    [0] Zostają na miejscu, bez względu na ich liczbę.
   *[other] Gdy tylko liczba odkrytych { wilds.genitive } wynosi co najmniej { $reset }, cały rząd trafia na stos kart odrzuconych, a w jego miejsce odkrywa się nowe karty, także między twoją pierwszą a drugą kartą. Powtarza się to, dopóki leży ich tyle, ale najwyżej { $most-resets } { $most-resets ->
        [one] raz
       *[other] razy
    } z rzędu. Jeśli nie może to pomóc, bo innych kart zostało za mało, rząd zostaje.
} { sweep-option }
sweep-option = {""}

rule-two-decks = Dwie talie
text-two-decks =
    Każdą z dwóch kart możesz wziąć spośród odkrytych (jest ich { $market }) albo w ciemno z dowolnej talii. Biorąc odkrytą kartę, decydujesz, z której talii uzupełnić jej miejsce, więc rząd może być dowolną mieszanką. Gdy rząd zostaje odrzucony, nowy ma karty z talii wagonów ({ $share }) i z talii statków ({ $ship-share }).

    Każda talia odnawia się z odrzuconych kart swojego rodzaju.

rule-claim = Zajmowanie trasy
text-claim =
    Zagraj tyle kart koloru trasy, ile ma ona pól, i postaw na każdym polu swój element. Na szarą trasę wybierz dowolny kolor, ale tylko jeden. Karty odrzucasz, a punkty dostajesz od razu.

    • Możesz zająć każdą wolną trasę; nie musi łączyć się z innymi twoimi.
    • Za trasę płacisz w jednej turze i w jednej turze zajmujesz tylko jedną.
    • Potrzebujesz elementu na każde pole. Gdy masz ich za mało, nie możesz zająć trasy, nawet w ostatniej turze.
    • Karty wybierasz ty i żadna nie może być zbędna.

    » Przykład: za szarą trasę o dwóch polach płacisz dwiema kartami czerwonymi albo dwiema żółtymi, ale nie jedną czerwoną i jedną żółtą.

rule-wild-pay = { $wild ->
    [joker] Płacenie dżokerami
   *[loco] Płacenie lokomotywami
}
text-wild-pay = { $wild-everywhere ->
    [yes]
    Na każdej trasie możesz zastąpić { wild.instrumental } kartę dowolnego koloru. Możesz zapłacić nawet samymi { wilds.instrumental }.

    » Przykład: za trasę o trzech polach płacisz trzema kartami jej koloru albo dwiema i { wild.instrumental }, albo jedną i { wilds.two }, albo trzema { wilds.instrumental }. Za szarą trasę o dwóch polach: dwiema czerwonymi albo jedną żółtą i { wild.instrumental }, albo { wilds.two }.
   *[no]
    Możesz zastępować { wilds.instrumental } karty dowolnego koloru tylko

    • { $wild-places }

    Na innych trasach, także szarych{ $borders ->
        [0] {""}
       *[other] {" "}i prowadzących do krajów
    }, nie możesz ich używać. { wild-pay-exception }
}
wild-place-rail = na trasach bez znaku
wild-place-tunnel = w tunelach
wild-place-ferry = na promach
wild-place-sea = na trasach morskich
wild-pay-exception = { $any-cards ->
    [0] {""}
   *[other] Wyjątkiem są trasy, na których kilka kart może zastąpić jedną.
}

rule-double = Podwójne trasy
text-double =
    Dwie trasy między tymi samymi miejscami to podwójna trasa{ $uneven ->
        [no] {""}
       *[yes] , nawet jeśli różnią się długością lub rodzajem
    }. Trasy, które biegną obok siebie tylko na części drogi, nią nie są. Żaden gracz nie może zająć obu nitek.

    • { $closed ->
        [0] {""}
        [1] Przy { $least } graczach druga nitka jest zamknięta dla wszystkich, gdy tylko ktoś zajmie pierwszą.
       *[other] Gdy graczy jest mniej niż { $both }, druga nitka jest zamknięta dla wszystkich, gdy tylko ktoś zajmie pierwszą.
    }
    • { $open ->
        [0] {""}
        [1] Przy { $most } graczach można zająć obie, ale muszą to być różni gracze.
       *[other] Gdy graczy jest { $both } lub więcej, można zająć obie, ale muszą to być różni gracze.
    }

rule-ferry = Promy
text-ferry =
    Prom ma { wild.accusative } na co najmniej jednym polu. Za każde takie pole musisz zapłacić { wild.instrumental }; { $colored-ferries ->
        [no] promy są szare, więc za pozostałe pola płacisz kartami dowolnego jednego koloru
       *[yes] za pozostałe pola płacisz kartami koloru promu (szary: dowolny jeden kolor)
    } albo kolejnymi { wilds.instrumental }.

    { $ferry-swap ->
        [0] {""}
        *[other] Dowolnymi { $ferry-swap } kartami, jakichkolwiek kolorów, możesz zastąpić { wild.accusative }, także w roli karty koloru. Tak jest tylko na promach.
    }

    » Przykład: { example-ferry }
example-ferry = za prom o sześciu polach z dwoma takimi znakami płacisz czterema kartami jednego koloru i { wilds.two } albo trzema i trzema, ale nie pięcioma i jedną.

rule-any-cards = Dowolne karty za jedną
text-any-cards =
    Na trasie z tym znakiem dowolnymi { $any-cards } kartami, także { wilds.instrumental }, możesz zastąpić jedną kartę zestawu, i to wielokrotnie. Nigdzie indziej nie jest to możliwe{ $wild-rail ->
        [yes] {""}
       *[no] , a { wild } liczy się tu tylko w takiej grupie
    }.

rule-tunnel = Tunele
text-tunnel =
    Tunel może kosztować więcej, niż ma pól:

    • Wyłóż karty jak na każdą trasę; możesz użyć { wilds.genitive }.
    • Odsłoń trzy wierzchnie karty talii.
    • Za każdą odsłoniętą kartę w kolorze kart, które wykładasz, i za { $wild ->
        [joker] każdego odsłoniętego dżokera
       *[loco] każdą odsłoniętą lokomotywę
    } dopłacasz jedną kartę: tego koloru albo { wild.accusative }.
    • Jeśli wykładasz same { wilds }, liczą się tylko odsłonięte { wilds } i dopłacasz { wilds.instrumental }.

    Jeśli zapłacisz, tunel jest twój; liczba elementów i punktów zależy od jego pól. Jeśli nie możesz albo nie chcesz dopłacić, zabierasz wyłożone karty i kończysz turę. Jeśli nie musisz nic dopłacać, tunel jest twój od razu. Możesz próbować bez żadnych kart w zapasie.

    Odsłonięte karty trafiają na stos kart odrzuconych. Jeśli w talii zostało mniej niż trzy, odsłaniasz tylko te; jeśli nie ma żadnej, nic nie dopłacasz. { tunnel-note }

    » Przykład: wykładasz dwie zielone karty i odsłaniasz zieloną, { wild.accusative } i czerwoną. Dopłacasz dwie karty: zielone lub { wilds }.
tunnel-note = {""}

rule-sea = Kolej i morze
text-sea =
    Prostokątne pola to kolej: stawiasz na nich wagoniki i płacisz kartami wagonów. Owalne pola to morze: stawiasz na nich statki i płacisz kartami statków. Wszystkie karty są jednego koloru; { wilds.genitive } możesz użyć na obu rodzajach tras. Wagoniki i statki nigdy nie stoją na jednej trasie.

    Karta z dwoma statkami pokrywa dwa pola trasy morskiej. Jeśli zostało tylko jedno, drugi statek przepada; zbędnej karty dołożyć nie możesz.

    » Przykład: za trasę morską o pięciu polach płacisz dwiema kartami z dwoma statkami i jedną z jednym albo trzema z dwoma. Za trasę o czterech polach: dwiema kartami z dwoma statkami albo jedną taką i { wilds.two }.

rule-pairs = Symbol podwojenia
text-pairs =
    Pole ze znakiem dwóch kart kosztuje parę kart { $ships ->
        [0] {""}
       *[other] wagonów
    } jednego koloru. Na każdym polu może to być inny kolor, a { wilds.instrumental } możesz uzupełnić parę albo ją utworzyć. Liczba elementów i punktów zależy od liczby pól.

    » Przykład: za dwa takie pola płacisz dwiema kartami czerwonymi i dwiema żółtymi albo czterema czerwonymi, albo trzema czerwonymi i { wild.instrumental }.

rule-edge = Świat jest okrągły
text-edge =
    Trasa, która opuszcza planszę na jednym brzegu, wraca na drugim: to jedna trasa do miasta, na które wskazuje strzałka.

rule-tickets = Bilety
text-tickets =
    Na bilecie są dwa { $borders ->
        [0] miasta
       *[other] miejsca
    }. Realizujesz go, jeśli na koniec łączą je twoje własne trasy, którędykolwiek prowadzą{ $ships ->
        [0] {""}
       *[other] , lądem i morzem
    }. Wtedy dodajesz jego punkty, a jeśli nie – odejmujesz.

    Dobierając bilety, bierzesz { $later } (mniej, jeśli mniej zostało) i zatrzymujesz co najmniej { $later-keep }; pozostałe { $later-rejected ->
        [box] wychodzą z gry, więc talia biletów może się skończyć
       *[bottom] trafiają pod talię biletów
    }. Możesz mieć dowolną liczbę biletów, a zatrzymanych nie możesz oddać. Gdy talia biletów jest pusta, nikt nie może ich dobierać.

rule-countries = Kraje
text-countries =
    { countries-routes } Każda kończy się na własnym przystanku; { $joined ->
        [yes] przystanki jednego kraju są połączone, więc przez kraj można przejechać.
       *[no] przystanki jednego kraju nie są połączone, więc przez kraj nie można przejechać.
    } Dwie trasy do jednego kraju nie są podwójną trasą.

    { $country-tickets ->
        [0] {""}
       *[other]
        Są też bilety ({ $country-tickets }), które prowadzą z miasta lub kraju do jednego z kilku krajów, każdy z własną liczbą punktów. Docierasz do kraju na dowolnym jego przystanku. Dodajesz najwyższą liczbę spośród krajów, do których docierasz; jeśli nie docierasz do żadnego, odejmujesz najniższą. Liczy się to jako jeden bilet.

        » Przykład: bilet z liczbami 5, 14 i 11. Gracz, który dotarł do krajów za 5 i 11, dostaje 11 punktów; gracz, który nie dotarł do żadnego, traci 5.
    }
countries-routes = Tras za granicę jest { $borders }.

rule-tours = Bilety objazdowe
text-tours =
    Na bilecie objazdowym są co najmniej trzy miasta i trzy liczby.

    • Pierwszą dodajesz, jeśli jedna nieprzerwana trasa prowadzi przez te miasta w podanej kolejności. { $tour-order ->
        [simple-path] Między nimi mogą leżeć inne miasta, ale przez żadne nie przejeżdżasz dwa razy.
        [walk] Między nimi mogą leżeć inne miasta, a z połączeń możesz korzystać wielokrotnie.
       *[trail] Między nimi mogą leżeć inne miasta, ale każde połączenie liczy się tylko raz.
    }
    • Drugą dodajesz, jeśli wszystkie miasta są połączone, lecz nie w tej kolejności.
    • W przeciwnym razie odejmujesz trzecią.

rule-stations = Dworce
text-stations =
    W swojej turze możesz wybudować dworzec w dowolnym mieście, w którym żadnego jeszcze nie ma; twoje trasy nie muszą tam sięgać. Pierwszy dworzec kosztuje jedną kartę, drugi dwie karty jednego koloru i tak dalej; każdą z nich możesz zastąpić { wild.instrumental }. W jednej turze budujesz najwyżej jeden, w całej grze najwyżej { $stations }.

    Na koniec każdy dworzec pozwala ci skorzystać z jednej trasy innego gracza, która kończy się w tym mieście, tej samej dla wszystkich twoich biletów. Gra sama wybiera najlepszą trasę{ $station-choice ->
        [no] {""}
       *[yes] , chyba że przy tym stole ustawiono, że wybiera gracz
    }. Takie trasy możesz łączyć ze sobą, ale nie liczą się do najdłuższej trasy.

    { unbuilt-stations }
unbuilt-stations = { $unbuilt-means ->
    [gain] Każdy niewybudowany dworzec daje { $unbuilt } { $unbuilt ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }.
    [loss] Każdy niewybudowany dworzec kosztuje { $unbuilt } { $unbuilt ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }.
   *[nothing] {""}
}

rule-ports = Porty
text-ports =
    W swojej turze możesz wybudować port w mieście portowym, oznaczonym na niebiesko, do którego prowadzi twoja trasa i w którym nie ma jeszcze portu. Kosztuje dwie karty wagonów i dwie karty statków, wszystkie jednego koloru i z symbolem portu; każdą z nich możesz zastąpić { wild.instrumental }. Każdy ma { $ports } { $ports ->
        [one] port
        [few] porty
       *[other] portów
    }.

    Na koniec port daje { $port-points } punktów za { $port-tickets } zrealizowane bilety z tym miastem, a za kolejne już nic; bilety objazdowe też się liczą. Jeśli na jednym bilecie są dwa twoje porty, bilet liczy się dla obu. Port bez takiego biletu nie daje nic. { unbuilt-ports }

    » Przykład: budujesz port za { wild.accusative }, jedną żółtą kartę statku i dwie żółte karty wagonów, wszystkie karty kolorowe z kotwicą.
unbuilt-ports = { $unbuilt-means ->
    [gain] Każdy niewybudowany port daje { $unbuilt } { $unbuilt ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }.
    [loss] Każdy niewybudowany port kosztuje { $unbuilt } { $unbuilt ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }.
   *[nothing] {""}
}

rule-exchange = Wymiana elementów
text-exchange =
    W swojej turze możesz wymienić część wagoników na tyle samo statków ze swojego pudełka albo statki na wagoniki. Każdy element kosztuje od razu jeden punkt. W późniejszej turze możesz to powtórzyć.

    { example-exchange }
example-exchange = {""}

rule-secrets = Co wiedzą inni
text-secrets =
    Twoje bilety i karty na ręce są tajne, tak samo jak karty, które dobierasz w ciemno. Każdy może wiedzieć, ile masz kart, biletów i elementów, ile masz punktów, ile kart zostało w taliach, i wszystko, co jest na planszy. Na koniec odsłania się wszystkie bilety.

rule-points = Punkty za trasy
text-points =
    { $rising ->
        [no] Punkty za trasę zależą od jej długości.
       *[yes] Im dłuższa trasa, tym więcej warte jest każde jej pole.
    } Liczba zapłaconych kart nie ma znaczenia.

rule-end = Koniec gry
text-end =
    Gdy ktoś na koniec swojej tury ma najwyżej { $end-pieces } { $ships ->
        [0] { $end-pieces ->
            [one] wagonik
            [few] wagoniki
           *[other] wagoników
        }
       *[other] { $end-pieces ->
            [one] element, licząc wagoniki i statki razem
            [few] elementy, licząc wagoniki i statki razem
           *[other] elementów, licząc wagoniki i statki razem
        }
    }, każdy, łącznie z tym graczem, rozgrywa jeszcze { $end-turns ->
        [one] { $end-turns } turę
        [few] { $end-turns } tury
       *[other] { $end-turns } tur
    }; tura tego gracza jest ostatnia. Jeśli później elementy kończą się komuś innemu, gra się nie przedłuża. Potem odsłania się i podlicza wszystkie bilety.

rule-bonus-longest = Najdłuższa trasa
text-bonus-longest =
    Premię, { $longest } { $longest ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }, dostaje gracz z najdłuższą nieprzerwaną trasą. Trasa może tworzyć pętle i kilkakrotnie przechodzić przez to samo miasto, ale każda zajęta trasa liczy się tylko raz. Przy remisie premię dostają wszyscy.

    » Przykład: przy trasach A – B o 3 polach, B – C o 2, C – A o 4 i A – D o 5 najdłuższa trasa D – A – B – C – A ma 14 pól.

rule-bonus-tickets = Najwięcej biletów
text-bonus-tickets =
    Premię, { $most-tickets } { $most-tickets ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }, dostaje gracz, który zrealizował najwięcej biletów; przy remisie dostają ją wszyscy, chyba że nikt nie zrealizował żadnego.{ $longest ->
        [0] {" "}Za najdłuższą trasę nie ma premii.
       *[other] {""}
    }

rule-bonus-built = { $ports ->
    [0] Najwięcej dworców
   *[other] Najwięcej portów
}
text-bonus-built =
    Premię, { $most-built } { $most-built ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }, dostaje gracz, który wybudował najwięcej { $ports ->
        [0] dworców
       *[other] portów
    }; przy remisie dostają ją wszyscy, chyba że nikt nie wybudował żadnego.

rule-bonus-none = Bez premii
text-bonus-none =
    Za najdłuższą trasę ani za najwięcej biletów nie ma premii.

rule-scoring = Punktacja
text-scoring =
    Na twój wynik składają się

    • punkty za trasy{ $exchange ->
        [no] {""}
       *[yes] , pomniejszone o koszt wymian
    }
    • punkty za zrealizowane bilety minus punkty za niezrealizowane
    • { $extras }

    { example-scoring }
example-scoring = {""}

rule-ties = Remisy
text-ties = { $tie-breaks ->
    [0] Gracze z równą liczbą punktów dzielą się zwycięstwem.
    [1] Przy remisie wygrywa gracz, który { $ties }; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.
   *[other]
    Przy remisie wygrywa gracz, który

    • { $ties }

    Decyduje pierwsza z tych różnic; jeśli nie ma żadnej, zwycięstwo jest wspólne.
}
tie-more-tickets = zrealizował najwięcej biletów
tie-fewer-stations = wybudował najmniej dworców
tie-longest-bonus = ma premię za najdłuższą trasę
tie-longer-path = ma najdłuższą trasę

# The card with all of it in short. A part without a line here is not on the card.
brief-draw = Dwie karty, odkryte albo w ciemno{ $decks ->
    [1] {""}
   *[other] , z dowolnej talii
}.
brief-wild-draw = { $wild-ends ->
    [no] Dobierasz je jak wszystkie inne karty.
   *[yes] Wzięta odkryta karta jest jedyną w turze.
}
brief-sweep = { $reset ->
    [0] Zostają na miejscu.
   *[other] Wymienia się cały rząd.
}
brief-wild-pay = { $wild-everywhere ->
    [yes] Za dowolny kolor, na każdej trasie.
   *[no] Za dowolny kolor, tylko { $wild-places }.
}
brief-double = { $closed ->
    [0] Nikt nie może zająć obu nitek.
   *[other] Nikt nie może zająć obu nitek; gdy graczy jest mniej niż { $both }, gra się tylko na jednej.
}
brief-ferry = Za każdy znak { wild }{ $ferry-swap ->
    [0] {""}
   *[other] ; można { wild.accusative } zastąpić dowolnymi { $ferry-swap } kartami
}.
brief-any-cards = Dowolnymi { $any-cards } kartami możesz zastąpić jedną.
brief-tunnel = Odsłaniasz trzy karty: dopłacasz za każdą w twoim kolorze i za { $wild ->
    [joker] każdego dżokera
   *[loco] każdą lokomotywę
}.
brief-sea = Karty wagonów na kolei, karty statków na morzu.
brief-pairs = Każde pole kosztuje parę kart jednego koloru.
brief-tickets = Dobierz { $later }, zatrzymaj co najmniej { $later-keep }. Za niezrealizowany bilet odejmujesz jego punkty.
brief-stations = Pierwszy kosztuje jedną kartę, drugi dwie jednego koloru i tak dalej. Każdy korzysta z jednej trasy innego gracza. { unbuilt-stations }
brief-ports = Dwie karty wagonów i dwie statków jednego koloru, z symbolem portu. Punkty: { $port-points } za { $port-tickets } bilety z tym miastem. { unbuilt-ports }
brief-exchange = Wagoniki na statki lub statki na wagoniki; każdy element kosztuje punkt.
brief-end = Gdy komuś zostanie najwyżej { $end-pieces } { $ships ->
    [0] { $end-pieces ->
        [one] wagonik
        [few] wagoniki
       *[other] wagoników
    }
   *[other] { $end-pieces ->
        [one] element
        [few] elementy
       *[other] elementów
    }
}: każdy ma jeszcze { $end-turns ->
    [one] { $end-turns } turę
    [few] { $end-turns } tury
   *[other] { $end-turns } tur
}.
brief-bonus-longest = Punkty: { $longest }.
brief-bonus-tickets = Za najwięcej zrealizowanych biletów, punkty: { $most-tickets }.
brief-bonus-built = Punkty: { $most-built }.

## Lekcje: każdy krok ma tytuł i tekst. Lekcja gry może je zastąpić i dodaje własne.
lesson-goal = Wygrywa gracz, który na końcu ma najwięcej punktów. Trasa daje punkty od razu po zajęciu, bilety na końcu gry. Do tego:

    • { $extras }
    .title = Cel gry
lesson-keep = Na bilecie są dwa miasta. Połącz je własnymi trasami, dowolną drogą, a zdobędziesz punkty z biletu; w przeciwnym razie je stracisz. Z rozdanych biletów ({ $first }) zatrzymaj co najmniej { $first-keep }. Najlepiej pasują do siebie bilety, których drogi częściowo się pokrywają.
    .title = Wybierz bilety
lesson-turn = W swojej turze wykonujesz dokładnie jedną akcję:

    • { $moves }
    .title = Twoja tura
lesson-up = Dobierasz dwie karty. Odkrytych kart jest { $market }; w miejsce wziętej od razu trafia nowa. Weź kolor, którego potrzebujesz.
    .title = Weź kartę
lesson-blind = Drugą kartę możesz wziąć w ciemno z wierzchu talii: nikt nie zobaczy, co to było. Na ręce możesz mieć dowolną liczbę kart.
    .title = Weź drugą
lesson-claim = Zapłać kartami w kolorze trasy, po jednej za każde pole, i postaw wagonik na każdym polu. Trasa nie musi stykać się z twoimi pozostałymi.
    .title = Zajmij trasę
lesson-points = Punkty są od razu twoje. Im dłuższa trasa, tym więcej warte jest każde jej pole. Ubyło też wagoników: na początku masz ich { $wagons }, a trasa wymaga po jednym na każde pole.
    .title = Punkty i wagoniki
lesson-gray = Za szarą trasę płacisz kartami dowolnego jednego koloru. A lokomotywa zastępuje tu kartę takiego koloru, jakiego potrzebujesz.
    .title = Szare trasy
lesson-wild = Lokomotywa zastępuje kartę dowolnego koloru, na każdej trasie. Ale lokomotywa wzięta z odkrytych to jedyna karta, jaką dobierasz w tej turze.
    .title = Lokomotywy
lesson-tunnel = Tunele mają kropkowany obrys. Wykładasz karty jak na każdą trasę. Potem odsłania się trzy wierzchnie karty talii: za każdą w twoim kolorze i za każdą lokomotywę dopłacasz jedną kartę.
    .title = Przebij tunel
lesson-extra = Dopłacasz kartami tego samego koloru albo lokomotywami. Jeśli nie możesz lub nie chcesz dopłacić, zabierasz swoje karty i twoja tura się kończy.
    .title = Góra kosztuje więcej
lesson-ferry = Prom płynie przez wodę. Za każde pole ze znakiem lokomotywy płacisz lokomotywą, za pozostałe kartami jednego koloru.
    .title = Popłyń promem
lesson-more = Gdy twoje bilety są prawie gotowe, a { $ships ->
    [0] zostały ci wagoniki
   *[other] zostało ci dość elementów
}, nowe bilety dadzą więcej punktów. Dobierasz { $later } i zatrzymujesz co najmniej { $later-keep }.
    .title = Dobierz bilety
lesson-keep-later = Zanim zatrzymasz bilet, sprawdź, ilu { $ships ->
    [0] wagoników
   *[other] elementów
} jeszcze wymaga: potem nie można go oddać, a niezrealizowany odbiera punkty.
    .title = Zatrzymaj to, co osiągalne
lesson-last = Gdy ktoś na koniec swojej tury ma najwyżej { $end-pieces } { $ships ->
    [0] wagoniki
   *[other] elementów
}, każdy rozgrywa jeszcze { $end-turns ->
    [one] jedną turę
    [few] { $end-turns } tury
   *[other] { $end-turns } tur
}. To twoja ostatnia: zajmij to, co jeszcze da punkty.
    .title = Ostatnia tura
lesson-scores = Gra się skończyła, a bilety zostają odsłonięte: za zrealizowane dodaje się punkty, za niezrealizowane odejmuje. Do tego:

    • { $extras }

    Przejrzyj punktację krok po kroku, żeby zobaczyć, skąd są twoje punkty.
    .title = Końcowa punktacja
