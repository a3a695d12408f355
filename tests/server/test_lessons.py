"""Lessons: their files, and the tables at which they are taken."""

import re
from pathlib import Path

import pytest
from msgspec import structs

from railwright.errors import LessonError
from railwright.games import GAMES
from railwright.model import format_action
from railwright.model.notation import parse_action
from railwright.model.record import replay_steps
from railwright.rulebook import rules_page
from railwright.rulebook.catalogue import catalogue
from railwright.server.living.bot_moves import next_seat
from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import Created
from railwright.server.tabletop.lesson_tables import begin_lesson
from railwright.server.tabletop.lessons import Cue, check_lesson, lesson_of
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.lesson_bodies import NewLesson
from railwright.server.wire.messages import (
    Act,
    GiveOrder,
    LessonPart,
    Settings,
    Undo,
)
from railwright.words.own_names import words_of_game
from railwright.words.rules_text import RulesText

EACH = pytest.mark.parametrize("game", GAMES)
PARTS: tuple[LessonPart, ...] = ("whole", "special")
WORDS_READ = 75
"""Words of a step that a panel has room for."""
WORDS_A_MINUTE = 200
"""Words that a grown-up reads at an easy pace."""
A_DEED = 0.1
"""Minutes that it takes to do what a step asks for."""


@EACH
def test_a_lesson_is_a_whole_game_whose_result_its_seed_gives_again(game: str) -> None:
    lesson = check_lesson(GAMES[game].lesson)

    assert re.search(r"^seed \d+$", lesson.record, re.MULTILINE)
    assert re.search(r"^result \d+ \d+$", lesson.record, re.MULTILINE)
    assert 12 <= len(lesson.steps) <= 20
    assert lesson.steps[0].says == "goal"
    assert lesson.steps[-1].at == len(lesson.actions)


@EACH
def test_whatever_a_step_wants_is_offered_to_the_learner_in_that_moment(
    game: str,
) -> None:
    lesson = lesson_of(game)
    stops = set(lesson.stops("whole"))

    for done, match in enumerate(replay_steps(lesson.record)):
        if done in stops:
            _, action = lesson.actions[done]
            offered = map(format_action, match.view(lesson.seat).actions)
            assert format_action(parse_action(action)) in {*offered}


@EACH
def test_steps_rest_on_rules_of_their_game(game: str) -> None:
    rules = {rule.id for rule in catalogue().rules_of(game)}

    for step in lesson_of(game).steps:
        assert step.rules, step.says
        assert {*step.rules} <= rules


@EACH
@pytest.mark.parametrize("language", ["en", "nb", "pl"])
def test_every_step_has_a_title_and_a_short_text(game: str, language: str) -> None:
    page = RulesText(rules_page(game), language, words_of_game(game, language))

    for step in lesson_of(game).steps:
        message = page.words.bundle.get_message(f"lesson-{step.says}")
        title, mistakes = page.words.bundle.format_pattern(
            message.attributes["title"], page.values
        )
        assert title
        assert not mistakes
        said = page.say(f"lesson-{step.says}")
        assert 10 <= len(said.split()) <= WORDS_READ, step.says


@EACH
@pytest.mark.parametrize("language", ["en", "nb", "pl"])
def test_what_is_special_takes_two_minutes_at_most(game: str, language: str) -> None:
    lesson = lesson_of(game)
    page = RulesText(rules_page(game), language, words_of_game(game, language))
    said = [page.say(f"lesson-{step.says}") for step in lesson.of("special")]
    words = sum(len(each.split()) for each in said)

    assert words / WORDS_A_MINUTE + len(lesson.stops("special")) * A_DEED <= 2


def begun(game: str, part: LessonPart = "whole") -> SharedTable:
    log = begin_lesson(NewLesson(game, part), "anna", "Anna", 1)
    return SharedTable.of("t", log)


def act(table: SharedTable, action: str) -> None:
    wish = Act("t" * 16, 0, table.version, "1", action)
    for entry in wishes.act(table, "anna", wish, 2):
        table.apply(entry)


def go_on(table: SharedTable) -> None:
    """What happens by itself."""
    while entries := wishes.recite(table, 3):
        for entry in entries:
            table.apply(entry)


def decisions(table: SharedTable) -> int:
    """Take a lesson to its end; how often the learner decides."""
    count = 0
    while table.cue:
        act(table, table.cue.action)
        go_on(table)
        count += 1
    return count


@EACH
def test_a_lesson_is_taken_from_the_first_decision_to_the_scores(game: str) -> None:
    table = begun(game)

    assert table.settings.lesson == "whole"
    assert decisions(table) == len(lesson_of(game).stops("whole"))
    assert table.status == "over"


