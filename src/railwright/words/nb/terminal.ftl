## What can be typed; the English words always work, too
command-help = hjelp
command-hint = tips
command-ok = ok
command-undo = angre
command-show = vis
command-all = alt
command-board = brett
command-log = logg
command-save = lagre
command-quit = avslutt
guide-number = gjør nummer 12 på listen; 12.2 er den andre måten å gjøre det på
guide-city = linjene til en by: numrene og eierne
guide-all = hele listen over det du kan gjøre
guide-hint = hva datamaskinen ville gjort; «{ $ok }» gjør det
guide-undo = angre det siste du gjorde, så lenge ingen har fått vite noe nytt av det
guide-show = bordet en gang til
guide-board = linjene til alle spillerne
guide-log = alt som har skjedd
guide-save-example = { $save } NAVN
guide-save = gi spillet et navn
guide-quit = slutt for nå; spillet lagres etter hvert trekk
guide-letters = 3{ $red }+1* betyr tre røde kort og ett som passer til alle farger; { $black } er svart.
guide-letters-ships = { $port } er en rød vogn med havn, { $ship } et rødt skip, { $double } et rødt dobbeltskip.
guide-gray = Grå linjer kan bygges med én valgfri farge.
guide-tunnel = En tunnel kan koste mer.
guide-ferry = En ferge krever lokomotiver.
guide-notation = Du kan også skrive handlinger som i opptak: { $examples }.
begin = { $game }. Spillet lagres etter hvert trekk; skriv «{ $help }» for hjelp.
resumed = { $game }: fortsetter { $name }.
prompt-turn = Et nummer, en by eller en handling; ? for tips, «{ $help }» for hjelp.
prompt-puzzle = Et nummer, en by eller en handling; «{ $help }» for hjelp, «{ $quit }» for å slutte.
prompt-offer = Skriv numrene, for eksempel { $example }, eller «{ $all }».
prompt-pieces = Hvor mange togvogner vil du ha, fra { $low } til { $high }? Resten opp til { $n } er skip.
prompt-undo = Trykk Enter for å gå videre, eller skriv «{ $undo }»:
prompt-hide = Trykk Enter for å skjule kortene dine:
prompt-hand-over = { $player }: trykk Enter når bare du ser skjermen.
prompt-stage = Trykk Enter for å se: { $stage }
which-way = På hvilken måte?
no-such-number = Det er ingen { $number } på listen.
not-understood = «{ $text }» er ikke et nummer, en by eller en handling; skriv «{ $help }» for hjelp.
not-understood-action = «{ $text }» er ikke til å forstå. Skriv det slik: { $example }
unknown-name =
    { $kind ->
        [route] det finnes ingen linje «{ $name }» her
        [city] det finnes ingen by «{ $name }» her
        [card] det finnes ikke noe kort «{ $name }» her
        [deck] det finnes ingen bunke «{ $name }» her
        [ticket] det finnes ingen billett «{ $name }» her
        [slot] det finnes ikke noe åpent kort { $name }
       *[other] det finnes ingen «{ $name }» her
    }
did-you-mean = Mente du { $names }?
choose-one = Velg { $names }.
undo-or-go-on = «{ $text }» må vente til neste tur: trykk Enter, eller skriv «{ $undo }» eller «{ $quit }».
decision = Valget ditt: { $action }
taken-back = Angret.
hint-how = Skriv «{ $ok }» for å gjøre det, eller: { $notation }
hint-first = Be om tips først, med ?
no-routes = Ingen linje er bygd ennå.
thinks = { $player } tenker …
bot-mistake = { $player } gjorde en feil. { $reason }

## Saving
saved-as = Lagret som { $name }.
save-nameless = Ikke lagret: gi spillet et navn, for eksempel «{ $save } ikveld».
save-bad-name = Ikke lagret: et navn har bokstavene a–z, tall, punktum og bindestrek, høyst 64.
save-taken = Ikke lagret: det finnes allerede et spill som heter { $name }.
save-failed = Spillet kan ikke lagres: { $reason }
save-failed-about = Det går videre, men bare så lenge denne terminalen er åpen.
left-unsaved = Spillet ble ikke lagret.
left-saved = Spillet er lagret som { $name }. Slik fortsetter du:
whole-game = Hele spillet: { $command }

