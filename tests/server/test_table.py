from contextlib import suppress
from itertools import pairwise
from random import Random

import pytest
from msgspec import Raw
from tests.server.logs import ID, Log, opened, set_up, sit, two_people

from railwright.games import GAMES
from railwright.model import format_action
from railwright.model.plain import plain_view
from railwright.server.tabletop import entries, summaries, telling, wishes
from railwright.server.tabletop.refusal import Refusal, StaleVersion
from railwright.server.tabletop.shared_table import WISHES_KEPT
from railwright.server.tabletop.talk import LINES_KEPT
from railwright.server.wire import bodies, messages


def refused(code: str) -> "pytest.RaisesExc[Refusal]":
    return pytest.RaisesExc(Refusal, check=lambda error: error.code == code)


def names(log: Log) -> list[str]:
    return [seat.name for seat in log.table.seats]


def test_a_new_table_is_open_and_shows_the_hash_of_its_secret() -> None:
    log = set_up(seats="me hard open", game="europe")

    assert log.table.status == "open"
    assert [seat.kind for seat in log.table.seats] == ["person", "bot", "open"]
    assert names(log) == ["Player 1", "hard", ""]
    assert len(log.table.commitment) == 64
    assert log.table.secret.hex() not in log.table.commitment


def test_every_table_has_another_secret() -> None:
    assert set_up().table.secret != set_up().table.secret


@pytest.mark.parametrize(
    ("game", "seats", "options", "says"),
    [
        ("chess", "me open", {}, "chess"),
        ("nordic", "me open open open", {}, "2 to 3"),
        ("nordic", "me open", {"speed": "fast"}, "speed"),
        ("nordic", "me open", {"first_player": "3"}, "from 1 to 2, not 3"),
    ],
)
def test_settings_that_no_game_has_are_refused(
    game: str, seats: str, options: dict[str, str], says: str
) -> None:
    with refused("SETTINGS") as error:
        set_up(game, seats, options=options)
    assert says in error.value.message


def test_people_sit_down_and_change_their_names() -> None:
    log = set_up()
    sit(log, "anna", 0)
    log.grant(
        wishes.take_seat, "anna", 0, bodies.TakeSeat("me", "  Anna\nB. "), None, 1
    )

    assert names(log) == ["Anna B.", ""]
    assert log.table.seats_of("anna") == [0]


def test_nobody_takes_a_seat_that_is_taken() -> None:
    log = set_up()
    sit(log, "anna", 0)

    with refused("SEAT_TAKEN"):
        sit(log, "ben", 0)
    with refused("SEAT_UNKNOWN"):
        sit(log, "ben", 2)


def test_only_the_host_starts_seats_bots_and_kicks() -> None:
    log = set_up(host="anna")
    sit(log, "anna", 0)
    sit(log, "ben", 1)
    bot = bodies.TakeSeat("bot", level="hard")

    with refused("NOT_HOST"):
        log.grant(wishes.start, "ben", 1)
    with refused("NOT_HOST"):
        log.grant(wishes.take_seat, "ben", 0, bot, None, 1)
    with refused("NOT_HOST"):
        log.grant(wishes.leave_seat, "ben", 0, 1)
    log.grant(wishes.leave_seat, "anna", 1, 1)
    assert log.table.seats[1].kind == "open"
    log.grant(wishes.take_seat, "anna", 1, bot, None, 1)
    assert log.table.seats[1].level == "hard"


def test_a_host_who_leaves_makes_another_the_host() -> None:
    log = set_up(host="anna")
    sit(log, "anna", 0)
    sit(log, "ben", 1)
    log.grant(wishes.leave_seat, "anna", 0, 1)

    assert log.table.host == "ben"
    assert log.again().host == "ben"


