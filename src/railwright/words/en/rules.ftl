# The rules pages, for every game. Which parts a page has, and all figures, come from the
# game (src/railwright/rulebook). Its own page, such as src/railwright/games/europe/en.ftl,
# adds messages and replaces some of these.

rules-spaces = Spaces
rules-points = Points
rules-paid = Paid with
rules-hand = Your hand
rules-row = Face up
rules-blind = From the deck
rules-laid = Played
rules-turned = Turned up
rules-more = Extra cards
rules-left = Remaining
rules-others-see = Others see
rules-contents = Contents
rules-legend = The marks on the board
legend-color = a color: cards of this color
legend-gray = gray: any one color
legend-tunnel = tunnel: may cost more cards
legend-ferry = ferry: a { wild } for each sign
legend-sea = sea: ships and ship cards
legend-pair = a pair of cards for each space
legend-any-cards = any { $any-cards } cards may stand for one

wild = { $wild ->
    [joker] joker
   *[loco] locomotive
}
wilds = { $wild ->
    [joker] jokers
   *[loco] locomotives
}

rule-goal = The goal
text-goal =
    Have the most points when the game is over. These count:

    • the routes you claim: at once, and more for long ones
    • your tickets, at the end: a ticket you complete adds its points, a ticket you fail subtracts them
    • { $extras }

    Your score starts at 0 and can fall below it.
each-completed = { $points } { extra-points } for each completed ticket
each-longest = { $points } { extra-points } for each space of your longest path
each-built = { $points } { extra-points } for each { extra-building } you have built
each-unbuilt = { $points } { extra-points } for each { extra-building } you have not built
each-ports = { $port-points } points for each port
loss-completed = minus { $points } { extra-points } for each completed ticket
loss-longest = minus { $points } { extra-points } for each space of your longest path
loss-built = minus { $points } { extra-points } for each { extra-building } you have built
loss-unbuilt = minus { $points } { extra-points } for each { extra-building } you have not built
most-completed = { $points } { extra-points } for the most completed tickets
most-longest = { $points } { extra-points } for the longest path
most-built = { $points } { extra-points } for the most { $ports ->
    [0] stations
   *[other] ports
} built
extra-points = { $points ->
    [one] point
   *[other] points
}
extra-building = { $ports ->
    [0] station
   *[other] port
}

rule-box = In the box
text-box =
    The game is played with

    • the board
    • for each player, { setup-stock }{ box-ports } and a scoring marker
    • { box-cards }
    • { $tickets } tickets{ box-long }{ setup-ticket-kinds }
    • { box-more }

    { box-note }
box-ports = { $ports ->
    [0] {""}
    [one] , { $ports } port
   *[other] , { $ports } ports
}
box-cards = { $decks ->
    [1] { cards-number }, including { cards-wilds }
   *[other] { cards-number } in the wagon deck, including { cards-wilds }, and { $ship-cards } in the ship deck
}
box-long = { $long ->
    [0] {""}
   *[other] , { $long } of them long ones
}
box-more = {""}
box-note = A box may hold a few spare pieces, too.

rule-setup = Set-up
text-setup =
    { setup-players } { setup-pieces }

    { setup-tickets }

    { setup-fleet }

    { setup-first }
