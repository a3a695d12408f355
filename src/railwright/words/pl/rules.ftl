rule-goal = Cel gry
    .text =
        Wygrywa, kto na koniec ma najwięcej punktów. Punkty przynoszą

        • zajęte trasy, od razu, tym więcej, im są dłuższe;
        • bilety: każdy, którego miejsca łączą twoje trasy, dodaje swoją liczbę, każdy inny ją odejmuje;
        • to, co szczególne na tej planszy, na koniec gry.

        Wynik zaczyna się od 0 i może spaść poniżej zera.
rule-board = Plansza
    .text =
        Trasa to rząd pól między dwoma sąsiednimi miejscami; jej długość to liczba pól. Zajmuje się ją zawsze w całości. Kolor mówi, jakimi kartami się za nią płaci; szary oznacza dowolny jeden kolor.
rule-setup-europe = Przygotowanie
    .text =
        Od 2 do 5 graczy. Każdy ma 45 wagoników, 3 dworce i 4 karty na ręce; obok talii leży pięć odkrytych kart.

        Biletów jest 46: 6 długich tras na niebieskim tle i 40 zwykłych. Dostajesz jedną długą trasę i trzy zwykłe bilety i w tajemnicy zatrzymujesz co najmniej dwa z tych czterech, długą trasę albo nie. Odrzucone wychodzą z gry i nikt ich nie ogląda, podobnie jak długie trasy, których nikt nie dostał. Pozostałe zwykłe bilety tworzą talię biletów.

        Przy stole z pudełkiem zaczyna, kto odwiedził najwięcej krajów Europy; tutaj decyduje los.
rule-setup-nordic = Przygotowanie
    .text =
        2 lub 3 graczy. Każdy ma 40 wagoników i 4 karty na ręce; obok talii leży pięć odkrytych kart.

        Biletów jest 46. Dostajesz pięć i w tajemnicy zatrzymujesz co najmniej dwa; odrzucone wychodzą z gry i nikt ich nie ogląda. Pozostałe tworzą talię biletów.

        Przy stole z pudełkiem zaczyna najbardziej doświadczony podróżnik; tutaj decyduje los.
rule-setup-switzerland = Przygotowanie
    .text =
        2 lub 3 graczy. Każdy ma 45 wagoników (40, jeśli stół tak wybierze) i 4 karty na ręce; obok talii leży pięć odkrytych kart.

        Biletów jest 46: 34 łączą dwa miasta, a 12 wymienia kraje. Dostajesz pięć i w tajemnicy zatrzymujesz co najmniej dwa; odrzucone wychodzą z gry.

        Szwajcaria opiera się na grze podstawowej. Są tunele, nie ma promów ani dworców. O tym, kto zaczyna, decyduje los.
rule-setup-world = Przygotowanie
    .text =
        Od 2 do 5 graczy. Każdy dostaje 3 karty z talii wagonów i 7 z talii statków; po trzy karty z każdej talii leżą odkryte.

        Biletów jest 65, w tym 8 objazdowych. Dostajesz pięć i zatrzymujesz co najmniej trzy; pozostałe idą pod talię biletów.

        Potem każdy w tajemnicy bierze 60 elementów spośród swoich 25 wagoników i 50 statków, czyli co najmniej 10 wagoników i co najmniej 35 statków; 15 elementów zostaje w pudełku. Wybory odsłania się jednocześnie. Jeśli ktoś gra pierwszy raz, dla wszystkich dobre będzie 20 wagoników i 40 statków. Każdy ma też 3 porty.

        Przy stole z pudełkiem zaczyna najbardziej doświadczony podróżnik; tutaj decyduje los.
rule-setup-usa = Przygotowanie
    .text =
        Od 2 do 5 graczy. Każdy ma 45 wagoników i 4 karty na ręce; obok talii leży pięć odkrytych kart.

        Biletów jest 30. Dostajesz trzy i w tajemnicy zatrzymujesz co najmniej dwa; pozostałe idą pod talię biletów. O tym, kto zaczyna, decyduje los.
rule-cards = Karty
    .text =
        Talia ma 110 kart: po 12 w każdym z ośmiu kolorów i 14 lokomotyw. Lokomotywa jest kartą uniwersalną: nie ma własnego koloru.
rule-cards-world = Karty
    .text =
        Talia wagonów ma 80 kart: po 11 w każdym z sześciu kolorów i 14 dżokerów. W każdym kolorze 4 z nich mają kotwicę, symbol portu. Dżoker jest kartą uniwersalną: nie ma własnego koloru.

        Talia statków ma 60 kart: w każdym kolorze 4 z jednym statkiem, wszystkie z symbolem portu, i 6 z dwoma statkami. Dżokerów w niej nie ma.
