## The status line
status-turn = Your turn: { $actions }.
status-your-turn = It is your turn.
status-plan = Mark routes on the board.
status-sending = One moment…
status-second-card = Take a second card.
status-opening = Choose the tickets you want to keep.
status-offer = Choose the tickets you want to keep.
status-pieces = Choose your wagons and ships.
status-tunnel = { $n ->
    [0] Cards turned over: { $turned }.
    [one] The tunnel costs one more card: pay or give up.
   *[other] The tunnel costs { $n } more cards: pay or give up.
}
status-refill = Choose the deck that fills the empty slot.
status-borrowing = Choose the routes your stations borrow.
status-over = The game is over.
status-wait-opening = { $n ->
    [one] Waiting for { $players } to choose tickets.
   *[other] Waiting for { $players } to choose tickets.
}
status-wait-pieces = { $n ->
    [one] Waiting for { $players } to choose wagons and ships.
   *[other] Waiting for { $players } to choose wagons and ships.
}
status-wait-turn = { $player } is playing.
status-wait-second-card = { $player } is taking a second card.
status-wait-offer = { $player } is choosing tickets.
status-wait-tunnel = { $player } is deciding about a tunnel.
status-wait-refill = { $player } is filling the row of cards.
status-wait-borrowing = { $player } is choosing borrowed routes.
may-draw = draw cards
may-claim = claim a route
may-draw-or-claim = draw or claim
may-pay-or-give-up = pay or give up
may-tickets = draw tickets
may-cards-or-tickets = draw cards or tickets
may-station = build a station
may-port = build a port
may-exchange = exchange pieces
may-pass = pass
connection-lost = Connection lost – trying again…
title-my-turn = ● Your turn – { $game }
decision-waits = You have decided. The others are still thinking.

## The market, the hand
market = Face-up cards and decks
market-card = { $reason ->
    [none] Face-up card { $slot }: { $card }
   *[other] Face-up card { $slot }: { $card }. { $reason }
}
market-empty = Slot { $slot } is empty
deck-label = { $n ->
    [one] Draw blind, { $n } card left
   *[other] Draw blind, { $n } cards left
}
deck-wagon-label = { $n ->
    [one] Draw a wagon card blind, { $n } left
   *[other] Draw a wagon card blind, { $n } left
}
deck-ship-label = { $n ->
    [one] Draw a ship card blind, { $n } left
   *[other] Draw a ship card blind, { $n } left
}
deck-title = Deck: { $n }, discarded: { $discards }
ticket-deck-label = { $n ->
    [one] Draw tickets, { $n } left
   *[other] Draw tickets, { $n } left
}
hand-group = { $n } × { $card }: show what you can claim with it
hand-empty = No cards in hand.

## Why not
why-not-your-turn = It is not your turn.
why-finish-first = Finish what you have begun first.
why-few-cards = You don't have the cards for it yet.

## Paying, building, tunnels
pay-ways = Ways to pay
pay-all = Show all ways ({ $n })
pay-own = Choose cards one by one
pay-listed = Back to the list
pay-about = Choose how to pay.
fewer = One { $card } less
more = One { $card } more
cancel = Cancel
close = Close
claim-confirm = Claim
station-confirm = Build
port-confirm = Build
station-in = Station in { $city }
port-in = Port in { $city }
build-station = Station
build-port = Port
station-where = Choose the city for your station.
port-where = Choose the city for your port.
exchange = Exchange
exchange-title = Exchange pieces
exchange-about = Each exchanged piece costs a point, and the exchange takes your whole turn.
exchange-which = Which pieces you give
exchange-wagons = Wagons for ships
exchange-ships = Ships for wagons
exchange-count = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
exchange-do = { $n ->
    [one] Exchange for { $n } point
   *[other] Exchange for { $n } points
}
pass = Pass
twins-title = Which track of { $route }?
tunnel-title = Tunnel { $route }
tunnel-laid = Played
tunnel-revealed = Turned up
tunnel-turned = { $turned ->
    [0] No card is left in the deck
    [one] { $turned } card from the deck
   *[other] { $turned } cards from the deck
}, { $n ->
    [0] none of them counts
    [one] one of them counts
   *[other] { $n } of them count
}
tunnel-extra = { $n ->
    [one] The tunnel costs one more card: { $cards }.
   *[other] The tunnel costs { $n } more cards: { $cards }.
}
tunnel-held = You hold { $cards }.
tunnel-cannot = { $n ->
    [one] The tunnel costs one more card: { $cards }. You don't have it.
   *[other] The tunnel costs { $n } more cards: { $cards }. You don't have them.
}
tunnel-pay = Pay
tunnel-give-up = Give up
tunnel-give-up-about = If you give up, you take your cards back, and your turn is over.
tunnel-waits = { $n ->
    [one] { $player } has to pay one more card or give up.
   *[other] { $player } has to pay { $n } more cards or give up.
}
refill-title = Which deck fills the slot?
refill-wagon = Wagons
refill-ship = Ships
refill-always = always this one
fleet-title = Your wagons and ships
fleet-about = Take { $n } in all, wagons and ships. The others learn your choice when all have decided.
fleet-range = Number of wagons
fleet-recommended = Recommended: 20 and 40
fleet-take = Confirm
borrow-title = Which routes do your stations borrow?
borrow-nothing = no route
borrow-do = Confirm

