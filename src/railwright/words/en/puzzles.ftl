## Puzzles
puzzles-title = Puzzles
puzzles-intro = Positions from simulated games. In each, one decision is clearly the best. Can you find it?
puzzles-none = There are no puzzles here yet.
puzzle-daily = Today's puzzle
puzzle-daily-solve = Solve today's puzzle
puzzle-daily-done = { $right ->
    [yes] You solved today's puzzle. A new one comes at midnight UTC.
   *[no] You tried today's puzzle. A new one comes at midnight UTC.
}
puzzle-days = Days in a row: { $n }
puzzle-row = Solved in a row: { $n }
puzzle-row-best = Your best: { $n }
puzzle-solved = { $n } of { $total } solved
puzzle-degree = { $degree ->
    [1] Easy
    [2] Medium
   *[3] Hard
}
puzzle-link = { $state ->
    [right] Puzzle { $n }, solved
    [wrong] Puzzle { $n }, not solved at first try
   *[new] Puzzle { $n }
}
puzzle-name = Puzzle { $n } of { $count }
puzzle-find = What is the best decision here? Play it as you would at the table.
puzzle-right = Right!
puzzle-wrong = There is something better.
puzzle-best = Best: { $action }
puzzle-chances = Chance to win
puzzle-chance = { $chance }% ± { $doubt }
puzzle-yours = your decision
puzzle-fair = Judged by what your seat knows, in many imagined games.
puzzle-others = You can try other decisions, too.
puzzle-kind = { $kind ->
    [opening] About the first tickets
    [offer] About which tickets to keep
    [tunnel] About a tunnel
    [last] About the last turns
    [building] About building
    [tickets] About drawing tickets
    [route] About which route
    [timing] About claiming or drawing
    [card] About which card
   *[other] About something special
}
puzzle-next = Next puzzle
puzzle-play-on = Play on
puzzle-play-on-about = Play this game to its end against a bot.
puzzle-all = All puzzles
puzzle-unknown = There is no such puzzle
