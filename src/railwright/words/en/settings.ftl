## Your own bots
bots-own = Your own bots
bots-own-about = Your own bot plays with a token; the documentation of the server's interface shows how. Anyone who has the token can play as the bot, until you revoke it.
bots-own-name = Name of the bot
bots-own-make = Make a token
bots-own-made = This token is shown only now:
bots-own-token = Token to revoke
bots-own-revoke = Revoke
bots-own-revoked = The token of { $bot } is good for nothing any more.

## Passkeys
passkeys = Passkeys
passkeys-about = You need no account to play. With a passkey, your tables follow you: add one here, then sign in with it on your other devices.
passkey-add = Add a passkey
passkey-sign-in = Sign in with a passkey
passkey-sign-out = Sign out on this device
passkey-about = { $name }, added { $created }, last used { $used }
passkey-remove = Remove
passkey-remove-label = Remove the passkey { $name }
passkey-added = Passkey added. Sign in with it on your other devices.
passkey-removed = That passkey no longer signs anyone in. Delete it on your device or in your password manager, too.
passkey-signed-in = { $n ->
    [0] You are signed in.
    [one] You are signed in. One table from this device is now in your account.
   *[other] You are signed in. { $n } tables from this device are now in your account.
}
passkey-signed-out = You are signed out. This device is a new guest.
passkey-canceled = Nothing has changed: the browser gave no passkey.
passkey-known = This device already has one of your passkeys.
refusal-PASSKEY = the passkey's answer can't be used
refusal-PASSKEYS = this passkey is already in use, or you have too many
refusal-PASSKEY_UNKNOWN = this server doesn't know that passkey; it may have been removed
refusal-MUCH_STORED = that is too much for one file; ask the operator of the server for it
refusal-CHALLENGE = that took too long; try again
refusal-NO_PASSKEY = add a passkey first, or you couldn't come back

## Turn notices
pushes = Turn notices
pushes-about = This browser can tell you when it is your turn, even if no page of this server is open.
push-start = Notify this device
push-stop = Stop notices on this device
push-started = This device will be told when it is your turn.
push-stopped = This device gets no more notices.
notices-at-tables = { $ways ->
    [mail] E-mails are set up at each table, in its menu.
    [hook] Webhooks are set up at each table, in its menu.
   *[both] E-mails and webhooks are set up at each table, in its menu.
}
push-blocked = Your browser doesn't allow notifications from this page. You can allow them in its settings.
push-failed = Your browser couldn't reach its push service.

## Your data
your-data = Your data
your-data-about = The server stores your name, your tables, moves and messages, the records you brought and where you want to be notified. One cookie connects this browser with them.
your-data-download = Download everything
your-data-erase = Erase everything
your-data-erase-about = Erases your name, your messages and your addresses from this server for good. In games that are not over, bots take your seats. There is no way back.
your-data-erased = Everything was erased. You are a new guest here.

## How it looks and plays
language-translated = { $language }: { $percent }% translated
setting-theme = Appearance
theme-value = { $value ->
    [light] light
    [dark] dark
   *[auto] match device
}
setting-speed = Animations
speed-value = { $value ->
    [off] none
    [fast] fast
    [slow] slow
   *[normal] normal
}
setting-confirm = Ask before claiming
confirm-value = { $value ->
    [always] always
    [never] never
   *[touch] on touch screens
}
setting-refill = World: deck that fills the row
refill-value = { $value ->
    [wagon] wagons
    [ship] ships
   *[ask] ask
}
setting-sound = Sounds
setting-letters = Letters on colors
setting-international-letters = International letters: R, O, Y, G, B, P, K, W
setting-twin = Ask which track of a double route
setting-notify = Notify me of my turn while a page is open
setting-help = Explain tickets and cards in games against bots
