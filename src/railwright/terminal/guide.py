"""What a player can type."""

HELP = """\
  12            do number 12 of the list; 12.2 is the second way to do it
  oslo          the routes at a city: their numbers, their owners
  all           the whole list of what you can do
  ? or hint     what the planner would do; then ok does it
  undo          take your last move back, while nobody has learned from it
  show          the table again
  board         the routes of all players
  log           all that has happened
  save NAME     call the game by a name of yours
  quit          leave; the game saves itself after every move
3R+1* means three red cards and a wild one; K is black. In World Rp is a red
wagon with port, Rs a red ship, Rd a double ship. Gray routes take any one
color, tunnels may cost more, ferries need locomotives.
Actions can also be typed as in records: draw up 3, draw blind, tickets,
keep 1 3, claim bergen-oslo.red with 3red 1loco, pass."""
VERBS = frozenset(
    [
        "draw",
        "claim",
        "tickets",
        "keep",
        "station",
        "port",
        "exchange",
        "pieces",
        "pay",
        "refill",
        "borrow",
        "give",
        "put",
        "pass",
    ]
)
"""The first words of actions."""
