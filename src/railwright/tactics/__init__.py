"""Compiled judgement: what a reasonable player would do in a position.

Nothing here looks at what the player may not know: hands and tickets of others, and
the order of decks. Bots use it on positions that they imagine, and search plays whole
games with it.
"""
