"""Lays out boards: where cities, slots and names stand, and the coast behind them.

A layout is computed once, when a board is made; afterwards the board is drawn from the
files that hold it. Needs the packages of `railwright[layout]`.
"""