## Tools of the table
undo = Undo
undo-ask = Ask the others whether you may take it back
undo-unfair = You can undo an action that revealed nothing, until somebody else moves
practice = Practice
practice-about = A practice table: you can also take back what was hidden and seen, and moves of bots; other people are asked.
undo-question = { $player } would like to take back the last action. Do you agree?
undo-waits = You have asked to take it back; { $players } must agree.
undo-agree = Agree
undo-refuse = No
plan = Plan
plan-title = Plan
plan-about = Mark routes to see what they cost and bring.
plan-sum = { $routes ->
    [one] { $routes } route · spaces: { $spaces } · points: { $points }
   *[other] { $routes } routes · spaces: { $spaces } · points: { $points }
}
plan-needs = { $cards ->
    [0] You hold all cards for it
    [one] { $cards } card missing
   *[other] { $cards } cards missing
}; { $turns ->
    [one] about { $turns } turn
   *[other] about { $turns } turns
}
plan-clear = Clear
plan-done = Done
menu = Menu
share-table = Link to this table
move-seat = Move my seat to another device
tv-mode = Board for the big screen
tv-waits = The board appears here when the game begins.
leave-table = Leave the game
leave-sure = Leave the game? A bot will take your seat.
link-copied = Link copied to the clipboard:
commitment = The shuffle was sealed before the game began. Its seal:
seal = The seal of the shuffle
away-about = A bot plays for { $player }.
away-return = Take the seat back
watching = You are watching. You see only what everybody may know.
hand-over = { $player }, it is your turn
hand-over-about = Hand the device over. The cards stay hidden until then.
hand-over-ready = I am { $player }
tab-players = Players
tab-log = Log
tab-chat = Chat
chat-unread = Unread messages: { $n }
tab-known = Known
known = What you may know
known-unseen = Not shown yet: { $n }, in the decks: { $decks }
known-discards = Discarded: { $n }
known-hidden = hidden: { $n }
known-bonus = { $n ->
    [one] { $part }: { $n } point
   *[other] { $part }: { $n } points
}
known-secret = secret
known-leads = Ahead now: { $players }
summary = Rules on one card
help-new = Your first game: point at or tap a ticket or a dimmed card to see what it means.
help-off = Turn help off
sound-off = Sound is off.
sound-on = Sound is on.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
help = Keyboard shortcuts

## Start page
start-title = Lay your lines across the map
start-about = The great train-route games in your browser: against strong bots, or with friends via a link. No account, nothing to install.
waiting-for-you = Waiting for you
other-ways = Other ways to play
board = Board
seats-range = { $low }–{ $high } players
bots-number = Bots
bots-level = Level
play-button = Play { $game }
play-offline = Play offline
with-friends = With friends
with-friends-about = Create a table and share the link.
pass-and-play = Pass and play
pass-and-play-about = Several people, one device.
companion = With the box
companion-about = Exact scores for a game on your real table.
watch = Watch
watch-about = Open tables and your own.
watch-none = No open tables at the moment.
puzzles = Puzzles
puzzles-about = Find the best decision; a new one every day.
lessons = Lessons
lesson-label = Lesson
lessons-about = Learn a board by playing on it.
learn = Rules
learn-about = Full rules, and how the boards differ.
my-tables = My tables
my-tables-none = You haven't played here yet.
join = Join a table
join-link = Link or code of the table
join-go = Go there
unofficial = An unofficial fan project, not connected with the publisher or the designer of Ticket to Ride.
boards-all = All boards
trouble = { $code ->
    [OFFLINE] The server can't be reached. Please try again.
    [LINK] This doesn't look like a table link.
   *[other] That didn't work ({ $code }).
}
main-menu = Main menu
nav-tables = Tables
nav-rules = Rules
language = Language
settings = Settings
theme-light = Light
theme-dark = Dark
loading = One moment…
to-start = To the start page
missing-game = There is no game named “{ $game }”
page-missing = There is nothing here
page-missing-about = The address may be old or mistyped.
table-unknown = There is no such table
table-status = { $status ->
    [open] waiting
    [playing] running
   *[over] finished
}

## Boards
boards = Boards
board-map = Map of { $game } with its cities and routes
board-cities = { $n ->
    [one] { $n } city
   *[other] { $n } cities
}
board-routes = { $n ->
    [one] { $n } route
   *[other] { $n } routes
}
board-spaces = Spaces
board-points = Points
board-number = Routes
board-explore = Explore bot games
board-others = Other boards
board-previous = Previous board: { $game }
board-next = Next board: { $game }

