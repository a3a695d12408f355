mail-subject = Your turn: { $game }
mail-text = { $n ->
    [0] It is your turn in your game.
   *[other] It is your turn in your game with { $players }.
}
confirm-subject = Confirm turn notices for { $game }
confirm-text = Somebody, probably you, asked for an e-mail when it is their turn in a game. If it was you, confirm it; otherwise do nothing, and there will be no more e-mails.
confirm-button = Yes, tell me about my turns
confirm-done = Thank you. We will notify you when it is your turn.
confirm-table = Go to the table
