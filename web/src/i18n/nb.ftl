# Railwright på norsk. De samme meldingene finnes i en.ftl, pl.ftl og nb.ftl; en test sammenligner dem.

## Spill og steder
game-europe = Europa
game-nordic = Norden
game-switzerland = Sveits
game-world = Verden
game-usa = USA
country-france = Frankrike
country-germany = Tyskland
country-austria = Østerrike
country-italy = Italia
country-osterreich = Østerrike
country-deutschland = Tyskland
country-italia = Italia

## Kort, farger, toglinjer
color = { $color ->
    [red] rød
    [orange] oransje
    [yellow] gul
    [green] grønn
    [blue] blå
    [purple] lilla
    [black] svart
    [white] hvit
   *[gray] en valgfri farge
}
card = { $kind ->
    [red] rødt
    [orange] oransje
    [yellow] gult
    [green] grønt
    [blue] blått
    [purple] lilla
    [black] svart
    [white] hvitt
    [loco] lokomotiv
    [joker] joker
    [red-port] rød vogn med havn
    [yellow-port] gul vogn med havn
    [green-port] grønn vogn med havn
    [purple-port] lilla vogn med havn
    [black-port] svart vogn med havn
    [white-port] hvit vogn med havn
    [red-ship] rødt skip
    [yellow-ship] gult skip
    [green-ship] grønt skip
    [purple-ship] lilla skip
    [black-ship] svart skip
    [white-ship] hvitt skip
    [red-double] rødt dobbeltskip
    [yellow-double] gult dobbeltskip
    [green-double] grønt dobbeltskip
    [purple-double] lilla dobbeltskip
    [black-double] svart dobbeltskip
    [white-double] hvitt dobbeltskip
   *[other] { $kind }
}
cards = { $n } × { $card }
kind-tunnel = tunnel
kind-ferry = ferge
kind-sea = skipsrute
route-ends = { $a } – { $b }
route-spaces = { $n ->
    [one] { $n } felt
   *[other] { $n } felt
}
route-locomotives = { $n ->
    [one] krever { $n } lokomotiv
   *[other] krever { $n } lokomotiver
}
route-pairs = { $n ->
    [one] { $n } felt koster et par
   *[other] { $n } felt koster et par hver
}
route-any-cards = { $n } valgfrie kort kan erstatte ett
route-state = { $state ->
    [owned] { $route }; eies av { $player }
    [closed] { $route }; stengt
    [claimable] { $route }; du kan bygge den
   *[free] { $route }
}
owned-by = tilhører { $player }
points = { $n ->
    [one] { $n } poeng
   *[other] { $n } poeng
}
points-word = { $n ->
    [one] poeng
   *[other] poeng
}
board-label = Brettet { $game }. Piltastene går fra linje til linje, Enter bygger.
city-build = { $city }: her kan du bygge
nothing = ingenting

## Spillere
players = Spillere
bot-name = { $level ->
    [easy] Bot, lett
    [hard] Bot, vanskelig
    [expert] Bot, ekspert
   *[medium] Bot, middels
}
level = { $level ->
    [easy] lett
    [hard] vanskelig
    [expert] ekspert
   *[medium] middels
}
guest = Gjest
spectator = Tilskuer
player-number = Spiller { $n }
player-deciding = , skal bestemme seg
seat-away = en bot spiller
seat-offline = frakoblet
wagons = { $n ->
    [one] { $n } togvogn igjen
   *[other] { $n } togvogner igjen
}
wagons-word = { $n ->
    [one] togvogn
   *[other] togvogner
}
ships = { $n ->
    [one] { $n } skip igjen
   *[other] { $n } skip igjen
}
ships-word = { $n ->
    [one] skip
   *[other] skip
}
cards-held = { $n ->
    [one] { $n } kort på hånden
   *[other] { $n } kort på hånden
}
cards-word = { $n ->
    [one] kort
   *[other] kort
}
tickets-held = { $n ->
    [one] { $n } billett
   *[other] { $n } billetter
}
tickets-word = { $n ->
    [one] billett
   *[other] billetter
}
stations-left = { $n ->
    [one] { $n } stasjon igjen
   *[other] { $n } stasjoner igjen
}
stations-word = { $n ->
    [one] stasjon
   *[other] stasjoner
}
ports-left = { $n ->
    [one] { $n } havn igjen
   *[other] { $n } havner igjen
}
ports-word = { $n ->
    [one] havn
   *[other] havner
}
clock-hours = { $n } t

