## Watching a game again

replay-title = Replay of { $game }
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step { $at } of { $n }
replay-start = The game is set up
replay-position = Position in the game
replay-hands = Show all hands
replay-curve = Scores
replay-claims = Jump to a claim
replay-tickets = Jump to a ticket
replay-choose = choose…
replay-ticket-kept = { $player } keeps { $ticket }
replay-ticket-done = { $player } completes { $ticket }
replay-verify = Check the shuffle
replay-verified = The secret matches the seal shown before the game.
replay-not-verified = The secret doesn't match the seal!
replay-verify-how = The whole game can be checked with: { $command }
