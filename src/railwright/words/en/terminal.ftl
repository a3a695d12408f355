## What can be typed; the English words always work, too
command-help = help
command-hint = hint
command-ok = ok
command-undo = undo
command-show = show
command-all = all
command-board = board
command-log = log
command-save = save
command-quit = quit
guide-number = do number 12 of the list; 12.2 is the second way to do it
guide-city = the routes of a city: their numbers, their owners
guide-all = the whole list of what you can do
guide-hint = what the bot would do in your place; “{ $ok }” does it
guide-undo = take back your last move, as long as nobody has learned from it
guide-show = the table again
guide-board = the routes of all players
guide-log = everything that has happened
guide-save-example = { $save } NAME
guide-save = give the game a name
guide-quit = leave; the game is saved after every move
guide-letters = 3{ $red }+1* means three red cards and a wild one; { $black } is black.
guide-letters-ships = { $port } is a red wagon with port, { $ship } a red ship, { $double } a red double ship.
guide-gray = A gray route takes any one color.
guide-tunnel = A tunnel may cost more.
guide-ferry = A ferry needs locomotives.
guide-notation = Actions can also be typed as in records: { $examples }.
begin = { $game }. The game is saved after every move; type “{ $help }” for help.
resumed = { $game }: continuing { $name }.
prompt-turn = A number, a city or an action; ? for a hint, “{ $help }” for help.
prompt-puzzle = A number, a city or an action; “{ $help }” for help, “{ $quit }” to leave.
prompt-offer = Type their numbers, as in { $example }, or “{ $all }”.
prompt-pieces = How many wagons do you take, { $low } to { $high }? Ships make it { $n } in all.
prompt-undo = Press Enter to go on, or type “{ $undo }” to take it back:
prompt-hide = Press Enter to hide your cards:
prompt-hand-over = { $player }: press Enter when only you see the screen.
prompt-stage = Press Enter to see: { $stage }
which-way = Which way?
no-such-number = There is no { $number } in the list.
not-understood = “{ $text }” is not a number, a city or an action; type “{ $help }” for help.
not-understood-action = “{ $text }” is not understood. Write it like this: { $example }
unknown-name =
    { $kind ->
        [route] there is no route “{ $name }” here
        [city] there is no city “{ $name }” here
        [card] there is no card “{ $name }” here
        [deck] there is no deck “{ $name }” here
        [ticket] there is no ticket “{ $name }” here
        [slot] there is no face-up card { $name }
       *[other] there is no “{ $name }” here
    }
did-you-mean = Did you mean { $names }?
choose-one = Choose { $names }.
undo-or-go-on = “{ $text }” has to wait for your next turn: press Enter, or type “{ $undo }” or “{ $quit }”.
decision = Your decision: { $action }
taken-back = Taken back.
hint-how = Type “{ $ok }” to do so, or: { $notation }
hint-first = Ask for a hint first, with ?
no-routes = No route is claimed yet.
thinks = { $player } is thinking…
bot-mistake = { $player } made a mistake. { $reason }

## Saving
saved-as = Saved as { $name }.
save-nameless = Not saved: give the game a name, as in “{ $save } tonight”.
save-bad-name = Not saved: a name has letters, digits, dots and dashes, at most 64.
save-taken = Not saved: there is already a game called { $name }.
save-failed = The game can't be saved: { $reason }
save-failed-about = It goes on, but only as long as this terminal stays open.
left-unsaved = The game was not saved.
left-saved = The game is saved as { $name }. To continue:
whole-game = The whole game: { $command }

## The table
title-opening = the first tickets
title-pieces = wagons and ships
title-turn = { $player }: your turn
since-last-move = Since your last move
last-moves = The last moves
column-score = score
column-trains = trains
column-wagons = wagons
column-ships = ships
column-stations = stations
column-ports = ports
column-cards = cards
column-tickets = tickets
column-known = cards everybody has seen
network = { $n ->
    [one] { $player }: { $n } space, longest path { $longest }
   *[other] { $player }: { $n } spaces, longest path { $longest }
}
network-stations = Stations: { $cities }
network-ports = Ports: { $cities }
tickets-own = Your tickets: { $n }
tickets-offered = Tickets to choose from
ticket-done-before = completed already
way-borrowed = the station that would help serves another ticket
way-more = for more points: { $way }
way-short = { $way } (too few { $ships ->
    [0] trains
   *[other] pieces
} left)
track-color = { $color ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
    [black] black
    [white] white
   *[gray] gray
}
track = { $kind ->
    [tunnel] { $n } { $color } tunnel
    [ferry] { $n } { $color } ferry
    [sea] { $n } { $color } sea
   *[rail] { $n } { $color }
}
track-locomotives = { $wild ->
    [joker] { $track } { $n } wild
   *[loco] { $track } { $n } loco
}
track-pairs = { $track } in pairs

## The menu
menu-draw = Draw cards
menu-tunnel = Pay for the tunnel
menu-refill = Fill the empty slot
menu-borrow = Routes your stations borrow
menu-tickets = Draw tickets
menu-claim = Claim a route
menu-port = Build a port
menu-exchange = Exchange pieces
menu-station = Build a station
menu-pass = Pass
menu-folded = { $first } to { $last }: type “{ $all }” or the name of a city
menu-wanted = ! helps complete a ticket
deck-left = { $deck ->
    [wagon] { $n } in the wagon deck
    [ship] { $n } in the ship deck
   *[train] { $n } in the deck
}
draw-blind = { $deck ->
    [wagon] wagon card, blind
    [ship] ship card, blind
   *[train] blind card
}
draw-alone = alone
refill-how = Add how to fill the slot: { $ways }.
refill-way = { $deck ->
    [ship] { $choice } from the ship deck
   *[wagon] { $choice } from the wagon deck
}
tickets-row = take { $n }, keep at least { $keep }; { $left } left
exchange-row = { $given ->
    [wagons] wagons for ships, a point each; add how many: { $first } to { $last }
   *[ships] ships for wagons, a point each; add how many: { $first } to { $last }
}

## What happened
drew = { $player } draws: { $cards }
drew-face-up = { $card } (face up)
drew-blind = { $card } (blind)
drew-unseen = { $deck ->
    [wagon] a wagon card (blind)
    [ship] a ship card (blind)
   *[train] a card (blind)
}
log-borrowing-asked = The owners of stations now choose the routes they borrow
borrowed-route = { $route } (station: { $city })

## The end
scoring = Final scoring
score-not-built = { $n } not built
score-borrowed = borrowed: { $routes }
score-ahead = { $by ->
    [more_tickets] { $players }: ahead of the next player by more completed tickets
    [fewer_stations] { $players }: ahead of the next player by fewer stations
    [longest_bonus] { $players }: ahead of the next player by the longest path
   *[longer_path] { $players }: ahead of the next player by the longer path
}
rule-code = Rule { $rule }