setup-players = { $span ->
    [0] { $most } players.
    [1] { $least } or { $most } players.
   *[other] { $least } to { $most } players.
}
setup-pieces = { $fleet ->
    [0] Everyone has { setup-stock } and { setup-hand }; { setup-market }
   *[other] Everyone gets { setup-hand }; { setup-market }
}
setup-hand = { $decks ->
    [1] a hand of { $hand } cards
   *[other] { $hand } cards from the wagon deck and { $ship-hand } from the ship deck
}
setup-market = { $decks ->
    [1] { $market } more cards lie face up beside the deck.
   *[other] { $share } cards from the wagon deck and { $ship-share } from the ship deck lie face up.
}
setup-stock = { $ships ->
    [0] { $wagons } trains
   *[other] { $wagons } wagons, { $ships } ships
}{ $stations ->
    [0] {""}
   *[other] , { $stations } stations
}
setup-tickets = { $long ->
    [0] There are { $tickets } tickets{ setup-ticket-kinds }. You are dealt { $first } and secretly keep at least { $first-keep }; { setup-rejected }
   *[other] There are { $tickets } tickets: { $long } long ones, printed on blue, and { $regular } regular ones. You are dealt { $long-first } long and { $regular-first } regular, and secretly keep at least { $first-keep } of the { $first }, long or not. { $first-rejected ->
        [box] The tickets you reject leave the game unseen, and so do the long tickets that nobody was dealt.
       *[bottom] The tickets you reject go under their deck; the long tickets that nobody was dealt leave the game.
    } The remaining regular tickets are the ticket deck.
}
setup-ticket-kinds = { $country-tickets ->
    [0] {""}
   *[other] : { $city-tickets } between two cities and { $country-tickets } to countries
}{ $tours ->
    [0] {""}
   *[other] , { $tours } of them tours
}
setup-rejected = { $first-rejected ->
    [box] the tickets you reject leave the game unseen. The others are the ticket deck.
   *[bottom] the others go under the ticket deck.
}
setup-fleet = { $fleet ->
    [0] {""}
   *[other] Then all players secretly take { $fleet } of their pieces ({ $wagons } wagons, { $ships } ships), so at least { $fewest-wagons } wagons and at least { $fewest-ships } ships; the other { $boxed } pieces stay in the box. All choices are shown at the same time. { setup-advice }
} { setup-ports }
setup-ports = { $ports ->
    [0] {""}
   *[other] You also have { $ports } ports.
}
setup-advice = {""}
setup-first = The first player is chosen at random.

rule-board = The board
text-board =
    A route is a row of spaces between two neighboring places; its length is the number of its spaces. You always claim it as a whole. Its color tells you which cards pay for it; gray stands for any one color.

rule-cards = The cards
text-cards =
    { cards-first }

    { cards-ships }
cards-first = { $decks ->
    [1] { $ships ->
        [0] The deck has { cards-number }: { $each } in each of { $colors } colors and { cards-wilds }.
       *[other] The deck has { cards-number }: in each of { $colors } colors { $each } with a wagon, { $single } with one ship and { $double } with two ships, and { cards-wilds }.
    }
   *[other] The wagon deck has { cards-number }: { $each } in each of { $colors } colors and { cards-wilds }.
}{ $anchors ->
    [0] {""}
   *[other] {" "}In each color { $anchors } of the wagons carry an anchor, the port symbol.
} A { wild } is a wild card: it has no color of its own.
cards-number = { $cards } cards
cards-wilds = { $wilds } { wilds }
cards-ships = { $decks ->
    [1] {""}
   *[other] The ship deck has { $ship-cards } cards: in each color { $single } with one ship, all with the port symbol, and { $double } with two ships. There are no { wilds } among them.
}

rule-turn = Your turn
text-turn =
    Players take turns clockwise. On your turn you do exactly one of these:

    • { $moves }

    You may pass only if you can do none of these; if everybody passes in a row, the game ends. The game does not accept a move against the rules.

    » For example, on your first turn you take a green { turn-card } that lies face up and draw another card blind. On your next turn you play three green { turn-card }s, put three { turn-piece }s on a green route of three spaces and score its points.
turn-card = { $ships ->
    [0] card
   *[other] wagon card
}
turn-piece = { $ships ->
    [0] train
   *[other] wagon
}
move-draw = draw cards
move-claim = claim one route
move-tickets = draw tickets
move-station = build a station
move-port = build a port
move-exchange = exchange pieces

rule-draw = Drawing cards
text-draw =
    Take two cards, one after the other, each either face up or blind from a deck. A face-up card is replaced at once, and you may choose the new one as your second card.

    You keep the cards you draw; your hand may hold any number of them. You must take the second card if there is one that you may take.

    When a deck has run out, the discarded cards are shuffled into a new one. If those are gone, too, you can still take the cards that lie face up; when there are none, you have to do something else. An empty slot of the row is filled as soon as there are cards again.

rule-wild-draw = { $wild ->
    [joker] Drawing jokers
   *[loco] Drawing locomotives
}
text-wild-draw =
    { $wild-ends ->
        [no] You draw { wilds } like all other cards. You may take two in one turn, face up or blind.
       *[yes]
        You can take a { wild } that lies face up only as your first card, and then it is your only card of this turn. You can never take it as your second card, not even if it was turned up just now.

        A { wild } drawn blind is a card like any other: if it was your first, you still take a second.
    }

