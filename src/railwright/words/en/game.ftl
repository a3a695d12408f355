## Cards, colors, routes
color = { $color ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
    [black] black
    [white] white
   *[gray] any one color
}
card = { $kind ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
    [black] black
    [white] white
    [loco] locomotive
    [joker] joker
    [red-port] red wagon with port
    [orange-port] orange wagon with port
    [blue-port] blue wagon with port
    [yellow-port] yellow wagon with port
    [green-port] green wagon with port
    [purple-port] purple wagon with port
    [black-port] black wagon with port
    [white-port] white wagon with port
    [red-ship] red ship
    [orange-ship] orange ship
    [blue-ship] blue ship
    [yellow-ship] yellow ship
    [green-ship] green ship
    [purple-ship] purple ship
    [black-ship] black ship
    [white-ship] white ship
    [red-double] red double ship
    [orange-double] orange double ship
    [blue-double] blue double ship
    [yellow-double] yellow double ship
    [green-double] green double ship
    [purple-double] purple double ship
    [black-double] black double ship
    [white-double] white double ship
   *[other] { $kind }
}
letter = { $color ->
    [red] R
    [orange] O
    [yellow] Y
    [green] G
    [blue] B
    [purple] P
    [black] K
   *[white] W
}
letter-sort = { $sort ->
    [port] p
    [ship] s
   *[double] d
}
cards = { $n } × { $card }
hand-label = { $n ->
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
}
kind-tunnel = tunnel
kind-ferry = ferry
kind-sea = sea route
route-ends = { $a } – { $b }
route-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
route-locomotives = { $wild ->
    [joker] { $n ->
        [one] { $n } joker needed
       *[other] { $n } jokers needed
    }
   *[loco] { $n ->
        [one] { $n } locomotive needed
       *[other] { $n } locomotives needed
    }
}
route-pairs = { $n ->
    [one] { $n } space costs a pair
   *[other] { $n } spaces cost a pair each
}
route-any-cards = { $n ->
    [one] any { $n } card may stand for one
   *[other] any { $n } cards may stand for one
}
route-state = { $state ->
    [owned] { $route }; owned by { $player }
    [closed] { $route }; closed
    [claimable] { $route }; you can claim it
   *[free] { $route }
}
owned-by = belongs to { $player }
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-word = { $n ->
    [one] point
   *[other] points
}
board-label = The board of { $game }. Arrow keys move from route to route, Enter claims a route.
board-picture = The board of { $game }
city-build = { $city }: you can build here

## Players
players = Players
bot-name = { $level ->
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
    [expert] Expert bot
   *[other] { $level }
}
bot-called = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Cleo
    [3] Dag
    [4] Ewa
    [5] Finn
   *[6] Greta
}
level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $level }
}
busy-bot = The server is busy: { $name } played this move at the level “{ level }”.
guest = Guest
spectator = Spectator
player-number = Player { $n }
player-deciding = has to decide
seat-away = bot stands in
seat-offline = offline
trains = { $n ->
    [one] { $n } train left
   *[other] { $n } trains left
}
trains-word = { $n ->
    [one] train
   *[other] trains
}
wagons = { $n ->
    [one] { $n } wagon left
   *[other] { $n } wagons left
}
wagons-word = { $n ->
    [one] wagon
   *[other] wagons
}
ships = { $n ->
    [one] { $n } ship left
   *[other] { $n } ships left
}
ships-word = { $n ->
    [one] ship
   *[other] ships
}
cards-held = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
cards-word = { $n ->
    [one] card
   *[other] cards
}
tickets-held = { $n ->
    [one] { $n } ticket
   *[other] { $n } tickets
}
tickets-word = { $n ->
    [one] ticket
   *[other] tickets
}
stations-left = { $n ->
    [one] { $n } station left
   *[other] { $n } stations left
}
stations-word = { $n ->
    [one] station
   *[other] stations
}
ports-left = { $n ->
    [one] { $n } port left
   *[other] { $n } ports left
}
ports-word = { $n ->
    [one] port
   *[other] ports
}
clock-hours = { $n } h
last-turns = { $n ->
    [one] Last turn
   *[other] Last turns: { $n }
}

