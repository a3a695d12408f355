## Open seats
open-seats = Wolne miejsca
open-seats-none = Nikt teraz nie czeka na graczy.
open-table = Otwórz stół
open-table-about = Otwórz stół na wybranej planszy: drugie miejsce może zająć każdy.
join-table = Dołącz
join-table-label = Dołącz do stołu: { $players }, { $game }