## Statuslinjen
status-turn = Din tur: { $actions }.
status-your-turn = Det er din tur.
status-sending = Et øyeblikk …
status-second-card = Ta et kort til.
status-opening = Velg billettene du vil beholde.
status-offer = Velg billettene du vil beholde.
status-pieces = Velg togvogner og skip.
status-tunnel = { $n ->
    [one] Tunnelen koster ett kort til: betal eller gi opp.
   *[other] Tunnelen koster { $n } kort til: betal eller gi opp.
}
status-refill = Velg bunken som fyller den tomme plassen.
status-borrowing = Si hvilke toglinjer stasjonene dine låner.
status-over = Spillet er slutt.
status-wait-opening = Venter på at { $players } velger billetter.
status-wait-pieces = Venter på at { $players } velger togvogner og skip.
status-wait-turn = { $player } spiller.
status-wait-second-card = { $player } tar et kort til.
status-wait-offer = { $player } velger billetter.
status-wait-tunnel = { $player } bestemmer seg om en tunnel.
status-wait-refill = { $player } fyller på de åpne kortene.
status-wait-borrowing = { $player } sier hva stasjonene låner.
may-draw = trekk kort
may-claim = { $n ->
    [one] bygg den ene linjen du kan betale
   *[other] bygg en av { $n } linjer
}
may-tickets = trekk billetter
may-station = bygg en stasjon
may-port = bygg en havn
may-exchange = bytt brikker
may-pass = stå over
last-turns = { $n ->
    [0] Siste tur
    [one] Siste runde: { $n } tur igjen
   *[other] Siste runde: { $n } turer igjen
}
connection-lost = Mistet forbindelsen – prøver igjen …
title-my-turn = ● Din tur – { $game }
decision-waits = Du har bestemt deg. De andre tenker ennå.

## Åpne kort og hånd
market = Åpne kort og bunker
market-card = { $reason ->
    [none] Åpent kort { $slot }: { $card }
   *[other] Åpent kort { $slot }: { $card }. { $reason }
}
market-empty = Plass { $slot } er tom
deck-label = { $n ->
    [one] Trekk skjult, { $n } kort igjen
   *[other] Trekk skjult, { $n } kort igjen
}
deck-wagon-label = { $n ->
    [one] Trekk et togvognkort skjult, { $n } igjen
   *[other] Trekk et togvognkort skjult, { $n } igjen
}
deck-ship-label = { $n ->
    [one] Trekk et skipskort skjult, { $n } igjen
   *[other] Trekk et skipskort skjult, { $n } igjen
}
deck-title = Bunke: { $n }, brukte kort: { $discards }
ticket-deck-label = { $n ->
    [one] Trekk billetter, { $n } igjen
   *[other] Trekk billetter, { $n } igjen
}
hand-label = { $n ->
    [one] Hånden din: { $n } kort
   *[other] Hånden din: { $n } kort
}
hand-group = { $n } × { $card }: vis hva det kan betale
hand-empty = Ingen kort på hånden.

