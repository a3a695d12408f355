"""The rules page of every game tells each of its rules, from the game's own figures."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from fluent.syntax import FluentParser, ast
from tests.rulebook.telling import Telling, telling
from tests.words.reading import messages, variables

from railwright.games import GAMES, Game, load_map, own_words
from railwright.games.definition import (
    Count,
    Each,
    Most,
    Part,
    Pieces,
    Rejected,
    TieBreak,
    TourOrder,
)
from railwright.maps import Kind
from railwright.rulebook import RulesPage, catalogue, rules_page
from railwright.rulebook.figures import figures_of, lists_of
from railwright.rulebook.outline import PARTS, parts_of
from railwright.words.languages import LANGUAGES
from railwright.words.own_names import NAMES

EACH = pytest.mark.parametrize("game", GAMES)
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EACH
def test_a_page_tells_every_rule_of_its_game_once(game: str) -> None:
    told = [rule for rules in rules_page(game).parts.values() for rule in rules]

    assert sorted(told) == sorted(rule.id for rule in catalogue().rules_of(game))


@pytest.mark.parametrize(
    ("game", "special"),
    [
        ("europe", "double ferry tunnel stations bonus-longest"),
        ("nordic", "double ferry any-cards tunnel bonus-tickets"),
        ("switzerland", "double tunnel countries bonus-longest"),
        ("usa", "double bonus-longest"),
        (
            "world",
            "two-decks double sea pairs edge tours ports exchange bonus-none",
        ),
    ],
)
def test_a_page_has_the_parts_that_its_game_needs(game: str, special: str) -> None:
    plain = (
        *("goal", "box", "setup", "board", "cards", "turn", "draw", "wild-draw"),
        *("sweep", "claim", "wild-pay", "tickets", "secrets", "points", "end"),
        *("scoring", "ties"),
    )

    parts = list(rules_page(game).parts)

    assert set(parts) == {*plain, *special.split()}
    assert parts == [part for part in PARTS if part in parts]


@IN_EACH_LANGUAGE
@EACH
def test_every_part_has_a_heading_and_a_text(game: str, language: str) -> None:
    page = telling(game, language)
    assert page.say("differs")

    for part in page.page.parts:
        assert page.say(f"rule-{part}")
        text = page.part(part)
        assert text
        assert not {"{", "}", "$"} & set(text)


@pytest.mark.rule("E-02")
@pytest.mark.rule("E-03")
@pytest.mark.rule("E-04")
@pytest.mark.rule("N-03")
@pytest.mark.rule("W-45")
@pytest.mark.parametrize(
    ("game", "part", "said"),
    [
        ("europe", "box", "• for each player, 45 trains, 3 stations and a scoring"),
        ("europe", "box", "• 110 cards, including 14 locomotives • 46 tickets, 6 of"),
        ("europe", "box", "• the European Express card and a summary card, which"),
        ("nordic", "box", "• the Globetrotter card, which lies beside the board"),
        ("usa", "box", "• 30 tickets A box may hold"),
        ("nordic", "box", "• for each player, 40 trains and a scoring marker •"),
        ("switzerland", "box", "• 46 tickets: 34 between two cities and 12 to coun"),
        ("switzerland", "box", "from the box of Europe or USA"),
        ("world", "box", "for each player, 25 wagons, 50 ships, 3 ports and a scor"),
        ("world", "box", "80 cards in the wagon deck, including 14 jokers, and 60"),
        ("world", "box", "• 65 tickets, 8 of them tours"),
        ("europe", "setup", "2 to 5 players. Everyone has 45 trains, 3 stations and"),
        ("europe", "setup", "6 long ones, printed on blue, and 40 regular ones."),
        ("europe", "setup", "1 long and 3 regular, and secretly keep at least 2 of"),
        ("europe", "tickets", "take 3 (fewer if fewer are left) and keep at least 1"),
        ("europe", "tickets", "the others go under the ticket deck"),
        ("europe", "double", "With fewer than 4 players, the second track is closed"),
        ("europe", "sweep", "As soon as 3 or more locomotives lie face up"),
        ("europe", "sweep", "at most 10 times in a row. If it cannot help"),
        ("europe", "stations", "Each station you have not built brings 4 points."),
        ("europe", "ties", "fewest stations on the board • the points for the longest"),
        ("nordic", "setup", "2 or 3 players. Everyone has 40 trains and a hand of 4"),
        ("nordic", "wild-draw", "You may take two in one turn, face up or blind."),
        ("nordic", "sweep", "They stay where they are"),
        ("nordic", "wild-pay", "only • in tunnels • on ferries You cannot use loco"),
        ("nordic", "double", "With 3 players, both are used, by different players."),
        ("nordic", "double", "even if they differ in length or kind"),
        ("nordic", "ferry", "Any 3 cards, of whatever colors, may stand for one loco"),
        ("nordic", "bonus-tickets", "10 points go to the player who has completed"),
        ("nordic", "tickets", "leave the game, so the ticket deck can run out"),
        ("switzerland", "setup", "34 between two cities and 12 to countries"),
        ("switzerland", "wild-pay", "gray ones and those to countries included"),
        ("switzerland", "end", "has 2 trains or fewer at the end of their turn"),
        ("usa", "setup", "dealt 3 and secretly keep at least 2; the others go under"),
        ("usa", "cards", "The deck has 110 cards: 12 in each of 8 colors and 14 loco"),
        ("usa", "turn", "• draw cards • claim one route • draw tickets You may pass"),
        ("world", "setup", "3 cards from the wagon deck and 7 from the ship deck"),
        ("world", "setup", "60 of their pieces (25 wagons, 50 ships), so at least 10"),
        ("world", "cards", "80 cards: 11 in each of 6 colors and 14 jokers."),
        ("world", "cards", "60 cards: in each color 4 with one ship, all with"),
        ("world", "wild-draw", "You can take a joker that lies face up only as your"),
        ("world", "ports", "20/30/40 points for 1/2/3 completed tickets"),
        ("world", "ports", "If one ticket shows two of your port cities, it counts"),
        ("world", "ports", "Each port you have not built costs 4 points."),
        ("world", "end", "6 pieces or fewer, wagons and ships together"),
        ("world", "end", "has 2 more turns, and that player's is the very last."),
        ("world", "tickets", "take 4 (fewer if fewer are left)"),
        ("world", "ties", "Players with equal totals share the victory."),
    ],
)
def test_the_figures_are_those_of_the_rulebooks(
    game: str, part: str, said: str
) -> None:
    assert said in telling(game, "en").part(part)


def changed(name: str, change: Callable[[Game], Game]) -> Telling:
    """The English page of a game that is a little different, without its own words."""
    game, board = change(GAMES[name]), load_map(name)
    parts: dict[str, list[str]] = {part: [] for part in parts_of(game, board)}
    page = RulesPage(parts, figures_of(game, board), lists_of(game, board))
    return Telling(page, "en")


def _one_deck(game: Game) -> Game:
    pieces = Pieces(wagons=20, ships=30, choose=None, fixed_split=None)
    market = replace(game.market, shares=(6,))
    return replace(game, start_hand=(5,), market=market, pieces=pieces)


def _wild_on(*kinds: Kind) -> Callable[[Game], Game]:
    def change(game: Game) -> Game:
        return replace(game, payment=replace(game.payment, wild_on=frozenset(kinds)))

    return change


def _scores(*lines: Each | Most) -> Callable[[Game], Game]:
    def change(game: Game) -> Game:
        return replace(game, scoring=(*game.scoring[:2], Part("more", lines)))

    return change


def _tours(order: TourOrder) -> Callable[[Game], Game]:
    return lambda game: replace(game, tour_order=order)


@pytest.mark.parametrize(
    ("name", "change", "part", "said"),
    [
        ("world", _one_deck, "setup", "has 20 wagons, 30 ships and a hand of 5 cards;"),
        (
            "world",
            _one_deck,
            "cards",
            "11 with a wagon, 4 with one ship and 6 with two",
        ),
        ("usa", lambda g: replace(g, seats=(2, 2)), "setup", "2 players. Everyone"),
        (
            "usa",
            lambda g: replace(g, both_tracks_from=9),
            "double",
            "No player can own both tracks. • With fewer than 9 players, the second",
        ),
        (
            "usa",
            lambda g: replace(g, both_tracks_from=2),
            "double",
            "No player can own both tracks. • With 2 players or more, both are",
        ),
        (
            "europe",
            _wild_on(Kind.RAIL, Kind.FERRY),
            "wild-pay",
            "sign • on ferries You",
        ),
        ("world", _wild_on(Kind.SEA), "wild-pay", "A joker stands for one card of any"),
        ("world", _wild_on(Kind.SEA), "wild-pay", "only • on sea routes You cannot"),
        ("world", _tours(TourOrder.WALK), "tours", "and use a route several times."),
        ("world", _tours(TourOrder.SIMPLE_PATH), "tours", "but through no city twice."),
        (
            "switzerland",
            lambda g: replace(g, stops_are_one_place=True),
            "countries",
            "stops of a country are joined, so a path may run through it.",
        ),
        (
            "europe",
            lambda g: replace(
                g, first_tickets=replace(g.first_tickets, rejected=Rejected.BOTTOM)
            ),
            "setup",
            "The tickets you reject go under their deck; the long tickets",
        ),
        (
            "usa",
            lambda g: replace(g, ties=(TieBreak.MORE_TICKETS,)),
            "ties",
            "the one who has the most completed tickets; if that is equal too, they",
        ),
        (
            "europe",
            lambda g: replace(g, ties=(TieBreak.LONGER_PATH, TieBreak.MORE_TICKETS)),
            "ties",
            "who has • the longest path • the most completed tickets The first",
        ),
        ("europe", _scores(Most(Count.BUILT, 9)), "bonus-built", "9 points go to the"),
        (
            "europe",
            _scores(Most(Count.BUILT, 9)),
            "scoring",
            "9 points for the most sta",
        ),
        (
            "europe",
            _scores(Each(Count.UNBUILT, -2)),
            "goal",
            "• minus 2 points for each",
        ),
        (
            "europe",
            _scores(Each(Count.UNBUILT, -2)),
            "stations",
            "built costs 2 points.",
        ),
        ("europe", _scores(), "stations", "count for the longest path."),
        (
            "europe",
            _scores(),
            "bonus-none",
            "There is no bonus for the longest path or",
        ),
        (
            "usa",
            _scores(Each(Count.LONGEST, 1)),
            "goal",
            "1 point for each space of yo",
        ),
        ("europe", lambda g: replace(g, options=()), "stations", "made for you. Borro"),
        ("nordic", lambda g: g, "any-cards", "any 4 cards, locomotives included, may"),
    ],
)
def test_a_page_follows_its_game(
    name: str, change: Callable[[Game], Game], part: str, said: str
) -> None:
    assert said in changed(name, change).part(part)


@IN_EACH_LANGUAGE
def test_the_words_ask_for_figures_that_there_are(language: str) -> None:
    page = rules_page("europe")
    asked = set().union(*map(variables, messages(language, "rules").values()))

    assert asked <= page.figures.keys() | page.lists.keys() | {"points"}


def test_no_figure_is_idle() -> None:
    page = rules_page("europe")
    asked = {
        name
        for language in LANGUAGES
        for message in messages(language, "rules").values()
        for name in variables(message)
    }

    assert page.figures.keys() | page.lists.keys() <= asked


def own(game: str, language: str) -> dict[str, ast.Message]:
    """The messages of a game's own page."""
    text = (GAMES[game].folder / f"{language}.ftl").read_text(encoding="utf-8")
    found = FluentParser(with_spans=False).parse(text).body
    assert not [each for each in found if isinstance(each, ast.Junk)]
    return {each.id.name: each for each in found if isinstance(each, ast.Message)}


@EACH
def test_a_game_says_the_same_of_itself_in_every_language(game: str) -> None:
    english = list(own(game, "en"))

    for language in LANGUAGES:
        mine = set(own(game, language)) - {"tunnel-note"}  # on a Norwegian rulebook
        assert mine == set(english)
        told = {name for name in mine if not name.startswith((*NAMES, "lesson-"))}
        assert told <= messages(language, "rules").keys() | {"booklet", "differs"}


@EACH
def test_examples_name_routes_of_the_board(game: str) -> None:
    for language in LANGUAGES:
        page = telling(game, language)
        for message in own(game, language).values():
            if message.id.name.startswith("lesson-"):  # these have titles
                continue
            for attribute in message.attributes:
                pattern = page.words.bundle.get_message(message.id.name).attributes
                route, _ = page.words.bundle.format_pattern(pattern[attribute.id.name])
                assert attribute.id.name == "route"
                assert load_map(game).route(str(route))


def test_a_language_without_a_page_falls_back_to_english() -> None:
    assert own_words(GAMES["europe"], "xx") == own_words(GAMES["europe"], "en") != ""
