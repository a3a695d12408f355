## Zagadki
puzzles-title = Zagadki
puzzles-intro = Pozycje z symulowanych partii. W każdej jedna decyzja jest wyraźnie najlepsza. Czy ją znajdziesz?
puzzles-none = Nie ma tu jeszcze zagadek.
puzzle-daily = Zagadka dnia
puzzle-daily-solve = Rozwiąż zagadkę dnia
puzzle-daily-done = { $right ->
    [yes] Dzisiejsza zagadka rozwiązana. Nowa pojawi się o północy UTC.
   *[no] Dzisiejsza zagadka już za tobą. Nowa pojawi się o północy UTC.
}
puzzle-days = Dni z rzędu: { $n }
puzzle-row = Rozwiązane z rzędu: { $n }
puzzle-row-best = Twój rekord: { $n }
puzzle-solved = rozwiązane: { $n } z { $total }
puzzle-degree = { $degree ->
    [1] Poziom łatwy
    [2] Poziom średni
   *[3] Poziom trudny
}
puzzle-link = { $state ->
    [right] Zagadka { $n }, rozwiązana
    [wrong] Zagadka { $n }, nie za pierwszym razem
   *[new] Zagadka { $n }
}
puzzle-name = Zagadka { $n } z { $count }
puzzle-find = Jaka decyzja jest tu najlepsza? Zagraj ją tak jak przy stole.
puzzle-right = Dobrze!
puzzle-wrong = Jest coś lepszego.
puzzle-best = Najlepiej: { $action }
puzzle-chances = Szansa na wygraną
puzzle-chance = { $chance }% ± { $doubt }
puzzle-yours = twoja decyzja
puzzle-fair = Ocena według tego, co wie twoje miejsce, na podstawie wielu wyobrażonych partii.
puzzle-others = Możesz też wypróbować inne decyzje.
puzzle-kind = { $kind ->
    [opening] Temat: pierwsze bilety
    [offer] Temat: które bilety zatrzymać
    [tunnel] Temat: tunel
    [last] Temat: ostatnie tury
    [building] Temat: budowa
    [tickets] Temat: dobieranie biletów
    [route] Temat: która trasa
    [timing] Temat: zająć czy dobrać
    [card] Temat: która karta
   *[other] Temat: coś szczególnego
}
puzzle-next = Następna zagadka
puzzle-play-on = Graj dalej
puzzle-play-on-about = Dokończ tę partię przeciwko botowi.
puzzle-all = Wszystkie zagadki
puzzle-unknown = Nie ma takiej zagadki
