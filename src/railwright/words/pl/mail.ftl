mail-subject = Twoja tura: { $game }
mail-text = { $n ->
    [0] W twojej grze jest teraz twoja tura.
   *[other] W twojej grze jest teraz twoja tura. Grają też: { $players }.
}
