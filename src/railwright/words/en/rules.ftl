rule-goal = The goal
    .text =
        Have the most points when the game is over. Points come from

        • the routes you claim, at once, more for long ones;
        • your tickets: each one whose places your own routes connect adds its number, each other one subtracts it;
        • what is special on this board, at the end.

        Your score starts at 0 and can fall below it.
rule-board = The board
    .text =
        A route is a row of spaces between two neighboring places; its length is the number of its spaces. It is always claimed as a whole. Its color tells which cards pay for it; gray stands for any one color.
rule-setup-europe = Set-up
    .text =
        2 to 5 players. Everyone has 45 trains, 3 stations and a hand of 4 cards; five more cards lie face up beside the deck.

        There are 46 tickets: 6 long ones, printed on blue, and 40 regular ones. You are dealt one long ticket and three regular ones and secretly keep at least two of the four, long or not. What you reject leaves the game unseen, and so do the long tickets that nobody was dealt. The remaining regular tickets are the ticket deck.

        At a table with the box, whoever has seen the most countries of Europe begins; here it is drawn by lot.
rule-setup-nordic = Set-up
    .text =
        2 or 3 players. Everyone has 40 trains and a hand of 4 cards; five more cards lie face up beside the deck.

        There are 46 tickets. You are dealt five and secretly keep at least two; what you reject leaves the game unseen. The others are the ticket deck.

        At a table with the box, the most experienced traveler begins; here it is drawn by lot.
rule-setup-switzerland = Set-up
    .text =
        2 or 3 players. Everyone has 45 trains (40 as an option of the table) and a hand of 4 cards; five more cards lie face up beside the deck.

        There are 46 tickets: 34 between two cities and 12 that name countries. You are dealt five and secretly keep at least two; what you reject leaves the game.

        Switzerland builds on the plain game. It has tunnels, but no ferries and no stations. The first player is drawn by lot.
rule-setup-world = Set-up
    .text =
        2 to 5 players. Everyone gets 3 cards of the wagon deck and 7 of the ship deck; three cards of each deck lie face up.

        There are 65 tickets, 8 of them tours. You are dealt five and keep at least three; the others go under the ticket deck.

        Then everyone secretly takes 60 of the own 25 wagons and 50 ships, so at least 10 wagons and at least 35 ships; the other 15 pieces stay in the box. All choices are shown at the same time. If somebody is new, 20 wagons and 40 ships suit everybody. You also have 3 ports.

        At a table with the box, the most experienced traveler begins; here it is drawn by lot.
rule-setup-usa = Set-up
    .text =
        2 to 5 players. Everyone has 45 trains and a hand of 4 cards; five more cards lie face up beside the deck.

        There are 30 tickets. You are dealt three and secretly keep at least two; the others go under the ticket deck. The first player is drawn by lot.
rule-cards = The cards
    .text =
        The deck has 110 cards: 12 in each of eight colors and 14 locomotives. A locomotive is wild: it has no color of its own.
rule-cards-world = The cards
    .text =
        The wagon deck has 80 cards: 11 in each of six colors and 14 jokers. In each color 4 of them carry an anchor, the port symbol. A joker is wild: it has no color of its own.

        The ship deck has 60 cards: in each color 4 with one ship, all with the port symbol, and 6 with two ships. There are no jokers among them.
rule-turn-europe = Your turn
    .text =
        Turns go around the table. In yours you do exactly one of these:

        • draw cards,
        • claim one route,
        • draw tickets,
        • build a station.

        You pass only when nothing of this is possible; if everybody passes in a row, the game ends. Whatever the rules do not allow is refused and changes nothing.
rule-turn-three = Your turn
    .text =
        Turns go around the table. In yours you do exactly one of these:

        • draw cards,
        • claim one route,
        • draw tickets.

        You pass only when nothing of this is possible; if everybody passes in a row, the game ends. Whatever the rules do not allow is refused and changes nothing.
rule-turn-world = Your turn
    .text =
        Turns go around the table. In yours you do exactly one of these:

        • draw cards,
        • claim one route,
        • draw tickets,
        • build a port,
        • exchange pieces.

        You pass only when nothing of this is possible; if everybody passes in a row, the game ends. Whatever the rules do not allow is refused and changes nothing.
rule-draw = Drawing cards
    .text =
        Take two cards, one after the other, each either face up or blind from a deck. A face-up card is replaced at once, and the new one is already among those you choose the second from.

        What you have drawn stays in your hand, which may hold any number of cards. You must take the second card if there is one that you may take.

        A deck that has run out is renewed by shuffling the discarded cards. If those are gone, too, you can still take what lies face up; when nothing does, you have to do something else. An empty place of the row is filled as soon as there are cards again.
