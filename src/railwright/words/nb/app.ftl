## The status line
status-turn = Din tur: { $actions }.
status-your-turn = Det er din tur.
status-plan = Merk linjer på brettet.
status-sending = Et øyeblikk …
status-second-card = Ta et kort til.
status-opening = Velg billettene du vil beholde.
status-offer = Velg billettene du vil beholde.
status-pieces = Velg togvogner og skip.
status-tunnel = { $n ->
    [0] { $turned } kort blir snudd.
    [one] Tunnelen koster ett kort til: betal eller gi opp.
   *[other] Tunnelen koster { $n } kort til: betal eller gi opp.
}
status-refill = Velg bunken som fyller den tomme plassen.
status-borrowing = Velg hvilke toglinjer stasjonene skal låne.
status-over = Spillet er slutt.
status-wait-opening = { $n ->
    [one] Venter på at { $players } velger billetter.
   *[other] Venter på at { $players } velger billetter.
}
status-wait-pieces = { $n ->
    [one] Venter på at { $players } velger togvogner og skip.
   *[other] Venter på at { $players } velger togvogner og skip.
}
status-wait-turn = { $player } spiller.
status-wait-second-card = { $player } tar et kort til.
status-wait-offer = { $player } velger billetter.
status-wait-tunnel = { $player } må bestemme seg for om tunnelen skal betales.
status-wait-refill = { $player } fyller på de åpne kortene.
status-wait-borrowing = { $player } velger lånte linjer.
may-draw = trekk kort
may-claim = bygg en linje
may-draw-or-claim = trekk eller bygg
may-pay-or-give-up = betal eller gi opp
may-tickets = trekk billetter
may-cards-or-tickets = trekk kort eller billetter
may-station = bygg en stasjon
may-port = bygg en havn
may-exchange = bytt brikker
may-pass = stå over
connection-lost = Mistet forbindelsen – prøver igjen …
title-my-turn = ● Din tur – { $game }
decision-waits = Du har bestemt deg. De andre tenker ennå.

## The market, the hand
market = Åpne kort og bunker
market-card = { $reason ->
    [none] Åpent kort { $slot }: { $card }
   *[other] Åpent kort { $slot }: { $card }. { $reason }
}
market-empty = Plass { $slot } er tom
deck-label = { $n ->
    [one] Trekk fra bunken, { $n } kort igjen
   *[other] Trekk fra bunken, { $n } kort igjen
}
deck-wagon-label = { $n ->
    [one] Trekk et togvognkort fra bunken, { $n } igjen
   *[other] Trekk et togvognkort fra bunken, { $n } igjen
}
deck-ship-label = { $n ->
    [one] Trekk et skipskort fra bunken, { $n } igjen
   *[other] Trekk et skipskort fra bunken, { $n } igjen
}
deck-title = Bunke: { $n }, brukte kort: { $discards }
ticket-deck-label = { $n ->
    [one] Trekk billetter, { $n } igjen
   *[other] Trekk billetter, { $n } igjen
}
hand-group = { $n } × { $card }: vis hva du kan bygge med det
hand-empty = Ingen kort på hånden.

## Why not
why-not-your-turn = Det er ikke din tur.
why-finish-first = Fullfør først det du har begynt på.
why-few-cards = Du har ikke kortene til den ennå.

