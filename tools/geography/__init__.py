"""Reduces Natural Earth to what boards need, when a board is made."""