## The table
title-opening = de første billettene
title-pieces = togvogner og skip
title-turn = { $player }: din tur
since-last-move = Siden forrige gang du spilte
last-moves = De siste trekkene
column-score = poeng
column-trains = togvogner
column-wagons = togvogner
column-ships = skip
column-stations = stasjoner
column-ports = havner
column-cards = kort
column-tickets = billetter
column-known = kort alle har sett
network = { $n ->
    [one] { $player }: { $n } felt, lengste rute { $longest }
   *[other] { $player }: { $n } felter, lengste rute { $longest }
}
network-stations = Stasjoner: { $cities }
network-ports = Havner: { $cities }
tickets-own = Billettene dine: { $n }
tickets-offered = Billetter å velge mellom
ticket-done-before = allerede fullført
way-borrowed = stasjonen som kunne hjelpe, brukes til en annen billett
way-more = for flere poeng: { $way }
way-short = { $way } (for få { $ships ->
    [0] togvogner
   *[other] brikker
} igjen)
track-color = { $color ->
    [red] rød
    [orange] oransje
    [yellow] gul
    [green] grønn
    [blue] blå
    [purple] lilla
    [black] svart
    [white] hvit
   *[gray] grå
}
track = { $kind ->
    [tunnel] { $n } { $color } tunnel
    [ferry] { $n } { $color } ferge
    [sea] { $n } { $color } sjølinje
   *[rail] { $n } { $color }
}
track-locomotives = { $wild ->
    [joker] { $track }, { $n } jok.
   *[loco] { $track }, { $n } lok.
}
track-pairs = { $track } i par

## The menu
menu-draw = Trekk kort
menu-tunnel = Betal for tunnelen
menu-refill = Fyll den tomme plassen
menu-borrow = Linjer som stasjonene dine låner
menu-tickets = Trekk billetter
menu-claim = Bygg en linje
menu-port = Bygg en havn
menu-exchange = Bytt brikker
menu-station = Bygg en stasjon
menu-pass = Stå over
menu-folded = { $first } til { $last }: skriv «{ $all }» eller navnet på en by
menu-wanted = ! hjelper deg å fullføre en billett
deck-left = { $deck ->
    [wagon] { $n } i vognbunken
    [ship] { $n } i skipsbunken
   *[train] { $n } i bunken
}
draw-blind = { $deck ->
    [wagon] togvognkort fra bunken
    [ship] skipskort fra bunken
   *[train] kort fra bunken
}
draw-alone = alene
refill-how = Legg til hvordan plassen fylles: { $ways }.
refill-way = { $deck ->
    [ship] { $choice } fra skipsbunken
   *[wagon] { $choice } fra vognbunken
}
tickets-row = trekk { $n }, behold minst { $keep }; { $left } igjen
exchange-row = { $given ->
    [wagons] togvogner mot skip, ett poeng for hver; legg til hvor mange: { $first } til { $last }
   *[ships] skip mot togvogner, ett poeng for hvert; legg til hvor mange: { $first } til { $last }
}

## What happened
drew = { $player } trekker: { $cards }
drew-face-up = { $card } (åpent)
drew-blind = { $card } (fra bunken)
drew-unseen = { $deck ->
    [wagon] et togvognkort (fra bunken)
    [ship] et skipskort (fra bunken)
   *[train] et kort (fra bunken)
}
log-borrowing-asked = De som har stasjoner, velger nå hvilke linjer de låner
borrowed-route = { $route } (stasjon: { $city })

## The end
scoring = Poengberegning
score-not-built = { $n } ikke bygd
score-borrowed = lånte linjer: { $routes }
score-ahead = { $by ->
    [more_tickets] { $players }: foran neste spiller på flere fullførte billetter
    [fewer_stations] { $players }: foran neste spiller på færre stasjoner
    [longest_bonus] { $players }: foran neste spiller på lengste rute
   *[longer_path] { $players }: foran neste spiller på lengre rute
}
rule-code = Regel { $rule }