def test_a_game_starts_when_all_seats_are_taken_and_only_once() -> None:
    log = set_up()
    sit(log, "anna", 0)
    with refused("SEAT_OPEN"):
        log.grant(wishes.start, "anna", 1)
    sit(log, "ben", 1)
    log.grant(wishes.start, "anna", 1)

    assert log.table.status == "playing"
    assert log.table.deciding == (0, 1)
    with refused("ALREADY_STARTED"):
        log.grant(wishes.start, "anna", 1)
    with refused("ALREADY_STARTED"):
        sit(log, "carl", 1)


def test_opening_decisions_are_secret_and_do_not_make_each_other_stale() -> None:
    log = two_people()
    log.act(0, "keep 1 2", version=0)

    assert log.table.match is not None
    assert log.table.match.view(1).players[0].tickets == 0
    log.act(1, "keep 1 2", version=0)
    assert log.table.version == 2
    assert log.table.deciding == (0,)


def test_an_action_about_an_older_version_is_stale() -> None:
    log = opened(two_people())
    log.act(0, "draw blind")
    with pytest.raises(StaleVersion) as error:
        log.act(0, "draw blind", version=2)
    assert error.value.version == 3


def test_an_action_about_a_version_to_come_is_stale() -> None:
    log = opened(two_people())
    with pytest.raises(StaleVersion):
        log.act(0, "draw blind", version=9)


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    log = opened(two_people())
    before = log.again()

    with refused("NOT_YOUR_TURN") as error:
        log.act(1, "draw blind")
    assert error.value.rule == "C-09"
    with refused("NOTATION"):
        log.act(0, "make money")
    assert log.table.match is not None
    assert before.match is not None
    assert log.table.match.hash() == before.match.hash()


def test_nobody_plays_a_seat_of_another() -> None:
    log = opened(two_people())
    wish = messages.Act(ID, 0, log.table.version, "x", "draw blind")
    with refused("NOT_YOUR_SEAT"):
        log.grant(wishes.act, "ben", wish, 1)


def test_a_granted_wish_is_remembered_with_its_version() -> None:
    log = two_people()
    log.act(0, "keep 1 2", id="one")
    log.act(1, "keep 1 2", id="one")

    assert log.table.granted["anna", "one"] == 1
    assert log.table.granted["ben", "one"] == 2
    assert log.again().granted == log.table.granted


def test_not_every_wish_of_the_past_is_remembered() -> None:
    log = two_people()
    for number in range(WISHES_KEPT + 5):
        line = messages.Chat(ID, f"{number}", "hello")
        log.grant(wishes.chat, "anna", line, None, 1)

    assert len(log.table.granted) == WISHES_KEPT
    assert ("anna", "4") not in log.table.granted


def test_a_claim_can_be_taken_back_until_another_moves() -> None:
    log = claimed()
    before = log.table.version
    assert log.table.may_undo(0)
    log.undo(0)

    assert log.table.version == before + 1
    assert log.table.deciding == (0,)
    assert log.table.match is not None
    assert not log.table.match.view(0).routes
    assert plain(log.again()) == plain(log.table)


def plain(table: object) -> object:
    match = getattr(table, "match", None)
    assert match is not None
    return [plain_view(match.view(seat)) for seat in (None, 0, 1)]


def claimed() -> Log:
    """A table where seat 0 has just claimed a route; USA has no tunnels to reveal."""
    while True:
        log = opened(two_people("usa"))
        assert log.table.match is not None
        claims = [
            action
            for action in plain_view(log.table.match.view(0))["actions"]  # type: ignore[union-attr]  # a list
            if str(action).startswith("claim")
        ]
        if claims:
            log.act(0, str(claims[0]))
            if log.table.deciding == (1,):
                return log


def waiting(log: Log) -> tuple[int, ...] | None:
    """The seats that are asked whether something may be taken back."""
    return log.table.question.waiting if log.table.question else None


