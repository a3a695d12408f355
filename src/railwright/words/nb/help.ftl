## Hjelp i det første spillet mot boter
help-label = Hjelp
help-ticket-done = Denne billetten er fullført.
help-ticket-blocked = Denne billetten kan ikke lenger fullføres.
help-ticket-station = Denne billetten kan du bare fullføre med en stasjon.
help-ticket-way = { $spaces ->
    [one] Den mangler { $spaces } felt: { $way }.
   *[other] Den mangler { $spaces } felter: { $way }.
}
help-way-part = { $route } ({ $n })
help-ticket-cards = { $n ->
    [0] Du har alle kortene til det.
    [one] Du mangler minst { $n } kort til det.
   *[other] Du mangler minst { $n } kort til det.
}
help-ticket-hard = { $piece ->
    [ship] Den korteste ruten krever { $need } skip, og du har { $have } igjen.
    [wagon] Den korteste ruten krever { $need } togvogner, og du har { $have } igjen.
   *[train] Den rekker du neppe: { $need } togvogner trengs, { $have } igjen.
}
help-tickets-hard = { $piece ->
    [ship] De åpne billettene dine krever opptil { $need } skip, og du har { $have } igjen.
    [wagon] De åpne billettene dine krever opptil { $need } togvogner, og du har { $have } igjen.
   *[train] De åpne billettene dine krever opptil { $need } togvogner, og du har { $have } igjen.
}
help-keep-hard = { $piece ->
    [ship] Disse billettene krever til sammen opptil { $need } skip, og du har { $have } igjen.
    [wagon] Disse billettene krever til sammen opptil { $need } togvogner, og du har { $have } igjen.
   *[train] Disse billettene krever til sammen opptil { $need } togvogner, og du har { $have } igjen.
}
help-pay-hard = { $piece ->
    [ship] Da har du { $have } skip igjen, men de åpne billettene dine krever opptil { $need }.
    [wagon] Da har du { $have } togvogner igjen, men de åpne billettene dine krever opptil { $need }.
   *[train] Da har du { $have } togvogner igjen, men de åpne billettene dine krever opptil { $need }.
}
help-pay-wild = { $wild ->
    [joker] Du kan betale med færre jokere.
   *[loco] Du kan betale med færre lokomotiver.
}

## Taster
key-market = ta et åpent kort
key-deck = trekk fra bunken
key-ships = trekk et skipskort fra bunken
key-tickets = trekk billetter
key-answer = svar på det du blir spurt om
key-board = gå til brettet
key-arrows = fra linje til linje
key-next = neste eller forrige linje du kan bygge
key-enter = bygg
key-hand = gå til hånden
key-hint = be om et tips
key-undo = angre
key-known = dette kan du vite
key-summary = reglene på ett kort
key-sound = lyd av eller på
key-zoom = zoom inn, zoom ut, hele brettet
key-escape = avbryt
