## The score sheet
paper-date = Date
paper-place = Place
paper-completed = Completed
paper-failed = Not completed
paper-exchanged = Exchanged pieces
paper-total = Total

## The ticket overview
paper-tickets-long = Long tickets
paper-tickets-regular = Regular tickets
paper-tickets-countries = Tickets to countries

## A whole game on your own map
paper-board = { $n ->
    [one] The board: { $n } sheet
   *[other] The board: { $n } sheets
}
paper-tickets = { $n ->
    [one] { $n } ticket
   *[other] { $n } tickets
}
paper-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
paper-page = page { $first }
paper-pages = pages { $first }–{ $last }
paper-scale = Print every page at its actual size (100%, not fitted to the page). This line must be 100 mm long:
paper-step-cut = Cut the sheets of the board along their corner marks.
paper-step-join = Lay them out as below, edge to edge: column A is on the left, row 1 is at the top. Tape them from behind.
paper-step-backs = Print the board on one side of the paper, tickets and cards on both sides: each page of fronts is followed by its backs. They fit whichever edge your printer flips on. If you want no backs, leave out every second page of these.
paper-step-cards = Print tickets and cards on heavy paper and cut along the lines.
paper-pieces = { $ships ->
    [0] You also need wagons (players: at most { $players }; wagons for each: { $wagons }). A wagon of { $length } × { $width } mm fits every space:
   *[other] You also need pieces (players: at most { $players }; wagons for each: { $wagons }; ships for each: { $ships }). A wagon of { $length } × { $width } mm fits every space:
}