## Refusals
refused = Not possible: { $reason }.
rule-link = Read the rule
refusal-GAME_OVER = the game is over
refusal-NOT_YOUR_TURN = it is not your turn
refusal-WRONG_PHASE = this is not the time for that
refusal-ACTION_NOT_IN_GAME = this game has no such action
refusal-ROUTE_TAKEN = this route is already taken
refusal-TRACK_SAME_PLAYER = you own the other track of this double route
refusal-TRACK_CLOSED = with so few players only one track of a double route is used
refusal-CITY_HAS_STATION = this city already has a station
refusal-NO_STATION_LEFT = you have no station left
refusal-NOT_A_PORT_CITY = no port can be built in this city
refusal-CITY_HAS_PORT = this city already has a port
refusal-NO_OWN_ROUTE = you need your own route to this city first
refusal-NO_PORT_LEFT = you have no port left
refusal-NOT_ENOUGH_PIECES = you have too few { $ships ->
    [0] trains
   *[other] pieces
} left for it
refusal-CARD_NOT_HELD = you don't hold these cards
refusal-WRONG_CARD_KIND = these are the wrong kind of cards for it
refusal-WILD_NOT_ALLOWED = { $wild ->
    [joker] jokers can't be used here
   *[loco] locomotives can't be used here
}
refusal-WRONG_COLOR = this is the wrong color
refusal-MIXED_COLORS = the cards must all be of one color
refusal-FERRY_NEEDS_LOCOMOTIVE = { $wild ->
    [joker] this ferry needs more jokers
   *[loco] this ferry needs more locomotives
}
refusal-PORT_SYMBOL_MISSING = these cards lack the port symbol
refusal-UNPAIRED_CARD = these spaces are paid in pairs of one color
refusal-SUPERFLUOUS_CARD = that is more cards than you need
refusal-WRONG_CARD_COUNT = that is the wrong number of cards
refusal-EXTRA_PAYMENT_INVALID = you can't pay for the tunnel with these cards
refusal-SECOND_CARD_WILD = { $wild ->
    [joker] a face-up joker can only be taken first and alone
   *[loco] a face-up locomotive can only be taken first and alone
}
refusal-NOTHING_TO_DRAW = there is no card left to draw
refusal-DECK_EMPTY = that deck is empty
refusal-TICKET_DECK_EMPTY = there are no tickets left
refusal-TOO_FEW_TICKETS = you have to keep more tickets
refusal-TICKET_NOT_OFFERED = that ticket is not offered
refusal-TICKET_LOCKED = you can't return tickets you have kept
refusal-SPLIT_INVALID = that is not a valid number of wagons and ships
refusal-EXCHANGE_LIMIT = you can't exchange that many pieces
refusal-PASS_NOT_ALLOWED = you can't pass while there is something you can do
refusal-BORROWING_INVALID = your stations can't borrow that
refusal-UNKNOWN_NAME = there is no such route, city, card or ticket here
refusal-NOTHING_TO_UNDO = there is nothing you can take back
refusal-UNDO_UNFAIR = something hidden was seen or somebody else has moved since
refusal-PROGRAM_CANNOT_AGREE = a program plays at this table and can't agree to take this back
refusal-NOT_PLAYING = no game is being played here
refusal-NOT_YOUR_SEAT = this seat is not yours
refusal-TOO_FAST = that was too much at once, wait a moment
refusal-NO_HINTS = this table is played without hints
refusal-ALREADY_STARTED = the game has already started
refusal-NOT_OVER = the game isn't over yet
refusal-NOT_HOST = only the host of the table can do that
refusal-SEAT_TAKEN = somebody else has just taken this seat
refusal-SEAT_OPEN = a seat is still free
refusal-SEAT_UNKNOWN = this table has no such seat
refusal-TABLE_UNKNOWN = there is no such table
refusal-BROKEN = this table can't be read; please tell the operator of the server
refusal-LINK_UNKNOWN = this link has expired or has already been used
refusal-ADDRESS = that address can't be used
refusal-LOG_FULL = this table has no room for more of that
refusal-MUTED = the host has muted you
refusal-MUTED_HERE = the operator of this server has muted you
refusal-BANNED = the operator of this server has banned you
refusal-LINE_UNKNOWN = there is no such line
refusal-OWN_LINE = you can't mute yourself
refusal-NAME = that name can't be used
refusal-SETTINGS = these settings don't fit the game
refusal-MAP = this map can't be played
refusal-SHEET = something on the score sheet cannot be true
refusal-RECORD = this file isn't a game record that can be shown here
refusal-RECORD_UNKNOWN = there is no such game record
refusal-NOT_AWAY = no bot is standing in for this seat
refusal-NO_QUESTION = there is no question to answer
refusal-NOTHING_SAID = the message is empty
refusal-NOTATION = the server doesn't understand this action
refusal-OTHER_RULES = this game was begun with another version of the rules
refusal-UNAVAILABLE = that isn't available right now, try again in a moment
refusal-NOT_OFFERED = this server doesn't offer that
refusal-NOT_FOUND = there is nothing at this address
refusal-NOT_ALLOWED = that isn't allowed here
refusal-MALFORMED = the server doesn't understand this request
refusal-TOO_LONG = that is too long
refusal-TOO_MANY = that is too much at once
refusal-NO_TOKEN = a bot has to send its token
refusal-WHO_ARE_YOU = the server doesn't know this browser yet, reload the page
refusal-ELSEWHERE = the request comes from another page
refusal-FAILURE = something went wrong on the server
refusal-ENGINE_FAILED = the game engine in this browser failed, reload the page

