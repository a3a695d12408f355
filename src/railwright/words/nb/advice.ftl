## Actions
action-claim = Bygg { $route } med { $cards }.
action-station = Bygg en stasjon i { $city }.
action-port = Bygg en havn i { $city }.
action-up = Ta det åpne kortet: { $card }.
action-blind = { $deck ->
    [wagon] Trekk et togvognkort fra bunken.
    [ship] Trekk et skipskort fra bunken.
   *[only] Trekk et kort fra bunken.
}
action-keep = { $n ->
    [0] Behold ingen billett.
   *[other] Behold { $tickets }.
}
action-pieces = Ta { $wagons ->
    [one] { $wagons } togvogn
   *[other] { $wagons } togvogner
} og { $ships ->
    [one] { $ships } skip
   *[other] { $ships } skip
}.
action-exchange-wagons = { $n ->
    [one] Bytt { $n } togvogn mot et skip.
   *[other] Bytt { $n } togvogner mot skip.
}
action-exchange-ships = { $n ->
    [one] Bytt { $n } skip mot en togvogn.
   *[other] Bytt { $n } skip mot togvogner.
}
action-pay = Betal for tunnelen med { $cards }.
action-refill = { $deck ->
    [ship] Fyll plassen med et skipskort.
   *[wagon] Fyll plassen med et togvognkort.
}
action-borrow = { $n ->
    [0] Ikke lån noen linje.
   *[other] La stasjonene dine låne { $routes }.
}
action-tickets = Trekk billetter.
action-give-up = Gi opp tunnelen.
action-pass = Stå over.

## Why that is advised
hint-why-only = Du kan ikke gjøre noe annet.
hint-why-tickets = { $n ->
    [one] Du trenger den til billetten { $tickets }.
   *[other] Du trenger den til billettene { $tickets }.
}
hint-why-points = Du får mange poeng på kort tid.
hint-why-card = Du trenger det til { $route }.
hint-why-wild = { $wild ->
    [joker] En joker kan brukes nesten overalt.
   *[loco] Et lokomotiv kan brukes nesten overalt.
}
hint-why-blind = Ingen av de åpne kortene hjelper deg mye. Prøv bunken.
hint-why-time = Billettene dine er i orden, og det er tid til flere.
hint-why-keep = Du kan fullføre alle billettene dine med { $spaces } av { $pieces } { $ships ->
    [0] togvogner
   *[other] brikker
}.
hint-why-station = { $n ->
    [one] Da kan du låne linjen til en annen spiller til billetten { $tickets }.
   *[other] Da kan du låne linjen til en annen spiller til billettene { $tickets }.
}
hint-why-port = { $n ->
    [one] Du får poeng for den hvis du fullfører billetten { $tickets }.
   *[other] Du får poeng for den med hver av disse billettene som du fullfører: { $tickets }.
}
hint-why-ships = Til billettene trenger du flere skip enn du har igjen.
hint-why-wagons = Til billettene trenger du flere togvogner enn du har igjen.
hint-why-fleet = Til billettene trenger du omtrent { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
}, { $sea } av dem til sjøs.
hint-why-borrow = Slik får du flest poeng.
hint-why-give-up = Linjen er ikke verdt de ekstra kortene.
hint-why-plan = Ingenting annet ser bedre ut.