## Hvorfor ikke
why-not-your-turn = Det er ikke din tur.
why-second-wild = Ikke som andre kort: et åpent lokomotiv kan bare tas først og alene.
why-finish-first = Fullfør først det du har begynt på.
why-few-cards = Du har ikke kortene til den ennå.
refused = Ikke mulig: { $reason }.
rule-link = Regel { $rule }
refusal-GAME_OVER = spillet er slutt
refusal-NOT_YOUR_TURN = det er ikke din tur
refusal-WRONG_PHASE = det er ikke tid for det nå
refusal-ACTION_NOT_IN_GAME = dette spillet har ingen slik handling
refusal-ROUTE_TAKEN = linjen er allerede bygd
refusal-TRACK_SAME_PLAYER = du eier det andre sporet av denne doble linjen
refusal-TRACK_CLOSED = med så få spillere brukes bare ett spor av en dobbel linje
refusal-CITY_HAS_STATION = byen har allerede en stasjon
refusal-NO_STATION_LEFT = du har ingen stasjon igjen
refusal-NOT_A_PORT_CITY = det kan ikke bygges havn i denne byen
refusal-CITY_HAS_PORT = byen har allerede en havn
refusal-NO_OWN_ROUTE = du trenger først en egen linje til byen
refusal-NO_PORT_LEFT = du har ingen havn igjen
refusal-NOT_ENOUGH_PIECES = du har for få brikker igjen
refusal-CARD_NOT_HELD = du har ikke disse kortene
refusal-WRONG_CARD_KIND = det er feil slags kort
refusal-WILD_NOT_ALLOWED = lokomotiver kan ikke brukes her
refusal-WRONG_COLOR = det er feil farge
refusal-MIXED_COLORS = alle kortene må ha samme farge
refusal-FERRY_NEEDS_LOCOMOTIVE = denne fergen krever flere lokomotiver
refusal-PORT_SYMBOL_MISSING = kortene mangler havnesymbolet
refusal-UNPAIRED_CARD = disse feltene betales med par i én farge
refusal-SUPERFLUOUS_CARD = det er mer enn det koster
refusal-WRONG_CARD_COUNT = det er feil antall kort
refusal-EXTRA_PAYMENT_INVALID = disse kortene betaler ikke tunnelen
refusal-SECOND_CARD_WILD = et åpent lokomotiv kan bare tas først og alene
refusal-NOTHING_TO_DRAW = det er ingen kort igjen å trekke
refusal-DECK_EMPTY = bunken er tom
refusal-TICKET_DECK_EMPTY = det er ingen billetter igjen
refusal-TOO_FEW_TICKETS = du må beholde flere billetter
refusal-TICKET_NOT_OFFERED = den billetten er ikke blant dem du kan velge
refusal-TICKET_LOCKED = billetter du har beholdt, blir hos deg
refusal-SPLIT_INVALID = togvogner og skip må være så mange som spillet sier
refusal-EXCHANGE_LIMIT = du kan ikke bytte så mange brikker
refusal-PASS_NOT_ALLOWED = du kan ikke stå over så lenge du kan gjøre noe
refusal-BORROWING_INVALID = stasjonene dine kan ikke låne det
refusal-NOTHING_TO_UNDO = du har ingenting å angre
refusal-NOT_PLAYING = spillet er ikke i gang
refusal-NOT_YOUR_SEAT = dette er ikke din plass
refusal-TOO_FAST = det var for mye på en gang, vent litt
refusal-NO_HINTS = ved dette bordet spiller man uten tips

## Betale, bygge, tunneler
pay-ways = Måter å betale på
pay-all = Vis alle { $n } måter
pay-own = Velg kort ett for ett
pay-listed = Tilbake til listen
pay-about = Velg hvordan du betaler.
fewer = Ett mindre: { $card }
more = Ett mer: { $card }
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
exchange-about = Hver brikke koster ett poeng, og byttet er turen din.
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
tunnel-extra = { $n ->
    [one] Den koster ett kort til.
   *[other] Den koster { $n } kort til.
}
tunnel-cannot = { $n ->
    [one] Den koster ett kort til, som du ikke har.
   *[other] Den koster { $n } kort til, som du ikke har.
}
tunnel-pay = Betal
tunnel-give-up = Gi opp og ta kortene tilbake
tunnel-waits = { $n ->
    [one] { $player } må betale ett kort til eller gi opp.
   *[other] { $player } må betale { $n } kort til eller gi opp.
}
refill-title = Hvilken bunke fyller plassen?
refill-wagon = Togvogner
refill-ship = Skip
refill-always = alltid denne
fleet-title = Togvognene og skipene dine
fleet-about = Ta { $n } brikker. De andre får vite valget når alle har bestemt seg.
fleet-range = Antall togvogner
fleet-wagons = { $n ->
    [one] togvogn
   *[other] togvogner
}
fleet-recommended = Anbefalt: 20 og 40
fleet-take = Ta disse
borrow-title = Hva låner stasjonene dine?
borrow-nothing = ingenting
borrow-do = Bestem