@EACH
def test_what_is_special_leaves_the_game_where_it_can_be_played_on(game: str) -> None:
    table, lesson = begun(game, "special"), lesson_of(game)

    assert table.version == lesson.stops("special")[0]
    assert decisions(table) == len(lesson.stops("special"))
    assert table.version == lesson.stops("special")[-1] + 1
    assert table.status == "playing"


def test_what_the_rules_forbid_has_its_reason_and_what_they_allow_another() -> None:
    table = begun("europe")
    act(table, "keep 1 4")

    with pytest.raises(Refusal) as forbidden:
        act(table, "claim cadiz-madrid with 3orange")
    with pytest.raises(Refusal) as allowed:
        act(table, "draw up 2")

    assert (forbidden.value.code, forbidden.value.rule) == ("CARD_NOT_HELD", "C-32")
    assert allowed.value.code == "LESSON"
    assert table.version == 2


def test_nothing_is_taken_back_or_left_to_bots() -> None:
    table = begun("europe")
    act(table, "keep 1 4")

    assert table.may_undo(0) is False
    with pytest.raises(Refusal, match="lesson"):
        wishes.undo(table, "anna", Undo("t" * 16, 0, table.version, "2"), 2)


def test_a_rematch_of_a_lesson_is_a_game() -> None:
    table = begun("usa")
    decisions(table)
    again = SharedTable.of("u", wishes.set_up_again(table, "anna", 4))

    assert again.settings.lesson is None


def test_a_game_that_there_is_not_has_no_lesson() -> None:
    with pytest.raises(Refusal) as refusal:
        begin_lesson(NewLesson("chess"), "anna", None, 1)

    assert refusal.value.code == "NO_LESSON"


DEFECTS = [
    ("at = 131\n", "at = 132\n", "action 133 of the record is not the learner's"),
    ("at = 18\n", "at = 10\n", "explains something where the learner decides nothing"),
    ('says = "turn"', 'say = "turn"', 'unknown key "steps[2].say"'),
    ("at = 64\n", "at = 4\n", "step more comes before 41"),
    ("1 keep 1 4", "1 keep 9", "keep 9"),
    ('"cadiz-madrid"', '"cadiz-moskva"', "Europe has no cadiz-moskva"),
    ("seat = 1", "seat = ", "not TOML"),
]


@pytest.mark.parametrize(("old", "new", "said"), DEFECTS)
def test_a_defect_of_a_file_is_named_with_its_line(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    text = GAMES["europe"].lesson.read_text(encoding="utf-8")
    file = tmp_path / "lesson.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    line = text[: text.index(old)].count("\n") + 1

    with pytest.raises(LessonError) as error:
        check_lesson(file)

    assert said in str(error.value)
    assert abs(error.value.defects[-1].line - line) <= 2


def test_nothing_is_ordered_in_a_lesson() -> None:
    """An order would be carried out in the place of what the lesson is about."""
    log = begin_lesson(NewLesson("europe", "whole"), "anna", None, 0)
    table = SharedTable.of("t", log)
    wish = GiveOrder("t", 0, "claim amsterdam-bruxelles with 1black", "o")

    with pytest.raises(Refusal, match="turn by turn"):
        wishes.order(table, "anna", wish, 0)


def test_a_lesson_that_its_learner_leaves_is_a_game_of_bots() -> None:
    log = begin_lesson(NewLesson("europe", "whole"), "anna", None, 0)
    table = SharedTable.of("t", log)
    (seat,) = table.seats_of("anna")
    for entry in wishes.leave_seat(table, "anna", seat, 0):
        table.apply(entry)

    assert table.cue is None
    assert next_seat(table) is not None


def test_a_table_of_another_edition_of_its_lesson_is_an_ordinary_one() -> None:
    """Its moves were others: nothing is asked for, and bots play for themselves."""
    log = begin_lesson(NewLesson("usa"), "anna", "Anna", 0)
    created = log[0]
    assert isinstance(created, Created)
    assert created.settings.edition == lesson_of("usa").edition
    other = structs.replace(created.settings, edition="0" * 12)
    old = structs.replace(created.settings, edition=None)

    def cue(settings: Settings) -> Cue | None:
        entries = [structs.replace(created, settings=settings), *log[1:]]
        return SharedTable.of("t", entries).cue

    assert cue(created.settings)
    assert cue(old) == cue(created.settings)
    assert cue(other) is None


def test_an_edition_is_another_if_a_move_or_a_stop_is() -> None:
    lesson = lesson_of("usa")
    [first, *rest] = lesson.steps
    said = structs.replace(first, says="other")
    moved = structs.replace(first, at=first.at + 1)

    assert lesson._replace(steps=(said, *rest)).edition == lesson.edition
    assert lesson._replace(steps=(moved, *rest)).edition != lesson.edition
    assert lesson._replace(actions=lesson.actions[:-1]).edition != lesson.edition
