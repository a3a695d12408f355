"""`railwright map check`: everything that is wrong with a map file."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import click

from railwright.cli.faults import faults_of, warn
from railwright.cli.map.words import (
    doubles,
    place_name,
    stops,
    ticket_cards,
)
from railwright.cli.plurals import counted
from railwright.cli.sentences import is_unreadable
from railwright.errors import Defect, FileError, GameError
from railwright.games import (
    GAMES,
    Game,
    map_path,
    misfits,
    option_misfits,
    unknown_game,
    unplayable,
    with_options,
)
from railwright.maps import Map
from railwright.maps.check import check as check_source
from railwright.maps.deviations import deviations
from railwright.maps.library import map_from_record
from railwright.maps.source import Source
from railwright.text_files import read_text

UNSOUND = "the map is sound, other files of its game are not"
_FEW = 8  # so many tickets are listed even to those who did not ask


@click.command("check")
@click.argument("maps", metavar="[MAP]...", nargs=-1)
@click.option(
    "-v",
    "--verbose",
    is_flag=True,
    help="List all tickets that differ from the shortest path.",
)
@click.pass_context
def check(context: click.Context, maps: tuple[str, ...], *, verbose: bool) -> None:
    """Check map files and list all of their defects.

    MAP is the name of a game (see `railwright map list`) or the path of a map file;
    without MAP, the maps of all games are checked. Your own games are checked with
    their words, rules, layouts and lessons. Each defect is listed with its file and
    line, and the exit code is 1 if there is any. A game or a file that is not there is
    refused at once, with exit code 2.

    Tickets whose points differ from the shortest path, and that say so with "spaces",
    are not defects; they are listed for you to compare with the cards.

    \b
    Examples:
      railwright map check
      railwright map check my-map.json
      railwright map check world --verbose
    """
    for name in maps:
        _insist_on(name)
    files = _files(maps or GAMES)
    found: Counter[str] = Counter()
    for file, name in files.items():
        faults = _faults(name)
        found[file] += _report(name, is_rest_sound=not faults, verbose=verbose)
        for error in faults:
            found[_file_of(error)] += _say(error)
    for fault in () if maps else GAMES.faults:
        found[_file_of(fault.error)] += _say(fault.error)
    warn(game.name for game in map(_board_of, files.values()) if game)
    if found.total():
        in_files = counted(sum(number > 0 for number in found.values()), "file")
        click.echo(f"{counted(found.total(), 'defect')} in {in_files}")
        context.exit(1)


def _insist_on(name: str) -> None:
    """Refuse a game or a file that is not there; what is wrong in it is listed."""
    try:
        read_text(map_path(name))
    except FileError as error:
        if is_unreadable(error):
            raise


def _files(names: Iterable[str]) -> dict[str, str]:
    """What is to be checked, by its file: each once, however often it is named."""
    files: dict[str, str] = {}
    for name in names:
        board = GAMES[name].board if name in GAMES else Path(name)
        files.setdefault(str(board.absolute()), name)
    return files


def _file_of(error: GameError) -> str:
    """The file that an error is about; another one for each error that names none."""
    if isinstance(error, FileError):
        return str(Path(error.file).absolute())
    return str(error)


def _faults(name: str) -> list[GameError]:
    """What is wrong with the other files of the game whose board it is, if any."""
    game = _board_of(name)
    return [*faults_of(game.name)] if game else []


def _report(name: str, *, is_rest_sound: bool, verbose: bool) -> int:
    """Print what there is to say about a map; the number of its defects."""
    try:
        source = Source.read(map_path(name))
    except GameError as error:
        return _say(error)
    defects = check_source(source) or _misfits(name, source)
    if defects:
        _print_defects(name, defects)
    else:
        board = map_from_record(source.value)
        verdict = _verdict(name, board) if is_rest_sound else UNSOUND
        _print_sound(name, board, verdict, verbose=verbose)
    return len(defects)


def _say(error: GameError) -> int:
    """Print all defects that an error tells; their number."""
    click.echo(str(error))
    return len(str(error).splitlines())


def _misfits(name: str, source: Source) -> list[Defect]:
    """What the game of a sound map cannot use of it, or no game can."""
    board = map_from_record(source.value)
    if board.rules not in {None, *GAMES}:
        return [source.defect(("rules",), str(unknown_game(str(board.rules))))]
    named = GAMES[board.rules] if board.rules and not _board_of(name) else None
    found = option_misfits(named, board) if named else []
    if not found:
        game = _game(name, board)
        found = misfits(game, board) if game else unplayable(board)
    return sorted({source.defect(place, text) for place, text in found})


def _game(name: str, board: Map) -> Game | None:
    """The game whose board it is, or the one that the map names, with its options."""
    own = _board_of(name)
    if own:
        return own
    if board.rules is None:
        return None
    return with_options(GAMES[board.rules], dict(board.options))


def _board_of(name: str) -> Game | None:
    """The game of that name, or the one whose board lies at that path."""
    if name in GAMES:
        return GAMES[name]
    path = Path(name).absolute()
    boards = (game for game in GAMES.values() if game.board.absolute() == path)
    return next(boards, None)


def _verdict(name: str, board: Map) -> str:
    """How far a map without defects can be played on."""
    game = _game(name, board)
    if game is None:
        return 'sound, but it does not name its game: add "rules"'
    fewest, most = game.seats
    players = [n for n in range(fewest, most + 1) if not misfits(game, board, n)]
    if players[-1] == most:
        return "sound"
    up_to = "" if players[-1] == fewest else "up to "
    return f"sound for {up_to}{players[-1]} players; {game.name} is for up to {most}"


def _print_defects(name: str, defects: list[Defect]) -> None:
    for defect in defects:
        click.echo(defect.of(click.format_filename(name)))


def _print_sound(name: str, board: Map, verdict: str, *, verbose: bool) -> None:
    click.echo(f"{click.format_filename(name)}: {_contents(board)}: {verdict}")
    differing = deviations(board)
    if len(differing) > _FEW:
        hint = "" if verbose else "; --verbose lists them"
        click.echo(f"  {len(differing)} tickets differ from the shortest path{hint}")
        if not verbose:
            return
    for each in differing:
        # Names are joined as people write a connection, with a dash.
        ends = f"{place_name(board, each.a)}\N{EN DASH}{place_name(board, each.b)}"
        path = f"the shortest path has {counted(each.spaces, 'space')}"
        click.echo(f"  {ends} is worth {each.points}; {path}")


def _contents(board: Map) -> str:
    at_borders = stops(board)
    parts = [counted(len(board.cities) - at_borders, "city", "cities")]
    if at_borders:
        parts.append(counted(at_borders, "stop"))
    double = f" ({doubles(board)} double)" if doubles(board) else ""
    parts.append(counted(len(board.routes), "route") + double)
    parts.append(counted(ticket_cards(board), "ticket"))
    return ", ".join(parts)
