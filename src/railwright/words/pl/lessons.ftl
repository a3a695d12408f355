# Strony lekcji; kroki lekcji są w rules.ftl i w słowach gier.

lessons-lead = Poznaj planszę, grając na niej: ty wykonujesz ruchy, a każdy jest objaśniany, gdy przychodzi na niego pora.
lesson-whole = Cała lekcja
lesson-whole-about = od pierwszego biletu do końcowej punktacji, około 10 minut
lesson-special = Co tu jest inne
lesson-special-about = jeśli znasz inną planszę, 1–2 minuty
lesson-go-on = Kontynuuj
lesson-done = Ukończona
lesson-at = krok { $n } z { $of }
lesson-next = Dalej
lesson-back = Wstecz
lesson-leave = Wyjdź z lekcji
lesson-task = Twój ruch
lesson-goes-on = Gra toczy się dalej…
lesson-read-on = Wróć do swojego ruchu
lesson-changed = Ta lekcja zmieniła się, odkąd została rozpoczęta. Możesz zacząć ją od nowa albo grać tu dalej z botem.
lesson-close-title = Teraz już umiesz grać
lesson-close = Najwięcej nauczysz się, grając. Zasady są zawsze pod ręką: przy stole, pod znakiem książki, są na jednej karcie.
lesson-close-special-title = To wszystkie różnice
lesson-close-special = Możesz grać dalej z botem od tego miejsca albo zacząć własną grę.
lesson-close-play = Zacznij grę
lesson-close-all = Wszystkie lekcje

refusal-LESSON = zasady na to pozwalają, ale w tym kroku lekcji chodzi o coś innego
refusal-NO_LESSON = ta gra nie ma lekcji
refusal-LESSON_UNDO = w lekcji nie cofa się ruchów
