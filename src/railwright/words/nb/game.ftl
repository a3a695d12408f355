## Cards, colors, routes
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
    [orange-port] oransje vogn med havn
    [blue-port] blå vogn med havn
    [yellow-port] gul vogn med havn
    [green-port] grønn vogn med havn
    [purple-port] lilla vogn med havn
    [black-port] svart vogn med havn
    [white-port] hvit vogn med havn
    [red-ship] rødt skip
    [orange-ship] oransje skip
    [blue-ship] blått skip
    [yellow-ship] gult skip
    [green-ship] grønt skip
    [purple-ship] lilla skip
    [black-ship] svart skip
    [white-ship] hvitt skip
    [red-double] rødt dobbeltskip
    [orange-double] oransje dobbeltskip
    [blue-double] blått dobbeltskip
    [yellow-double] gult dobbeltskip
    [green-double] grønt dobbeltskip
    [purple-double] lilla dobbeltskip
    [black-double] svart dobbeltskip
    [white-double] hvitt dobbeltskip
   *[other] { $kind }
}
letter = { $color ->
    [red] R
    [orange] O
    [yellow] Gu
    [green] Gr
    [blue] B
    [purple] L
    [black] S
   *[white] H
}
letter-sort = { $sort ->
    [port] h
    [ship] s
   *[double] d
}
cards = { $n } × { $card }
hand-label = { $n ->
    [one] Hånden din: { $n } kort
   *[other] Hånden din: { $n } kort
}
kind-tunnel = tunnel
kind-ferry = ferge
kind-sea = sjølinje
route-ends = { $a } – { $b }
route-spaces = { $n ->
    [one] { $n } felt
   *[other] { $n } felter
}
route-locomotives = { $wild ->
    [joker] { $n ->
        [one] krever { $n } joker
       *[other] krever { $n } jokere
    }
   *[loco] { $n ->
        [one] krever { $n } lokomotiv
       *[other] krever { $n } lokomotiver
    }
}
route-pairs = { $n ->
    [one] { $n } felt koster et par
   *[other] { $n } felter koster et par hvert
}
route-any-cards = { $n ->
    [one] { $n } valgfritt kort kan erstatte ett
   *[other] { $n } valgfrie kort kan erstatte ett
}
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
board-label = Brettet { $game }. Piltastene går fra linje til linje, Enter bygger en linje.
board-picture = Brettet { $game }
city-build = { $city }: her kan du bygge

## Players
players = Spillere
bot-name = { $level ->
    [easy] Bot (lett)
    [medium] Bot (middels)
    [hard] Bot (vanskelig)
    [expert] Bot (ekspert)
   *[other] { $level }
}
bot-called = { $seat ->
    [0] Ada
    [1] Bruno
    [2] Cleo
    [3] Dag
    [4] Ewa
    [5] Finn
   *[6] Greta
}
level = { $level ->
    [easy] lett
    [medium] middels
    [hard] vanskelig
    [expert] ekspert
   *[other] { $level }
}
busy-bot = Serveren er opptatt: { $name } spilte dette trekket på nivået «{ level }».
guest = Gjest
spectator = Tilskuer
player-number = Spiller { $n }
player-deciding = må bestemme seg
seat-away = en bot spiller
seat-offline = frakoblet
trains = { $n ->
    [one] { $n } togvogn igjen
   *[other] { $n } togvogner igjen
}
trains-word = { $n ->
    [one] togvogn
   *[other] togvogner
}
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
last-turns = { $n ->
    [one] Siste tur
   *[other] Siste turer: { $n }
}

