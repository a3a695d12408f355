mail-subject = Din tur: { $game }
mail-text = { $n ->
    [0] Det er din tur i spillet ditt.
   *[other] Det er din tur i spillet ditt med { $players }.
}
confirm-subject = Bekreft turvarsler for { $game }
confirm-text = Noen, sannsynligvis du, har bedt om en e-post når det er deres tur i et spill. Bekreft hvis det var deg. Hvis ikke, trenger du ikke gjøre noe; det kommer ingen flere e-poster.
confirm-button = Ja, varsle meg når det er min tur
confirm-done = Takk. Vi varsler deg når det er din tur.
confirm-table = Gå til bordet
