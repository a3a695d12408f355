"""What decisions gain over the planner's is measured in the same worlds for all."""

from pathlib import Path

import pytest
from tools.regret.__main__ import decision, main, spread
from tools.regret.cases import Case, cases, keep, kept, played_out

from railwright.contests import Setting


@pytest.fixture(scope="module")
def known() -> list[Case]:
    return [*cases(Setting("usa", 2), most=3, worlds=4, seed=5)]


def test_each_case_has_several_ideas(known: list[Case]) -> None:
    assert len(known) == 3
    assert all(len(case.margins) > 1 for case in known)


def test_an_action_is_worth_the_same_alone_and_beside_others(known: list[Case]) -> None:
    for case in known:
        first, *others = case.margins
        alone = played_out(case.sight, [first], 4, case.number)

        assert alone == {first: case.margins[first]}
        assert played_out(case.sight, others, 4, case.number) == {
            action: case.margins[action] for action in others
        }


def test_the_planner_gains_nothing_over_itself(known: list[Case]) -> None:
    made = [decision("planner", case) for case in known]

    assert [(each.gain, each.is_other) for each in made] == [(0, False)] * 3


def test_what_nobody_thought_of_is_played_out_when_it_is_done(
    known: list[Case],
) -> None:
    case = known[0]
    first, *_ = case.margins
    bare = Case(case.number, case.sight, case.worlds, {})

    assert bare.margin(first) == case.margins[first]


def test_cases_are_kept_in_a_file(known: list[Case], tmp_path: Path) -> None:
    keep(tmp_path / "cases" / "usa.pickle", known)
    again = kept(tmp_path / "cases" / "usa.pickle")

    assert [case.margins for case in again] == [case.margins for case in known]
    for case in again:
        first, *_ = case.margins
        assert (
            played_out(case.sight, [first], 4, case.number)[first]
            == (case.margins[first])
        )


def test_a_mean_has_its_interval() -> None:
    """The spread of 1 and 3 is √2, and 1.96 · √2 / √2 = 1.96."""
    assert spread([1, 3]) == "+2.00 ± 1.96"
    assert spread([-1]) == "-1.00"


def test_a_table_shows_all_bots(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    command = "regret nordic --cases 2 --worlds 2 --bots planner,search-1rounds"
    words = [*command.split(), "--file", str(tmp_path / "nordic.pickle")]
    monkeypatch.setattr("sys.argv", words)
    main()

    title, _, planner, searcher = capsys.readouterr().out.splitlines()[:4]
    assert title == "nordic: 2 decisions, 2 worlds"
    assert planner.startswith("planner         +0.00 ± 0.00")
    assert searcher.startswith("search-1rounds  ")