## Paying, building, tunnels
pay-ways = Måter å betale på
pay-all = Vis alle måter ({ $n })
pay-own = Velg kort ett for ett
pay-listed = Tilbake til listen
pay-about = Velg hvordan du betaler.
fewer = Ett færre: { $card }
more = Ett til: { $card }
cancel = Avbryt
close = Lukk
claim-confirm = Bygg
station-confirm = Bygg
port-confirm = Bygg
station-in = Stasjon i { $city }
port-in = Havn i { $city }
build-station = Stasjon
build-port = Havn
station-where = Velg byen til stasjonen.
port-where = Velg byen til havnen.
exchange = Bytt
exchange-title = Bytt brikker
exchange-about = Hver brikke koster ett poeng, og byttet bruker hele turen.
exchange-which = Hvilke brikker du gir fra deg
exchange-wagons = Togvogner mot skip
exchange-ships = Skip mot togvogner
exchange-count = { $n ->
    [one] { $n } brikke
   *[other] { $n } brikker
}
exchange-do = { $n ->
    [one] Bytt for { $n } poeng
   *[other] Bytt for { $n } poeng
}
pass = Stå over
twins-title = Hvilket spor av { $route }?
tunnel-title = Tunnelen { $route }
tunnel-laid = Lagt ut
tunnel-revealed = Snudd
tunnel-turned = { $turned ->
    [0] Det er ingen kort igjen i bunken
    [one] { $turned } kort fra bunken
   *[other] { $turned } kort fra bunken
}, { $n ->
    [0] ingen av dem teller
    [one] ett av dem teller
   *[other] { $n } av dem teller
}
tunnel-extra = { $n ->
    [one] Tunnelen koster ett kort til: { $cards }.
   *[other] Tunnelen koster { $n } kort til: { $cards }.
}
tunnel-held = Du har { $cards }.
tunnel-cannot = { $n ->
    [one] Tunnelen koster ett kort til: { $cards }. Det har du ikke.
   *[other] Tunnelen koster { $n } kort til: { $cards }. Så mange har du ikke.
}
tunnel-pay = Betal
tunnel-give-up = Gi opp
tunnel-give-up-about = Hvis du gir opp, tar du kortene dine tilbake, og turen er over.
tunnel-waits = { $n ->
    [one] { $player } må betale ett kort til eller gi opp.
   *[other] { $player } må betale { $n } kort til eller gi opp.
}
refill-title = Hvilken bunke fyller plassen?
refill-wagon = Togvogner
refill-ship = Skip
refill-always = alltid denne
fleet-title = Togvognene og skipene dine
fleet-about = Ta { $n } til sammen, togvogner og skip. De andre får vite valget når alle har bestemt seg.
fleet-range = Antall togvogner
fleet-recommended = Anbefalt: 20 og 40
fleet-take = Bekreft
borrow-title = Hvilke linjer låner stasjonene dine?
borrow-nothing = ingen linje
borrow-do = Bekreft

## Tools of the table
undo = Angre
undo-ask = Spør de andre om du får angre
undo-unfair = Du kan angre en handling som ikke avslørte noe, helt til noen andre gjør noe
practice = Øving
practice-about = Et øvingsbord: Du kan også angre det som var skjult og er sett, og det botene gjorde; andre spillere blir spurt.
undo-question = { $player } vil angre den siste handlingen. Er det greit?
undo-waits = Du har bedt om å få angre; { $players } må si ja.
undo-agree = Ja
undo-refuse = Nei
plan = Plan
plan-title = Plan
plan-about = Merk toglinjer for å se hva de koster og gir.
plan-sum = { $routes ->
    [one] { $routes } linje · felter: { $spaces } · poeng: { $points }
   *[other] { $routes } linjer · felter: { $spaces } · poeng: { $points }
}
plan-needs = { $cards ->
    [0] Du har alle kortene
    [one] { $cards } kort mangler
   *[other] { $cards } kort mangler
}; { $turns ->
    [one] omtrent { $turns } tur
   *[other] omtrent { $turns } turer
}
plan-clear = Tøm
plan-done = Ferdig
menu = Meny
share-table = Lenke til dette bordet
move-seat = Flytt plassen min til en annen enhet
tv-mode = Brettet på storskjerm
tv-waits = Brettet vises her når spillet begynner.
leave-table = Forlat spillet
leave-sure = Forlate spillet? En bot tar plassen din.
link-copied = Lenken er kopiert til utklippstavlen:
commitment = Kortrekkefølgen ble forseglet før spillet. Segl:
seal = Stokkingens segl
away-about = En bot spiller for { $player }.
away-return = Ta plassen tilbake
watching = Du er tilskuer og ser bare det som er kjent for alle.
hand-over = { $player }, det er din tur
hand-over-about = Gi enheten videre. Kortene er skjult imens.
hand-over-ready = Jeg er { $player }
tab-players = Spillere
tab-log = Logg
tab-chat = Chat
chat-unread = Uleste meldinger: { $n }
tab-known = Kjent
known = Dette kan du vite
known-unseen = Ikke vist ennå: { $n }, i bunkene: { $decks }
known-discards = Brukte kort: { $n }
known-hidden = skjulte: { $n }
known-bonus = { $n ->
    [one] { $part }: { $n } poeng
   *[other] { $part }: { $n } poeng
}
known-secret = hemmelig
known-leads = Leder nå: { $players }
summary = Reglene på ett kort
help-new = Ditt første spill: pek på en billett eller et nedtonet kort, eller trykk på dem, så får du en forklaring.
help-off = Slå av hjelpen
sound-off = Lyden er av.
sound-on = Lyden er på.
chat-empty = Ingen har sagt noe ennå.
chat-say = Si noe
chat-send = Send
zoom-in = Zoom inn
zoom-out = Zoom ut
zoom-fit = Hele brettet
help = Hurtigtaster

