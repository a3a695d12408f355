rule-goal = The goal
    .text =
        Have the most points when the game is over. You get points for

        • the routes you claim: at once, and more for long ones;
        • your tickets, at the end: a ticket you complete adds its points, a ticket you fail subtracts them;
        • what is special on this board, at the end.

        Your score starts at 0 and can fall below it.
rule-board = The board
    .text =
        A route is a row of spaces between two neighboring places; its length is the number of its spaces. You always claim it as a whole. Its color tells you which cards pay for it; gray stands for any one color.
rule-setup-europe = Set-up
    .text =
        2 to 5 players. Everyone has 45 trains, 3 stations and a hand of 4 cards; five more cards lie face up beside the deck.

        There are 46 tickets: 6 long ones, printed on blue, and 40 regular ones. You are dealt one long ticket and three regular ones and secretly keep at least two of the four, long or not. The tickets you reject leave the game unseen, and so do the long tickets that nobody was dealt. The remaining regular tickets are the ticket deck.

        In the boxed game, the player who has visited the most countries of Europe begins; here the first player is chosen at random.
rule-setup-nordic = Set-up
    .text =
        2 or 3 players. Everyone has 40 trains and a hand of 4 cards; five more cards lie face up beside the deck.

        There are 46 tickets. You are dealt five and secretly keep at least two; the tickets you reject leave the game unseen. The others are the ticket deck.

        In the boxed game, the most experienced traveler begins; here the first player is chosen at random.
rule-setup-switzerland = Set-up
    .text =
        2 or 3 players. Everyone has 45 trains (40 if the table was set up that way) and a hand of 4 cards; five more cards lie face up beside the deck.

        There are 46 tickets: 34 between two cities and 12 to countries. You are dealt five and secretly keep at least two; the tickets you reject leave the game.

        Switzerland builds on the basic game. It has tunnels, but no ferries and no stations. The first player is chosen at random.
rule-setup-world = Set-up
    .text =
        2 to 5 players. Everyone gets 3 cards from the wagon deck and 7 from the ship deck; three cards from each deck lie face up.

        There are 65 tickets, 8 of them tours. You are dealt five and keep at least three; the others go under the ticket deck.

        Then all players secretly take 60 of their 75 pieces (25 wagons, 50 ships), so at least 10 wagons and at least 35 ships; the other 15 pieces stay in the box. All choices are shown at the same time. If somebody is new to the game, 20 wagons and 40 ships suit everybody. You also have 3 ports.

        In the boxed game, the most experienced traveler begins; here the first player is chosen at random.
rule-setup-usa = Set-up
    .text =
        2 to 5 players. Everyone has 45 trains and a hand of 4 cards; five more cards lie face up beside the deck.

        There are 30 tickets. You are dealt three and secretly keep at least two; the others go under the ticket deck. The first player is chosen at random.
rule-cards = The cards
    .text =
        The deck has 110 cards: 12 in each of eight colors and 14 locomotives. A locomotive is a wild card: it has no color of its own.
rule-cards-world = The cards
    .text =
        The wagon deck has 80 cards: 11 in each of six colors and 14 jokers. In each color 4 of them carry an anchor, the port symbol. A joker is a wild card: it has no color of its own.

        The ship deck has 60 cards: in each color 4 with one ship, all with the port symbol, and 6 with two ships. There are no jokers among them.
rule-turn-europe = Your turn
    .text =
        Players take turns in order. On your turn you do exactly one of these:

        • draw cards,
        • claim one route,
        • draw tickets,
        • build a station.

        You may pass only if you can do none of these; if everybody passes in a row, the game ends. The game does not accept a move against the rules.

        » For example, on your first turn you take a green card that lies face up and draw another card blind. On your next turn you play three green cards, put three trains on a green route of three spaces and score 4 points.