rule-sweep = { $reset ->
    [0] Many { wilds } face up
    [3] Three { wilds } face up
   *[other] { $reset } { wilds } face up
}
text-sweep =
    { $reset ->
        [0] They stay where they are, however many there are.
       *[other] As soon as { $reset } or more { wilds } lie face up, the whole row goes to the discard pile and a new one is turned up, also between your first and your second card. This is repeated while { $reset } or more of them show, at most { $most-resets ->
            [one] once
           *[other] { $most-resets } times
        } in a row. If it cannot help, because too few other cards are left, the row stays.
    } { sweep-option }
sweep-option = {""}

rule-two-decks = Two decks
text-two-decks =
    You may take each of your two cards from the row of { $market } or blind from either deck. If you take a face-up card, you decide which deck replaces it, so the row may become any mixture. When the row is swept away, the new row has { $share } cards from the wagon deck and { $ship-share } from the ship deck.

    Each deck is renewed from the discarded cards of its own kind.

rule-claim = Claiming a route
text-claim =
    Play as many cards of the route's color as it has spaces, and put one of your pieces on each space. For a gray route choose any color, but one only. The cards are discarded; you score the points at once.

    • You may claim any free route; it need not touch your others.
    • You pay for a route in one turn, and you claim only one route in a turn.
    • You need a piece for every space. With too few you cannot claim the route, not even on the last turn.
    • You choose the cards, and none of them may be superfluous.

    » For example, a gray route of two spaces costs two red cards or two yellow ones, but not one red and one yellow.

rule-wild-pay = { $wild ->
    [joker] Paying with jokers
   *[loco] Paying with locomotives
}
text-wild-pay =
    { $wild-everywhere ->
        [yes]
        A { wild } stands for one card of any color, on every route. You may even pay with { wilds } alone.

        » For example, a route of three spaces: three cards of its color, or two and a { wild }, or one and two { wilds }, or three { wilds }. A gray route of two spaces: two red cards, or one yellow card and a { wild }, or two { wilds }.
       *[no]
        A { wild } stands for one card of any color only

        • { $wild-places }

        You cannot use { wilds } on any other route, gray ones{ $borders ->
            [0] {""}
           *[other] {" "}and those to countries
        } included. { wild-pay-exception }
    }
wild-place-rail = on routes without a sign
wild-place-tunnel = in tunnels
wild-place-ferry = on ferries
wild-place-sea = on sea routes
wild-pay-exception = { $any-cards ->
    [0] {""}
   *[other] The exceptions are the routes where several cards may stand for one.
}

rule-double = Double routes
text-double =
    Two routes between the same places are a double route{ $uneven ->
        [no] {""}
       *[yes] , even if they differ in length or kind
    }. Routes that run side by side only part of the way are not. No player can own both tracks.

    • { $closed ->
        [0] {""}
        [1] With { $least } players, the second track is closed for everybody as soon as the first is claimed.
       *[other] With fewer than { $both } players, the second track is closed for everybody as soon as the first is claimed.
    }
    • { $open ->
        [0] {""}
        [1] With { $most } players, both are used, by different players.
       *[other] With { $both } players or more, both are used, by different players.
    }

rule-ferry = Ferries
text-ferry =
    A ferry has a { wild } on at least one of its spaces. You must pay for each of these with a { wild }; { $colored-ferries ->
        [no] ferries are gray, so for the other spaces you play cards of any one color
       *[yes] for the other spaces you play cards of the ferry's color (gray: any one color)
    } or more { wilds }.

    { $ferry-swap ->
        [0] {""}
       *[other] Any { $ferry-swap } cards, of whatever colors, may stand for one { wild }, also for one that replaces a color card. This is possible on ferries only.
    }

    » For example, { example-ferry }
example-ferry = a ferry of six spaces with two { wilds }: four cards of one color and two { wilds }, or three and three, but not five and one.

rule-any-cards = Any cards for one
text-any-cards =
    On a route with this sign, any { $any-cards } cards, { wilds } included, may stand for one card of the set, as often as you like. You cannot do this elsewhere{ $wild-rail ->
        [yes] {""}
       *[no] , and here a { wild } counts only within such groups
    }.

