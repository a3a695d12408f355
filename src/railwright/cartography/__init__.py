"""Lays out boards: where cities, slots and names stand, and the coast behind them.

A layout is computed once, when a board is made; afterwards the board is drawn from the
files that hold it. Needs the packages of `railwright[layout]`.
"""

from railwright.extras import insist_on

insist_on("layout", "laying out a map", "numpy", "scipy", "shapely")
