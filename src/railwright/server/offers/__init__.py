"""What can be played here: games with their options, own maps, facts of boards."""