## Billetter
tickets = Billetter
tickets-done = { $done } av { $n } ferdige
tickets-none = Ingen billetter ennå.
ticket-long = lang billett
ticket-done = ferdig
ticket-done-points = { $n ->
    [one] ferdig, { $n } poeng
   *[other] ferdig, { $n } poeng
}
ticket-missing = { $n ->
    [one] { $n } felt mangler
   *[other] { $n } felt mangler
}
ticket-blocked = ingen vei igjen
ticket-countries = { $a } – land
ticket-celebrated = Billetten er ferdig!
tour-values = I rekkefølge { $ordered }, ellers { $any }, mislykket −{ $penalty }
offer-title = { $n ->
    [0] Behold de billettene du vil
    [one] Behold minst { $n } billett
   *[other] Behold minst { $n } billetter
}
offer-keep = { $n ->
    [0] Behold ingen
    [one] Behold { $n } billett, { $points } poeng
   *[other] Behold { $n } billetter, { $points } poeng
}
offer-too-few = { $n ->
    [one] Velg minst { $n }
   *[other] Velg minst { $n }
}

## Hva som skjedde
log = Hva som har skjedd
story = Logg og prat
log-empty = Spillet begynner.
log-tickets-offered = { $n ->
    [one] { $player } ser på { $n } billett
   *[other] { $player } ser på { $n } billetter
}
log-tickets-kept = { $n ->
    [0] { $player } beholder ingen billett
    [one] { $player } beholder { $n } billett
   *[other] { $player } beholder { $n } billetter
}
log-tickets-kept-own = { $n ->
    [0] { $player } beholder ingen billett
    [one] { $player } beholder en billett: { $tickets }
   *[other] { $player } beholder { $n } billetter: { $tickets }
}
log-decision-made = { $player } har bestemt seg
log-pieces-chosen = { $player } tar { $wagons } togvogner og { $ships } skip
log-card-taken = { $player } tar et åpent kort: { $card }
log-card-drawn = { $player } trekker et kort skjult
log-card-drawn-own = { $player } trekker skjult: { $card }
log-market-swept = For mange lokomotiver: de åpne kortene legges på nytt
log-deck-shuffled = { $n ->
    [one] De brukte kortene blir bunke: { $n } kort
   *[other] De brukte kortene blir bunke: { $n } kort
}
log-tunnel-tried = { $n ->
    [0] { $player } graver { $route }: { $cards }, ingen ekstra kort
    [one] { $player } graver { $route }: { $cards }, { $n } kort ekstra
   *[other] { $player } graver { $route }: { $cards }, { $n } kort ekstra
}
log-tunnel-given-up = { $player } gir opp tunnelen { $route }
log-route-claimed = { $n ->
    [one] { $player } bygger { $route } med { $cards } for { $n } poeng
   *[other] { $player } bygger { $route } med { $cards } for { $n } poeng
}
log-station-built = { $player } bygger en stasjon i { $city }
log-port-built = { $player } bygger en havn i { $city }
log-exchanged-wagons = { $n ->
    [one] { $player } bytter { $n } togvogn mot et skip
   *[other] { $player } bytter { $n } togvogner mot skip
}
log-exchanged-ships = { $n ->
    [one] { $player } bytter { $n } skip mot en togvogn
   *[other] { $player } bytter { $n } skip mot togvogner
}
log-routes-borrowed = { $player } låner { $routes }
log-turn-passed = { $player } står over
log-last-turns = { $n ->
    [one] { $player } har få brikker igjen: { $n } tur følger
   *[other] { $player } har få brikker igjen: { $n } turer følger
}
log-game-ended = Spillet er slutt