rule-tunnel = Tunnels
text-tunnel =
    A tunnel may cost more than it has spaces:

    • Lay down the cards for it, as for any route; { wilds } are allowed.
    • The top three cards of the deck are turned up.
    • For each of them that shows the color you laid, and for each { wild }, you pay one more card: of that color or a { wild }.
    • If you laid nothing but { wilds }, only { wilds } count, and you pay with { wilds }.

    If you pay, the tunnel is yours; pieces and points go by its spaces. If you cannot or will not pay, you take back the cards you laid, and your turn is over. If there is nothing more to pay, the tunnel is yours at once. You may try without any cards in reserve.

    The cards turned up are discarded. If fewer than three are left, only those are turned up; if there are none, the tunnel costs nothing more. { tunnel-note }

    » For example, you lay two green cards, and a green card, a { wild } and a red card are turned up: you pay two more, green ones or { wilds }.
tunnel-note = {""}

rule-sea = Rail and sea
text-sea =
    Rectangular spaces are railway: they take wagons, and you pay with wagon cards. Spaces with rounded ends are sea: they take ships, and you pay with ship cards. All cards are of one color; you can use { wilds } on both kinds of routes. Wagons and ships never share a route.

    A card with two ships covers two spaces of a sea route. If only one is left to cover, its second ship is lost; you cannot add a card that is not needed.

    » For example, a sea route of five: two double ships and a single one, or three double ships. A sea route of four: two double ships, or one and two { wilds }.

rule-pairs = Pair spaces
text-pairs =
    A space with the sign of two cards costs a pair of { $ships ->
        [0] cards
       *[other] wagon cards
    } of one color. Each space may have another color, and { wilds } may complete or make a pair. Pieces and points go by the number of spaces.

    » For example, two such spaces: two red and two yellow cards, or four red ones, or three red ones and a { wild }.

rule-edge = The world is round
text-edge =
    A route that leaves the board at one edge comes back at the other: it is one route to the city the arrow shows.

rule-tickets = Tickets
text-tickets =
    A ticket shows two { $borders ->
        [0] cities
       *[other] places
    }. You complete it if your own routes connect them at the end, whichever way they go{ $ships ->
        [0] {""}
       *[other] , by rail and by sea
    }. Then you add its points, otherwise you subtract them.

    To draw tickets, take { $later } (fewer if fewer are left) and keep at least { $later-keep }; the others { $later-rejected ->
        [box] leave the game, so the ticket deck can run out
       *[bottom] go under the ticket deck
    }. You may hold any number of tickets, and you cannot return tickets you have kept. When the ticket deck is empty, nobody can draw tickets.

rule-countries = Countries
text-countries =
    { countries-routes } Each ends at its own stop; { $joined ->
        [yes] the stops of a country are joined, so a path may run through it.
       *[no] the stops of a country are not joined, so no path runs through a country.
    } Two routes to one country are not a double route.

    { $country-tickets ->
        [0] {""}
       *[other]
        There are { $country-tickets } tickets that lead from a city or a country to one of several countries, each with its own points. You reach a country at any of its stops. You add the highest number among the countries you reach; if you reach none, you subtract the lowest. It counts as one ticket.

        » For example, a ticket with 5, 14 and 11: a player who reaches the countries of 5 and 11 scores 11; a player who reaches none loses 5.
    }
countries-routes = { $borders } routes lead across the border.

rule-tours = Tours
text-tours =
    A tour shows more than two cities and three numbers.

    • You add the first if one unbroken path on your own routes goes through the cities in the printed order. { $tour-order ->
        [simple-path] It may go through other cities in between, but through no city twice.
        [walk] It may go through other cities in between, and use a route several times.
       *[trail] It may go through other cities in between, but it uses each route once.
    }
    • You add the second if all of the cities are connected, but not in that order.
    • Otherwise you subtract the third.

rule-stations = Stations
text-stations =
    On your turn you may build a station in any city that has none yet; your routes do not have to reach it. Your first station costs one card, the second two cards of one color, and so on; { wilds } may replace any of them. You build at most one in a turn and { $stations } in the game.

    At the end each station lets you use one route of another player that ends in its city, the same one for all your tickets. The best choice is made for you{ $station-choice ->
        [no] {""}
       *[yes] , unless the table was set up so that owners choose
    }. Borrowed routes may be joined to one another, but they do not count for the longest path.

    { unbuilt-stations }
unbuilt-stations = { $unbuilt-means ->
    [gain] Each station you have not built brings { $unbuilt } points.
    [loss] Each station you have not built costs { $unbuilt } points.
   *[nothing] {""}
}