rule-turn-three = Your turn
    .text =
        Players take turns in order. On your turn you do exactly one of these:

        • draw cards,
        • claim one route,
        • draw tickets.

        You may pass only if you can do none of these; if everybody passes in a row, the game ends. The game does not accept a move against the rules.

        » For example, on your first turn you take a green card that lies face up and draw another card blind. On your next turn you play three green cards, put three trains on a green route of three spaces and score 4 points.
rule-turn-world = Your turn
    .text =
        Players take turns in order. On your turn you do exactly one of these:

        • draw cards,
        • claim one route,
        • draw tickets,
        • build a port,
        • exchange pieces.

        You may pass only if you can do none of these; if everybody passes in a row, the game ends. The game does not accept a move against the rules.

        » For example, on your first turn you take a green wagon card that lies face up and draw another card blind. On your next turn you play three green wagon cards, put three wagons on a green route of three spaces and score 4 points.
rule-draw = Drawing cards
    .text =
        Take two cards, one after the other, each either face up or blind from a deck. A face-up card is replaced at once, and you may choose the new one as your second card.

        You keep the cards you draw; your hand may hold any number of them. You must take the second card if there is one that you may take.

        When a deck has run out, the discarded cards are shuffled into a new one. If those are gone, too, you can still take the cards that lie face up; when there are none, you have to do something else. An empty slot of the row is filled as soon as there are cards again.
rule-wild-draw = Wild cards when drawing
    .text =
        You can take a wild card that lies face up only as your first card, and then it is your only card of this turn. You can never take it as your second card, not even if it was turned up just now.

        A wild card drawn blind is a card like any other: if it was your first, you still take a second.
rule-wild-draw-free = Locomotives when drawing
    .text =
        You draw locomotives like all other cards. You may take two in one turn, face up or blind.
rule-sweep = Three wild cards face up
    .text =
        As soon as three wild cards lie face up, the whole row goes to the discard pile and new cards are turned up, also between your first and your second card. If that cannot help, because too few other cards are left, the row stays.
rule-no-sweep = Many locomotives face up
    .text =
        They stay where they are, however many there are. (You can change this when you set up a table.)
rule-two-decks = Two decks
    .text =
        You may take each of your two cards from the row of six or blind from either deck. If you take a face-up card, you decide which deck replaces it, so the row may become any mixture. When the row is swept away, the new row has three cards from each deck.

        Each deck is renewed from the discarded cards of its own kind.
rule-claim = Claiming a route
    .text =
        Play as many cards of the route's color as it has spaces, and put one of your pieces on each space. For a gray route choose any color, but one only. The cards are discarded; you score the points at once.

        • You may claim any free route; it need not touch your others.
        • You pay for a route in one turn, and you claim only one route in a turn.
        • You need a piece for every space. With too few you cannot claim the route, not even on the last turn.
        • You choose the cards, and none of them may be superfluous.

        » For example, a gray route of two spaces costs two red cards or two yellow ones, but not one red and one yellow.
rule-wild-pay = Paying with wild cards
    .text =
        A wild card stands for one card of any color, on every route. You may even pay with wild cards alone.

        » For example, a route of three spaces: three cards of its color, or two and a wild card, or one and two wild cards, or three wild cards. A gray route of two spaces: two red cards, or one yellow card and a wild card, or two wild cards.
rule-wild-pay-nordic = Paying with locomotives
    .text =
        Locomotives count as any color in tunnels and on ferries. You cannot use them on any other route, gray ones included; the one exception is the route Murmansk – Lieksa.
rule-wild-pay-switzerland = Paying with locomotives
    .text =
        Locomotives count as any color in tunnels. You cannot use them on any other route, gray ones and those to countries included.
rule-double-four = Double routes
    .text =
        Two routes side by side between the same places are a double route. Routes that run side by side only part of the way are not. No player can own both tracks.

        • With two or three players the second track is closed for everybody as soon as the first is claimed.
        • With four or five players both are used, by different players.