## Slutten
score-routes = Poeng for toglinjer
score-ticket-done = { $n ->
    [one] { $player }: { $ticket }, pluss { $n } poeng
   *[other] { $player }: { $ticket }, pluss { $n } poeng
}
score-ticket-failed = { $n ->
    [one] { $player }: { $ticket } er ikke forbundet, minus { $n } poeng
   *[other] { $player }: { $ticket } er ikke forbundet, minus { $n } poeng
}
score-longest = Lengste rute, { $n } felt: { $players }, pluss { $points } poeng
score-most-tickets = Flest billetter: { $players }, pluss { $points } poeng
score-stations = Poeng for stasjoner som ikke er bygd
score-ports = Poeng for havner
score-won = { $player } vinner!
score-won-by = { $by ->
    [more_tickets] { $player } vinner: like mange poeng, men flere ferdige billetter!
    [fewer_stations] { $player } vinner: like mange poeng, men færre stasjoner!
    [longest_bonus] { $player } vinner: like mange poeng, men lengste rute!
   *[longer_path] { $player } vinner: like mange poeng, men lengre rute!
}
score-shared = Delt seier: { $players }
score-skip = Hopp over
score-player = Spiller
score-col-routes = Linjer
score-col-tickets = Billetter
score-col-stations = Stasjoner
score-col-ports = Havner
score-col-longest = Lengste rute
score-col-most = Flest billetter
score-col-total = Sum
score-tickets = Alle billetter
show-scores = Vis poengene
play-again = Spill igjen
replay = Reprise
download-record = Last ned partiet

## Verktøy ved bordet
undo = Angre
undo-ask = Spør de andre om du får angre
undo-question = { $player } vil angre den siste handlingen. Er det greit?
undo-waits = Du har bedt om å få angre; { $players } må si ja.
undo-agree = Ja
undo-refuse = Nei
plan = Plan
plan-title = Plan
plan-about = Merk toglinjer for å se hva de koster og gir.
plan-sum = { $routes ->
    [one] { $routes } linje, { $spaces } felt, { $points } poeng
   *[other] { $routes } linjer, { $spaces } felt, { $points } poeng
}
plan-needs = { $cards ->
    [0] Du har alle kortene; turer: omtrent { $turns }
    [one] { $cards } kort mangler; turer: omtrent { $turns }
   *[other] { $cards } kort mangler; turer: omtrent { $turns }
}
plan-clear = Tøm
plan-done = Ferdig
menu = Bordmeny
share-table = Lenke til dette bordet
move-seat = Flytt plassen min til en annen enhet
tv-mode = Brettet på storskjerm
tv-waits = Brettet vises her når spillet begynner.
leave-table = Forlat spillet
leave-sure = Forlate spillet? En bot tar plassen din.
link-copied = Lenken, kopiert til utklippstavlen:
commitment = Stokkingen ble låst før spillet; seglet:
away-about = En bot spiller for { $player }.
away-return = Ta plassen tilbake
watching = Du ser på. Bare det alle får vite, vises.
hand-over = { $player }, det er din tur
hand-over-about = Gi enheten videre. Kortene er skjult så lenge.
hand-over-ready = Jeg er { $player }
tab-hand = Hånd
tab-tickets = Billetter
tab-players = Spillere
tab-log = Logg
tab-chat = Prat
chat-empty = Ingen har sagt noe ennå.
chat-say = Si noe
chat-send = Send
zoom-in = Større
zoom-out = Mindre
zoom-fit = Hele brettet
help = Taster
key-market = ta et åpent kort
key-deck = trekk skjult
key-ships = trekk et skipskort skjult
key-tickets = trekk billetter
key-answer = svar på det du blir spurt om
key-board = gå til brettet
key-arrows = fra linje til linje
key-next = neste eller forrige linje du kan bygge
key-enter = bygg
key-hand = gå til hånden
key-hint = be om et tips
key-undo = angre
key-zoom = større, mindre, hele brettet
key-escape = avbryt