rule-turn-europe = Twoja tura
    .text =
        Tury idą kolejno wokół stołu. W swojej robisz dokładnie jedną z tych rzeczy:

        • dobierasz karty,
        • zajmujesz jedną trasę,
        • dobierasz bilety,
        • budujesz dworzec.

        Pasujesz tylko wtedy, gdy nic z tego nie jest możliwe; jeśli spasują kolejno wszyscy, gra się kończy. To, na co zasady nie pozwalają, zostaje odrzucone i niczego nie zmienia.
rule-turn-three = Twoja tura
    .text =
        Tury idą kolejno wokół stołu. W swojej robisz dokładnie jedną z tych rzeczy:

        • dobierasz karty,
        • zajmujesz jedną trasę,
        • dobierasz bilety.

        Pasujesz tylko wtedy, gdy nic z tego nie jest możliwe; jeśli spasują kolejno wszyscy, gra się kończy. To, na co zasady nie pozwalają, zostaje odrzucone i niczego nie zmienia.
rule-turn-world = Twoja tura
    .text =
        Tury idą kolejno wokół stołu. W swojej robisz dokładnie jedną z tych rzeczy:

        • dobierasz karty,
        • zajmujesz jedną trasę,
        • dobierasz bilety,
        • budujesz port,
        • wymieniasz elementy.

        Pasujesz tylko wtedy, gdy nic z tego nie jest możliwe; jeśli spasują kolejno wszyscy, gra się kończy. To, na co zasady nie pozwalają, zostaje odrzucone i niczego nie zmienia.
rule-draw = Dobieranie kart
    .text =
        Weź dwie karty, jedną po drugiej, każdą odkrytą albo w ciemno z talii. Odkryta karta jest od razu zastępowana, a nowa jest już wśród tych, z których wybierasz drugą.

        Dobrane karty zostają na ręce, która może mieć ich dowolnie wiele. Drugą kartę trzeba wziąć, jeśli jest taka, którą wolno wziąć.

        Gdy talia się skończy, tasuje się karty odrzucone i są one nową talią. Jeśli i tych brak, wolno jeszcze brać karty odkryte; gdy nie ma żadnej, trzeba zrobić coś innego. Puste miejsce w rzędzie uzupełnia się, gdy tylko znów są karty.
rule-wild-draw = Karty uniwersalne przy dobieraniu
    .text =
        Odkrytą kartę uniwersalną można wziąć tylko jako pierwszą i wtedy jest jedyną w tej turze. Nigdy nie może być drugą kartą, nawet jeśli odsłonięto ją przed chwilą.

        Karta uniwersalna dobrana w ciemno jest zwykłą kartą: jeśli była pierwsza, bierzesz jeszcze drugą.
rule-wild-draw-free = Lokomotywy przy dobieraniu
    .text =
        Lokomotywy dobiera się jak wszystkie inne karty. Dwie w jednej turze, odkryte czy w ciemno, są dozwolone.
rule-sweep = Trzy odkryte karty uniwersalne
    .text =
        Gdy tylko odkryte są trzy karty uniwersalne, cały rząd zostaje odrzucony i wyłożony na nowo, także między twoją pierwszą a drugą kartą. Jeśli nie może to pomóc, bo innych kart zostało za mało, rząd zostaje.
rule-no-sweep = Wiele odkrytych lokomotyw
    .text =
        Zostają na miejscu, ilekolwiek ich jest. (Zakładając stół, można wybrać inaczej.)
rule-two-decks = Dwie talie
    .text =
        Każda z twoich dwóch kart może pochodzić z rzędu sześciu odkrytych albo w ciemno z dowolnej talii. Kto bierze odkrytą kartę, decyduje, która talia ją zastąpi, więc rząd może być dowolną mieszanką. Odrzucony rząd wykłada się na nowo z trzech kart każdej talii.

        Każda talia odnawia się z odrzuconych kart swojego rodzaju.
