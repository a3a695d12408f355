## The coach
coach-title = { $game }: co mówi trener ({ $player })
coach-result = { $result ->
    [won] Zwycięstwo.
    [shared] Wspólne zwycięstwo.
    [lost] Przegrana.
   *[open] Gra jeszcze trwa.
}
coach-curve = Twoja szansa na wygraną
coach-curve-about = Od { $first }% przy pierwszej decyzji do { $last }% na końcu; najmniej { $low }%, najwięcej { $high }%.
coach-balance = Szczęście i umiejętności
coach-column-chance = Szansa (%)
coach-column-points = Punkty
coach-even = Przed rozdaniem
coach-deal = Rozdanie
coach-cards = Dobrane karty
coach-tickets = Dobrane bilety
coach-others = Karty i ruchy innych graczy
coach-skill = Twoje decyzje
coach-end = { $isover ->
    [yes] Koniec gry
   *[no] Stan obecny
}
coach-doubt = Dokładność każdego rodzaju szczęścia: szansa na wygraną ±{ $chance } pp, wynik ±{ $points }
coach-sums = Każdy wiersz sumuje całą grę. To, co zyskano, stracono i znów zyskano, liczy się za każdym razem, więc suma może przekroczyć 100%.
coach-mistakes = { $n ->
    [0] Żadna decyzja nie kosztowała na pewno choćby punktu procentowego.
    [one] Twoja najdroższa decyzja
    [few] Twoje najdroższe decyzje
   *[many] Twoje najdroższe decyzje
}
coach-turn = { $turn ->
    [0] Przed pierwszą turą
   *[other] Tura { $turn }
}
coach-cost = szansa na wygraną { $chance } pp, wynik { $points }
coach-played = Twój ruch: { $action }
coach-better = Lepiej: { $action }
coach-repeated = { $n ->
    [one] Ten sam błąd wystąpił też w turze { $turns }.
    [few] Ten sam błąd wystąpił też w turach { $turns }.
   *[many] Ten sam błąd wystąpił też w turach { $turns }.
}
coach-tied = Mniej więcej tyle samo kosztowały decyzje { $numbers }. Ich kolejność może być przypadkowa.
coach-why-risk = Nowe bilety były większym ryzykiem, niż były warte.
coach-why-spent = Wydane karty były więcej warte na ręce.
coach-why-late = To był czas na zajęcie trasy.
coach-fair = Trener ocenia każdą decyzję według tego, co można było wtedy wiedzieć. Co mogłoby być przypadkiem, liczy się jako szczęście. Liczba symulacji na decyzję: co najmniej { $n }.
coach-progress = Trener przegląda grę
coach-thinking = Trener przegląda twoje decyzje. To chwilę potrwa.
coach-failed = Trener nie może teraz nic powiedzieć.
coach-again = Zapytaj ponownie
coach-seat = Gracz
coach-decision = Decyzja { $at } z { $n }, szansa na wygraną { $chance }%
coach-try = Spróbuj jeszcze raz
coach-habits = We wszystkich twoich grach
coach-habits-about = { $games ->
    [0] Trener nie przejrzał jeszcze żadnej twojej gry.
    [one] Jedyna gra, którą przejrzał trener
    [few] Średnia z { $games } gier, które przejrzał trener; wygrane: { $won }
   *[many] Średnia z { $games } gier, które przejrzał trener; wygrane: { $won }
}
coach-luck = Szczęście
coach-kind-opening = Twoje pierwsze bilety
coach-kind-tickets = Dobieranie biletów
coach-kind-keeping = Bilety zatrzymane później
coach-kind-drawing = Dobieranie kart
coach-kind-claiming = Zajmowanie tras
coach-kind-building = Dworce i porty
coach-kind-others = Inne decyzje
coach-column-mistakes = Błędy
coach-of = { $n } z { $all }
