## Names
game-europe = Europa
sea-adriatic-sea = Morze Adriatyckie
sea-atlantic-ocean = Ocean Atlantycki
sea-baltic-sea = Morze Bałtyckie
sea-black-sea = Morze Czarne
sea-mediterranean-sea = Morze Śródziemne
sea-north-sea = Morze Północne

## What the rules page of Europe says besides, or instead of, the words of all games.

differs =
    • Dworzec pozwala skorzystać z jednej trasy innego gracza.
    • Tunele mogą kosztować więcej; promy wymagają lokomotyw.
    • Każdy dostaje na początku jedną długą trasę.
    • Biorąc odkrytą lokomotywę, nie dobierasz drugiej karty; lokomotywy możesz użyć na każdej trasie.
    • { $longest } punktów za najdłuższą trasę, { $unbuilt } za każdy niewybudowany dworzec.
box-more = karta Europejskiego Ekspresu i karta pomocy, które leżą obok planszy
setup-first = W grze planszowej zaczyna gracz, który odwiedził najwięcej krajów Europy; tutaj decyduje los.
rule-bonus-longest = Najdłuższa trasa (Europejski Ekspres)
example-ferry = Smyrna – Palermo ma sześć pól i dwie lokomotywy. Płacisz czterema kartami jednego koloru i dwiema lokomotywami albo trzema i trzema, ale nie pięcioma i jedną.
    .route = palermo-smyrna
example-scoring = » Przykład: trasy 80; bilety 21, 8 i −5; dwa niewybudowane dworce 8; najdłuższa trasa 10: razem 122.

## Lekcja
lesson-station = Inny gracz zajął trasę, której potrzebujesz: Pamplona – Paris. Dworzec w mieście Pamplona pozwala ci skorzystać z jednej trasy innego gracza, która się tam kończy, dla wszystkich twoich biletów. Pierwszy kosztuje jedną kartę, drugi dwie, trzeci trzy. Każdy niewybudowany jest wart { $unbuilt } punkty.
    .title = Wybuduj dworzec