rule-double-three = Double routes
    .text =
        Two routes between the same places are a double route, even if they differ in length or kind. Routes that run side by side only part of the way are not. No player can own both tracks.

        • With two players the second track is closed for both as soon as the first is claimed.
        • With three players both are used, by different players.
rule-ferry = Ferries
    .text =
        A ferry is a gray route with a locomotive on at least one of its spaces. You must pay for each of these with a locomotive; for the other spaces you play cards of one color or more locomotives.

        » For example, Smyrna – Palermo has six spaces and two locomotives: four cards of one color and two locomotives, or three and three, but not five and one.
rule-ferry-nordic = Ferries
    .text =
        You must pay for each locomotive printed on a ferry with a locomotive, and for the other spaces with cards of the ferry's color (gray: any one color) or with more locomotives.

        Any three cards, of whatever colors, may stand for one locomotive, also for one that replaces a color card. This is possible on ferries only.

        » For example, Stavanger – Kristiansand has three orange spaces and one locomotive: two orange cards and a locomotive, or one and two, or three locomotives, or two orange cards and any three others.
rule-murmansk = Murmansk – Lieksa
    .text =
        This gray route has nine spaces and brings 27 points. Here any four cards, locomotives included, may stand for one card of the set, as often as you like. You cannot do this elsewhere, and here a locomotive counts only within such four.

        » For example, nine green cards; or eight green ones and four others; or seven green ones and eight others.
rule-tunnel = Tunnels
    .text =
        A tunnel may cost more than it has spaces:

        • Lay down the cards for it, as for any route; locomotives are allowed.
        • The top three cards of the deck are turned up.
        • For each of them that shows the color you laid, and for each locomotive, you pay one more card: of that color or a locomotive.
        • If you laid nothing but locomotives, only locomotives count, and you pay with locomotives.

        If you pay, the tunnel is yours; pieces and points go by its spaces. If you cannot or will not pay, you take back the cards you laid, and your turn is over. If there is nothing more to pay, the tunnel is yours at once. You may try without any cards in reserve.

        The cards turned up are discarded. If fewer than three are left, only those are turned up; if there are none, the tunnel costs nothing more.

        » For example, you lay two green cards, and a green card, a locomotive and a red card are turned up: you pay two more, green ones or locomotives.
rule-sea = Rail and sea
    .text =
        Rectangular spaces are railway: they take wagons, and you pay with wagon cards. Spaces with rounded ends are sea: they take ships, and you pay with ship cards. All cards are of one color; you can use jokers on both kinds of routes. Wagons and ships never share a route.

        A card with two ships covers two spaces of a sea route. If only one is left to cover, its second ship is lost; you cannot add a card that is not needed.

        » For example, a sea route of five: two double ships and a single one, or three double ships. A sea route of four: two double ships, or one and two jokers.
rule-pairs = Pair spaces
    .text =
        A space with the sign of two cards costs a pair of wagon cards of one color. Each space may have another color, and jokers may complete or make a pair. Wagons and points go by the number of spaces.

        » For example, two such spaces: two red and two yellow cards, or four red ones, or three red ones and a joker.
rule-edge = The world is round
    .text =
        A route that leaves the board at one edge comes back at the other: it is one route to the city the arrow shows.
rule-tickets = Tickets
    .text =
        A ticket shows two cities. You complete it if your own routes connect them at the end, whichever way they go. Then you add its points, otherwise you subtract them.

        To draw tickets, take three (fewer if fewer are left) and keep at least one; the others go under the ticket deck. You may hold any number of tickets, and you cannot return tickets you have kept. When the ticket deck is empty, nobody can draw tickets.
rule-tickets-box = Tickets
    .text =
        A ticket shows two places. You complete it if your own routes connect them at the end, whichever way they go. Then you add its points, otherwise you subtract them.

        To draw tickets, take three (fewer if fewer are left) and keep at least one; the others leave the game, so the ticket deck can run out. Then nobody can draw tickets. You may hold any number of tickets, and you cannot return tickets you have kept.
