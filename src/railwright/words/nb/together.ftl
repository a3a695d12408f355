## Open seats
open-seats = Ledige plasser
open-seats-none = Ingen venter på spillere akkurat nå.
open-table = Åpne et bord
open-table-about = Åpne et bord på brettet du har valgt: hvem som helst kan ta den andre plassen.
join-table = Bli med
join-table-label = Bli med { $players } på { $game }

## Colors of pieces
piece-color = { $color ->
    [red] rød
    [blue] blå
    [green] grønn
    [yellow] gul
    [black] svart
    [purple] lilla
   *[white] hvit
}
piece-color-pick = Fargen på brikkene dine
piece-color-taken = { $color }, tatt av { $player }
piece-color-any = valgfri farge
