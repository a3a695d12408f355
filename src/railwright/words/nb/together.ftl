## Open seats
open-seats = Ledige plasser
open-seats-none = Ingen venter på spillere akkurat nå.
open-table = Åpne et bord
open-table-about = Åpne et bord på brettet du har valgt: hvem som helst kan ta den andre plassen.
join-table = Bli med
join-table-label = Bli med { $players } på { $game }

## Colors of pieces
piece-color = { $color ->
    [red] rød
    [blue] blå
    [green] grønn
    [yellow] gul
    [black] svart
    [purple] lilla
   *[white] hvit
}
piece-color-pick = Fargen på brikkene dine
piece-color-taken = { $color }, tatt av { $player }
piece-color-any = valgfri farge

## Before a game
lobby-host-about = Del lenken. Når alle plasser er tatt, starter du spillet.
lobby-guest-about = Når alle plasser er tatt, starter verten spillet.
begins = Hvem begynner?
begins-random = tilfeldig
begins-random-told = Det blir trukket lodd om hvem som begynner.
begins-told = { $player } begynner.
begins-agree = Bli enige, eller la det bli trukket lodd.
option-first-player-by-europe = I brettspillet begynner den som har vært i flest europeiske land.
option-first-player-by-nordic = I brettspillet begynner den mest bereiste spilleren.
option-first-player-by-world = I brettspillet begynner den mest bereiste spilleren.
newcomer = Jeg er ny i dette spillet
newcomer-tag = ny
newcomer-pieces = Noen er nye: reglene anbefaler 20 togvogner og 40 skip til alle.
newcomer-pieces-do = Bruk 20 og 40
newcomer-pieces-agreed = Alle begynner med 20 togvogner og 40 skip.
newcomer-hints = Noen er nye: tips kan hjelpe.
newcomer-hints-do = Tillat tips

## Coming back
next-game = { $n ->
    [one] Neste spill
   *[other] Neste spill ({ $n })
}
next-game-about = { $n ->
    [one] { $game } venter på deg
   *[other] { $n } spill venter på deg, { $game } lengst
}
recap = { $n ->
    [one] Siden sist: { $n } trekk
   *[other] Siden sist: { $n } trekk
}
recap-skip = Hopp over

## Orders for the next turn
order-about = Det er ikke din tur ennå. Dette blir gjort når turen kommer, hvis det fortsatt er mulig. Ingen andre ser det.
order-otherwise = Ellers trekk to kort fra bunken
order-or-draw = Ellers
order-draw-wagon = trekk to togvognkort fra bunken
order-draw-ship = trekk to skipskort fra bunken
order-draw-nothing = vent på meg
order-confirm = Gjør det når det er min tur
order-waits = Når det er din tur: { $route } med { $cards }
order-waits-or-draw = Når det er din tur: { $route } med { $cards }, ellers to kort
order-failed = { $route } ble ikke bygd. { $reason }
order-withdraw = Trekk tilbake

## Links and QR codes
qr-table = QR-kode med lenken til dette bordet
qr-seat = QR-kode som flytter plassen din
qr-screen = QR-kode for brettet på storskjerm
tv-link = Lenke til storskjermen
link-seat = Åpne denne lenken på den andre enheten din:
link-screen = Åpne denne lenken på storskjermen:
seat-link-secret = Hold dette hemmelig: den som åpner lenken, overtar plassen din og ser kortene dine. Den virker én gang, i 15 minutter.
leave-not = Bli

## Reactions and muting
reaction = { $reaction ->
    [hello] Hei!
    [nice] Bra!
    [ouch] Au!
    [thanks] Takk!
    [sorry] Beklager!
   *[good-game] Bra spilt!
}
reactions = Raske reaksjoner
mute = Demp
mute-label = Demp { $player }
muted = { $player } er dempet.
unmute = Opphev demping
mute-for-all = Demp for alle
muted-for-all = { $player } er dempet for alle.

## Notices by e-mail
mail-title = Send meg e-post når det er min tur
mail-about = Du får én e-post per tur, og bare når du ikke ser på bordet. Først får du en e-post der du bekrefter adressen.
mail-address = E-postadresse
mail-send = Bekreft adressen
mail-stop = Ingen e-post
mail-asked = Se i innboksen og bekreft adressen.
mail-stopped = Du får ingen e-post om dette bordet.

## Notices by webhook
hook-title = Kall opp en webhook når det er min tur
hook-about = For dine egne programmer: Tjeneren sender en POST med bordet og spillet til adressen din, én gang per tur, og bare når du ikke ser på bordet.
hook-address = Adressen til webhooken
hook-send = Bruk denne webhooken
hook-stop = Ingen webhook
hook-asked = Webhooken kalles opp fra og med neste tur.
hook-stopped = Ingen webhook kalles opp for dette bordet.
