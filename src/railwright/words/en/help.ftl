## Help in the first game against bots
help-label = Help
help-ticket-done = This ticket is completed.
help-ticket-blocked = This ticket can no longer be completed.
help-ticket-station = Only with a station can you still complete this ticket.
help-ticket-way = { $spaces ->
    [one] It still needs { $spaces } space: { $way }.
   *[other] It still needs { $spaces } spaces: { $way }.
}
help-way-part = { $route } ({ $n })
help-ticket-cards = { $n ->
    [0] You hold all the cards for that.
    [one] You lack at least { $n } card for that.
   *[other] You lack at least { $n } cards for that.
}
help-ticket-hard = { $piece ->
    [ship] Its shortest way needs { $need } ships, and you have { $have } left.
    [wagon] Its shortest way needs { $need } wagons, and you have { $have } left.
   *[train] You will hardly complete it: { $need } trains needed, { $have } left.
}
help-tickets-hard = { $piece ->
    [ship] Your open tickets need up to { $need } ships, and you have { $have } left.
    [wagon] Your open tickets need up to { $need } wagons, and you have { $have } left.
   *[train] Your open tickets need up to { $need } trains, and you have { $have } left.
}
help-keep-hard = { $piece ->
    [ship] These tickets need up to { $need } ships, and you have { $have } left.
    [wagon] These tickets need up to { $need } wagons, and you have { $have } left.
   *[train] These tickets need up to { $need } trains, and you have { $have } left.
}
help-pay-hard = { $piece ->
    [ship] This leaves you { $have } ships, but your open tickets need up to { $need }.
    [wagon] This leaves you { $have } wagons, but your open tickets need up to { $need }.
   *[train] This leaves you { $have } trains, but your open tickets need up to { $need }.
}
help-pay-wild = { $wild ->
    [joker] You could pay with fewer wild cards.
   *[loco] You could pay with fewer locomotives.
}

## Keys
key-market = take a face-up card
key-deck = draw blind
key-ships = draw a ship card blind
key-tickets = draw tickets
key-answer = answer what you are asked
key-board = go to the board
key-arrows = from route to route
key-next = next or previous route you can claim
key-enter = claim
key-hand = go to your hand
key-hint = ask for a hint
key-undo = undo
key-known = what you may know
key-summary = rules on one card
key-sound = sound on or off
key-zoom = zoom in, zoom out, whole board
key-escape = cancel