rule-tickets-world = Tickets
    .text =
        A ticket shows two cities. You complete it if your own routes connect them at the end, whichever way they go, by rail and by sea. Then you add its points, otherwise you subtract them.

        To draw tickets, take four (fewer if fewer are left) and keep at least one; the others go under the ticket deck. You may hold any number of tickets, and you cannot return tickets you have kept. When the ticket deck is empty, nobody can draw tickets.
rule-countries = Countries
    .text =
        Seventeen routes lead across the border: three to Austria, four to France, five to Italy and five to Germany. Each ends at its own stop; the stops of a country are not joined, so no path runs through a country. Two routes to one country are not a double route.

        Twelve tickets lead from a city or a country to one of several countries, each with its own points. You reach a country at any of its stops. You add the highest number among the countries you reach; if you reach none, you subtract the lowest. It counts as one ticket.

        » For example, a ticket with 5, 14 and 11: a player who reaches the countries of 5 and 11 scores 11; a player who reaches none loses 5.
rule-tours = Tours
    .text =
        A tour shows more than two cities and three numbers.

        • You add the first if one unbroken path on your own routes goes through the cities in the printed order. It may go through other cities in between, but it uses each route once.
        • You add the second if all of the cities are connected, but not in that order.
        • Otherwise you subtract the third.
rule-stations = Stations
    .text =
        On your turn you may build a station in any city that has none yet; your routes do not have to reach it. Your first station costs one card, the second two cards of one color, the third three cards of one color; locomotives may replace any of them. You build at most one in a turn and three in the game.

        At the end each station lets you use one route of another player that ends in its city, the same one for all your tickets. The best choice is made for you, unless the table was set up so that owners choose. Borrowed routes may be joined to one another, but they do not count for the longest path.

        Each station you have not built brings 4 points.
rule-ports = Ports
    .text =
        On your turn you may build a port in a port city, marked blue, if you own a route to it and no port stands there. It costs two wagon cards and two ship cards, all of one color and all with the port symbol; jokers may replace any of them. Everyone has three ports.

        At the end a port brings 20 points if you completed one ticket with its city, 30 for two, 40 for three or more; tours count. If one ticket shows two of your port cities, it counts for both. A port without such a ticket brings nothing. Each port you have not built costs 4 points.

        » For example, a port for a joker, one yellow ship and two yellow wagons, all but the joker with the anchor.
rule-exchange = Exchanging pieces
    .text =
        On your turn you may exchange some of your wagons for as many ships from your box, or ships for wagons. Each piece costs a point at once. You can do so again on a later turn.

        » For example, you have 20 wagons, 40 ships and 5 wagons in the box. You give two ships and take two wagons: now you have 22 wagons and 38 ships, and you lose 2 points. You could not exchange six ships, because there are only 5 wagons in the box.
rule-secrets = What others know
    .text =
        Your tickets and the cards in your hand are secret, and so are the cards you draw blind. Everybody may know how many cards, tickets and pieces you have, your score, how many cards the decks have left, and everything that is on the board. At the end all tickets are shown.
rule-points = Points for routes
    .text =
        The longer a route, the more each of its spaces is worth. How many cards you paid makes no difference.
rule-end = The end
    .text =
        When a player has two trains or fewer at the end of their turn, everybody has one more turn, and that player's is the very last. If other players run short later, the game is not prolonged. Then all tickets are shown and scored.
rule-end-world = The end
    .text =
        When a player has six pieces or fewer, wagons and ships together, everybody has two more turns, and that player's is the very last. If other players run short later, the game is not prolonged. Then all tickets are shown and scored.
rule-bonus-longest = The longest path
    .text =
        10 points go to the player with the longest unbroken path on their own routes; in Europe this is the European Express. The path may form loops and go through a city several times, but it uses each route once. All players who tie get the 10 points.

        » For example, with routes A – B of 3, B – C of 2, C – A of 4 and A – D of 5 spaces the path D – A – B – C – A has 14.
