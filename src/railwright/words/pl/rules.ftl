rule-goal = Cel gry
    .text =
        Wygrywa gracz, który na koniec ma najwięcej punktów. Punkty dostajesz za

        • zajęte trasy: od razu, tym więcej, im są dłuższe;
        • bilety, na koniec gry: za zrealizowany bilet dodajesz jego punkty, za niezrealizowany – odejmujesz;
        • to, co szczególne na tej planszy, na koniec gry.

        Zaczynasz od 0 punktów i możesz spaść poniżej zera.
rule-board = Plansza
    .text =
        Trasa to rząd pól między dwoma sąsiednimi miejscami; jej długość to liczba pól. Zajmujesz ją zawsze w całości. Kolor wskazuje, jakimi kartami za nią płacisz; szary oznacza dowolny jeden kolor.
rule-setup-europe = Przygotowanie
    .text =
        Od 2 do 5 graczy. Każdy ma 45 wagoników, 3 dworce i 4 karty na ręce; obok talii leży pięć odkrytych kart.

        Biletów jest 46: 6 długich tras na niebieskim tle i 40 zwykłych. Dostajesz jedną długą trasę i trzy zwykłe bilety i w tajemnicy zatrzymujesz co najmniej dwa z tych czterech, długą trasę albo nie. Odrzucone wychodzą z gry i nikt ich nie ogląda, podobnie jak długie trasy, których nikt nie dostał. Pozostałe zwykłe bilety tworzą talię biletów.

        W grze planszowej zaczyna gracz, który odwiedził najwięcej krajów Europy; tutaj decyduje los.
rule-setup-nordic = Przygotowanie
    .text =
        2 lub 3 graczy. Każdy ma 40 wagoników i 4 karty na ręce; obok talii leży pięć odkrytych kart.

        Biletów jest 46. Dostajesz pięć i w tajemnicy zatrzymujesz co najmniej dwa; odrzucone wychodzą z gry i nikt ich nie ogląda. Pozostałe tworzą talię biletów.

        W grze planszowej zaczyna najbardziej doświadczony podróżnik; tutaj decyduje los.
rule-setup-switzerland = Przygotowanie
    .text =
        2 lub 3 graczy. Każdy ma 45 wagoników (40, jeśli tak ustawiono przy tworzeniu stołu) i 4 karty na ręce; obok talii leży pięć odkrytych kart.

        Biletów jest 46: 34 łączą dwa miasta, a 12 prowadzi do krajów. Dostajesz pięć i w tajemnicy zatrzymujesz co najmniej dwa; odrzucone wychodzą z gry.

        Szwajcaria opiera się na grze podstawowej. Są tunele, nie ma promów ani dworców. O tym, kto zaczyna, decyduje los.
rule-setup-world = Przygotowanie
    .text =
        Od 2 do 5 graczy. Każdy dostaje 3 karty z talii wagonów i 7 z talii statków; po trzy karty z każdej talii leżą odkryte.

        Biletów jest 65, w tym 8 objazdowych. Dostajesz pięć i zatrzymujesz co najmniej trzy; pozostałe trafiają pod talię biletów.

        Potem każdy w tajemnicy bierze 60 ze swoich 75 elementów (25 wagoników, 50 statków), czyli co najmniej 10 wagoników i co najmniej 35 statków; 15 elementów zostaje w pudełku. Wybory odsłaniacie jednocześnie. Jeśli ktoś gra pierwszy raz, dla wszystkich dobre będzie 20 wagoników i 40 statków. Każdy ma też 3 porty.

        W grze planszowej zaczyna najbardziej doświadczony podróżnik; tutaj decyduje los.
rule-setup-usa = Przygotowanie
    .text =
        Od 2 do 5 graczy. Każdy ma 45 wagoników i 4 karty na ręce; obok talii leży pięć odkrytych kart.

        Biletów jest 30. Dostajesz trzy i w tajemnicy zatrzymujesz co najmniej dwa; pozostałe trafiają pod talię biletów. O tym, kto zaczyna, decyduje los.
rule-cards = Karty
    .text =
        Talia ma 110 kart: po 12 w każdym z ośmiu kolorów i 14 lokomotyw. Lokomotywa jest kartą uniwersalną: nie ma własnego koloru.
