## Gry botów pod lupą
explorer-title = Gry botów: { $game }
explorer-about = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, w każdej { $players ->
    [2] dwa boty
    [3] trzy boty
    [4] cztery boty
   *[other] pięć botów
} jednego poziomu ({ $bot ->
    [planner] między średnim a trudnym
   *[other] { $level }
}). Tury na gracza: około { $turns }.
explorer-caution = To gry botów, nie ludzi. Liczby mówią, jak poszło graczom, którzy zatrzymali bilet albo zajęli trasę, a nie że dzięki temu wygrali. W nawiasach są przedziały ufności (95%).
explorer-players = Gracze
explorer-players-n = { $n }
explorer-what = Co chcesz obejrzeć
explorer-routes = Trasy
explorer-tickets = Bilety
explorer-opening = Początek
explorer-heat = Kolory tras
explorer-heat-taken = Jak często zajmowane
explorer-heat-won = Ilu właścicieli wygrało
explorer-heat-holders = Zajmowane przez posiadaczy tego biletu
explorer-few = za mało gier
explorer-share = { $share } ({ $low }–{ $high })
explorer-range = { $low }–{ $high }
explorer-mean = { $value } ± { $error }
explorer-none = Nic nie znaleziono
explorer-back-routes = Wszystkie trasy
explorer-back-tickets = Wszystkie bilety
explorer-search-route = Szukaj miasta
explorer-search-ticket = Pierwsze litery biletu
explorer-claimed = Zajęta w
explorer-claimed-short = Zajęta w { $share } gier
explorer-half = Połowa właścicieli miała ją do tury
explorer-when = Kiedy ją zajmowano
explorer-when-bar = Tury od { $from } do { $to }: { $share }
explorer-when-turns = tury właściciela
explorer-who = Kto
explorer-cases = Gracze
explorer-won = Wygrane
explorer-margin = Przewaga
explorer-who-owner = właściciel trasy
explorer-who-everyone = wszyscy
explorer-who-holder = posiadacz na końcu gry
explorer-who-kept-first = zatrzymany na początku
explorer-who-gave-first = oddany na początku
explorer-who-kept-later = zatrzymany później
explorer-who-gave-later = oddany później
explorer-kept-first = Zatrzymywany na początku
explorer-kept-later = Zatrzymywany później
explorer-completed = Zrealizowany przez posiadaczy
explorer-points = Punkty za bilet
explorer-opening-about = Dodaj bilety, które dostajesz na początku gry. Zobaczysz, co zatrzymywały boty i jak im poszło.
explorer-opening-add = Dodaj bilet
explorer-opening-remove = Usuń: { $ticket }
explorer-opening-full = To już pełny wybór. Usuń bilet, żeby dodać inny.
explorer-opening-each = Każdy bilet osobno
explorer-opening-two = Dwa razem
explorer-opening-kept = Zatrzymany
explorer-opening-keepers = Wygrane z nim
explorer-opening-others = Wygrane bez niego
explorer-opening-pair = { $first } + { $second }
explorer-opening-both = Oba zatrzymane
explorer-missing = Dla tej planszy nie ma jeszcze gier botów