rule-bonus-globetrotter = Globetrotter
    .text =
        10 points go to the player who has completed the most tickets; all players who tie get them, unless nobody has completed any. There is no bonus for the longest path.
rule-bonus-none = No bonuses
    .text =
        There is no bonus for the longest path or for the most tickets.
rule-scoring-europe = Scoring
    .text =
        Points for routes; plus completed and minus failed tickets; plus 4 for each station not built; plus 10 for the longest path.

        » For example, routes 80; tickets 21, 8 and −5; two stations left 8; longest path 10: 122 together.
rule-scoring-nordic = Scoring
    .text =
        Points for routes; plus completed and minus failed tickets; plus 10 for the most completed tickets.

        » For example, routes 70; completed tickets 10, 9 and 24; a failed one −7; Globetrotter 10: 116 together.
rule-scoring-switzerland = Scoring
    .text =
        Points for routes; plus completed and minus failed tickets; plus 10 for the longest path.

        » For example, routes 60; a city ticket 13; a country ticket 11 and one that failed −3; longest path 10: 91 together.
rule-scoring-world = Scoring
    .text =
        Points for routes, minus the cost of exchanges; plus completed and minus failed tickets; plus 20, 30 or 40 for each port; minus 4 for each port not built.

        » For example, routes 90; tickets 17, 13, 8, a tour 6 and −10; ports 30 and 30; one port left −4: 180 together.
rule-scoring-usa = Scoring
    .text =
        Points for routes; plus completed and minus failed tickets; plus 10 for the longest path.
rule-ties-europe = Ties
    .text =
        If totals are equal, the player who completed more tickets wins; then the player who built fewer stations; then the player who has the longest path. Otherwise they share the victory.
rule-ties-nordic = Ties
    .text =
        If totals are equal, the player who completed more tickets wins; then the player whose longest path is longer. Otherwise they share the victory.
rule-ties-switzerland = Ties
    .text =
        If totals are equal, the player who completed more tickets wins; then the player who has the longest path. Otherwise they share the victory.
rule-ties-world = Ties
    .text =
        Players with equal totals share the victory.
differs-europe =
    • With a station you use one route of another player.
    • Tunnels may cost more; ferries need locomotives.
    • Everyone is dealt one long ticket at the start.
    • A face-up locomotive uses your whole draw, but you can play it on any route.
    • 10 points for the longest path, 4 for each station not built.
differs-nordic =
    • Two or three players, 40 trains.
    • You can use locomotives only in tunnels and on ferries, but draw them without limit.
    • Any three cards replace a locomotive on a ferry.
    • Murmansk – Lieksa: nine spaces, four cards for one.
    • 10 points for the most tickets, none for the longest path; rejected tickets leave the game.
differs-switzerland =
    • Two or three players.
    • With a ticket to countries you score the best one you reach.
    • You can use locomotives only in tunnels, but draw them without limit.
    • No path runs through a country.
    • Rejected tickets leave the game; 10 points for the longest path.
differs-world =
    • Wagons and ships, two decks, six cards face up.
    • You choose your fleet, and may exchange pieces later.
    • Double ships, pair spaces, and routes around the edge.
    • Tours, and ports in the cities of your tickets.
    • Two last turns, no bonuses, and ports not built cost points.
differs-usa =
    • The basic game: no tunnels, ferries or stations.
    • A face-up locomotive uses your whole draw, but you can play it on any route.
    • 10 points for the longest path.
rules-spaces = Spaces
rules-points = Points
rules-contents = Contents
rules-legend = The marks on the board
legend-color = a color: cards of this color
legend-gray = gray: any one color
legend-tunnel = tunnel: may cost more cards
legend-ferry = ferry: a locomotive for each sign
legend-sea = sea: ships and ship cards
legend-pair = a pair of cards for each space