rule-cards-world = Karty
    .text =
        Talia wagonów ma 80 kart: po 11 w każdym z sześciu kolorów i 14 dżokerów. W każdym kolorze 4 z nich mają kotwicę, symbol portu. Dżoker jest kartą uniwersalną: nie ma własnego koloru.

        Talia statków ma 60 kart: w każdym kolorze 4 z jednym statkiem, wszystkie z symbolem portu, i 6 z dwoma statkami. Dżokerów w niej nie ma.
rule-turn-europe = Twoja tura
    .text =
        Gracze rozgrywają tury po kolei. W swojej turze wykonujesz dokładnie jedną akcję:

        • dobierasz karty,
        • zajmujesz jedną trasę,
        • dobierasz bilety,
        • budujesz dworzec.

        Możesz spasować tylko wtedy, gdy nie możesz wykonać żadnej z nich; jeśli spasują kolejno wszyscy, gra się kończy. Ruchu niezgodnego z zasadami gra nie przyjmie.

        » Przykład: w pierwszej turze bierzesz odkrytą zieloną kartę, a drugą dobierasz w ciemno. W następnej zagrywasz trzy zielone karty, stawiasz trzy wagoniki na zielonej trasie o trzech polach i dostajesz 4 punkty.
rule-turn-three = Twoja tura
    .text =
        Gracze rozgrywają tury po kolei. W swojej turze wykonujesz dokładnie jedną akcję:

        • dobierasz karty,
        • zajmujesz jedną trasę,
        • dobierasz bilety.

        Możesz spasować tylko wtedy, gdy nie możesz wykonać żadnej z nich; jeśli spasują kolejno wszyscy, gra się kończy. Ruchu niezgodnego z zasadami gra nie przyjmie.

        » Przykład: w pierwszej turze bierzesz odkrytą zieloną kartę, a drugą dobierasz w ciemno. W następnej zagrywasz trzy zielone karty, stawiasz trzy wagoniki na zielonej trasie o trzech polach i dostajesz 4 punkty.
rule-turn-world = Twoja tura
    .text =
        Gracze rozgrywają tury po kolei. W swojej turze wykonujesz dokładnie jedną akcję:

        • dobierasz karty,
        • zajmujesz jedną trasę,
        • dobierasz bilety,
        • budujesz port,
        • wymieniasz elementy.

        Możesz spasować tylko wtedy, gdy nie możesz wykonać żadnej z nich; jeśli spasują kolejno wszyscy, gra się kończy. Ruchu niezgodnego z zasadami gra nie przyjmie.

        » Przykład: w pierwszej turze bierzesz odkrytą zieloną kartę wagonu, a drugą kartę dobierasz w ciemno. W następnej zagrywasz trzy zielone karty wagonów, stawiasz trzy wagoniki na zielonej trasie o trzech polach i dostajesz 4 punkty.
rule-draw = Dobieranie kart
    .text =
        Weź dwie karty, jedną po drugiej, każdą odkrytą albo w ciemno z talii. W miejsce odkrytej od razu trafia nowa karta i możesz ją wziąć jako drugą.

        Dobrane karty zostają na ręce; możesz mieć ich dowolną liczbę. Drugą kartę musisz wziąć, jeśli jest taka, którą wolno wziąć.

        Gdy talia się skończy, karty odrzucone tasuje się w nową talię. Jeśli i tych brak, możesz jeszcze brać karty odkryte; gdy nie ma żadnej, musisz wykonać inną akcję. Puste miejsce w rzędzie uzupełnia się, gdy tylko znów są karty.
rule-wild-draw = Karty uniwersalne przy dobieraniu
    .text =
        Odkrytą kartę uniwersalną możesz wziąć tylko jako pierwszą i wtedy jest to twoja jedyna karta w tej turze. Nigdy nie możesz jej wziąć jako drugiej, nawet jeśli odkryto ją przed chwilą.

        Karta uniwersalna dobrana w ciemno jest zwykłą kartą: jeśli była pierwsza, bierzesz jeszcze drugą.
rule-wild-draw-free = Lokomotywy przy dobieraniu
    .text =
        Lokomotywy dobierasz jak wszystkie inne karty. W jednej turze możesz wziąć dwie, odkryte albo w ciemno.
