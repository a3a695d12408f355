## Games on a real table
companion-intro = You play with the box, Railwright does the scoring: exact, with the longest path and every ticket.
companion-unknown = There is no such game here
companion-back = All games
companion-open = In progress
companion-past = Played
companion-won = Won by { $players }
companion-erase = Delete this game: { $game }
companion-erase-sure = Delete
companion-statistics = Statistics
companion-head-player = Player
companion-head-games = Games
companion-head-won = Won
companion-head-mean = Average
companion-head-best = Best
companion-join = Join a phone at your table
companion-code = Code or link
companion-code-wrong = That is not a code. Codes look like this: ABCDE 23456
companion-files = Backup
companion-export = Export all games (JSON)
companion-import = Import a backup
companion-imported = { $n ->
    [0] These games are all here already.
    [one] One game imported.
   *[other] { $n } games imported.
}
companion-not-a-file = This is not a backup of the companion.

## A new game
companion-new = New game with the box
companion-new-about = Choose the board and the colors of your pieces.
companion-how = What would you like to do?
companion-final = Count the final scores
companion-live = Keep score
companion-players = Players
companion-color-of = Color of player { $n }: { $color }
companion-taken = another player
companion-start = Go to the board
companion-clock = Clock
companion-clock-choice = { $limit ->
    [open] No limit
    [60] 1 min
    [90] 1½ min
    [120] 2 min
   *[none] None
}

## Entering a game
companion-what = What you enter
companion-routes = Routes
companion-stations = Stations
companion-ports = Ports
companion-tickets = Tickets
companion-scores = Scores
companion-all-routes = List of routes
companion-search-city = Search for a city
companion-search-ticket = First letters of a ticket
companion-none-found = Nothing found
companion-track = { $color }
companion-tickets-of = { $n ->
    [0] Tickets of { $player }
   *[other] Tickets of { $player }: { $n }
}
companion-give-back = Remove { $ticket }
companion-wagons = Wagons left
companion-ships = Ships left
companion-exchanged = Exchanged
companion-both-left = Enter both wagons and ships, or neither.
companion-standing = Standings
companion-points = Points
companion-left = Pieces left
companion-stations-left = Stations left
companion-ports-left = Ports left
companion-final-scores = Final scores
companion-mend-first = Something cannot be true yet. Correct it to see the final scores.
companion-no-engine = No connection. Everything you enter is saved; the scores come when the server can be reached.
companion-not-kept = This browser does not save what you enter. Leave the page open, or use several phones.
companion-last-round = Last round: { $players }
companion-go-on = Back to the board
companion-clock-run = Start the clock
companion-clock-pause = Pause the clock
companion-clock-next = Next turn: { $player }
companion-time-up = { $player }: time is up.
companion-time = Time

## What cannot be true
remark-too-many-pieces = { $player } has { $placed } pieces on the board, but only { $fleet } in the box.
remark-pieces-missing = { $player }: { $placed } pieces on the board and { $left } left make fewer than { $fleet }.
remark-pieces-differ = { $player }: { $placed } pieces on the board and { $left } left do not make { $fleet }.
remark-too-many-of-a-kind = { $kind ->
    [ships] { $player }: { $placed } ships on the board and { $left } left, but only { $most } in the box.
   *[wagons] { $player }: { $placed } trains on the board and { $left } left, but only { $most } in the box.
}
remark-both-tracks = { $player } cannot own both tracks: { $route }.
remark-closed-track = With so few players, only one track may be used: { $route }.
remark-no-port-city = { $city } is not a port.
remark-port-without-route = { $player } has a port in { $city }, but no route there.
remark-too-many-buildings = { $kind ->
    [ports] { $built ->
        [one] { $player } has built { $built } port, but has only { $most }.
       *[other] { $player } has built { $built } ports, but has only { $most }.
    }
   *[stations] { $built ->
        [one] { $player } has built { $built } station, but has only { $most }.
       *[other] { $player } has built { $built } stations, but has only { $most }.
    }
}
remark-too-many-long-tickets = { $player } has { $held } long tickets; each player gets { $dealt }.
remark-few-tickets = { $player } has fewer than { $least } tickets.
remark-not-ended = Nobody is down to { $limit } pieces: is a route missing?

## Several phones
companion-share = Several phones
companion-share-about = Scan the code with another phone, or type it there. Everyone enters their own pieces.
companion-copy = Copy the link
companion-copied = Copied
companion-sent = All entries are shared.
companion-unsent = Waiting for the connection: { $n }
companion-share-text = Share as text
companion-shared = Copied

## Ask the rules
companion-ask = Ask the rules
companion-ask-about = May I claim that? Tap a route on the board, then choose the cards.
companion-ask-cards = { $player } wants to pay with these cards:
companion-card-add = { $card }: { $n }, one more
companion-card-less = One { $card } less
companion-yes = Yes, that is allowed.
companion-yes-tunnel = Yes. It is a tunnel: now turn over three cards.
companion-no = No: { $reason }
