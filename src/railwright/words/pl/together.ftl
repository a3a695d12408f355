## Open seats
open-seats = Wolne miejsca
open-seats-none = Nikt teraz nie czeka na graczy.
open-table = Otwórz stół
open-table-about = Otwórz stół na wybranej planszy: drugie miejsce może zająć każdy.
join-table = Dołącz
join-table-label = Dołącz do stołu: { $players }, { $game }

## Colors of pieces
piece-color = { $color ->
    [red] czerwony
    [blue] niebieski
    [green] zielony
    [yellow] żółty
    [black] czarny
    [purple] fioletowy
   *[white] biały
}
piece-color-pick = Kolor twoich elementów
piece-color-taken = { $color }, zajęty przez: { $player }
piece-color-any = dowolny kolor

## Before a game
lobby-host-about = Wyślij link. Gdy wszystkie miejsca będą zajęte, możesz rozpocząć grę.
lobby-guest-about = Gdy wszystkie miejsca będą zajęte, gospodarz rozpocznie grę.
begins = Kto zaczyna?
begins-random = decyduje los
begins-random-told = O tym, kto zaczyna, decyduje los.
begins-told = Zaczyna { $player }.
begins-agree = Umówcie się albo zdajcie się na los.
option-first-player-by-europe = W grze planszowej zaczyna gracz, który odwiedził najwięcej krajów Europy.
option-first-player-by-nordic = W grze planszowej zaczyna najbardziej doświadczony podróżnik.
option-first-player-by-world = W grze planszowej zaczyna najbardziej doświadczony podróżnik.
newcomer = Gram w to pierwszy raz
newcomer-tag = pierwszy raz
newcomer-pieces = Ktoś gra pierwszy raz: wszystkim zaleca się 20 wagoników i 40 statków.
newcomer-pieces-do = Weźcie 20 i 40
newcomer-pieces-agreed = Każdy ma na początku 20 wagoników i 40 statków.
newcomer-hints = Ktoś gra pierwszy raz: podpowiedzi mogą pomóc.
newcomer-hints-do = Włącz podpowiedzi

## Coming back
next-game = { $n ->
    [one] Następna gra
    [few] Następna gra ({ $n })
   *[many] Następna gra ({ $n })
}
next-game-about = { $n ->
    [one] { $game } czeka na ciebie
    [few] Czekają na ciebie { $n } gry, najdłużej { $game }
   *[many] Czeka na ciebie { $n } gier, najdłużej { $game }
}
recap = { $n ->
    [one] Pod twoją nieobecność: { $n } ruch
    [few] Pod twoją nieobecność: { $n } ruchy
   *[many] Pod twoją nieobecność: { $n } ruchów
}
recap-skip = Pomiń

## Orders for the next turn
order-about = To jeszcze nie twoja tura. Gdy nadejdzie, zajmiesz tę trasę, o ile nadal będzie to możliwe. Nikt inny tego nie widzi.
order-otherwise = W przeciwnym razie dobierz dwie karty w ciemno
order-or-draw = W przeciwnym razie
order-draw-wagon = dobierz w ciemno dwie karty wagonów
order-draw-ship = dobierz w ciemno dwie karty statków
order-draw-nothing = zaczekaj na mnie
order-confirm = Zrób to w mojej turze
order-waits = W twojej turze: { $route } ({ $cards })
order-waits-or-draw = W twojej turze: { $route } ({ $cards }), a jeśli się nie da, dwie karty
order-failed = { $route }: nie udało się zająć trasy. { $reason }
order-withdraw = Wycofaj to polecenie

## Links and QR codes
qr-table = Kod QR z linkiem do tego stołu
qr-seat = Kod QR, który przenosi twoje miejsce
qr-screen = Kod QR planszy na duży ekran
tv-link = Link na duży ekran
link-seat = Otwórz ten link na swoim drugim urządzeniu:
link-screen = Otwórz ten link na dużym ekranie:
seat-link-secret = Nie pokazuj nikomu: kto otworzy ten link, zajmie twoje miejsce i zobaczy twoje karty. Działa raz, przez 15 minut.
leave-not = Zostań

## Reactions and muting
reaction = { $reaction ->
    [hello] Cześć!
    [nice] Ładnie!
    [ouch] Ojej!
    [thanks] Dzięki!
    [sorry] Przepraszam!
   *[good-game] Dobra gra!
}
reactions = Szybkie reakcje
mute = Wycisz
mute-label = Wycisz gracza { $player }
muted = Wyciszono: { $player }.
unmute = Cofnij wyciszenie
mute-for-all = Wycisz dla wszystkich
muted-for-all = Wyciszono dla wszystkich: { $player }.

## Notices by e-mail
mail-title = Powiadamiaj mnie e-mailem o mojej turze
mail-about = Dostaniesz jedną wiadomość na turę, i to tylko wtedy, gdy nie patrzysz na stół. Najpierw wyślemy e-mail z prośbą o potwierdzenie adresu.
mail-address = Adres e-mail
mail-send = Potwierdź adres
mail-stop = Bez e-maili
mail-asked = Sprawdź skrzynkę i potwierdź adres.
mail-stopped = Nie dostaniesz e-maili o tym stole.

## Notices by webhook
hook-title = Wywołuj webhook, gdy przyjdzie moja tura
hook-about = Dla twoich programów: serwer wyśle na podany adres żądanie POST z informacją o stole i grze, raz na turę i tylko wtedy, gdy nie patrzysz na stół.
hook-address = Adres webhooka
hook-send = Użyj tego webhooka
hook-stop = Bez webhooka
hook-asked = Webhook będzie wywoływany od następnej tury.
hook-stopped = Dla tego stołu nie wywołujemy żadnego webhooka.
