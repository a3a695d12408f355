"""What is wrong with your own games; ours and those that are sound go on."""

from collections.abc import Iterable, Iterator

import click

from railwright.errors import GameError
from railwright.extras import MissingExtra
from railwright.games import GAMES, is_ours


def faults() -> Iterator[GameError]:
    """Why games, or their rules, words or layouts, cannot be used."""
    yield from (fault.error for fault in GAMES.faults)
    for name in GAMES:
        yield from faults_of(name)


def faults_of(game: str) -> Iterator[GameError]:
    """What is wrong with rules, words, lesson and layout of a game; ours are sound."""
    from railwright.rulebook import page_faults
    from railwright.words.own_check import words_faults

    if is_ours(game):
        return
    yield from (error for name, error in page_faults().items() if name == game)
    yield from words_faults(game)
    for read in (_read_layout, _read_lesson):
        try:
            read(game)
        except MissingExtra:
            continue  # where nothing can be drawn or served, its files are not read
        except GameError as error:
            yield error


def _read_layout(game: str) -> None:
    from railwright.layout import load_board

    load_board(game)


def _read_lesson(game: str) -> None:
    """Check the whole lesson of a game, if it brings one."""
    if GAMES[game].lesson.is_file():
        from railwright.server.tabletop.lessons import check_lesson

        check_lesson(GAMES[game].lesson)


def tell_faults() -> int:
    """Say what is wrong with your own games, and how many things that are."""
    found = [*faults()]
    for error in found:
        click.echo(f"Error: {error}", err=True)
    warn(GAMES)
    return len(found)


def warn(games: Iterable[str]) -> None:
    """Say which words your own games leave out."""
    from railwright.words.own_check import missing_words

    for name in games:
        for warning in missing_words(name):
            click.echo(f"Warning: {warning}", err=True)