rule-ports = Ports
text-ports =
    On your turn you may build a port in a port city, marked blue, if you own a route to it and no port stands there. It costs two wagon cards and two ship cards, all of one color and all with the port symbol; { wilds } may replace any of them. Everyone has { $ports } ports.

    At the end a port brings { $port-points } points for { $port-tickets } completed tickets with its city, and no more for further ones; tours count. If one ticket shows two of your port cities, it counts for both. A port without such a ticket brings nothing. { unbuilt-ports }

    » For example, a port for a { wild }, one yellow ship and two yellow wagons, all but the { wild } with the anchor.
unbuilt-ports = { $unbuilt-means ->
    [gain] Each port you have not built brings { $unbuilt } points.
    [loss] Each port you have not built costs { $unbuilt } points.
   *[nothing] {""}
}

rule-exchange = Exchanging pieces
text-exchange =
    On your turn you may exchange some of your wagons for as many ships from your box, or ships for wagons. Each piece costs a point at once. You can do so again on a later turn.

    { example-exchange }
example-exchange = {""}

rule-secrets = What others know
text-secrets =
    Your tickets and the cards in your hand are secret, and so are the cards you draw blind. Everybody may know how many cards, tickets and pieces you have, your score, how many cards the decks have left, and everything that is on the board. At the end all tickets are shown.

rule-points = Points for routes
text-points =
    { $rising ->
        [no] A route brings points by its length.
       *[yes] The longer a route, the more each of its spaces is worth.
    } How many cards you paid makes no difference.

rule-end = The end
text-end =
    When a player has { $end-pieces } { $ships ->
        [0] trains or fewer
       *[other] pieces or fewer, wagons and ships together,
    } at the end of their turn, everybody has { $end-turns } more { $end-turns ->
        [one] turn
       *[other] turns
    }, and that player's is the very last. If other players run short later, the game is not prolonged. Then all tickets are shown and scored.

rule-bonus-longest = The longest path
text-bonus-longest =
    { $longest } points go to the player with the longest unbroken path on their own routes. The path may form loops and go through a city several times, but it uses each route once. All players who tie get the { $longest } points.

    » For example, with routes A – B of 3, B – C of 2, C – A of 4 and A – D of 5 spaces the path D – A – B – C – A has 14.

rule-bonus-tickets = The most tickets
text-bonus-tickets = { $most-tickets } points go to the player who has completed the most tickets; all players who tie get them, unless nobody has completed any.{ $longest ->
    [0] {" "}There is no bonus for the longest path.
   *[other] {""}
}

rule-bonus-built = { $ports ->
    [0] The most stations
   *[other] The most ports
}
text-bonus-built =
    { $most-built } points go to the player who has built the most { $ports ->
        [0] stations
       *[other] ports
    }; all players who tie get them, unless nobody has built any.

rule-bonus-none = No bonuses
text-bonus-none =
    There is no bonus for the longest path or for the most tickets.

rule-scoring = Scoring
text-scoring =
    Your total is made of

    • points for routes{ $exchange ->
        [no] {""}
       *[yes] , minus the cost of exchanges
    }
    • points for completed tickets, minus those for failed ones
    • { $extras }

    { example-scoring }
example-scoring = {""}

rule-ties = Ties
text-ties = { $tie-breaks ->
    [0] Players with equal totals share the victory.
    [1] If players have equal totals, the winner is the one who has { $ties }; if that is equal too, they share the victory.
   *[other]
    If players have equal totals, the winner is the one who has

    • { $ties }

    The first of these that makes a difference decides; otherwise they share the victory.
}
tie-more-tickets = the most completed tickets
tie-fewer-stations = the fewest stations on the board
tie-longest-bonus = the points for the longest path
tie-longer-path = the longest path

