"""Positions and actions as rows of numbers, for programs that learn; compiled."""
