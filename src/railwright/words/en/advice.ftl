## Actions
action-claim = Claim { $route } with { $cards }.
action-station = Build a station in { $city }.
action-port = Build a port in { $city }.
action-up = Take the face-up card: { $card }.
action-blind = { $deck ->
    [wagon] Draw a wagon card blind.
    [ship] Draw a ship card blind.
   *[only] Draw a card blind.
}
action-keep = { $n ->
    [0] Keep no ticket.
   *[other] Keep { $tickets }.
}
action-pieces = Take { $wagons ->
    [one] { $wagons } wagon
   *[other] { $wagons } wagons
} and { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}.
action-exchange-wagons = { $n ->
    [one] Exchange { $n } wagon for a ship.
   *[other] Exchange { $n } wagons for ships.
}
action-exchange-ships = { $n ->
    [one] Exchange { $n } ship for a wagon.
   *[other] Exchange { $n } ships for wagons.
}
action-pay = Pay for the tunnel with { $cards }.
action-refill = { $deck ->
    [ship] Fill the slot with a ship card.
   *[wagon] Fill the slot with a wagon card.
}
action-borrow = { $n ->
    [0] Have your stations borrow no route.
   *[other] Have your stations borrow { $routes }.
}
action-tickets = Draw tickets.
action-give-up = Give up the tunnel.
action-pass = Pass.

## Why that is advised
hint-why-only = You can't do anything else.
hint-why-tickets = { $n ->
    [one] It helps complete your ticket { $tickets }.
   *[other] It helps complete your tickets { $tickets }.
}
hint-why-points = It brings many points for little time.
hint-why-card = You need it for { $route }.
hint-why-wild = { $wild ->
    [joker] You can use a joker almost everywhere.
   *[loco] You can use a locomotive almost everywhere.
}
hint-why-blind = None of the face-up cards helps you much.
hint-why-time = Your tickets are on track, and there is time for more.
hint-why-keep = You can complete all your tickets with { $spaces } of your { $pieces } { $ships ->
    [0] trains
   *[other] pieces
}.
hint-why-station = { $n ->
    [one] You can then use another player's route for your ticket { $tickets }.
   *[other] You can then use another player's route for your tickets { $tickets }.
}
hint-why-port = { $n ->
    [one] You get points for it if your ticket { $tickets } is completed.
   *[other] You get points for it with each of these tickets that is completed: { $tickets }.
}
hint-why-ships = Your tickets need more ships than you have left.
hint-why-wagons = Your tickets need more wagons than you have left.
hint-why-fleet = Your tickets need about { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}, { $sea } of them at sea.
hint-why-borrow = That brings you the most points.
hint-why-give-up = The route isn't worth the extra cards.
hint-why-plan = Nothing else looks better.
