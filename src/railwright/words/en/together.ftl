## Open seats
open-seats = Open seats
open-seats-none = Nobody is waiting for players right now.
open-table = Open a table
open-table-about = Open a table on the board you picked: anyone can take the other seat.
join-table = Join
join-table-label = Join { $players } in { $game }

## Colors of pieces
piece-color = { $color ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [black] black
    [purple] purple
   *[white] white
}
piece-color-pick = Color of your pieces
piece-color-taken = { $color }, taken by { $player }
piece-color-any = any color
