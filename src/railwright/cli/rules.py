"""`railwright rules`: the rules of the games, by game, by id or by words."""

import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from itertools import groupby

import click

from railwright.cli.games import GameCommand
from railwright.cli.printed_tables import print_table
from railwright.errors import GameError
from railwright.games import GAMES, Game, Option, is_ours, title_of
from railwright.games.definition import ANY_NUMBER
from railwright.rulebook import (
    Catalogue,
    Entry,
    Rule,
    Ruling,
    Scenario,
    catalogue,
)
from railwright.rulebook.clauses import NONE
from railwright.rulebook.comparison import facts_of
from railwright.rulebook.references import canonical
from railwright.suggestions import did_you_mean_or_choose

SEATS = "1 to the number of players"
"""What can be typed where a seat is wanted."""
_INDENT = 7  # an id of three digits and two spaces


@click.command(name="rules", cls=GameCommand)
@click.argument("words", nargs=-1, metavar="[GAME] [ID]...")
@click.option(
    "--search", metavar="WORDS", help="List the entries that contain all these words."
)
@click.option(
    "--options", is_flag=True, help="List the rule options a table can change."
)
def rules(words: tuple[str, ...], search: str | None, *, options: bool) -> None:
    """Read the rules of the games.

    GAME is {games}. An ID names a rule
    (C-31, E-11), a ruling on an open question (Q-12) or a scenario (X-74).

    \b
    Examples:
      railwright rules europe
      railwright rules N-19 Q-25
      railwright rules world --search joker port
      railwright rules world --options
    """
    book = catalogue()
    games = [game for word in words if (game := _game(word))]
    others = [word for word in words if not _game(word)]
    if len(games) > 1:
        raise GameError(f"give one game at a time, not {' and '.join(games)}")
    game = games[0] if games else None
    if options and (others or search is not None):
        more = " ".join(others) or "--search"
        raise GameError(f"--options lists options alone; leave out {more}")
    if search is not None:
        _show_found(book, [*search.split(), *others], game)
    elif others:
        _show_entries(book, others, game)
    elif options:
        _show_options(book, game)
    elif game:
        _show_game(book, game)
    else:
        _show_overview(book)


def _game(word: str) -> str | None:
    """The game of a name or of its letter."""
    letters = {game.letter: name for name, game in GAMES.items()}
    return word.lower() if word.lower() in GAMES else letters.get(word.upper())


def _show_overview(book: Catalogue) -> None:
    rows = [
        (
            game.letter or NONE,
            game.name,
            title_of(game.name),
            _own(book, game.letter),
            len(book.rules_of(game.name)),
        )
        for game in GAMES.values()
    ]
    print_table("", ("letter", "GAME", "title", "own rules", "with common"), rows)
    click.echo(
        f"{len(book.rules)} rules, {_own(book, 'C')} of them common; "
        f"{len(book.rulings)} rulings on open questions; "
        f"{len(book.options)} options; {len(book.scenarios)} scenarios.\n"
    )
    click.echo("railwright rules GAME            all rules of a game")
    click.echo("railwright rules ID              one entry in full: C-31, Q-12, X-74")
    click.echo(
        "railwright rules --search WORDS  the entries that contain all these words"
    )
    click.echo("railwright rules GAME --options  the rule options a table can change")


def _own(book: Catalogue, letter: str | None) -> int:
    return sum(each[0] == letter for each in book.rules)


def _show_game(book: Catalogue, game: str) -> None:
    applying = book.rules_of(game)
    own = sum(not rule.id.startswith("C") for rule in applying)
    click.echo(
        f"{title_of(game)}: {own} rules of its own, {len(applying) - own} common"
    )
    if preface := book.prefaces.get(game):
        click.echo()
        _print(preface)
    click.echo()
    facts = facts_of(GAMES[game])
    print_table("", ("in this game", "", "rule"), facts)
    if not is_ours(game):
        _print(_FOREIGN.format(game=title_of(game)))
    for heading, group in groupby(applying, key=lambda rule: rule.heading):
        _print_heading(heading)
        for rule in group:
            here = [] if is_ours(game) else [f for f in facts if f[2] == rule.id]
            _print_rule(rule, here)


_FOREIGN = (
    "The common rules give their numbers and examples for the games that come with "
    "Railwright. Where {game} differs, the rule says what holds here."
)


def _print_rule(rule: Rule, here: Sequence[tuple[str, str, str]]) -> None:
    """A rule; what holds in a game that the catalogue does not know comes after it."""
    if here:
        facts = "; ".join(f"{about.lower()}: {said}" for about, said, _ in here)
        _print(f"{_sentence(rule)} Here: {facts}.", rule.id)
        return
    example = f" Example: {rule.example}" if rule.example else ""
    _print(f"{_sentence(rule)}{example}", rule.id)


def _sentence(entry: Rule) -> str:
    """The title and the text, unless the title is where the text begins."""
    is_run_in = entry.text.startswith(entry.title)
    return entry.text if is_run_in else f"{entry.title}. {entry.text}"


def _show_entries(book: Catalogue, typed: Sequence[str], game: str | None) -> None:
    entries = [_entry(book, word) for word in typed]
    for entry in entries:
        if game and game not in _games(entry):
            elsewhere = _titles(_games(entry))
            raise GameError(f"{entry.id} is not about {title_of(game)} but {elsewhere}")
    for number, entry in enumerate(entries):
        if number:
            click.echo()
        _show_entry(book, entry)


