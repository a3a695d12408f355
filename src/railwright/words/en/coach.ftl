## The coach
coach-title = { $game }: what the coach says to { $player }
coach-result = { $result ->
    [won] You won.
    [shared] You share the win.
    [lost] You lost.
   *[open] The game is not over yet.
}
coach-curve = Your chance to win
coach-curve-about = From { $first }% at the first decision to { $last }% at the end, lowest { $low }%, highest { $high }%.
coach-balance = Luck and skill
coach-column-chance = Chance (%)
coach-column-points = Points
coach-even = Before the deal
coach-deal = The deal
coach-cards = Cards you drew
coach-tickets = Tickets you drew
coach-others = Your opponents' luck and play
coach-skill = Your decisions
coach-end = { $isover ->
    [yes] The end
   *[no] As it stands
}
coach-doubt = Each kind of luck may be off by: chance to win ±{ $chance } percentage points, score ±{ $points }
coach-sums = Each line adds up a whole game. What is won, lost, and won again counts every time, so it may come to more than 100%.
coach-mistakes = { $n ->
    [0] No decision clearly cost you a percentage point or more.
    [one] Your costliest decision
   *[other] Your costliest decisions
}
coach-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
coach-cost = chance to win { $chance } percentage points, score { $points }
coach-played = You played: { $action }
coach-better = Better: { $action }
coach-repeated = { $n ->
    [one] You made the same mistake on turn { $turns }.
   *[other] You made the same mistake on turns { $turns }.
}
coach-tied = About equally costly: numbers { $numbers }. Their order may be chance.
coach-why-risk = New tickets weren't worth the risk.
coach-why-spent = The cards you spent were worth more in your hand.
coach-why-late = It was time to claim a route.
coach-fair = Every decision is judged by what you could know then. What could be noise counts as luck. Playouts per decision: at least { $n }.
coach-progress = Going through the game
coach-thinking = The coach is going through your decisions. This takes a while.
coach-failed = The coach can't say anything right now.
coach-again = Ask again
coach-seat = Player
coach-decision = Decision { $at } of { $n }, chance to win { $chance }%
coach-try = Try it again
coach-habits = Across your games
coach-habits-about = { $games ->
    [0] The coach hasn't gone through any of your games yet.
    [one] The one game the coach has gone through
   *[other] The average of { $games } games the coach has gone through; you won { $won }
}
coach-luck = Luck
coach-kind-opening = Your first tickets
coach-kind-tickets = When you drew tickets
coach-kind-keeping = Tickets you kept later
coach-kind-drawing = Cards you drew
coach-kind-claiming = Routes you claimed
coach-kind-building = Stations and ports
coach-kind-others = Other decisions
coach-column-mistakes = Mistakes
coach-of = { $n } of { $all }