rule-claim = Zajmowanie trasy
    .text =
        Zagraj tyle kart koloru trasy, ile ma ona pól, i postaw na każdym polu swój element. Na szarą trasę wybierz dowolny kolor, ale tylko jeden. Karty są odrzucane, a punkty dostajesz od razu.

        • Wystarczy, że trasa jest wolna; nie musi łączyć się z innymi twoimi.
        • Trasę opłaca się w jednej turze i w jednej turze zajmuje się tylko jedną.
        • Potrzebujesz elementu na każde pole. Gdy masz za mało, nie możesz jej zająć, nawet w ostatniej turze.
        • Karty wskazujesz ty i żadna nie może być zbędna.

        » Przykład: szara trasa o dwóch polach kosztuje dwie karty czerwone albo dwie żółte, ale nie po jednej.
rule-wild-pay = Płacenie kartami uniwersalnymi
    .text =
        Karta uniwersalna zastępuje jedną kartę dowolnego koloru na każdej trasie. Można zapłacić nawet samymi kartami uniwersalnymi.

        » Przykład: trasa o trzech polach to trzy karty jej koloru albo dwie i uniwersalna, albo jedna i dwie uniwersalne, albo trzy uniwersalne.
rule-wild-pay-nordic = Płacenie lokomotywami
    .text =
        Lokomotywy liczą się jako dowolny kolor w tunelach i na promach. Na żadnej innej trasie, także szarej, nie są przyjmowane; jedynym wyjątkiem jest trasa Murmansk – Lieksa.
rule-wild-pay-switzerland = Płacenie lokomotywami
    .text =
        Lokomotywy liczą się jako dowolny kolor w tunelach. Na żadnej innej trasie, także szarej i prowadzącej do kraju, nie są przyjmowane.
rule-double-four = Podwójne trasy
    .text =
        Dwie trasy biegnące obok siebie między tymi samymi miejscami to podwójna trasa. Jeden gracz nigdy nie ma obu nitek.

        • Przy dwóch lub trzech graczach druga nitka jest zamknięta dla wszystkich, gdy tylko ktoś zajmie pierwszą.
        • Przy czterech lub pięciu graczach używa się obu, ale zajmują je różni gracze.
rule-double-three = Podwójne trasy
    .text =
        Dwie trasy między tymi samymi miejscami to podwójna trasa, nawet jeśli różnią się długością lub rodzajem. Jeden gracz nigdy nie ma obu nitek.

        • Przy dwóch graczach druga nitka jest zamknięta dla obu, gdy tylko ktoś zajmie pierwszą.
        • Przy trzech graczach używa się obu, ale zajmują je różni gracze.
rule-ferry = Promy
    .text =
        Prom to szara trasa z lokomotywą na co najmniej jednym polu. Za każde takie pole płaci się lokomotywą; za pozostałe kartami jednego koloru albo kolejnymi lokomotywami.

        » Przykład: Smyrna – Palermo ma sześć pól i dwie lokomotywy: cztery karty jednego koloru i dwie lokomotywy albo trzy i trzy, ale nie pięć i jedna.
rule-ferry-nordic = Promy
    .text =
        Za każdą lokomotywę narysowaną na promie płaci się lokomotywą, za pozostałe pola kartami koloru promu (szary: dowolny jeden kolor) albo kolejnymi lokomotywami.

        Dowolne trzy karty, jakichkolwiek kolorów, mogą zastąpić jedną lokomotywę, także taką, która stoi za kartę koloru. Tak jest tylko na promach.

        » Przykład: Stavanger – Kristiansand ma trzy pomarańczowe pola i jedną lokomotywę: dwie karty pomarańczowe i lokomotywa albo jedna i dwie, albo trzy lokomotywy, albo dwie pomarańczowe i dowolne trzy inne.
rule-murmansk = Murmansk – Lieksa
    .text =
        Ta szara trasa ma dziewięć pól i daje 27 punktów. Dowolne cztery karty, także lokomotywy, mogą tu zastąpić jedną kartę zestawu, i to wielokrotnie. Nigdzie indziej nie jest to możliwe, a lokomotywa liczy się tu tylko w takiej czwórce.

        » Przykład: dziewięć zielonych kart albo osiem zielonych i cztery inne, albo siedem zielonych i osiem innych.