def test_a_secret_decision_is_taken_back_though_another_has_decided_since() -> None:
    log = set_up(seats="open open open")
    for seat, player in enumerate(("anna", "ben", "cleo")):
        sit(log, player, seat)
    log.grant(wishes.start, "anna", log.now)
    log.act(0, "keep 1 2")
    log.act(1, "keep 2 3")
    match = log.table.match
    assert match is not None
    decided = match.view(1).decision
    assert [log.table.may_undo(seat) for seat in range(3)] == [True, True, False]
    log.undo(0, version=1)  # by somebody who has not heard of it yet

    assert log.table.deciding == (0, 2)
    assert log.table.match is not None
    assert log.table.match.view(1).decision == decided
    assert [step.seat for step in log.table.steps] == [1]
    log.act(0, "keep 1 3")
    log.act(2, "keep 1 2")
    assert [log.table.may_undo(seat) for seat in range(3)] == [False, False, False]
    assert plain(log.again()) == plain(log.table)


def test_what_was_tried_and_not_written_leaves_no_trace() -> None:
    log = opened(two_people())
    tried = messages.Act(ID, 0, log.table.version, "tried", "draw up 1")
    wishes.act(log.table, "anna", tried, log.now)
    log.act(0, "draw blind")

    assert plain(log.again()) == plain(log.table)


def test_in_practice_a_blind_card_is_taken_back_if_the_others_agree() -> None:
    log = opened(two_people(practice=True))
    log.act(0, "draw blind")
    assert not log.table.may_undo(0)
    log.undo(0)

    assert waiting(log) == (1,)
    assert log.table.version == 3
    log.consent(1, agree=True)
    assert waiting(log) is None
    assert log.table.version == 4
    assert [step.version for step in log.table.steps] == [1, 2]
    assert plain(log.again()) == plain(log.table)


def test_who_disagrees_ends_the_question() -> None:
    log = opened(two_people(practice=True))
    log.act(0, "draw blind")
    log.undo(0)
    log.consent(1, agree=False)

    assert log.table.question is None
    assert log.table.version == 3
    with refused("NO_QUESTION"):
        log.consent(1, agree=True)


def test_whoever_goes_on_playing_ends_the_question() -> None:
    log = opened(two_people(practice=True))
    log.act(0, "draw blind")
    log.undo(0)
    log.act(0, "draw blind")

    assert log.table.question is None


def test_the_one_who_asks_cannot_agree() -> None:
    log = opened(two_people(practice=True))
    log.act(0, "draw blind")
    log.undo(0)
    with refused("NO_QUESTION"):
        log.consent(0, agree=True)


def test_among_three_all_others_must_agree() -> None:
    log = set_up(seats="open open open", practice=True)
    for seat, player in enumerate(("anna", "ben", "carl")):
        sit(log, player, seat)
    log.grant(wishes.start, "anna", 1)
    opened(log)
    log.act(0, "draw blind")
    log.undo(0)
    log.consent(2, agree=True)

    assert log.table.version == 4
    log.consent(1, agree=True)
    assert log.table.version == 5


def against_bot(*, practice: bool = False) -> Log:
    """Anna, who has drawn two cards blind, and a bot, which has drawn one since."""
    log = set_up(seats="me hard", practice=practice)
    log.grant(wishes.start, "anna", 1)
    log.act(0, "keep 1 2")
    log.grant(wishes.bot_move, 1, 1, "keep 1 2", 2)
    log.act(0, "draw blind")
    log.act(0, "draw blind")
    log.grant(wishes.bot_move, 1, 4, "draw blind", 3)
    return log


def test_in_practice_against_bots_nobody_has_to_be_asked() -> None:
    log = against_bot(practice=True)
    assert log.table.may_undo(0)
    log.undo(0)

    assert [step.version for step in log.table.steps] == [1, 2, 3]
    assert log.table.deciding == (0,)


HIDDEN = pytest.mark.parametrize("action", ["draw blind", "tickets"])
"""What shows hidden cards to whoever does it."""