rule-sweep = Trzy odkryte karty uniwersalne
    .text =
        Gdy tylko odkryte są trzy karty uniwersalne, cały rząd trafia na stos kart odrzuconych, a w jego miejsce odkrywa się nowe karty, także między twoją pierwszą a drugą kartą. Jeśli nie może to pomóc, bo innych kart zostało za mało, rząd zostaje.
rule-no-sweep = Wiele odkrytych lokomotyw
    .text =
        Zostają na miejscu, bez względu na ich liczbę. (Możesz to zmienić, tworząc stół.)
rule-two-decks = Dwie talie
    .text =
        Każdą z dwóch kart możesz wziąć spośród sześciu odkrytych albo w ciemno z dowolnej talii. Biorąc odkrytą kartę, decydujesz, z której talii uzupełnić jej miejsce, więc rząd może być dowolną mieszanką. Gdy rząd zostaje odrzucony, nowy ma po trzy karty z każdej talii.

        Każda talia odnawia się z odrzuconych kart swojego rodzaju.
rule-claim = Zajmowanie trasy
    .text =
        Zagraj tyle kart koloru trasy, ile ma ona pól, i postaw na każdym polu swój element. Na szarą trasę wybierz dowolny kolor, ale tylko jeden. Karty odrzucasz, a punkty dostajesz od razu.

        • Możesz zająć każdą wolną trasę; nie musi łączyć się z innymi twoimi.
        • Za trasę płacisz w jednej turze i w jednej turze zajmujesz tylko jedną.
        • Potrzebujesz elementu na każde pole. Gdy masz ich za mało, nie możesz zająć trasy, nawet w ostatniej turze.
        • Karty wybierasz ty i żadna nie może być zbędna.

        » Przykład: za szarą trasę o dwóch polach płacisz dwiema kartami czerwonymi albo dwiema żółtymi, ale nie jedną czerwoną i jedną żółtą.
rule-wild-pay = Płacenie kartami uniwersalnymi
    .text =
        Karta uniwersalna zastępuje jedną kartę dowolnego koloru na każdej trasie. Możesz zapłacić nawet samymi kartami uniwersalnymi.

        » Przykład: za trasę o trzech polach płacisz trzema kartami jej koloru albo dwiema i uniwersalną, albo jedną i dwiema uniwersalnymi, albo trzema uniwersalnymi. Za szarą trasę o dwóch polach: dwiema czerwonymi albo jedną żółtą i uniwersalną, albo dwiema uniwersalnymi.
rule-wild-pay-nordic = Płacenie lokomotywami
    .text =
        Lokomotywami możesz zastępować karty dowolnego koloru w tunelach i na promach. Na innych trasach, także szarych, nie możesz ich używać; jedynym wyjątkiem jest trasa Murmansk (Murmańsk) – Lieksa.
rule-wild-pay-switzerland = Płacenie lokomotywami
    .text =
        Lokomotywami możesz zastępować karty dowolnego koloru w tunelach. Na innych trasach, także szarych i prowadzących do krajów, nie możesz ich używać.
rule-double-four = Podwójne trasy
    .text =
        Dwie trasy biegnące obok siebie między tymi samymi miejscami to podwójna trasa. Trasy, które biegną obok siebie tylko na części drogi, nią nie są. Żaden gracz nie może zająć obu nitek.

        • Przy dwóch lub trzech graczach druga nitka jest zamknięta dla wszystkich, gdy tylko ktoś zajmie pierwszą.
        • Przy czterech lub pięciu graczach można zająć obie, ale muszą to być różni gracze.
rule-double-three = Podwójne trasy
    .text =
        Dwie trasy między tymi samymi miejscami to podwójna trasa, nawet jeśli różnią się długością lub rodzajem. Trasy, które biegną obok siebie tylko na części drogi, nią nie są. Żaden gracz nie może zająć obu nitek.

        • Przy dwóch graczach druga nitka jest zamknięta dla obu, gdy tylko ktoś zajmie pierwszą.
        • Przy trzech graczach można zająć obie, ale muszą to być różni gracze.
rule-ferry = Promy
    .text =
        Prom to szara trasa z lokomotywą na co najmniej jednym polu. Za każde takie pole musisz zapłacić lokomotywą; za pozostałe płacisz kartami jednego koloru albo kolejnymi lokomotywami.

        » Przykład: Smyrna – Palermo ma sześć pól i dwie lokomotywy. Płacisz czterema kartami jednego koloru i dwiema lokomotywami albo trzema i trzema, ale nie pięcioma i jedną.