rule-tunnel = Tunele
    .text =
        Tunel może kosztować więcej, niż ma pól:

        • Wyłóż karty jak na każdą trasę; lokomotywy są dozwolone.
        • Odsłania się trzy wierzchnie karty talii.
        • Każda z nich w kolorze, który wyłożono, i każda lokomotywa kosztuje jedną kartę więcej: tego koloru albo lokomotywę.
        • Jeśli wyłożono same lokomotywy, liczą się tylko lokomotywy i dopłaca się lokomotywami.

        Zapłać, a tunel jest twój: elementy i punkty zależą od jego pól. Kto nie może lub nie chce dopłacić, zabiera wyłożone karty i kończy turę. Jeśli dopłaty nie ma, trasa jest zajęta. Można próbować bez żadnych kart w zapasie.

        Odsłonięte karty są odrzucane. Jeśli zostało mniej niż trzy, odsłania się tylko te; jeśli nie ma żadnej, tunel nie kosztuje nic więcej.

        » Przykład: wykładasz dwie zielone karty, a odsłonięto zieloną, lokomotywę i czerwoną: dopłacasz dwie, zielone lub lokomotywy.
rule-sea = Kolej i morze
    .text =
        Prostokątne pola to kolej: stawia się na nich wagoniki i płaci kartami wagonów. Okrągłe pola to morze: stawia się na nich statki i płaci kartami statków. Wszystkie karty są jednego koloru; dżokery pasują do obu. Wagoniki i statki nigdy nie stoją na jednej trasie.

        Karta z dwoma statkami pokrywa dwa pola trasy morskiej. Jeśli zostało tylko jedno, drugi statek przepada; zbędnej karty nie przyjmuje się.

        » Przykład: trasa morska o pięciu polach to dwie karty podwójne i jedna pojedyncza albo trzy podwójne. Trasa o czterech: dwie podwójne albo jedna i dwa dżokery.
rule-pairs = Symbol podwojenia
    .text =
        Pole ze znakiem dwóch kart kosztuje parę kart wagonów jednego koloru. Na każdym polu może to być inny kolor, a dżokery mogą uzupełnić parę albo ją utworzyć. Wagoniki i punkty zależą od liczby pól.

        » Przykład: dwa takie pola to dwie karty czerwone i dwie żółte albo cztery czerwone, albo trzy czerwone i dżoker.
rule-edge = Świat jest okrągły
    .text =
        Trasa, która opuszcza planszę na jednym brzegu, wraca na drugim: to jedna trasa do miasta, którego nazwę podaje strzałka.
rule-tickets = Bilety
    .text =
        Bilet wymienia dwa miasta. Jest zrealizowany, jeśli na koniec łączą je twoje własne trasy, jakąkolwiek drogą. Wtedy jego liczbę się dodaje, inaczej odejmuje.

        Dobierając bilety, bierzesz trzy (mniej, jeśli mniej zostało) i zatrzymujesz co najmniej jeden; pozostałe idą pod talię biletów. Biletów możesz mieć dowolnie wiele, a zatrzymane zostają do końca. Gdy talia biletów jest pusta, nie można ich dobierać.
rule-tickets-box = Bilety
    .text =
        Bilet wymienia dwa miejsca. Jest zrealizowany, jeśli na koniec łączą je twoje własne trasy, jakąkolwiek drogą. Wtedy jego liczbę się dodaje, inaczej odejmuje.

        Dobierając bilety, bierzesz trzy (mniej, jeśli mniej zostało) i zatrzymujesz co najmniej jeden; pozostałe wychodzą z gry, więc talia biletów może się skończyć. Wtedy nie można ich dobierać. Biletów możesz mieć dowolnie wiele, a zatrzymane zostają do końca.
rule-tickets-world = Bilety
    .text =
        Bilet wymienia dwa miasta. Jest zrealizowany, jeśli na koniec łączą je twoje własne trasy, jakąkolwiek drogą, lądem i morzem. Wtedy jego liczbę się dodaje, inaczej odejmuje.

        Dobierając bilety, bierzesz cztery (mniej, jeśli mniej zostało) i zatrzymujesz co najmniej jeden; pozostałe idą pod talię biletów. Biletów możesz mieć dowolnie wiele, a zatrzymane zostają do końca. Gdy talia biletów jest pusta, nie można ich dobierać.
rule-countries = Kraje
    .text =
        Siedemnaście tras prowadzi za granicę: trzy do Austrii, cztery do Francji, po pięć do Włoch i do Niemiec. Każda kończy się na własnym przystanku; przystanki kraju nie są połączone, więc żadna droga nie wiedzie przez kraj. Dwie trasy do jednego kraju nie są podwójną trasą.

        Dwanaście biletów prowadzi z miasta lub kraju do jednego z kilku krajów, każdy z własną liczbą. Do kraju dociera się na dowolnym jego przystanku. Z krajów, do których docierasz, dodaje się najwyższą liczbę; jeśli do żadnego, odejmuje się najniższą. Liczy się to jako jeden bilet.

        » Przykład: bilet z liczbami 5, 14 i 11. Kto dotarł do krajów za 5 i 11, dostaje 11; kto do żadnego, traci 5.
