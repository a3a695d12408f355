"""What a browser is given to show a board: its drawing and its facts."""

from railwright.client.facts import board_facts
from railwright.client.files import KINDS, board_file, drawn

__all__ = ["KINDS", "board_facts", "board_file", "drawn"]