@HIDDEN
def test_a_player_who_is_away_is_asked_before_hidden_cards_go_back(action: str) -> None:
    log = opened(two_people(practice=True))
    log.table.apply(entries.StoodIn(log.now, 1))
    log.act(0, action)
    log.undo(0)

    assert (waiting(log), log.table.version) == ((1,), 3)
    log.grant(wishes.come_back, "ben", messages.Return(ID, 1, "back"), log.now)
    log.consent(1, agree=True)
    assert (waiting(log), log.table.version) == (None, 4)


def test_a_move_of_the_stand_in_is_not_taken_back_without_its_owner() -> None:
    log = opened(two_people(practice=True))
    log.table.apply(entries.StoodIn(log.now, 1))
    log.act(0, "draw blind")
    log.act(0, "draw blind")
    log.grant(wishes.bot_move, 1, log.table.version, "draw blind", log.now)
    log.undo(0)

    assert waiting(log) == (1,)


def test_a_table_knows_at_which_steps_a_bot_stood_in() -> None:
    log = opened(two_people())
    log.act(0, "draw blind")
    log.act(0, "draw blind")
    log.table.apply(entries.StoodIn(log.now, 1))
    log.grant(wishes.bot_move, 1, log.table.version, "draw blind", log.now)
    log.grant(wishes.come_back, "ben", messages.Return(ID, 1, "back"), log.now)
    log.act(1, "draw blind")

    steps = log.table.steps
    assert [step.seat for step in steps[-2:]] == [1, 1]
    assert log.table.absences(1) == (len(steps) - 2,)
    assert log.table.absences(0) == ()


def against_program() -> Log:
    """Anna, who begins, and somebody's own program."""
    options = {"first_player": "1", "pass_rule": "always"}
    log = set_up(options=options, practice=True)
    sit(log, "anna", 0)
    me = bodies.TakeSeat("me", "Robot")
    log.grant(wishes.take_seat, "robot", 1, me, None, 1, is_program=True)
    log.grant(wishes.start, "anna", log.now)
    return opened(log)


@HIDDEN
def test_a_program_cannot_agree_to_take_hidden_cards_back(action: str) -> None:
    log = against_program()
    log.act(0, action)

    with refused("PROGRAM_CANNOT_AGREE"):
        log.undo(0)


def test_against_a_program_an_open_move_is_taken_back() -> None:
    log = against_program()
    log.act(0, "pass")
    log.undo(0)

    assert log.table.version == 4
    assert log.table.deciding == (0,)


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    log = two_people()
    with refused("NOTHING_TO_UNDO"):
        log.undo(0)


def test_in_practice_several_steps_are_taken_back_one_after_another() -> None:
    log = set_up(seats="me hard", practice=True)
    log.grant(wishes.start, "anna", 1)
    log.act(0, "keep 1 2")
    first = log.again()
    log.grant(wishes.bot_move, 1, 1, "keep 1 2", 2)
    log.act(0, "draw blind")
    log.undo(0)
    log.undo(0)

    assert log.table.steps == []
    assert log.table.deciding == (0, 1)
    log.act(0, "keep 1 2")
    assert plain(log.table) == plain(first)


def test_pass_and_play_is_one_person_with_several_seats() -> None:
    log = set_up(seats="me me", practice=True)
    log.grant(wishes.start, "anna", 1)
    opened(log)
    log.act(0, "draw blind")
    log.undo(0)

    assert log.table.seats_of("anna") == [0, 1]
    assert log.table.question is None
    assert len(log.table.steps) == 2


@HIDDEN
def test_by_rule_what_was_hidden_and_seen_is_not_taken_back(action: str) -> None:
    log = opened(two_people())
    log.act(0, action)

    assert not log.table.may_undo(0)
    with refused("UNDO_UNFAIR"):
        log.undo(0)
    assert log.table.question is None


def test_by_rule_a_bot_that_has_moved_is_somebody_who_has_moved() -> None:
    log = against_bot()

    assert not log.table.may_undo(0)
    with refused("UNDO_UNFAIR"):
        log.undo(0)
    assert len(log.table.steps) == 5