rule-tours = Bilety objazdowe
    .text =
        Bilet objazdowy wymienia więcej niż dwa miasta i ma trzy liczby.

        • Pierwszą dodaje się, jeśli jedna twoja droga mija miasta w podanej kolejności. Mogą leżeć między nimi inne miasta, ale droga używa każdej trasy raz.
        • Drugą dodaje się, jeśli wszystkie miasta są połączone, lecz nie w tej kolejności.
        • W przeciwnym razie odejmuje się trzecią.
rule-stations = Dworce
    .text =
        W swojej turze możesz zbudować dworzec w dowolnym mieście, w którym żadnego jeszcze nie ma; nie musi tam sięgać twoja trasa. Pierwszy dworzec kosztuje jedną kartę, drugi dwie karty jednego koloru, trzeci trzy karty jednego koloru; każdą mogą zastąpić lokomotywy. W jednej turze budujesz najwyżej jeden, w grze trzy.

        Na koniec każdy dworzec pozwala użyć jednej trasy rywala, która kończy się w jego mieście, tej samej dla wszystkich twoich biletów. Najlepszy wybór robi za ciebie gra, chyba że przy tym stole wybierają właściciele. Wypożyczone trasy można łączyć ze sobą, ale nie liczą się do najdłuższej trasy.

        Każdy niezbudowany dworzec daje 4 punkty.
rule-ports = Porty
    .text =
        W swojej turze możesz zbudować port w mieście portowym, oznaczonym na niebiesko, do którego prowadzi twoja trasa i w którym nie ma portu. Kosztuje dwie karty wagonów i dwie karty statków, wszystkie jednego koloru i z symbolem portu; każdą może zastąpić dżoker. Każdy ma trzy porty.

        Na koniec port daje 20 punktów za jeden zrealizowany bilet z nazwą tego miasta, 30 za dwa, 40 za trzy lub więcej; bilety objazdowe też się liczą. Port bez takiego biletu nie daje nic. Każdy niezbudowany port kosztuje 4 punkty.

        » Przykład: port za dżokera, jedną żółtą kartę statku i dwie żółte karty wagonów, wszystkie poza dżokerem z kotwicą.
rule-exchange = Wymiana elementów
    .text =
        W swojej turze możesz wymienić część wagoników na tyle samo statków ze swojego pudełka albo statki na wagoniki. Każdy element kosztuje od razu jeden punkt. W późniejszej turze można to powtórzyć.

        » Przykład: masz 20 wagoników, 40 statków i 5 wagoników w pudełku. Dwa statki za dwa wagoniki to 22 i 38, kosztem 2 punktów. Sześć to za dużo.
rule-secrets = Co wiedzą inni
    .text =
        Twoje bilety i karty na ręce są tajne, tak samo jak to, co dobierasz w ciemno. Każdy może wiedzieć, ile masz kart, biletów i elementów, jaki masz wynik, ile kart zostało w taliach, i wszystko, co jest na planszy. Na koniec odsłania się wszystkie bilety.
rule-points = Punkty za trasy
    .text =
        Im dłuższa trasa, tym więcej warte jest każde jej pole. Liczba zapłaconych kart nie ma znaczenia.
rule-end = Koniec gry
    .text =
        Gdy ktoś na koniec swojej tury ma dwa wagoniki lub mniej, każdy, razem z tym graczem, ma jeszcze jedną turę. Jeśli potem zabraknie ich komuś innemu, tur nie przybywa. Potem odsłania się i liczy wszystkie bilety.
rule-end-world = Koniec gry
    .text =
        Gdy ktoś ma sześć elementów lub mniej, wagoników i statków razem, każdy, wraz z tym graczem, ma jeszcze dwie tury. Jeśli potem zabraknie ich komuś innemu, tur nie przybywa. Potem odsłania się i liczy wszystkie bilety.
rule-bonus-longest = Najdłuższa trasa
    .text =
        10 punktów daje najdłuższa nieprzerwana droga po własnych trasach jednego gracza. Może się przecinać i mijać miasta ponownie, ale używa każdej trasy raz. Przy remisie 10 punktów dostają wszyscy.

        » Przykład: przy trasach A – B o 3 polach, B – C o 2, C – A o 4 i A – D o 5 droga D – A – B – C – A ma 14.
