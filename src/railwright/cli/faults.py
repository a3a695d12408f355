"""What is wrong with your own games; ours and those that are sound go on."""

from collections.abc import Iterator

import click

from railwright.errors import GameError
from railwright.games import GAMES, is_ours


def faults() -> Iterator[GameError]:
    """Why games, or their rules or layouts, cannot be used."""
    from railwright.layout import load_board
    from railwright.rulebook import page_faults
    from railwright.words.own_check import words_faults

    yield from (fault.error for fault in GAMES.faults)
    yield from page_faults().values()
    yield from words_faults()
    for name in GAMES:
        try:
            _ = is_ours(name) or load_board(name)
        except GameError as error:
            yield error


def tell_faults() -> None:
    """Say what is wrong with your own games."""
    for error in faults():
        click.echo(f"Error: {error}", err=True)
    warn()


def warn() -> None:
    """Say which words your own games leave out."""
    from railwright.words.own_check import missing_words

    for warning in missing_words():
        click.echo(f"Warning: {warning}", err=True)