## Refusals
refused = Ikke mulig: { $reason }.
rule-link = Les regelen
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
refusal-NOT_ENOUGH_PIECES = du har for få { $ships ->
    [0] togvogner
   *[other] brikker
} igjen
refusal-CARD_NOT_HELD = du har ikke disse kortene
refusal-WRONG_CARD_KIND = det er feil slags kort
refusal-WILD_NOT_ALLOWED = { $wild ->
    [joker] jokere kan ikke brukes her
   *[loco] lokomotiver kan ikke brukes her
}
refusal-WRONG_COLOR = det er feil farge
refusal-MIXED_COLORS = alle kortene må ha samme farge
refusal-FERRY_NEEDS_LOCOMOTIVE = { $wild ->
    [joker] denne fergen krever flere jokere
   *[loco] denne fergen krever flere lokomotiver
}
refusal-PORT_SYMBOL_MISSING = kortene mangler havnesymbolet
refusal-UNPAIRED_CARD = du må betale disse feltene med par i én farge
refusal-SUPERFLUOUS_CARD = det er flere kort enn du trenger
refusal-WRONG_CARD_COUNT = det er feil antall kort
refusal-EXTRA_PAYMENT_INVALID = du kan ikke betale tunnelen med disse kortene
refusal-SECOND_CARD_WILD = { $wild ->
    [joker] en åpen joker kan bare tas først og alene
   *[loco] et åpent lokomotiv kan bare tas først og alene
}
refusal-NOTHING_TO_DRAW = det er ingen kort igjen å trekke
refusal-DECK_EMPTY = bunken er tom
refusal-TICKET_DECK_EMPTY = det er ingen billetter igjen
refusal-TOO_FEW_TICKETS = du må beholde flere billetter
refusal-TICKET_NOT_OFFERED = den billetten er ikke blant dem du kan velge
refusal-TICKET_LOCKED = du kan ikke gi fra deg billetter du har beholdt
refusal-SPLIT_INVALID = antallet togvogner og skip stemmer ikke
refusal-EXCHANGE_LIMIT = du kan ikke bytte så mange brikker
refusal-PASS_NOT_ALLOWED = du kan ikke stå over så lenge du kan gjøre noe
refusal-BORROWING_INVALID = stasjonene dine kan ikke låne det
refusal-UNKNOWN_NAME = det finnes ikke noe her med det navnet
refusal-NOTHING_TO_UNDO = du har ingenting å angre
refusal-UNDO_UNFAIR = noe skjult er sett, eller noen andre har gjort noe siden
refusal-PROGRAM_CANNOT_AGREE = et program spiller ved dette bordet og kan ikke si ja til å angre
refusal-NOT_PLAYING = spillet er ikke i gang
refusal-NOT_YOUR_SEAT = dette er ikke din plass
refusal-TOO_FAST = det var for mye på en gang, vent litt
refusal-NO_HINTS = ved dette bordet er det ikke lov å be om tips
refusal-ALREADY_STARTED = spillet har allerede begynt
refusal-NOT_OVER = spillet er ikke slutt ennå
refusal-NOT_HOST = bare verten for bordet kan gjøre det
refusal-SEAT_TAKEN = noen har nettopp tatt denne plassen
refusal-SEAT_OPEN = en plass er fortsatt ledig
refusal-SEAT_UNKNOWN = bordet har ingen slik plass
refusal-TABLE_UNKNOWN = det finnes ikke noe slikt bord
refusal-BROKEN = dette bordet kan ikke leses; si fra til den som driver serveren
refusal-LINK_UNKNOWN = lenken er utløpt eller allerede brukt
refusal-ADDRESS = adressen kan ikke brukes
refusal-LOG_FULL = det er ikke plass til mer av dette ved bordet
refusal-MUTED = verten har dempet deg
refusal-MUTED_HERE = den som driver serveren, har dempet deg
refusal-BANNED = den som driver serveren, har utestengt deg
refusal-LINE_UNKNOWN = meldingen finnes ikke
refusal-OWN_LINE = du kan ikke dempe deg selv
refusal-NAME = navnet kan ikke brukes
refusal-SETTINGS = disse innstillingene passer ikke til spillet
refusal-MAP = dette kartet kan ikke spilles
refusal-SHEET = noe på poengarket kan ikke stemme
refusal-RECORD = filen er ikke et opptak som kan vises her
refusal-RECORD_UNKNOWN = det finnes ikke noe slikt opptak
refusal-NOT_AWAY = ingen bot spiller for denne plassen
refusal-NO_QUESTION = det er ikke noe spørsmål å svare på
refusal-NOTHING_SAID = meldingen er tom
refusal-NOTATION = serveren forstår ikke denne handlingen
refusal-OTHER_RULES = dette spillet begynte med en annen versjon av reglene
refusal-UNAVAILABLE = det er ikke tilgjengelig akkurat nå, prøv igjen om litt
refusal-NOT_OFFERED = denne serveren tilbyr ikke det
refusal-NOT_FOUND = det er ingenting på denne adressen
refusal-NOT_ALLOWED = det er ikke tillatt her
refusal-MALFORMED = serveren forstår ikke denne forespørselen
refusal-TOO_LONG = det er for langt
refusal-TOO_MANY = det er for mye på en gang
refusal-NO_TOKEN = en bot må sende tokenet sitt
refusal-WHO_ARE_YOU = serveren kjenner ikke denne nettleseren ennå, last siden på nytt
refusal-ELSEWHERE = forespørselen kommer fra en annen side
refusal-FAILURE = noe gikk galt på serveren
refusal-ENGINE_FAILED = spillmotoren i denne nettleseren sviktet, last siden på nytt

