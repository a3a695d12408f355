"""The table server: games played together by a link.

`run` serves a `node` until a signal stops it. Below them, each package knows only those
after it: `web`, `living`, `tabletop`, `offers`, `wire`, `plumbing`, `store`.
"""