def test_by_rule_another_person_who_has_moved_ends_it() -> None:
    log = claimed()
    log.act(1, "draw blind")

    assert not log.table.may_undo(0)
    with refused("UNDO_UNFAIR"):
        log.undo(0)


def test_by_rule_your_other_seat_is_another_player() -> None:
    log = set_up(seats="me me")
    log.grant(wishes.start, "anna", 1)
    opened(log)
    log.act(0, "draw blind")

    with refused("UNDO_UNFAIR"):
        log.undo(0)


def test_the_history_says_who_took_what_back() -> None:
    log = claimed()
    log.undo(0)
    steps = telling.history(ID, 1, log.entries).steps

    assert [(step.version, step.by, step.back_to) for step in steps] == [
        (1, 0, None),
        (2, 1, None),
        (3, 0, None),
        (4, 0, 2),
    ]
    assert b"route-claimed" in bytes(steps[2].events)
    assert bytes(steps[3].events) == b"[]"


def test_when_time_is_over_a_bot_stands_in_until_the_owner_returns() -> None:
    log = opened(two_people(clock=60))
    assert log.table.deadline(0) == log.now + 60_000
    assert log.table.deadline(1) is None
    assert log.grant(wishes.stand_in, log.now + 59_999) == []
    log.grant(wishes.stand_in, log.now + 60_000)

    assert log.table.seats[0].is_away
    log.grant(wishes.bot_move, 0, log.table.version, "draw blind", log.now)
    wish = messages.Return(ID, 0, "back")
    log.grant(wishes.come_back, "anna", wish, log.now + 70_000)
    assert log.table.deadline(0) == log.now + 130_000
    with refused("NOT_YOUR_SEAT"):
        log.grant(wishes.bot_move, 0, log.table.version, "draw blind", log.now)


def test_an_owner_who_acts_is_back_by_that() -> None:
    log = opened(two_people(clock=60))
    log.grant(wishes.stand_in, log.now + 60_000)
    log.act(0, "draw blind")

    assert not log.table.seats[0].is_away
    assert log.again().seats == log.table.seats


def test_a_turn_of_several_actions_has_one_clock() -> None:
    log = opened(two_people(clock=60))
    begun = log.now
    log.now += 30_000
    log.act(0, "draw blind")
    assert log.table.deadline(0) == begun + 60_000
    log.act(0, "draw blind")
    assert log.table.deadline(1) == log.now + 60_000


def test_one_who_leaves_a_game_is_followed_by_a_bot() -> None:
    log = opened(two_people())
    log.grant(wishes.leave_seat, "anna", 0, 5)

    assert log.table.seats[0].kind == "bot"
    assert log.table.host == "ben"
    assert log.table.seats_of("anna") == []


def test_a_seat_moves_to_another_device() -> None:
    log = opened(two_people())
    log.grant(wishes.hand_over, "anna", "anna's phone", 0, 5)

    assert log.table.seats_of("anna's phone") == [0]
    with refused("LINK_UNKNOWN"):
        log.grant(wishes.hand_over, "anna", "eve", 0, 6)


def test_chat_has_names_and_forgets_the_oldest() -> None:
    log = two_people()
    for number in range(LINES_KEPT + 1):
        line = messages.Chat(ID, f"{number}", f"hello\x07 {number}")
        log.grant(wishes.chat, "ben", line, "Somebody", 1)
    log.grant(wishes.chat, "eve", messages.Chat(ID, "e", "I watch"), None, 1)

    assert len(log.table.chat) == LINES_KEPT
    assert log.table.chat[0].text == "hello 2"
    assert log.table.chat[-2].name == "Ben"
    assert (log.table.chat[-1].name, log.table.chat[-1].seat) == ("", None)


