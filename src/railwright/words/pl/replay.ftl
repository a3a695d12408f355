## Odtwarzanie partii

replay-title = Powtórka: { $game }
replay-first = Na początek
replay-back = Krok wstecz
replay-next = Krok dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-step = Krok { $at } z { $n }
replay-start = Początek gry
replay-position = Miejsce w grze
replay-hands = Pokaż karty wszystkich
replay-curve = Punkty
replay-claims = Przejdź do zajęcia trasy
replay-tickets = Przejdź do biletu
replay-choose = wybierz…
replay-ticket-kept = { $player } zatrzymuje { $ticket }
replay-ticket-done = { $player } realizuje { $ticket }
replay-verify = Sprawdź tasowanie
replay-verified = Tasowanie zgadza się z pieczęcią sprzed gry.
replay-not-verified = Tasowanie nie zgadza się z pieczęcią!
replay-verify-how = Całą grę można sprawdzić poleceniem: { $command }