# The card with all of it in short. A part without a line here is not on the card.
brief-draw = Two cards, face up or blind{ $decks ->
    [1] {""}
   *[other] , from either deck
}.
brief-wild-draw = { $wild-ends ->
    [no] You draw them like all other cards.
   *[yes] Taken face up, it is your only card.
}
brief-sweep = { $reset ->
    [0] They stay.
   *[other] The whole row is replaced.
}
brief-wild-pay = { $wild-everywhere ->
    [yes] For any color, on every route.
   *[no] For any color, only { $wild-places }.
}
brief-double = { $closed ->
    [0] Nobody can own both tracks.
   *[other] Nobody can own both tracks; with fewer than { $both } players only one is used.
}
brief-ferry = A { wild } for each sign{ $ferry-swap ->
    [0] {""}
   *[other] ; any { $ferry-swap } cards may stand for one
}.
brief-any-cards = Any { $any-cards } cards may stand for one.
brief-tunnel = Three cards are turned up: you pay one more for each of your color and for each { wild }.
brief-sea = Wagon cards on rails, ship cards at sea.
brief-pairs = Each space costs a pair of one color.
brief-tickets = Draw { $later }, keep at least { $later-keep }. A failed ticket costs its points.
brief-stations = The first costs one card, the second two of one color, and so on. Each uses a route of another player. { unbuilt-stations }
brief-ports = Two wagon and two ship cards of one color with the port symbol. { $port-points } points for { $port-tickets } tickets with the city. { unbuilt-ports }
brief-exchange = Wagons for ships or ships for wagons; each piece costs a point.
brief-end = With { $end-pieces } { $ships ->
    [0] trains
   *[other] pieces
} or fewer left: everybody has { $end-turns } more { $end-turns ->
    [one] turn
   *[other] turns
}.
brief-bonus-longest = { $longest } points.
brief-bonus-tickets = { $most-tickets } points for the most completed tickets.
brief-bonus-built = { $most-built } points.

## Lessons: each step has a title and a text. The lesson of a game may replace them and adds its own.
lesson-goal = Whoever has the most points at the end wins. A route scores as soon as you claim it, your tickets score at the end. And:

    • { $extras }
    .title = The goal
lesson-keep = A ticket names two cities. Join them with routes of your own, by whatever way, and you win its points; otherwise you lose them. Of the { $first } tickets you are dealt, keep at least { $first-keep }. Tickets that share part of their way go well together.
    .title = Choose your tickets
lesson-turn = On your turn, you do exactly one thing:

    • { $moves }
    .title = Your turn
lesson-up = You draw two cards. { $market } lie face up; a card you take is replaced at once. Take a color that you need.
    .title = Draw a card
lesson-blind = The second card may come from the top of the deck instead, and nobody sees what you get. You may hold as many cards as you like.
    .title = Draw another
lesson-claim = Pay with cards of the route’s color, one for each space, and put a train on every space. A route need not touch your others.
    .title = Claim a route
lesson-points = That scored at once. The longer a route, the more each of its spaces is worth. And of the { $wagons } trains you started with, some are used: a route needs one for every space.
    .title = Points and trains
lesson-gray = A gray route takes any one color. And here a locomotive stands for a card of whatever color you need.
    .title = Gray routes
lesson-wild = A locomotive stands for a card of any color, on every route. But one that you take face up is the only card you draw this turn.
    .title = Locomotives
lesson-tunnel = Tunnels have a dotted outline. You lay cards as for any route. Then the top three cards of the deck are turned up: each one of your color costs you one card more, and so does each locomotive.
    .title = Dig a tunnel
lesson-extra = You pay the extra with cards of the same color or with locomotives. If you can’t, or don’t want to, you take your cards back and your turn is over.
    .title = The mountain costs more
lesson-ferry = A ferry crosses water. For every space with a locomotive sign you play a locomotive, for the others cards of one color.
    .title = Take a ferry
lesson-more = When your tickets are nearly done and you have { $ships ->
    [0] trains
   *[other] pieces
} left, new tickets bring more points. You draw { $later } and keep at least { $later-keep }.
    .title = Draw more tickets
lesson-keep-later = Look at how many { $ships ->
    [0] trains
   *[other] pieces
} each ticket still needs before you keep it: you can’t give it back later, and a ticket that you fail costs its points.
    .title = Keep what you can reach
lesson-last = Once somebody ends a turn with { $end-pieces } or fewer { $ships ->
    [0] trains
   *[other] pieces
} left, everyone has { $end-turns ->
    [one] one more turn
   *[other] { $end-turns } more turns
}. This is your last one: claim whatever still scores.
    .title = The last turn
lesson-scores = The game is over, and all tickets are shown: completed ones add their points, failed ones subtract them. Then:

    • { $extras }

    Step through the scores to see where yours come from.
    .title = The final score