def finished() -> Log:
    """A game that is over, because all have passed."""
    log = set_up(options={"first_player": "1", "pass_rule": "always"})
    sit(log, "anna", 0)
    sit(log, "ben", 1)
    log.grant(wishes.start, "anna", 1)
    opened(log)
    while log.table.deciding:
        log.act(log.table.deciding[0], "pass")
    return log


def test_after_the_end_nothing_is_played_but_a_rematch() -> None:
    log = finished()
    assert log.table.status == "over"
    with refused("GAME_OVER"):
        log.act(0, "draw blind")
    with refused("GAME_OVER"):
        log.undo(0)
    with refused("GAME_OVER"):
        log.grant(wishes.leave_seat, "anna", 0, 5)
    with refused("NOT_YOUR_SEAT"):
        log.grant(wishes.rematch, "eve", "x" * 16, 9)
    log.grant(wishes.rematch, "ben", "x" * 16, 9)
    assert log.table.next == "x" * 16
    assert log.grant(wishes.rematch, "anna", "y" * 16, 9) == []


def test_a_rematch_seats_the_same_people_with_another_secret() -> None:
    log = finished()
    again = Log(wishes.set_up_again(log.table, "ben", 10))

    assert names(again) == names(log)
    assert again.table.host == "ben"
    assert again.table.secret != log.table.secret
    again.grant(wishes.start, "ben", 11)
    assert again.table.status == "playing"


def test_no_rematch_before_the_end() -> None:
    log = two_people()
    with refused("NOT_OVER"):
        log.grant(wishes.rematch, "anna", "x" * 16, 9)


def test_whatever_happens_brings_an_archived_table_back() -> None:
    log = two_people()
    log.table.apply(entries.Archived(99))
    assert log.table.is_archived
    assert log.table.active == 1000
    log.act(0, "keep 1 2")
    assert not log.table.is_archived


def test_a_game_played_by_other_rules_stands_still_but_can_be_read() -> None:
    log = two_people()
    log.table.apply(entries.Acted(5, 0, "fly to the moon", Raw(b"[]")))
    assert log.table.trouble
    assert log.table.deciding == ()
    with refused("OTHER_RULES"):
        log.act(1, "keep 1 2")


def test_a_log_begins_with_the_set_up() -> None:
    with pytest.raises(ValueError, match="does not begin"):
        Log([entries.Started(0, 1)])


@pytest.mark.parametrize("game", GAMES)
def test_a_log_folded_again_is_the_same_table(game: str) -> None:
    log = opened(two_people(game))
    for _ in range(30):
        seat = log.table.deciding[0]
        assert log.table.match is not None
        action = plain_view(log.table.match.view(seat))["actions"][-1]  # type: ignore[index]  # a list
        log.act(seat, str(action))
    again = log.again()

    assert plain(again) == plain(log.table)
    assert (again.version, again.steps) == (log.table.version, log.table.steps)
    assert (again.seats, again.number) == (log.table.seats, len(log.entries))


@pytest.mark.parametrize("clock", [None, 60])
def test_what_is_settled_is_what_would_be_worked_out_anew(clock: int | None) -> None:
    log, luck = two_people(clock=clock, practice=True), Random(3)
    outlines = [log.table.settled(telling.outline)]
    for at in range(60):
        log.now += 1000
        with suppress(Refusal):
            _go_on(log, at, luck)
        for work in (telling.outline, summaries.listed_table):
            assert log.table.settled(work) == work(log.table)
        outlines.append(log.table.settled(telling.outline))
    assert any(one != other for one, other in pairwise(outlines))


def _go_on(log: Log, at: int, luck: Random) -> None:
    """Play on; now and then somebody wants to take something back."""
    seat, match, question = log.table.deciding[0], log.table.match, log.table.question
    assert match is not None
    if at % 7 == 5:
        log.undo(seat)
    elif question and at % 7 == 6:
        log.consent(question.waiting[0], agree=at % 2 == 0)
    else:
        log.act(seat, format_action(luck.choice(match.legal_actions(seat))))