## Tips
hint = Tips
hint-about = Hva ville planleggeren gjort?
hint-follow = Gjør det
hints-allowed = Tips: spillerne kan spørre hva de bør gjøre
hint-claim = Bygg { $route } med { $cards }.
hint-station = Bygg en stasjon i { $city }.
hint-port = Bygg en havn i { $city }.
hint-up = Ta det åpne kortet: { $card }.
hint-blind = { $deck ->
    [wagon] Trekk et togvognkort skjult.
    [ship] Trekk et skipskort skjult.
   *[only] Trekk et kort skjult.
}
hint-keep = { $n ->
    [0] Behold ingen billett.
   *[other] Behold { $tickets }.
}
hint-pieces = Ta { $wagons } togvogner og { $ships } skip.
hint-exchange-wagons = { $n ->
    [one] Bytt { $n } togvogn mot et skip.
   *[other] Bytt { $n } togvogner mot skip.
}
hint-exchange-ships = { $n ->
    [one] Bytt { $n } skip mot en togvogn.
   *[other] Bytt { $n } skip mot togvogner.
}
hint-pay = Betal for tunnelen med { $cards }.
hint-refill = { $deck ->
    [ship] Fyll plassen med et skipskort.
   *[wagon] Fyll plassen med et togvognkort.
}
hint-borrow = La stasjonene dine låne { $routes }.
hint-tickets = Trekk billetter.
hint-give-up = Gi opp tunnelen.
hint-pass = Stå over.
hint-why-only = Du kan ikke gjøre noe annet.
hint-why-tickets = { $n ->
    [one] Den ligger på veien til billetten din { $tickets }.
   *[other] Den ligger på veien til billettene dine { $tickets }.
}
hint-why-points = Den gir gode poeng for tiden den tar.
hint-why-card = Du trenger det til { $route }.
hint-why-wild = Kortet { $wild } er godt for nesten alt.
hint-why-blind = Ingen åpne kort er bedre enn flaks.
hint-why-time = Billettene dine er i orden, og det er tid til flere.