rule-ferry-nordic = Promy
    .text =
        Za każdą lokomotywę narysowaną na promie musisz zapłacić lokomotywą, za pozostałe pola kartami koloru promu (szary: dowolny jeden kolor) albo kolejnymi lokomotywami.

        Dowolnymi trzema kartami, jakichkolwiek kolorów, możesz zastąpić jedną lokomotywę, także taką, którą płacisz zamiast karty koloru. Tak jest tylko na promach.

        » Przykład: Stavanger – Kristiansand ma trzy pomarańczowe pola i jedną lokomotywę. Płacisz dwiema kartami pomarańczowymi i lokomotywą albo jedną i dwiema, albo trzema lokomotywami, albo dwiema pomarańczowymi i dowolnymi trzema innymi.
rule-murmansk = Murmansk – Lieksa
    .text =
        Ta szara trasa ma dziewięć pól i daje 27 punktów. Dowolnymi czterema kartami, także lokomotywami, możesz tu zastąpić jedną kartę zestawu, i to wielokrotnie. Nigdzie indziej nie jest to możliwe, a lokomotywa liczy się tu tylko w takiej czwórce.

        » Przykład: płacisz dziewięcioma zielonymi kartami albo ośmioma zielonymi i czterema innymi, albo siedmioma zielonymi i ośmioma innymi.
rule-tunnel = Tunele
    .text =
        Tunel może kosztować więcej, niż ma pól:

        • Wyłóż karty jak na każdą trasę; możesz użyć lokomotyw.
        • Odsłoń trzy wierzchnie karty talii.
        • Za każdą odsłoniętą kartę w kolorze kart, które wykładasz, i za każdą odsłoniętą lokomotywę dopłacasz jedną kartę: tego koloru albo lokomotywę.
        • Jeśli wykładasz same lokomotywy, liczą się tylko odsłonięte lokomotywy i dopłacasz lokomotywami.

        Jeśli zapłacisz, tunel jest twój; liczba wagoników i punktów zależy od jego pól. Jeśli nie możesz albo nie chcesz dopłacić, zabierasz wyłożone karty i kończysz turę. Jeśli nie musisz nic dopłacać, tunel jest twój od razu. Możesz próbować bez żadnych kart w zapasie.

        Odsłonięte karty trafiają na stos kart odrzuconych. Jeśli w talii zostało mniej niż trzy, odsłaniasz tylko te; jeśli nie ma żadnej, nic nie dopłacasz.

        » Przykład: wykładasz dwie zielone karty i odsłaniasz zieloną, lokomotywę i czerwoną. Dopłacasz dwie karty: zielone lub lokomotywy.
rule-sea = Kolej i morze
    .text =
        Prostokątne pola to kolej: stawiasz na nich wagoniki i płacisz kartami wagonów. Owalne pola to morze: stawiasz na nich statki i płacisz kartami statków. Wszystkie karty są jednego koloru; dżokerów możesz użyć na obu rodzajach tras. Wagoniki i statki nigdy nie stoją na jednej trasie.

        Karta z dwoma statkami pokrywa dwa pola trasy morskiej. Jeśli zostało tylko jedno, drugi statek przepada; zbędnej karty dołożyć nie możesz.

        » Przykład: za trasę morską o pięciu polach płacisz dwiema kartami z dwoma statkami i jedną z jednym albo trzema z dwoma. Za trasę o czterech polach: dwiema kartami z dwoma statkami albo jedną taką i dwoma dżokerami.
rule-pairs = Symbol podwojenia
    .text =
        Pole ze znakiem dwóch kart kosztuje parę kart wagonów jednego koloru. Na każdym polu może to być inny kolor, a dżokerami możesz uzupełnić parę albo ją utworzyć. Liczba wagoników i punktów zależy od liczby pól.

        » Przykład: za dwa takie pola płacisz dwiema kartami czerwonymi i dwiema żółtymi albo czterema czerwonymi, albo trzema czerwonymi i dżokerem.
rule-edge = Świat jest okrągły
    .text =
        Trasa, która opuszcza planszę na jednym brzegu, wraca na drugim: to jedna trasa do miasta, na które wskazuje strzałka.