## Tickets
tickets = Tickets
tickets-done = { $done } of { $n } completed
tickets-none = No tickets yet.
ticket-long = long ticket
ticket-done = completed
ticket-done-points = { $n ->
    [one] completed, { $n } point
   *[other] completed, { $n } points
}
ticket-missing = { $n ->
    [one] { $n } space missing
   *[other] { $n } spaces missing
}
ticket-blocked = can't be completed
ticket-countries = { $n ->
    [one] { $a } – { $n } country
   *[other] { $a } – one of { $n } countries
}
ticket-celebrated = Ticket completed!
tour-values = In order { $ordered }, otherwise { $any }, failed −{ $penalty }
offer-title = { $n ->
    [0] Keep any tickets you like
    [one] Keep at least { $n } ticket
   *[other] Keep at least { $n } tickets
}
offer-keep = { $n ->
    [0] Keep none
    [one] Keep { $n } ticket, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Keep { $n } tickets, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
offer-too-few = { $n ->
    [one] Choose at least { $n }
   *[other] Choose at least { $n }
}

## What happened
log = What happened
story = Log, chat and what you may know
log-empty = The game begins.
log-tickets-offered = { $n ->
    [one] { $player } looks at { $n } ticket
   *[other] { $player } looks at { $n } tickets
}
log-tickets-kept = { $n ->
    [0] { $player } keeps no ticket
    [one] { $player } keeps { $n } ticket
   *[other] { $player } keeps { $n } tickets
}
log-tickets-kept-own = { $n ->
    [0] { $player } keeps no ticket
    [one] { $player } keeps a ticket: { $tickets }
   *[other] { $player } keeps { $n } tickets: { $tickets }
}
log-decision-made = { $player } has decided
log-pieces-chosen = { $player } takes { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}
log-card-taken = { $player } takes a face-up card: { $card }
log-card-drawn = { $player } draws a card blind
log-card-drawn-own = { $player } draws blind: { $card }
log-market-swept = { $wild ->
    [joker] Too many jokers: the row is discarded, new cards are turned up
   *[loco] Too many locomotives: the row is discarded, new cards are turned up
}
log-deck-shuffled = { $n ->
    [one] The discards are shuffled into a new deck: { $n } card
   *[other] The discards are shuffled into a new deck: { $n } cards
}
log-tunnel-tried = { $n ->
    [0] { $player } digs { $route }: { $cards }, no extra cost
    [one] { $player } digs { $route }: { $cards }, { $n } more card to pay
   *[other] { $player } digs { $route }: { $cards }, { $n } more cards to pay
}
log-tunnel-given-up = { $player } gives up the tunnel { $route }
log-route-claimed = { $n ->
    [one] { $player } claims { $route } with { $cards } for { $n } point
   *[other] { $player } claims { $route } with { $cards } for { $n } points
}
log-station-built = { $player } builds a station in { $city }
log-port-built = { $player } builds a port in { $city }
log-exchanged-wagons = { $n ->
    [one] { $player } exchanges { $n } wagon for a ship
   *[other] { $player } exchanges { $n } wagons for ships
}
log-exchanged-ships = { $n ->
    [one] { $player } exchanges { $n } ship for a wagon
   *[other] { $player } exchanges { $n } ships for wagons
}
log-routes-borrowed = { $n ->
    [0] { $player } borrows no route
   *[other] { $player } borrows { $routes }
}
log-turn-passed = { $player } passes
log-taken-back = { $player } takes back: { $what }
log-last-turns = { $player } is almost out of { $ships ->
    [0] trains
   *[other] pieces
}: { $n ->
    [one] { $n } turn left
   *[other] { $n } turns left
}
log-game-ended = The game is over

## The end
score-part = Points: { $part }
score-ticket-done = { $n ->
    [one] { $player }: { $ticket }, plus { $n } point
   *[other] { $player }: { $ticket }, plus { $n } points
}
score-ticket-failed = { $n ->
    [one] { $player }: { $ticket } is not completed, minus { $n } point
   *[other] { $player }: { $ticket } is not completed, minus { $n } points
}
score-bonus = { $part }, { $count }: { $players }, plus { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-won = { $n ->
    [one] { $player } wins by one point!
   *[other] { $player } wins by { $n } points!
}
score-won-by = { $by ->
    [more_tickets] { $player } wins: equal totals, but more completed tickets!
    [fewer_stations] { $player } wins: equal totals, but fewer stations!
    [longest_bonus] { $player } wins: equal totals, but the longest path!
   *[longer_path] { $player } wins: equal totals, but the longer path!
}
score-shared = Shared victory: { $players }
score-winner = Winner
score-skip = Skip
score-again = Show again
part-routes = Routes
part-tickets = Tickets
part-stations = Stations
part-ports = Ports
part-longest-path = Longest path
part-most-tickets = Most tickets
score-total = Total
count-completed = { $n } completed
count-longest = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
count-built = { $n } built
show-scores = Show the scores
play-again = Play again
replay = Replay
download-record = Download record

## Hints
hint = Hint
hint-about = What would the bot do?
hint-follow = Do it
hints-allowed = Hints: players may ask what to do
practice-allowed = Practice: anything may be taken back

## Refusals before a game
refusal-COLOR_TAKEN = another player has this color
refusal-AWAY = a bot plays for you: take your seat back first
refusal-YOUR_TURN = it is your turn: do it now
refusal-UNDONE = the game was taken back