rule-bonus-globetrotter = Globtroter
    .text =
        10 punktów dostaje, kto zrealizował najwięcej biletów; przy remisie wszyscy, chyba że nikt nie zrealizował żadnego. Za najdłuższą trasę nie ma nic.
rule-bonus-none = Bez premii
    .text =
        Za najdłuższą trasę ani za najwięcej biletów nie ma nic.
rule-scoring-europe = Podliczanie
    .text =
        Punkty za trasy; plus zrealizowane i minus niezrealizowane bilety; plus 4 za każdy niezbudowany dworzec; plus 10 za najdłuższą trasę.

        » Przykład: trasy 80; bilety 21, 8 i −5; dwa niezbudowane dworce 8; najdłuższa trasa 10: razem 122.
rule-scoring-nordic = Podliczanie
    .text =
        Punkty za trasy; plus zrealizowane i minus niezrealizowane bilety; plus 10 za najwięcej zrealizowanych biletów.

        » Przykład: trasy 70; zrealizowane bilety 10, 9 i 24; niezrealizowany −7; Globtroter 10: razem 116.
rule-scoring-switzerland = Podliczanie
    .text =
        Punkty za trasy; plus zrealizowane i minus niezrealizowane bilety; plus 10 za najdłuższą trasę.

        » Przykład: trasy 60; bilet miejski 13; bilet do kraju 11 i niezrealizowany −3; najdłuższa trasa 10: razem 91.
rule-scoring-world = Podliczanie
    .text =
        Punkty za trasy, pomniejszone o koszt wymian; plus zrealizowane i minus niezrealizowane bilety; plus 20, 30 lub 40 za każdy port; minus 4 za każdy niezbudowany port.

        » Przykład: trasy 90; bilety 17, 13, 8, objazdowy 6 i −10; porty 30 i 30; jeden niezbudowany −4: razem 180.
rule-scoring-usa = Podliczanie
    .text =
        Punkty za trasy; plus zrealizowane i minus niezrealizowane bilety; plus 10 za najdłuższą trasę.
rule-ties-europe = Remisy
    .text =
        Przy równej sumie wygrywa więcej zrealizowanych biletów; potem mniej dworców na planszy; potem najdłuższa trasa. Inaczej zwycięstwo jest wspólne.
rule-ties-nordic = Remisy
    .text =
        Przy równej sumie wygrywa więcej zrealizowanych biletów; potem dłuższa z najdłuższych tras. Inaczej zwycięstwo jest wspólne.
rule-ties-switzerland = Remisy
    .text =
        Przy równej sumie wygrywa więcej zrealizowanych biletów; potem najdłuższa trasa. Inaczej zwycięstwo jest wspólne.
rule-ties-world = Remisy
    .text =
        Gracze z równą sumą dzielą się zwycięstwem.
differs-europe =
    • Dworce wypożyczają jedną trasę rywala.
    • Tunele mogą kosztować więcej; promy wymagają lokomotyw.
    • Jedna długa trasa na początku.
    • Odkryta lokomotywa kosztuje całe dobieranie, ale płaci wszędzie.
    • 10 punktów za najdłuższą trasę, 4 za każdy zachowany dworzec.
differs-nordic =
    • Dwóch lub trzech graczy, 40 wagoników.
    • Lokomotywy płacą tylko w tunelach i na promach, ale dobiera się je bez ograniczeń.
    • Dowolne trzy karty zastępują lokomotywę na promie.
    • Murmansk – Lieksa: dziewięć pól, cztery karty za jedną.
    • 10 punktów za najwięcej biletów, nic za najdłuższą trasę; odrzucone bilety wychodzą z gry.
differs-switzerland =
    • Dwóch lub trzech graczy.
    • Bilety do krajów liczą najlepszy, do którego dotarto.
    • Lokomotywy płacą tylko w tunelach, ale dobiera się je bez ograniczeń.
    • Żadna droga nie wiedzie przez kraj.
    • Odrzucone bilety wychodzą z gry; 10 punktów za najdłuższą trasę.
differs-world =
    • Wagoniki i statki, dwie talie, sześć odkrytych kart.
    • Sam wybierasz flotę, a elementy można potem wymieniać.
    • Podwójne statki, symbole podwojenia i trasy dookoła świata.
    • Bilety objazdowe i porty w miastach twoich biletów.
    • Dwie ostatnie tury, bez premii; niezbudowane porty kosztują punkty.
differs-usa =
    • Gra podstawowa: bez tuneli, promów i dworców.
    • Odkryta lokomotywa kosztuje całe dobieranie, ale płaci wszędzie.
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
