## The explorer of bot games
explorer-title = Explore { $game }
explorer-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} between { $players } bots of the same level ({ $bot ->
    [planner] between medium and hard
   *[other] { $level }
}). Turns per player: about { $turns }.
explorer-caution = These are games of bots, not of people. The figures show how it went for players who kept a ticket or claimed a route, not that they won because of it. Ranges are 95% confidence intervals.
explorer-players = Players
explorer-players-n = { $n }
explorer-what = What to look at
explorer-routes = Routes
explorer-tickets = Tickets
explorer-opening = Opening
explorer-heat = Colors of the routes
explorer-heat-taken = How often claimed
explorer-heat-won = How many owners won
explorer-heat-holders = Claimed by holders of this ticket
explorer-few = too few games
explorer-share = { $share } ({ $low }–{ $high })
explorer-range = { $low }–{ $high }
explorer-mean = { $value } ± { $error }
explorer-none = Nothing found
explorer-back-routes = All routes
explorer-back-tickets = All tickets
explorer-search-route = Search for a city
explorer-search-ticket = First letters of a ticket
explorer-claimed = Claimed in
explorer-claimed-short = Claimed in { $share } of the games
explorer-half = Half of the owners had it by turn
explorer-when = When it was claimed
explorer-when-bar = Turns { $from } to { $to }: { $share }
explorer-when-turns = turns of its owner
explorer-who = Who
explorer-cases = Players
explorer-won = Won
explorer-margin = Points ahead
explorer-who-owner = claimed it
explorer-who-everyone = everyone
explorer-who-holder = held it at the end
explorer-who-kept-first = kept it at the start
explorer-who-gave-first = gave it back at the start
explorer-who-kept-later = kept it later
explorer-who-gave-later = gave it back later
explorer-kept-first = Kept at the start
explorer-kept-later = Kept when drawn later
explorer-completed = Completed by its holders
explorer-points = Points it brought
explorer-opening-about = Add the tickets you are offered at the start. You see what the bots kept, and how it went for them.
explorer-opening-add = Add a ticket
explorer-opening-remove = Remove { $ticket }
explorer-opening-full = That is a whole offer. Remove a ticket to add another.
explorer-opening-each = Each ticket
explorer-opening-two = Two of them together
explorer-opening-kept = Kept
explorer-opening-keepers = Keepers won
explorer-opening-others = Others won
explorer-opening-pair = { $first } + { $second }
explorer-opening-both = Kept both
explorer-missing = Nobody has explored this board yet
