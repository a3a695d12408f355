## Names
game-nordic = Nordic Countries
sea-baltic-sea = Baltic Sea
sea-barents-sea = Barents Sea
sea-gulf-of-bothnia = Gulf of Bothnia
sea-north-sea = North Sea
sea-norwegian-sea = Norwegian Sea
option-nordic-three-loco-reset = New row at three locomotives
option-nordic-ferry-substitute = On ferries, three cards can replace

## What the rules page of Nordic Countries says besides, or instead of, the words of all games.

differs =
    • Two or three players, { $wagons } trains.
    • You can use locomotives only in tunnels and on ferries, but draw them without limit.
    • Any { $ferry-swap } cards replace a locomotive on a ferry.
    • Murmansk – Lieksa: nine spaces, four cards for one.
    • { $most-tickets } points for the most tickets, none for the longest path; rejected tickets leave the game.
booklet =
    • Trains: the Polish list of contents has 120 of them and five scoring markers, the Norwegian one 135 and three. Both play with { $wagons } each; the others are spares.
    • Tunnels: for a revealed locomotive the Norwegian rules ask for a locomotive, but the fifth example beside them is content with a card of the color, as the Polish booklet is. That is how it is played here.
    • Ferries: the Norwegian booklet calls them gray, but its example is orange. What counts is the color on the board.
    • Double routes: the Norwegian booklet speaks of equal lengths, the Polish one does not. Here two routes between the same cities are always a double route, such as ferry and tunnel between Stavanger and Kristiansand.
    • Colors: “brown” in the Norwegian list of cards is orange.
box-more = the Globetrotter card, which lies beside the board
setup-first = In the boxed game, the most experienced traveler begins; here the first player is chosen at random.
sweep-option = (You can change this when you set up a table.)
wild-pay-exception = The one exception is the route Murmansk – Lieksa.
example-ferry = Stavanger – Kristiansand has three orange spaces and one locomotive: two orange cards and a locomotive, or one and two, or three locomotives, or two orange cards and any three others.
    .route = kristiansand-stavanger.ferry
rule-any-cards = Murmansk – Lieksa
text-any-cards =
    This gray route has nine spaces and brings 27 points. Here any { $any-cards } cards, locomotives included, may stand for one card of the set, as often as you like. You cannot do this elsewhere, and here a locomotive counts only within such { $any-cards }.

    » For example, nine green cards; or eight green ones and four others; or seven green ones and eight others.
rule-bonus-tickets = Globetrotter
example-scoring = » For example, routes 70; completed tickets 10, 9 and 24; a failed one −7; Globetrotter 10: 116 together.

## The lesson
lesson-wild = Here you draw locomotives like any other card, even two in one turn. But you can play them only in tunnels and on ferries, never on an ordinary route.
    .title = Locomotives
lesson-wild-second = The face-up locomotive didn’t end your draw: take a second card. And however many locomotives lie face up, they stay there.
    .title = And a second card
lesson-ferry = For every space with a locomotive sign you play a locomotive, for the others cards of the ferry’s color (gray: any one color). Any { $ferry-swap } cards may stand for a locomotive.
    .title = Take a ferry
lesson-murmansk = This is the longest route: nine spaces, 27 points. Only here may any { $any-cards } cards, locomotives too, stand for one card of the color. Seven red cards and eight others pay for all nine spaces.
    .title = Murmansk – Lieksa
lesson-last = Once somebody ends a turn with { $end-pieces } or fewer trains left, everyone has one more turn. This is your last. You have no locomotive for this ferry, but any { $ferry-swap } cards will do.
    .title = The last turn