## Startsiden
start-title = Legg linjene dine over kartet
start-about = De store togspillene i nettleseren: fem brett, gode boter, venner med en lenke. Ingen konto, ingenting å installere.
play-now = Spill nå
board = Brett
seats-range = { $low }–{ $high } spillere
bots-number = Boter
bots-level = Styrke
play-button = Spill { $game }
with-friends = Med venner
with-friends-about = Lag et bord, del lenken.
pass-and-play = Send rundt
pass-and-play-about = Flere spillere, én enhet.
watch = Se på
watch-about = Åpne bord og dine egne.
watch-none = Ingen åpne bord akkurat nå.
learn = Regler
learn-about = Alle regler, og det som skiller.
my-tables = Mine bord
my-tables-none = Du har ikke spilt her ennå.
join = Bli med ved et bord
join-link = Lenken til bordet
join-go = Gå dit
unofficial = Et uoffisielt prosjekt av spillere, uten tilknytning til utgiveren eller forfatterne av Ticket to Ride.
gallery = Alle brett
trouble = { $code ->
    [OFFLINE] Får ikke kontakt med serveren. Prøv igjen.
    [LINK] Dette ligner ikke lenken til et bord.
    [SEAT_TAKEN] Noen har nettopp tatt denne plassen.
    [NOT_HOST] Bare verten for bordet kan gjøre det.
    [NAME] Dette navnet er ikke mulig.
    [TOO_FAST] Det var for mye på en gang. Vent litt.
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
page-missing = Her er det ingenting
page-missing-about = Adressen kan være gammel eller feilskrevet.
table-unknown = Det finnes ikke noe slikt bord
table-status = { $status ->
    [open] venter
    [playing] i gang
   *[over] ferdig
}

## Sette opp et bord
lobby-about = Del lenken; spillet begynner når alle plasser er tatt.
lobby-join-about = Velg et navn og ta en plass. Du trenger ingen konto.
lobby-share = Inviter
lobby-link = Lenke til dette bordet
lobby-seats = Plasser
copy = Kopier
copied = Kopiert
share = Del
your-name = Navnet ditt
seat-open = ledig
sit-here = Sett deg her
seat-bot = Gi plass { $n } til en bot
add-bot = Legg til en bot …
that-is-you = deg
leave = Reis deg
remove = Fjern
start-game = Start spillet
start-waits = Venter på alle plasser
host-starts = Verten starter spillet.
seat-kind = Hvem tar plass { $n }
seat-me = Meg
seat-here = Her
seat-guest = Med lenken
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
listed = Alle kan se på (på listen)
create-table = Lag bordet
option-swiss-trains = Togvogner
option-swiss-country-through = Land forbinder stasjonene sine
option-nordic-three-loco-reset = Tre lokomotiver bytter de åpne kortene
option-nordic-ferry-substitute = Tre kort erstatter på ferger
option-max-consecutive-resets = Flest bytter på rad
option-draw-face-up-when-decks-empty = Åpne kort når bunken er tom
option-station-choice = Hva stasjoner låner
option-pass-rule = Stå over
option-first-player = Hvem som begynner
option-tour-order = Rekkefølge på rundreiser
option-world-tie-break = Likt antall poeng
option-world-start-pieces = Togvogner og skip
option-choice = { $choice ->
    [true] ja
    [false] nei
    [on] ja
    [off] nei
    [random] loddtrekning
    [automatic] det beste for eieren
    [owner] eieren bestemmer
    [allowed] tillatt
    [forbidden] forbudt
    [only_when_stuck] bare når ingenting går
    [always] alltid
    [any_locomotive] alle lokomotiver
    [symbols_only] bare de trykte
    [trail] hver linje én gang
    [simple_path] hver by én gang
    [walk] fritt
    [shared] delt seier
    [completed_tickets] flere billetter
    [free] fritt valg
    [fixed20_40] 20 og 40
   *[other] { $choice }
}

## Innstillinger
setting-theme = Utseende
theme-value = { $value ->
    [light] lyst
    [dark] mørkt
   *[auto] som enheten
}
setting-speed = Animasjoner
speed-value = { $value ->
    [off] ingen
    [fast] raske
    [slow] langsomme
   *[normal] vanlige
}
setting-confirm = Spør før bygging
confirm-value = { $value ->
    [always] alltid
    [never] aldri
   *[touch] på berøringsskjerm
}
setting-refill = Verden: bunken som fyller på
refill-value = { $value ->
    [wagon] togvogner
    [ship] skip
   *[ask] spør
}
setting-sound = Lyder
setting-letters = Bokstaver på fargene
setting-twin = Spør hvilket spor av en dobbel linje
setting-notify = Si fra når det er min tur
import = Se et parti
import-about = Et parti som er lastet ned her eller skrevet av kommandolinjen

## Reprise
replay-title = Reprise: { $game }
replay-first = Til begynnelsen
replay-back = Ett steg tilbake
replay-next = Ett steg frem
replay-last = Til slutten
replay-play = Spill av
replay-pause = Pause
replay-step = Steg { $at } av { $n }
replay-start = Bordet er dekket
replay-position = Sted i spillet
replay-hands = Vis alle hender
replay-curve = Poeng
replay-claims = Hopp til en bygging
replay-tickets = Hopp til en billett
replay-choose = velg …
replay-ticket-kept = { $player } beholder { $ticket }
replay-ticket-done = { $player } fullfører { $ticket }
replay-verify = Kontroller stokkingen
replay-verified = Hemmeligheten stemmer med seglet fra før spillet.
replay-not-verified = Hemmeligheten stemmer ikke med seglet!
replay-verify-how = Hele spillet kan kontrolleres med: { $command }
replay-unknown = Dette spillet kan ikke vises
score-curve = Poengene til { $players } over { $n } steg

## Regelsider
rules-title = Regler for { $game }
rules-differs = Hva som er annerledes her
rules-all = Alle regler