## Start page
start-title = Legg linjene dine over kartet
start-about = De store togspillene i nettleseren: mot gode boter eller med venner via en lenke. Ingen konto, ingenting å installere.
waiting-for-you = Venter på deg
other-ways = Andre måter å spille på
board = Brett
seats-range = { $low }–{ $high } spillere
bots-number = Boter
bots-level = Nivå
play-button = Spill { $game }
play-offline = Spill uten nett
with-friends = Med venner
with-friends-about = Opprett et bord og del lenken.
pass-and-play = På samme enhet
pass-and-play-about = Flere spillere, én enhet.
companion = Med esken
companion-about = Nøyaktige poeng for spillet på bordet ditt.
watch = Se på
watch-about = Åpne bord og dine egne.
watch-none = Ingen åpne bord akkurat nå.
puzzles = Oppgaver
puzzles-about = Finn den beste avgjørelsen; en ny hver dag.
lessons = Leksjoner
lesson-label = Leksjon
lessons-about = Lær et brett ved å spille på det.
learn = Regler
learn-about = Alle reglene, og hva som skiller brettene.
my-tables = Mine bord
my-tables-none = Du har ikke spilt her ennå.
join = Bli med ved et bord
join-link = Lenke eller kode til bordet
join-go = Gå dit
unofficial = Et uoffisielt fanprosjekt, uten tilknytning til utgiveren eller spillutvikleren av Ticket to Ride.
boards-all = Alle brett
trouble = { $code ->
    [OFFLINE] Får ikke kontakt med serveren. Prøv igjen.
    [LINK] Dette ser ikke ut som en lenke til et bord.
   *[other] Det gikk ikke ({ $code }).
}
main-menu = Hovedmeny
nav-tables = Bord
nav-rules = Regler
language = Språk
settings = Innstillinger
theme-light = Lyst
theme-dark = Mørkt
loading = Et øyeblikk …
to-start = Til startsiden
missing-game = Det finnes ikke noe spill som heter «{ $game }»
page-missing = Her er det ingenting
page-missing-about = Adressen kan være gammel eller feilskrevet.
table-unknown = Det finnes ikke noe slikt bord
table-status = { $status ->
    [open] venter
    [playing] i gang
   *[over] ferdig
}

## Boards
boards = Brett
board-map = Kart: { $game }, med byer og linjer
board-cities = { $n ->
    [one] { $n } by
   *[other] { $n } byer
}
board-routes = { $n ->
    [one] { $n } linje
   *[other] { $n } linjer
}
board-spaces = Felter
board-points = Poeng
board-number = Linjer
board-explore = Utforsk botspill
board-others = Andre brett
board-previous = Forrige brett: { $game }
board-next = Neste brett: { $game }