## Setting up a table
lobby-join-about = Choose your name and take a seat. No account is needed.
lobby-share = Invite
lobby-link = Link to this table
lobby-seats = Seats
copy = Copy
copied = Copied
share = Share
your-name = Your name
name-first = Enter your name, then take a seat.
seat-open = free
sit-here = Sit here
seat-bot = Give seat { $n } to a bot
add-bot = Add a bot…
that-is-you = you
leave = Leave seat
remove = Remove
start-game = Start the game
start-waits = Waiting for players
seat-kind = Who takes seat { $n }
seat-me = Me
seat-here = Here
seat-guest = Via link
seat-a-bot = Bot
seat-name = Name at seat { $n }
seat-guest-about = The person who opens the link
seat-remove = Remove seat { $n }
seat-add = Add a seat
more-options = More
clock = Time for a turn
clock-choice = { $seconds ->
    [120] 2 minutes
    [600] 10 minutes
    [86400] 1 day
    [259200] 3 days
   *[0] unlimited
}
listed = Public: anyone can join or watch
own-map = Your own map
own-map-about = Choose a map file. It stays private to this table.
own-map-defects = This map can't be played:
own-map-chosen = { $title } by the rules of { $game }
own-map-chosen-rules = { $title } by the rules of { $game } (your choice; the file names none)
own-map-too-long = { $file } is too large for a map file. The limit in characters is { $most }.
own-map-no-map = { $file } isn't a map file.
own-map-remove = Remove map
create-table = Create table
option-max-consecutive-resets = Maximum sweeps in a row
option-draw-face-up-when-decks-empty = Drawing face-up cards when the deck is empty
option-station-choice = Routes that stations borrow
option-pass-rule = Passing
option-first-player = First player
option-tour-order = Path of a tour
option-choice = { $choice ->
    [true] yes
    [false] no
    [on] yes
    [off] no
    [random] random
    [automatic] best for the owner
    [owner] chosen by the owner
    [allowed] allowed
    [forbidden] forbidden
    [only_when_stuck] only when stuck
    [always] always
    [any_locomotive] any locomotive
    [symbols_only] a required locomotive only
    [trail] each route once
    [simple_path] each city once
    [walk] any way
    [shared] shared victory
    [completed_tickets] more tickets
    [free] free choice
    [fixed20_40] 20 and 40
   *[other] { $choice }
}

## Records
import = Watch a game record
import-about = A record downloaded here or written by the command line

## Replay
play-on = Play on from here
replay-unknown = This game can't be replayed
coach = Coach
score-curve = Scores of { $players }, steps: { $n }

## Rules pages
rules-title = Rules of { $game }
rules-differs = What differs here
rules-booklet = What your booklet says
rules-search = Search the rules
rules-search-none = Nothing found
print = Print
print-score-sheet = Score sheet
print-summary-card = Summary cards
print-tickets = Ticket overview
print-rules = Rules
print-game = The whole game

## The table at a glance
your-turn = Your turn
picked-cards = { $n ->
    [0] { $cards } is not enough for any route
    [one] With { $cards } you can claim { $n } route{ $wanted ->
        [0] {""}
       *[other] {" "}on your tickets
    }
   *[other] With { $cards } you can claim { $n } routes{ $wanted ->
        [0] {""}
       *[other] , { $wanted } of them on your tickets
    }
}
hand-tab = Your hand
market-tab = Market
did-take = { $player } takes
did-draw = { $player } draws
did-and-take = and takes
did-and-draw = and draws
moves = What the others did
ticket-to-go = { $n } to go
ticket-line-done = done
ticket-failed = failed
moment-claims = { $player } +{ $n }
share-picture = Share a picture
save-picture = Save picture
picture-of-end = The board at the end of the game, with the scores
picture-missing = The picture couldn't be made. Please try again.
pay-leaves = Leaves you { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $pieces ->
    [one] { $pieces } train
   *[other] { $pieces } trains
}.
pay-leaves-ships = Leaves you { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} and { $pieces ->
    [one] { $pieces } ship
   *[other] { $pieces } ships
}.
pay-leaves-cards = Leaves you { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
draw-tickets-title = { $n ->
    [one] Draw a ticket?
   *[other] Draw { $n } tickets?
}
draw-tickets-about = { $keep ->
    [0] You may put all of them back. Tickets you keep but don't complete cost you their points.
    [one] You must keep at least { $keep }. Tickets you don't complete cost you their points.
   *[other] You must keep at least { $keep }. Tickets you don't complete cost you their points.
}
draw-tickets-do = Draw
tunnel-free = The tunnel costs nothing more.
offer-hard = You will hardly reach it: needs { $need }, you have { $have } left
offer-ticket = needs { $need } of { $have } { $ships ->
    [0] trains
   *[other] pieces
}
share-line = { $n ->
    [one] { $place }. { $player }: { $n } point
   *[other] { $place }. { $player }: { $n } points
}