## Tickets
tickets = Billetter
tickets-done = { $done } av { $n } fullført
tickets-none = Ingen billetter ennå.
ticket-long = lang billett
ticket-done = fullført
ticket-done-points = { $n ->
    [one] fullført, { $n } poeng
   *[other] fullført, { $n } poeng
}
ticket-missing = { $n ->
    [one] { $n } felt mangler
   *[other] { $n } felter mangler
}
ticket-blocked = kan ikke fullføres
ticket-countries = { $n ->
    [one] { $a } – { $n } land
   *[other] { $a } – ett av { $n } land
}
ticket-celebrated = Billett fullført!
tour-values = I rekkefølge { $ordered }, ellers { $any }, ikke fullført −{ $penalty }
offer-title = { $n ->
    [0] Behold de billettene du vil
    [one] Behold minst én billett
   *[other] Behold minst { $n } billetter
}
offer-keep = { $n ->
    [0] Behold ingen
    [one] Behold { $n } billett, { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }
   *[other] Behold { $n } billetter, { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }
}
offer-too-few = { $n ->
    [one] Velg minst { $n }
   *[other] Velg minst { $n }
}

## What happened
log = Hva som har skjedd
story = Logg, chat og det du kan vite
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
log-pieces-chosen = { $player } tar { $wagons ->
    [one] { $wagons } togvogn
   *[other] { $wagons } togvogner
} og { $ships ->
    [one] { $ships } skip
   *[other] { $ships } skip
}
log-card-taken = { $player } tar et åpent kort: { $card }
log-card-drawn = { $player } trekker et kort fra bunken
log-card-drawn-own = { $player } trekker fra bunken: { $card }
log-market-swept = { $wild ->
    [joker] For mange jokere: raden legges i bunken for brukte kort, nye kort snus
   *[loco] For mange lokomotiver: raden legges i bunken for brukte kort, nye kort snus
}
log-deck-shuffled = { $n ->
    [one] De brukte kortene stokkes til ny bunke: { $n } kort
   *[other] De brukte kortene stokkes til ny bunke: { $n } kort
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
log-routes-borrowed = { $n ->
    [0] { $player } låner ingen linje
   *[other] { $player } låner { $routes }
}
log-turn-passed = { $player } står over
log-taken-back = { $player } angrer: { $what }
log-last-turns = { $player } har få { $ships ->
    [0] togvogner
   *[other] brikker
} igjen: { $n ->
    [one] { $n } tur igjen
   *[other] { $n } turer igjen
}
log-game-ended = Spillet er slutt

## The end
score-part = Poeng: { $part }
score-ticket-done = { $n ->
    [one] { $player }: { $ticket }, pluss { $n } poeng
   *[other] { $player }: { $ticket }, pluss { $n } poeng
}
score-ticket-failed = { $n ->
    [one] { $player }: { $ticket } er ikke fullført, minus { $n } poeng
   *[other] { $player }: { $ticket } er ikke fullført, minus { $n } poeng
}
score-bonus = { $part }, { $count }: { $players }, pluss { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
score-won = { $n ->
    [one] { $player } vinner med ett poeng!
   *[other] { $player } vinner med { $n } poeng!
}
score-won-by = { $by ->
    [more_tickets] { $player } vinner: like mange poeng, men flere fullførte billetter!
    [fewer_stations] { $player } vinner: like mange poeng, men færre stasjoner!
    [longest_bonus] { $player } vinner: like mange poeng, men lengste rute!
   *[longer_path] { $player } vinner: like mange poeng, men lengre rute!
}
score-shared = Delt seier: { $players }
score-winner = Vinner
score-skip = Hopp over
score-again = Vis igjen
part-routes = Toglinjer
part-tickets = Billetter
part-stations = Stasjoner
part-ports = Havner
part-longest-path = Lengste rute
part-most-tickets = Flest billetter
score-total = Sum
count-completed = { $n } fullført
count-longest = { $n ->
    [one] { $n } felt
   *[other] { $n } felter
}
count-built = { $n } bygd
show-scores = Vis poengene
play-again = Spill igjen
replay = Reprise
download-record = Last ned opptaket

## Hints
hint = Tips
hint-about = Hva ville datamaskinen gjort?
hint-follow = Gjør det
hints-allowed = Tips: spillerne kan spørre hva de bør gjøre
practice-allowed = Øving: alt kan angres

## Refusals before a game
refusal-COLOR_TAKEN = en annen spiller har denne fargen
refusal-AWAY = en bot spiller for deg: ta plassen tilbake først
refusal-YOUR_TURN = det er din tur: gjør det nå
refusal-UNDONE = noe i spillet er blitt angret
