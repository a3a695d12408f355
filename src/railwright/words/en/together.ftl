## Open seats
open-seats = Open seats
open-seats-none = Nobody is waiting for players right now.
open-table = Open a table
open-table-about = Open a table on the board you picked: anyone can take the other seat.
join-table = Join
join-table-label = Join { $players } in { $game }
