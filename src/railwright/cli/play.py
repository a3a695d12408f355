"""`railwright play`: a game in the terminal."""

import secrets
from typing import TYPE_CHECKING

import click

from railwright.cli.arguments import RULE_OPTIONS, Unusable, read_options
from railwright.cli.games import GameCommand, GameName, listed
from railwright.cli.values import SEED, OneOf
from railwright.errors import GameError
from railwright.words.languages import LANGUAGES, language_of_environment

if TYPE_CHECKING:
    from railwright.terminal.session import Session
    from railwright.words.speech import Words


@click.command("play", cls=GameCommand)
@click.argument("game", required=False, type=GameName())
@click.option(
    "--seats",
    metavar="LIST",
    help="Who plays, in order: human, human:NAME or a bot.  [default: human,medium]",
)
@click.option("--seed", type=SEED, help="Random seed, a whole number.")
@RULE_OPTIONS
@click.option(
    "--resume",
    is_flag=False,
    flag_value="",
    metavar="[NAME]",
    help="Continue a saved game, by default the last one.",
)
@click.option(
    "--language",
    type=OneOf(list(LANGUAGES)),
    help="Language of the game.  [default: that of the system's locale, or en]",
)
def play(  # noqa: PLR0913, PLR0917 - one for each option
    game: str | None,
    seats: str | None,
    seed: int | None,
    options: tuple[str, ...],
    resume: str | None,
    language: str | None,
) -> None:
    """Play in the terminal, against bots or friends.

    Several people can share the keyboard.
    GAME is {games}, or a map file. The game is saved after every
    move; `help` in the game lists what you can type.

    \b
    Examples:
      railwright play nordic
      railwright play europe --seats human:Anna,human:Ben,planner
      railwright play --resume
    """
    from railwright.terminal.loop import run
    from railwright.words.phrases import TOLD
    from railwright.words.speech import speak

    words = speak(language or language_of_environment(), *TOLD)
    try:
        if resume is None:
            session = _new(game, seats, seed, options, words)
        else:
            is_new = bool(game or options) or seed is not None
            session = _resumed(seats, resume, words, is_new=is_new)
    except GameError as error:
        raise Unusable(str(error)) from error
    run(session)


def _new(
    game: str | None,
    seats: str | None,
    seed: int | None,
    options: tuple[str, ...],
    words: "Words",
) -> "Session":
    from railwright.cli.keyboard import ask, console
    from railwright.model import new_game
    from railwright.terminal import saves
    from railwright.terminal.seating import read_seats
    from railwright.terminal.session import Session

    if game is None:
        raise GameError(f"name a game: {listed()}, or a map file")
    players = read_seats("human,medium" if seats is None else seats, words)
    luck = secrets.randbelow(1 << 31) if seed is None else seed
    match = new_game(game, len(players), luck, read_options(options))
    session = Session(match, players, console(), ask, words)
    try:
        session.begin(saves.reserve(match.board.name))
    except OSError as error:
        session.cannot_save(error)
    title, guide = session.screen.phrases.title, words.say("command-help")
    session.screen.say(words.say("begin", game=title, help=guide))
    return session


def _resumed(
    seats: str | None, name: str, words: "Words", *, is_new: bool
) -> "Session":
    from railwright.cli.keyboard import ask, console
    from railwright.terminal import saves
    from railwright.terminal.resume import played
    from railwright.terminal.seating import read_seats, seats_of
    from railwright.terminal.session import Session

    if is_new:
        raise GameError(
            "--resume takes no GAME, --seed or --option: the saved game has them"
        )
    file, text = saves.read(name)
    game = played(text, str(file))
    if not seats and not game.names:
        raise GameError(f"{file.stem} does not say who plays; add --seats")
    players = read_seats(seats, words) if seats else seats_of(game.names, words)
    if len(players) != game.match.seats:
        raise GameError(f"{file.stem} has {game.match.seats} players")
    session = Session(game.match, players, console(), ask, words)
    for seat, events in game.steps:
        session.remember(events, seat)
    session.begin(file)
    title = session.screen.phrases.title
    session.screen.say(words.say("resumed", game=title, name=file.stem))
    return session
