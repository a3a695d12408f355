## Własne boty
bots-own = Twoje własne boty
bots-own-about = Twój bot gra za pomocą tokenu, jak opisuje dokumentacja interfejsu serwera. Kto zna token, może grać jako ten bot, dopóki tokenu nie unieważnisz.
bots-own-name = Nazwa bota
bots-own-make = Utwórz token
bots-own-made = Ten token widać tylko teraz:
bots-own-token = Token do unieważnienia
bots-own-revoke = Unieważnij
bots-own-revoked = Token bota { $bot } stracił ważność.

## Klucze dostępu
passkeys = Klucze dostępu
passkeys-about = Do gry nie trzeba konta. Dzięki kluczowi dostępu twoje stoły są na wszystkich urządzeniach: dodaj klucz tutaj, a potem zaloguj się nim na innym urządzeniu.
passkey-add = Dodaj klucz dostępu
passkey-sign-in = Zaloguj się kluczem dostępu
passkey-sign-out = Wyloguj się na tym urządzeniu
passkey-about = { $name }, dodany { $created }, ostatnio użyty { $used }
passkey-remove = Usuń
passkey-remove-label = Usuń klucz dostępu { $name }
passkey-added = Dodano klucz dostępu. Zaloguj się nim na innych urządzeniach.
passkey-removed = Tym kluczem nikt już się nie zaloguje. Usuń go też z urządzenia albo z menedżera haseł.
passkey-signed-in = { $n ->
    [0] Zalogowano.
    [one] Zalogowano. { $n } stół z tego urządzenia jest teraz na twoim koncie.
    [few] Zalogowano. { $n } stoły z tego urządzenia są teraz na twoim koncie.
   *[many] Zalogowano. { $n } stołów z tego urządzenia jest teraz na twoim koncie.
}
passkey-signed-out = Wylogowano. To urządzenie jest teraz nowym gościem.
passkey-canceled = Nic się nie zmieniło: przeglądarka nie podała klucza.
passkey-known = To urządzenie ma już twój klucz dostępu.
refusal-PASSKEY = odpowiedzi tego klucza nie można użyć
refusal-PASSKEYS = ten klucz jest już używany albo masz ich za dużo
refusal-PASSKEY_UNKNOWN = ten serwer nie zna tego klucza; mógł zostać usunięty
refusal-MUCH_STORED = to za dużo na jeden plik; poproś o to operatora serwera
refusal-CHALLENGE = trwało to zbyt długo; spróbuj jeszcze raz
refusal-NO_PASSKEY = najpierw dodaj klucz dostępu, inaczej nie będzie powrotu

## Powiadomienia o turach
pushes = Powiadomienia o turach
pushes-about = Ta przeglądarka może powiadamiać o twojej turze, nawet gdy żadna strona tego serwera nie jest otwarta.
push-start = Powiadamiaj na tym urządzeniu
push-stop = Nie powiadamiaj na tym urządzeniu
push-started = To urządzenie będzie powiadamiać o twojej turze.
push-stopped = To urządzenie nie będzie już powiadamiać.
notices-at-tables = { $ways ->
    [mail] E-maile ustawisz przy każdym stole, w jego menu.
    [hook] Webhooki ustawisz przy każdym stole, w jego menu.
   *[both] E-maile i webhooki ustawisz przy każdym stole, w jego menu.
}
push-blocked = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
push-failed = Przeglądarka nie połączyła się ze swoją usługą powiadomień.

## Twoje dane
your-data = Twoje dane
your-data-about = Serwer przechowuje twoje imię, stoły, ruchy i wiadomości, wczytane zapisy gier oraz adresy do powiadomień. Łączy je z tą przeglądarką jeden plik cookie.
your-data-download = Pobierz wszystko
your-data-erase = Usuń wszystko
your-data-erase-about = Na zawsze usuwa z tego serwera twoje imię, wiadomości i adresy. W nieskończonych grach twoje miejsca zajmą boty. Tego nie można cofnąć.
your-data-erased = Wszystko usunięto. Jesteś tu teraz nowym gościem.

## Wygląd i gra
language-translated = { $language }: przetłumaczono { $percent }%
setting-theme = Wygląd
theme-value = { $value ->
    [light] jasny
    [dark] ciemny
   *[auto] jak urządzenie
}
setting-speed = Animacje
speed-value = { $value ->
    [off] brak
    [fast] szybkie
    [slow] wolne
   *[normal] zwykłe
}
setting-confirm = Pytaj przed zajęciem
confirm-value = { $value ->
    [always] zawsze
    [never] nigdy
   *[touch] na ekranach dotykowych
}
setting-refill = Dookoła Świata: talia uzupełniająca
refill-value = { $value ->
    [wagon] wagony
    [ship] statki
   *[ask] pytaj
}
setting-sound = Dźwięki
setting-letters = Litery na kolorach
setting-international-letters = Litery międzynarodowe: R, O, Y, G, B, P, K, W
setting-twin = Pytaj o nitkę podwójnej trasy
setting-notify = Powiadamiaj o mojej turze, gdy strona jest otwarta
setting-help = Objaśniaj bilety i karty w grach z botami