rule-wild-draw = Wild cards when drawing
    .text =
        A wild card that lies face up can be taken only as the first card, and then it is the only one of this turn. It can never be the second card, not even if it was turned up just now.

        A wild card drawn blind is a card like any other: if it was the first, you still take a second.
rule-wild-draw-free = Locomotives when drawing
    .text =
        Locomotives are drawn like all other cards. Two in one turn, face up or blind, are fine.
rule-sweep = Three wild cards face up
    .text =
        As soon as three wild cards lie face up, the whole row is discarded and dealt anew, also between your first and your second card. If that cannot help, because too few other cards are left, the row stays.
rule-no-sweep = Many locomotives face up
    .text =
        They stay where they are, however many there are. (A table can choose otherwise when it is set up.)
rule-two-decks = Two decks
    .text =
        Each of your two cards may come from the row of six or blind from either deck. Whoever takes a face-up card decides which deck replaces it, so the row may become any mixture. A row that is swept away is dealt anew with three cards of each deck.

        Each deck is renewed from the discarded cards of its own kind.
rule-claim = Claiming a route
    .text =
        Play as many cards of the route's color as it has spaces, and put one of your pieces on each space. For a gray route choose any color, but one only. The cards are discarded; the points are yours at once.

        • Any free route will do; it need not touch your others.
        • A route is paid in one turn, and only one route is claimed in a turn.
        • You need a piece for every space. With too few you cannot claim it, not even in the last turn.
        • You name the cards, and none of them may be superfluous.

        » For example, a gray route of two spaces costs two red cards or two yellow ones, but not one of each.
rule-wild-pay = Paying with wild cards
    .text =
        A wild card stands for one card of any color, on every route. You may even pay with wild cards alone.

        » For example, a route of three spaces: three cards of its color, or two and a wild card, or one and two wild cards, or three wild cards.
rule-wild-pay-nordic = Paying with locomotives
    .text =
        Locomotives count as any color in tunnels and on ferries. On every other route, gray ones too, they are not accepted; the one exception is the route Murmansk – Lieksa.
rule-wild-pay-switzerland = Paying with locomotives
    .text =
        Locomotives count as any color in tunnels. On every other route, gray ones and those to countries too, they are not accepted.
rule-double-four = Double routes
    .text =
        Two routes side by side between the same places are a double route. One player never owns both tracks.

        • With two or three players the second track is closed for all as soon as the first is claimed.
        • With four or five players both are used, by different players.
rule-double-three = Double routes
    .text =
        Two routes between the same places are a double route, even if they differ in length or kind. One player never owns both tracks.

        • With two players the second track is closed for both as soon as the first is claimed.
        • With three players both are used, by different players.
rule-ferry = Ferries
    .text =
        A ferry is a gray route with a locomotive on at least one of its spaces. Each of these must be paid with a locomotive; the other spaces take cards of one color or more locomotives.

        » For example, Smyrna – Palermo has six spaces and two locomotives: four cards of one color and two locomotives, or three and three, but not five and one.
rule-ferry-nordic = Ferries
    .text =
        Each locomotive printed on a ferry must be paid with a locomotive, the other spaces with cards of the ferry's color (gray: any one color) or with more locomotives.

        Any three cards, of whatever colors, may stand for one locomotive, also for one that replaces a color card. This exists on ferries only.

        » For example, Stavanger – Kristiansand has three orange spaces and one locomotive: two orange cards and a locomotive, or one and two, or three locomotives, or two orange cards and any three others.
rule-murmansk = Murmansk – Lieksa
    .text =
        This gray route has nine spaces and brings 27 points. Here any four cards, locomotives included, may stand for one card of the set, as often as you like. Elsewhere this is not possible, and here a locomotive counts only within such four.

        » For example, nine green cards; or eight green ones and four others; or seven green ones and eight others.
rule-tunnel = Tunnels
    .text =
        A tunnel may cost more than it has spaces:

        • Lay the cards for it, as for any route; locomotives are allowed.
        • The top three cards of the deck are turned up.
        • Each of them that shows the color you laid, and each locomotive, costs one more card: of that color or a locomotive.
        • If you laid nothing but locomotives, only locomotives count, and you answer them with locomotives.

        Pay, and the tunnel is yours: pieces and points go by its spaces. If you cannot or will not pay, you take back what you laid, and your turn is over. If nothing more is due, the claim stands. You may try without any cards in reserve.

        The cards turned up are discarded. If fewer than three are left, only those are turned up; if none are, the tunnel costs nothing more.

        » For example, you lay two green cards and a green card, a locomotive and a red card are turned up: you pay two more, green ones or locomotives.
