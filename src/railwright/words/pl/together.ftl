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