rule-tickets = Bilety
    .text =
        Na bilecie są dwa miasta. Realizujesz go, jeśli na koniec łączą je twoje własne trasy, którędykolwiek prowadzą. Wtedy dodajesz jego punkty, a jeśli nie – odejmujesz.

        Dobierając bilety, bierzesz trzy (mniej, jeśli mniej zostało) i zatrzymujesz co najmniej jeden; pozostałe trafiają pod talię biletów. Możesz mieć dowolną liczbę biletów, a zatrzymanych nie możesz oddać. Gdy talia biletów jest pusta, nikt nie może ich dobierać.
rule-tickets-box = Bilety
    .text =
        Na bilecie są dwa miejsca. Realizujesz go, jeśli na koniec łączą je twoje własne trasy, którędykolwiek prowadzą. Wtedy dodajesz jego punkty, a jeśli nie – odejmujesz.

        Dobierając bilety, bierzesz trzy (mniej, jeśli mniej zostało) i zatrzymujesz co najmniej jeden; pozostałe wychodzą z gry, więc talia biletów może się skończyć. Wtedy nikt nie może ich dobierać. Możesz mieć dowolną liczbę biletów, a zatrzymanych nie możesz oddać.
rule-tickets-world = Bilety
    .text =
        Na bilecie są dwa miasta. Realizujesz go, jeśli na koniec łączą je twoje własne trasy, którędykolwiek prowadzą, lądem i morzem. Wtedy dodajesz jego punkty, a jeśli nie – odejmujesz.

        Dobierając bilety, bierzesz cztery (mniej, jeśli mniej zostało) i zatrzymujesz co najmniej jeden; pozostałe trafiają pod talię biletów. Możesz mieć dowolną liczbę biletów, a zatrzymanych nie możesz oddać. Gdy talia biletów jest pusta, nikt nie może ich dobierać.
rule-countries = Kraje
    .text =
        Siedemnaście tras prowadzi za granicę: trzy do Austrii, cztery do Francji, pięć do Włoch i pięć do Niemiec. Każda kończy się na własnym przystanku; przystanki jednego kraju nie są połączone, więc przez kraj nie można przejechać. Dwie trasy do jednego kraju nie są podwójną trasą.

        Dwanaście biletów prowadzi z miasta lub kraju do jednego z kilku krajów, każdy z własną liczbą punktów. Docierasz do kraju na dowolnym jego przystanku. Dodajesz najwyższą liczbę spośród krajów, do których docierasz; jeśli nie docierasz do żadnego, odejmujesz najniższą. Liczy się to jako jeden bilet.

        » Przykład: bilet z liczbami 5, 14 i 11. Gracz, który dotarł do krajów za 5 i 11, dostaje 11 punktów; gracz, który nie dotarł do żadnego, traci 5.
rule-tours = Bilety objazdowe
    .text =
        Na bilecie objazdowym są więcej niż dwa miasta i trzy liczby.

        • Pierwszą dodajesz, jeśli jedna nieprzerwana trasa prowadzi przez te miasta w podanej kolejności. Między nimi mogą leżeć inne miasta, ale każde połączenie liczy się tylko raz.
        • Drugą dodajesz, jeśli wszystkie miasta są połączone, lecz nie w tej kolejności.
        • W przeciwnym razie odejmujesz trzecią.
rule-stations = Dworce
    .text =
        W swojej turze możesz wybudować dworzec w dowolnym mieście, w którym żadnego jeszcze nie ma; twoje trasy nie muszą tam sięgać. Pierwszy dworzec kosztuje jedną kartę, drugi dwie karty jednego koloru, trzeci trzy karty jednego koloru; każdą z nich możesz zastąpić lokomotywą. W jednej turze budujesz najwyżej jeden, w całej grze trzy.

        Na koniec każdy dworzec pozwala ci skorzystać z jednej trasy innego gracza, która kończy się w tym mieście, tej samej dla wszystkich twoich biletów. Gra sama wybiera najlepszą trasę, chyba że przy tym stole ustawiono, że wybiera gracz. Takie trasy możesz łączyć ze sobą, ale nie liczą się do najdłuższej trasy.

        Każdy niewybudowany dworzec daje 4 punkty.