## Setting up a table
lobby-join-about = Velg et navn og ta en plass. Du trenger ingen konto.
lobby-share = Inviter
lobby-link = Lenke til dette bordet
lobby-seats = Plasser
copy = Kopier
copied = Kopiert
share = Del
your-name = Navnet ditt
name-first = Skriv navnet ditt, og sett deg deretter.
seat-open = ledig
sit-here = Sett deg her
seat-bot = Gi plass { $n } til en bot
add-bot = Legg til en bot …
that-is-you = deg
leave = Forlat plassen
remove = Fjern
start-game = Start spillet
start-waits = Venter på spillere
seat-kind = Hvem tar plass { $n }
seat-me = Meg
seat-here = Her
seat-guest = Via lenke
seat-a-bot = Bot
seat-name = Navn på plass { $n }
seat-guest-about = Den som åpner lenken
seat-remove = Fjern plass { $n }
seat-add = Legg til en plass
more-options = Mer
clock = Tid per tur
clock-choice = { $seconds ->
    [120] 2 minutter
    [600] 10 minutter
    [86400] 1 dag
    [259200] 3 dager
   *[0] ubegrenset
}
listed = Offentlig: alle kan bli med eller se på
own-map = Ditt eget kart
own-map-about = Velg en kartfil. Bare de som er ved dette bordet, ser den.
own-map-defects = Dette kartet kan ikke spilles:
own-map-chosen = { $title } etter reglene for { $game }
own-map-chosen-rules = { $title } etter reglene for { $game } (du valgte dem; filen angir ingen)
own-map-too-long = { $file } er for stor til å være en kartfil. Grensen er { $most } tegn.
own-map-no-map = { $file } er ikke en kartfil.
own-map-remove = Fjern kartet
create-table = Opprett bord
option-max-consecutive-resets = Høyst så mange nye rader på rad
option-draw-face-up-when-decks-empty = Lov å ta åpne kort når bunken er tom
option-station-choice = Linjer som stasjonene låner
option-pass-rule = Stå over
option-first-player = Første spiller
option-tour-order = Rekkefølge på rundreiser
option-choice = { $choice ->
    [true] ja
    [false] nei
    [on] ja
    [off] nei
    [random] tilfeldig
    [automatic] det beste for eieren
    [owner] eieren bestemmer
    [allowed] tillatt
    [forbidden] forbudt
    [only_when_stuck] bare når ingenting går
    [always] alltid
    [any_locomotive] alltid
    [symbols_only] bare for de påkrevde
    [trail] hver linje én gang
    [simple_path] hver by én gang
    [walk] fritt
    [shared] delt seier
    [completed_tickets] flere billetter
    [free] fritt valg
    [fixed20_40] 20 og 40
   *[other] { $choice }
}

## Records
import = Se et opptak
import-about = Et opptak som er lastet ned her eller skrevet av kommandolinjen

## Replay
play-on = Spill videre herfra
replay-unknown = Dette spillet kan ikke vises
coach = Trener
score-curve = Poengene til { $players } over { $n } steg

## Rules pages
rules-title = Regler for { $game }
rules-differs = Hva som er annerledes her
rules-booklet = Hva regelboken din sier
rules-search = Søk i reglene
rules-search-none = Ingenting funnet
print = Skriv ut
print-score-sheet = Poengark
print-summary-card = Regelkort
print-tickets = Billettoversikt
print-rules = Regler
print-game = Hele spillet

## The table at a glance
your-turn = Din tur
picked-cards = { $n ->
    [0] { $cards } er ikke nok til noen linje
    [one] Med { $cards } kan du bygge { $n } linje{ $wanted ->
        [0] {""}
       *[other] {" "}til billettene dine
    }
   *[other] Med { $cards } kan du bygge { $n } linjer{ $wanted ->
        [0] {""}
       *[other] , { $wanted } av dem til billettene dine
    }
}
hand-tab = Hånden din
market-tab = Åpne kort
did-take = { $player } tar
did-draw = { $player } trekker
did-and-take = og tar
did-and-draw = og trekker
moves = Hva de andre gjorde
ticket-to-go = { $n } igjen
ticket-line-done = fullført
ticket-failed = ikke fullført
moment-claims = { $player } +{ $n }
share-picture = Del et bilde
save-picture = Lagre bildet
picture-of-end = Brettet til slutt, med poengene
picture-missing = Bildet kunne ikke lages. Prøv igjen.
pay-leaves = Da har du { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
} og { $pieces ->
    [one] { $pieces } togvogn
   *[other] { $pieces } togvogner
} igjen.
pay-leaves-ships = Da har du { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
} og { $pieces ->
    [one] { $pieces } skip
   *[other] { $pieces } skip
} igjen.
pay-leaves-cards = Da har du { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
} igjen.
draw-tickets-title = { $n ->
    [one] Trekke { $n } billett?
   *[other] Trekke { $n } billetter?
}
draw-tickets-about = { $keep ->
    [0] Du kan legge alle tilbake. Billetter du beholder, men ikke fullfører, koster poengene sine.
    [one] Du må beholde minst { $keep }. Billetter du ikke fullfører, koster poengene sine.
   *[other] Du må beholde minst { $keep }. Billetter du ikke fullfører, koster poengene sine.
}
draw-tickets-do = Trekk
tunnel-free = Tunnelen koster ikke mer.
offer-hard = Den rekker du neppe: trenger { $need }, du har { $have } igjen
offer-ticket = krever { $need } av { $have } { $ships ->
    [0] togvogner
   *[other] brikker
}
share-line = { $n ->
    [one] { $place }. { $player }: { $n } poeng
   *[other] { $place }. { $player }: { $n } poeng
}
