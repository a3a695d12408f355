"""Turns the parts of a page into rules, rulings, scenarios and options."""

import re
from collections.abc import Iterator

from railwright.games import GAMES, Game, load_map
from railwright.rulebook.clauses import OptionRow, Rule, Ruling, Scenario
from railwright.rulebook.markdown import RawEntry, RulebookPage
from railwright.rulebook.outline import PARTS, parts_of
from railwright.rulebook.references import references
from railwright.suggestions import did_you_mean_or_choose

SCENARIO_HEADER = ("Id", "Game", "Set-up", "Action", "Expected", "Rules")
"""The header of a table of scenarios."""

_OPTION_HEADER = ("Option", "Default", "Other values", "Question")
_OPTIONS = "Summary of options"
_REFUSALS = "Refusal codes"
_RULE_FIELDS = {"Games", "Part", "Source", "Example", "Examples"}
_RULING_FIELDS = {"Texts", "Analysis", "Outside", "Ruling", "Reason", "Option"}


def rules_on(page: RulebookPage) -> Iterator[Rule]:
    """The rules of a page."""
    for entry in page.entries:
        _check_fields(page, entry, required={"Games", "Part"}, allowed=_RULE_FIELDS)
        fields = entry.fields
        parts = _parts(page, entry)
        scope = fields.get("Games", "").removesuffix(".")
        games = tuple(
            game.name for game in GAMES.values() if _holds(entry, scope, parts, game)
        )
        if not games:
            text = f"{entry.id}: Games must name a game by its letter"
            page.complain(entry.line, f"{text}, as in `- *Games:* {entry.id[0]}.`")
        yield Rule(
            id=entry.id,
            title=entry.title,
            text=entry.text,
            games=games,
            parts=parts,
            source=fields.get("Source", ""),
            example=fields.get("Example", fields.get("Examples", "")),
            scope=scope,
            heading=entry.heading,
        )


def rulings_on(page: RulebookPage) -> Iterator[Ruling]:
    """The rulings of a page."""
    required = {"Texts", "Ruling", "Option"}
    for entry in page.entries:
        _check_fields(page, entry, required=required, allowed=_RULING_FIELDS)
        yield Ruling(
            id=entry.id,
            title=entry.title,
            text=entry.text,
            heading=entry.heading,
            **{name.lower(): entry.fields.get(name, "") for name in _RULING_FIELDS},
        )


def scenarios_on(page: RulebookPage) -> Iterator[Scenario]:
    """The scenarios in the tables of a page."""
    like = ""
    for row in page.rows:
        if row.cells == SCENARIO_HEADER:
            like = ""
            continue
        if len(row.cells) != len(SCENARIO_HEADER):
            page.complain(row.line, "a table that holds no scenarios")
            continue
        ident, game, setup, action, expected, rules = row.cells
        is_same = setup.startswith("same")
        games = tuple(GAMES) if game == "all" else _named(game)
        named = tuple(rules.split())
        if not games or not named or tuple(references(rules)) != named:
            page.complain(row.line, f"{ident} needs its games and the ids of rules")
        if is_same and not like:
            page.complain(row.line, f"{ident} is the same as nothing")
        yield Scenario(
            id=ident,
            games=games,
            setup=setup,
            action=action,
            expected=expected,
            rules=named,
            same_as=like if is_same else "",
            heading=row.heading,
        )
        like = like if is_same else ident


def options_on(page: RulebookPage) -> Iterator[OptionRow]:
    """The options in the table that sums them up."""
    for row in page.rows:
        if row.cells == _OPTION_HEADER:
            continue
        if row.heading != _OPTIONS or len(row.cells) != len(_OPTION_HEADER):
            page.complain(row.line, "a table that holds no options")
            continue
        name, default, others, question = row.cells
        yield OptionRow(
            name=name.strip("`"),
            default=default,
            values=(default, *others.split(", ")),
            question=question,
        )


def refusals_on(page: RulebookPage) -> tuple[str, ...]:
    """The codes in the first sentence under their heading."""
    listed, _, _ = page.prose.get(_REFUSALS, "").partition(". ")
    return tuple(re.findall(r"`([A-Z_]+)`", listed))


def _letters(scope: str) -> set[str]:
    """The games in `E N, S through Q-07`; one before a colon is sent elsewhere."""
    return set(re.findall(r"\b([A-Z])\b(?![-:])", scope))


def _named(scope: str) -> tuple[str, ...]:
    letters = _letters(scope)
    return tuple(game.name for game in GAMES.values() if game.letter in letters)


def _parts(page: RulebookPage, entry: RawEntry) -> tuple[str, ...]:
    named = entry.fields.get("Part", "").removesuffix(".")
    parts = tuple(named.split(", ")) if named else ()
    for part in parts:
        if part not in PARTS:
            hint = did_you_mean_or_choose(part, PARTS)
            page.complain(entry.line, f"{entry.id}: unknown part {part!r}{hint}")
    return parts


def _holds(entry: RawEntry, scope: str, parts: tuple[str, ...], game: Game) -> bool:
    """Whether a rule is one of a game; some take the common rules of another one."""
    letters = _letters(scope)
    if game.letter in letters:
        return True
    if not entry.id.startswith("C") or game.common_rules not in letters:
        return False
    return not set(parts).isdisjoint(parts_of(game, load_map(game.name)))


def _check_fields(
    page: RulebookPage, entry: RawEntry, *, required: set[str], allowed: set[str]
) -> None:
    for name in sorted(required - entry.fields.keys()):
        text = f"{entry.id}: {name} is missing"
        page.complain(entry.line, f"{text}; add a line that begins with `- *{name}:*`")
    for name in sorted(entry.fields.keys() - allowed):
        hint = did_you_mean_or_choose(name, sorted(allowed))
        page.complain(entry.line, f"{entry.id}: unknown field {name!r}{hint}")
