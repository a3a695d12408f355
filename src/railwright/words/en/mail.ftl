mail-subject = Your turn: { $game }
mail-text = { $n ->
    [0] It is your turn in your game.
   *[other] It is your turn in your game with { $players }.
}
