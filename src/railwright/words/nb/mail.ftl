mail-subject = Din tur: { $game }
mail-text = { $n ->
    [0] Det er din tur i spillet ditt.
   *[other] Det er din tur i spillet ditt med { $players }.
}
