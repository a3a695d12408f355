## Open seats
open-seats = Open seats
open-seats-none = Nobody is waiting for players right now.
open-table = Open a table
open-table-about = Open a table on the board you picked: anyone can take the other seat.
join-table = Join
join-table-label = Join { $players } in { $game }

## Colors of pieces
piece-color = { $color ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [black] black
    [purple] purple
   *[white] white
}
piece-color-pick = Color of your pieces
piece-color-taken = { $color }, taken by { $player }
piece-color-any = any color

## Before a game
lobby-host-about = Share the link. When all seats are taken, you start the game.
lobby-guest-about = When all seats are taken, the host starts the game.
begins = Who goes first?
begins-random = chosen at random
begins-random-told = The first player is chosen at random.
begins-told = { $player } begins.
begins-agree = Agree among yourselves, or leave it to chance.
option-first-player-by-europe = In the boxed game, the player who has visited the most countries of Europe begins.
option-first-player-by-nordic = In the boxed game, the most experienced traveler begins.
option-first-player-by-world = In the boxed game, the most experienced traveler begins.
newcomer = I'm new to this game
newcomer-tag = new
newcomer-pieces = Somebody is new: the rules recommend 20 wagons and 40 ships for everyone.
newcomer-pieces-do = Use 20 and 40
newcomer-pieces-agreed = Everyone starts with 20 wagons and 40 ships.
newcomer-hints = Somebody is new: hints can help.
newcomer-hints-do = Allow hints

## Coming back
next-game = { $n ->
    [one] Next game
   *[other] Next game ({ $n })
}
next-game-about = { $n ->
    [one] { $game } waits for you
   *[other] { $n } games wait for you, { $game } the longest
}
recap = { $n ->
    [one] Since you last looked: { $n } move
   *[other] Since you last looked: { $n } moves
}
recap-skip = Skip

## Orders for the next turn
order-about = It is not your turn yet. This is done when your turn comes, if it is still possible. Nobody else sees it.
order-otherwise = Otherwise draw two cards blind
order-or-draw = Otherwise
order-draw-wagon = draw two wagon cards blind
order-draw-ship = draw two ship cards blind
order-draw-nothing = wait for me
order-confirm = Do it on my turn
order-waits = On your turn: { $route } with { $cards }
order-waits-or-draw = On your turn: { $route } with { $cards }, otherwise two cards
order-failed = { $route } wasn't claimed. { $reason }
order-withdraw = Withdraw this order

## Links and QR codes
qr-table = QR code of the link to this table
qr-seat = QR code that moves your seat
qr-screen = QR code of the board for the big screen
tv-link = Link to the big screen
link-seat = Open this link on your other device:
link-screen = Open this link on the big screen:
seat-link-secret = Keep this secret: whoever opens the link takes your seat and sees your cards. It works once, within 15 minutes.
leave-not = Stay

## Reactions and muting
reaction = { $reaction ->
    [hello] Hello!
    [nice] Nice!
    [ouch] Ouch!
    [thanks] Thanks!
    [sorry] Sorry!
   *[good-game] Good game!
}
reactions = Quick reactions
mute = Mute
mute-label = Mute { $player }
muted = { $player } is muted.
unmute = Unmute
mute-for-all = Mute for everyone
muted-for-all = { $player } is muted for everyone.

## Notices by e-mail
mail-title = E-mail me when it is my turn
mail-about = You are told once for each turn, and only while you aren't looking at the table. First you get an e-mail to confirm the address.
mail-address = E-mail address
mail-send = Confirm address
mail-stop = No e-mails
mail-asked = Check your mailbox and confirm the address.
mail-stopped = You get no e-mails about this table.

## Notices by webhook
hook-title = Call a webhook when it is my turn
hook-about = For your own programs: this server sends a POST with the table and the game to your address, once for each turn, and only while you aren't looking at the table.
hook-address = Address of the webhook
hook-send = Use this webhook
hook-stop = No webhook
hook-asked = Your webhook will be called from your next turn on.
hook-stopped = No webhook is called for this table.