rule-sea = Rail and sea
    .text =
        Rectangular spaces are railway: they take wagons and are paid with wagon cards. Round spaces are sea: they take ships and are paid with ship cards. All cards are of one color; jokers fit both. Wagons and ships never share a route.

        A card with two ships covers two spaces of a sea route. If only one is left to cover, its second ship is lost; a card too many is not accepted.

        » For example, a sea route of five: two double ships and a single one, or three double ships. A sea route of four: two double ships, or one and two jokers.
rule-pairs = Pair spaces
    .text =
        A space with the sign of two cards costs a pair of wagon cards of one color. Each space may have another color, and jokers may complete or make a pair. Wagons and points go by the number of spaces.

        » For example, two such spaces: two red and two yellow cards, or four red ones, or three red ones and a joker.
rule-edge = The world is round
    .text =
        A route that leaves the board at one edge comes back at the other: it is one route to the city that the arrow names.
rule-tickets = Tickets
    .text =
        A ticket names two cities. It is completed if at the end your own routes connect them, whatever the way. Then its number is added, otherwise subtracted.

        To draw tickets, take three (fewer if fewer are left) and keep at least one; the others go under the ticket deck. You may hold any number of tickets, and what you have kept you keep to the end. When the ticket deck is empty, no tickets can be drawn.
rule-tickets-box = Tickets
    .text =
        A ticket names two places. It is completed if at the end your own routes connect them, whatever the way. Then its number is added, otherwise subtracted.

        To draw tickets, take three (fewer if fewer are left) and keep at least one; the others leave the game, so the ticket deck can run out. Then no tickets can be drawn. You may hold any number of tickets, and what you have kept you keep to the end.
rule-tickets-world = Tickets
    .text =
        A ticket names two cities. It is completed if at the end your own routes connect them, whatever the way, by rail and by sea. Then its number is added, otherwise subtracted.

        To draw tickets, take four (fewer if fewer are left) and keep at least one; the others go under the ticket deck. You may hold any number of tickets, and what you have kept you keep to the end. When the ticket deck is empty, no tickets can be drawn.
rule-countries = Countries
    .text =
        Seventeen routes lead across the border: three to Austria, four to France, five each to Italy and to Germany. Each ends at a stop of its own; the stops of a country are not joined, so no path runs through a country. Two routes to one country are no double route.

        Twelve tickets lead from a city or a country to one of several countries, each with its own number. A country is reached at any of its stops. Of all the countries you reach, the highest number is added; if you reach none, the lowest is subtracted. It counts as one ticket.

        » For example, a ticket with 5, 14 and 11: who reaches the countries of 5 and 11 scores 11; who reaches none loses 5.
rule-tours = Tours
    .text =
        A tour names more than two cities and has three numbers.

        • The first is added if one path of yours meets the cities in the printed order. Other cities may lie between them, but the path uses each route once.
        • The second is added if all of the cities are connected, but not in that order.
        • Otherwise the third is subtracted.
rule-stations = Stations
    .text =
        As your turn you may build a station in any city that has none yet; no route of yours has to touch it. Your first station costs one card, the second two cards of one color, the third three cards of one color; locomotives may replace any of them. You build at most one in a turn and three in the game.

        At the end each station lets you use one rival's route that ends in its city, the same one for all your tickets. The best choice is made for you, unless the table was set up so that owners choose. Borrowed routes may be joined to one another, but they do not count for the longest path.

        Each station you have not built brings 4 points.
rule-ports = Ports
    .text =
        As your turn you may build a port in a port city, marked blue, to which you own a route and where no port stands. It costs two wagon cards and two ship cards, all of one color and all with the port symbol; jokers may replace any of them. Everyone has three.

        At the end a port brings 20 points if you completed one ticket that names its city, 30 for two, 40 for three or more; tours count. A port without such a ticket brings nothing. Each port you have not built costs 4 points.

        » For example, a port for a joker, one yellow ship and two yellow wagons, all but the joker with the anchor.
rule-exchange = Exchanging pieces
    .text =
        As your turn you may swap some of your wagons for as many ships from your box, or ships for wagons. Each piece costs a point at once. You can do so again in a later turn.

        » For example, with 20 wagons, 40 ships and 5 wagons in the box: two ships for two wagons makes 22 and 38, and costs 2 points. Six are too many.