rule-ports = Porty
    .text =
        W swojej turze możesz wybudować port w mieście portowym, oznaczonym na niebiesko, do którego prowadzi twoja trasa i w którym nie ma jeszcze portu. Kosztuje dwie karty wagonów i dwie karty statków, wszystkie jednego koloru i z symbolem portu; każdą z nich możesz zastąpić dżokerem. Każdy ma trzy porty.

        Na koniec port daje 20 punktów za jeden zrealizowany bilet z tym miastem, 30 za dwa, 40 za trzy lub więcej; bilety objazdowe też się liczą. Jeśli na jednym bilecie są dwa twoje porty, bilet liczy się dla obu. Port bez takiego biletu nie daje nic. Każdy niewybudowany port kosztuje 4 punkty.

        » Przykład: budujesz port za dżokera, jedną żółtą kartę statku i dwie żółte karty wagonów, wszystkie poza dżokerem z kotwicą.
rule-exchange = Wymiana elementów
    .text =
        W swojej turze możesz wymienić część wagoników na tyle samo statków ze swojego pudełka albo statki na wagoniki. Każdy element kosztuje od razu jeden punkt. W późniejszej turze możesz to powtórzyć.

        » Przykład: masz 20 wagoników, 40 statków i 5 wagoników w pudełku. Oddajesz 2 statki, bierzesz 2 wagoniki: masz 22 wagoniki i 38 statków i tracisz 2 punkty. Sześciu statków wymienić nie możesz, bo w pudełku jest tylko 5 wagoników.
rule-secrets = Co wiedzą inni
    .text =
        Twoje bilety i karty na ręce są tajne, tak samo jak karty, które dobierasz w ciemno. Każdy może wiedzieć, ile masz kart, biletów i elementów, ile masz punktów, ile kart zostało w taliach, i wszystko, co jest na planszy. Na koniec odsłania się wszystkie bilety.
rule-points = Punkty za trasy
    .text =
        Im dłuższa trasa, tym więcej warte jest każde jej pole. Liczba zapłaconych kart nie ma znaczenia.
rule-end = Koniec gry
    .text =
        Gdy ktoś na koniec swojej tury ma dwa wagoniki lub mniej, każdy, łącznie z tym graczem, rozgrywa jeszcze jedną turę; tura tego gracza jest ostatnia. Jeśli później wagoniki kończą się komuś innemu, gra się nie przedłuża. Potem odsłania się i podlicza wszystkie bilety.
rule-end-world = Koniec gry
    .text =
        Gdy ktoś ma razem sześć wagoników i statków lub mniej, każdy, łącznie z tym graczem, rozgrywa jeszcze dwie tury; tura tego gracza jest ostatnia. Jeśli później elementy kończą się komuś innemu, gra się nie przedłuża. Potem odsłania się i podlicza wszystkie bilety.
rule-bonus-longest = Najdłuższa trasa
    .text =
        10 punktów dostaje gracz z najdłuższą nieprzerwaną trasą; w Europie to Europejski Ekspres. Trasa może tworzyć pętle i kilkakrotnie przechodzić przez to samo miasto, ale każda zajęta trasa liczy się tylko raz. Przy remisie 10 punktów dostają wszyscy.

        » Przykład: przy trasach A – B o 3 polach, B – C o 2, C – A o 4 i A – D o 5 najdłuższa trasa D – A – B – C – A ma 14 pól.
rule-bonus-globetrotter = Globtroter
    .text =
        10 punktów dostaje gracz, który zrealizował najwięcej biletów; przy remisie dostają je wszyscy, chyba że nikt nie zrealizował żadnego. Za najdłuższą trasę nie ma premii.
rule-bonus-none = Bez premii
    .text =
        Za najdłuższą trasę ani za najwięcej biletów nie ma premii.
rule-scoring-europe = Punktacja
    .text =
        Punkty za trasy; plus zrealizowane i minus niezrealizowane bilety; plus 4 za każdy niewybudowany dworzec; plus 10 za najdłuższą trasę.

        » Przykład: trasy 80; bilety 21, 8 i −5; dwa niewybudowane dworce 8; najdłuższa trasa 10: razem 122.
rule-scoring-nordic = Punktacja
    .text =
        Punkty za trasy; plus zrealizowane i minus niezrealizowane bilety; plus 10 za najwięcej zrealizowanych biletów.

        » Przykład: trasy 70; zrealizowane bilety 10, 9 i 24; niezrealizowany −7; Globtroter 10: razem 116.