def _entry(book: Catalogue, word: str) -> Entry:
    """The entry of an id; what cannot be an id may be a game typed wrong."""
    if canonical(word):
        return book.entry(word)
    hint = did_you_mean_or_choose(word, GAMES)
    raise GameError(f"{word}: no such game, and not an id like C-31{hint}")


def _games(entry: Entry) -> tuple[str, ...]:
    """The games of an entry; a ruling may matter to all of them."""
    return tuple(GAMES) if isinstance(entry, Ruling) else entry.games


def _titles(games: Iterable[str]) -> str:
    return ", ".join(title_of(game) for game in games)


def _show_entry(book: Catalogue, entry: Entry) -> None:
    if isinstance(entry, Rule):
        _print(_sentence(entry), entry.id)
        _print_fields({"Example": entry.example, "Games": _scope(entry)})
        _print_fields({"Source": entry.source})
    elif isinstance(entry, Ruling):
        _print(f"{entry.title} {entry.text}".strip(), entry.id)
        _print_fields(
            {
                "Texts": entry.texts,
                "Analysis": entry.analysis,
                "Outside": entry.outside,
                "Ruling": entry.ruling,
                "Reason": entry.reason,
                "Option": entry.option,
            }
        )
    else:
        _show_scenario(book, entry)
    _show_related(book, entry)


def _scope(rule: Rule) -> str:
    """The games of a rule, and the catalogue's words where they say more."""
    says_more = re.search(r"[^A-Z ]", rule.scope)
    more = f" ({rule.scope})" if says_more else ""
    return f"{_titles(rule.games)}{more}"


def _show_scenario(book: Catalogue, scenario: Scenario) -> None:
    _print(scenario.heading, scenario.id)
    setup = scenario.setup
    if scenario.same_as:
        setup += f" as {scenario.same_as}: {book.scenarios[scenario.same_as].setup}"
    _print_fields(
        {
            "Games": _titles(scenario.games),
            "Set-up": setup,
            "Action": scenario.action,
            "Expected": scenario.expected,
            "Shows": " ".join(scenario.rules),
        }
    )


def _show_related(book: Catalogue, entry: Entry) -> None:
    related = book.related(entry)
    kinds = {"rules": Rule, "rulings": Ruling, "scenarios": Scenario}
    for name, kind in kinds.items():
        listed = [each for each in related if isinstance(each, kind)]
        if listed:
            _print_heading(f"Related {name}")
        for each in listed:
            _print(_title(book, each), each.id)


def _title(book: Catalogue, entry: Entry) -> str:
    """The title of an entry; a scenario that is like another says so in full."""
    if not isinstance(entry, Scenario) or not entry.same_as:
        return entry.title
    before = book.scenarios[entry.same_as].setup
    return re.sub(r"^same(?=[:,])", lambda _: before, entry.title)


def _show_found(book: Catalogue, words: Sequence[str], game: str | None) -> None:
    if not words:
        raise GameError("--search needs at least one word")
    found = [
        entry for entry in book.search(words) if game is None or game in _games(entry)
    ]
    if not found:
        where = f" of {title_of(game)}" if game else ""
        raise click.ClickException(
            f"no entry{where} has all of the words {' '.join(words)}"
        )
    for entry in found:
        _print(_title(book, entry), entry.id)


def _show_options(book: Catalogue, game: str | None) -> None:
    rows = [
        (
            each.name,
            each.default,
            ", ".join(map(_value, each.values[1:])),
            each.question,
        )
        for each in book.options.values()
    ]
    if game:
        rows = [_option_row(book, GAMES[game], each) for each in GAMES[game].options]
    if not rows:
        click.echo(f"{title_of(str(game))} has no rule options.")
        return
    print_table("", ("option", "default", "other values", "ruling"), rows)
    click.echo("`railwright rules ID` shows a ruling in full.")


def _value(said: str) -> str:
    """A value as it is typed; where the rulings say a seat, it is a number."""
    return SEATS if said == "seat" else said


def _option_row(
    book: Catalogue, game: Game, option: Option
) -> tuple[str, str, str, str]:
    """An option as it is in a game, with its ruling if it has one."""
    default, known = option.default(game), book.options.get(option.name)
    others = [value for value in option.values if value != default]
    if option.names_seats:
        others.append(SEATS)
    elif option.highest is not None:
        most = option.highest(game)
        others.append("any positive number" if most == ANY_NUMBER else f"1 to {most}")
    return option.name, default, ", ".join(others), known.question if known else NONE


def _print_heading(text: str) -> None:
    click.echo()
    click.secho(text, bold=True, underline=True)


def _print_fields(fields: dict[str, str]) -> None:
    for name, text in fields.items():
        if text:
            _print(f"{name}: {text}", "")


def _print(text: str, ident: str | None = None) -> None:
    """Print a paragraph, indented if it belongs to an id; whole in a pipe."""
    plain = re.sub(r"[*`]", "", text)
    indent = 0 if ident is None else _INDENT
    lines = [plain]
    if sys.stdout.isatty():
        width = max(shutil.get_terminal_size().columns - indent, 20)
        lines = textwrap.wrap(plain, width, break_on_hyphens=False)
    head = click.style((ident or "").ljust(indent), bold=True)
    click.echo(head + f"\n{' ' * indent}".join(lines))