rule-secrets = What others know
    .text =
        Your tickets and the cards in your hand are secret, and so is what you draw blind. Everybody may know how many cards, tickets and pieces you have, your score, how many cards the decks have left, and all that is on the board. At the end all tickets are shown.
rule-points = Points for routes
    .text =
        The longer a route, the more each of its spaces is worth. How many cards you paid makes no difference.
rule-end = The end
    .text =
        When somebody has two trains or fewer at the end of the own turn, everybody, that player included, has one more turn. Whoever else runs short after that adds no turns. Then all tickets are shown and scored.
rule-end-world = The end
    .text =
        When somebody has six pieces or fewer, wagons and ships together, everybody, that player included, has two more turns. Whoever else runs short after that adds no turns. Then all tickets are shown and scored.
rule-bonus-longest = The longest path
    .text =
        10 points go to the longest unbroken path of one player's own routes. It may cross itself and pass through cities again, but it uses each route once. All who tie get the 10 points.

        » For example, with routes A – B of 3, B – C of 2, C – A of 4 and A – D of 5 spaces the path D – A – B – C – A has 14.
rule-bonus-globetrotter = Globetrotter
    .text =
        10 points go to the player who has completed the most tickets; all who tie get them, unless nobody has completed any. There is nothing for the longest path.
rule-bonus-none = No bonuses
    .text =
        There is nothing for the longest path or for the most tickets.
rule-scoring-europe = Adding it all up
    .text =
        Points for routes; plus completed and minus failed tickets; plus 4 for each station not built; plus 10 for the longest path.

        » For example, routes 80; tickets 21, 8 and −5; two stations left 8; longest path 10: 122 together.
rule-scoring-nordic = Adding it all up
    .text =
        Points for routes; plus completed and minus failed tickets; plus 10 for the most completed tickets.

        » For example, routes 70; completed tickets 10, 9 and 24; a failed one −7; Globetrotter 10: 116 together.
rule-scoring-switzerland = Adding it all up
    .text =
        Points for routes; plus completed and minus failed tickets; plus 10 for the longest path.

        » For example, routes 60; a city ticket 13; a country ticket 11 and one that failed −3; longest path 10: 91 together.
rule-scoring-world = Adding it all up
    .text =
        Points for routes, less what exchanges cost; plus completed and minus failed tickets; plus 20, 30 or 40 for each port; minus 4 for each port not built.

        » For example, routes 90; tickets 17, 13, 8, a tour 6 and −10; ports 30 and 30; one port left −4: 180 together.
rule-scoring-usa = Adding it all up
    .text =
        Points for routes; plus completed and minus failed tickets; plus 10 for the longest path.
rule-ties-europe = Ties
    .text =
        With equal totals more completed tickets win; then fewer stations on the board; then having the longest path. Otherwise the victory is shared.
rule-ties-nordic = Ties
    .text =
        With equal totals more completed tickets win; then the longer of the longest paths. Otherwise the victory is shared.
rule-ties-switzerland = Ties
    .text =
        With equal totals more completed tickets win; then having the longest path. Otherwise the victory is shared.
rule-ties-world = Ties
    .text =
        Players with equal totals share the victory.
differs-europe =
    • Stations borrow one route of a rival.
    • Tunnels may cost more; ferries ask for locomotives.
    • One long ticket at the start.
    • A face-up locomotive costs the whole draw, but pays everywhere.
    • 10 points for the longest path, 4 for each station kept.
differs-nordic =
    • Two or three players, 40 trains.
    • Locomotives pay only in tunnels and on ferries, but are drawn without limit.
    • Any three cards replace a locomotive on a ferry.
    • Murmansk – Lieksa: nine spaces, four cards for one.
    • 10 points for the most tickets, none for the longest path; rejected tickets leave the game.
differs-switzerland =
    • Two or three players.
    • Tickets to countries score the best one reached.
    • Locomotives pay only in tunnels, but are drawn without limit.
    • No path runs through a country.
    • Rejected tickets leave the game; 10 points for the longest path.
differs-world =
    • Wagons and ships, two decks, six cards face up.
    • You choose your fleet, and may exchange pieces later.
    • Double ships, pair spaces, and routes around the edge.
    • Tours, and ports in the cities of your tickets.
    • Two last turns, no bonuses, and ports not built cost points.
differs-usa =
    • The plain game: no tunnels, ferries or stations.
    • A face-up locomotive costs the whole draw, but pays everywhere.
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