rule-scoring-switzerland = Punktacja
    .text =
        Punkty za trasy; plus zrealizowane i minus niezrealizowane bilety; plus 10 za najdłuższą trasę.

        » Przykład: trasy 60; bilet miejski 13; bilet do kraju 11 i niezrealizowany −3; najdłuższa trasa 10: razem 91.
rule-scoring-world = Punktacja
    .text =
        Punkty za trasy, pomniejszone o koszt wymian; plus zrealizowane i minus niezrealizowane bilety; plus 20, 30 lub 40 za każdy port; minus 4 za każdy niewybudowany port.

        » Przykład: trasy 90; bilety 17, 13, 8, objazdowy 6 i −10; porty 30 i 30; jeden niewybudowany −4: razem 180.
rule-scoring-usa = Punktacja
    .text =
        Punkty za trasy; plus zrealizowane i minus niezrealizowane bilety; plus 10 za najdłuższą trasę.
rule-ties-europe = Remisy
    .text =
        Przy remisie wygrywa gracz, który zrealizował więcej biletów; dalej ten, który wybudował mniej dworców; dalej ten, kto ma najdłuższą trasę. W innym razie zwycięstwo jest wspólne.
rule-ties-nordic = Remisy
    .text =
        Przy remisie wygrywa gracz, który zrealizował więcej biletów; dalej ten, którego najdłuższa trasa jest dłuższa. W innym razie zwycięstwo jest wspólne.
rule-ties-switzerland = Remisy
    .text =
        Przy remisie wygrywa gracz, który zrealizował więcej biletów; dalej ten, kto ma najdłuższą trasę. W innym razie zwycięstwo jest wspólne.
rule-ties-world = Remisy
    .text =
        Gracze z równą liczbą punktów dzielą się zwycięstwem.
differs-europe =
    • Dworzec pozwala skorzystać z jednej trasy innego gracza.
    • Tunele mogą kosztować więcej; promy wymagają lokomotyw.
    • Każdy dostaje na początku jedną długą trasę.
    • Biorąc odkrytą lokomotywę, nie dobierasz drugiej karty; lokomotywy możesz użyć na każdej trasie.
    • 10 punktów za najdłuższą trasę, 4 za każdy niewybudowany dworzec.
differs-nordic =
    • Dwóch lub trzech graczy, 40 wagoników.
    • Lokomotyw możesz używać tylko w tunelach i na promach, ale dobierasz je bez ograniczeń.
    • Dowolnymi trzema kartami zastąpisz lokomotywę na promie.
    • Murmansk – Lieksa: dziewięć pól, cztery karty za jedną.
    • 10 punktów za najwięcej biletów, nic za najdłuższą trasę; odrzucone bilety wychodzą z gry.
differs-switzerland =
    • Dwóch lub trzech graczy.
    • Na biletach do krajów liczy się najlepszy kraj, do którego dotrzesz.
    • Lokomotyw możesz używać tylko w tunelach, ale dobierasz je bez ograniczeń.
    • Przez kraj nie można przejechać.
    • Odrzucone bilety wychodzą z gry; 10 punktów za najdłuższą trasę.
differs-world =
    • Wagoniki i statki, dwie talie, sześć odkrytych kart.
    • Wybierasz swoją flotę, a elementy możesz potem wymieniać.
    • Podwójne statki, symbole podwojenia i trasy dookoła świata.
    • Bilety objazdowe i porty w miastach z twoich biletów.
    • Dwie ostatnie tury, bez premii; niewybudowane porty kosztują punkty.
differs-usa =
    • Gra podstawowa: bez tuneli, promów i dworców.
    • Biorąc odkrytą lokomotywę, nie dobierasz drugiej karty; lokomotywy możesz użyć na każdej trasie.
    • 10 punktów za najdłuższą trasę.
rules-spaces = Pola
rules-points = Punkty
rules-contents = Spis treści
rules-legend = Znaki na planszy
legend-color = kolor: karty tego koloru
legend-gray = szara: dowolny jeden kolor
legend-tunnel = tunel: może kosztować więcej kart
legend-ferry = prom: lokomotywa za każdy znak
legend-sea = morze: statki i karty statków
legend-pair = para kart za każde pole
