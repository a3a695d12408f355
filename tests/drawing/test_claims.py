"""Files of claims, good and bad."""

from pathlib import Path

import pytest
from tests.rules.table import case

from railwright import load_map
from railwright.drawing import Claim, read_claims
from railwright.drawing.theme import PIECES
from railwright.errors import ClaimsError
from railwright.games.definition import MOST_SEATS


def claims_of(tmp_path: Path, text: str) -> list[Claim]:
    path = tmp_path / "tonight.txt"
    path.write_text(text, encoding="utf-8")
    return read_claims(path, load_map("europe"))


def test_claims_are_read_line_by_line(tmp_path: Path) -> None:
    claims = claims_of(
        tmp_path,
        "# tonight\n\nred paris-zurich\nblue  station wien  # for Anna\n",
    )

    assert claims == [Claim("red", "paris-zurich"), Claim("blue", "wien", "station")]


def test_all_defects_are_listed_with_their_lines(tmp_path: Path) -> None:
    with pytest.raises(ClaimsError) as caught:
        claims_of(
            tmp_path,
            "red paris-zurich\n"
            "pink paris-zurich\n"
            "red paris-roma\n"
            "red\n"
            "blue station oslo\n"
            "blue paris-zurich\n",
        )

    lines = str(caught.value).splitlines()
    assert [line.split(": ", 1)[0].rsplit(" ", 1)[1] for line in lines] == list("23456")
    assert 'no player has the color "pink"; choose from red, blue' in lines[0]
    assert 'Europe has no route "paris-roma"' in lines[1]
    assert "expected a player and a route" in lines[2]
    assert 'Europe has no city "oslo"' in lines[3]
    assert "paris-zurich is already red's" in lines[4]


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        case("E-26", "europe", "red port wien", "line 1: Europe has no ports"),
        case("W-41", "world", "red port moskva", "1: moskva is not a port city (W-41)"),
        case("W-41", "world", "red station lima", "line 1: World has no stations"),
        case("N-01", "nordic", "red station oslo", "Nordic Countries has no stations"),
        case(
            "E-26",
            *("europe", "red station wien\nblue station wien"),
            "line 2: wien already has a station, red's (E-26, W-41)",
        ),
        case(
            "W-41",
            *("world", "red port lima\nred port lima"),
            "line 2: lima already has a port, red's (E-26, W-41)",
        ),
        case(
            "C-28",
            *("europe", "red paris-zurich\nblue paris-zurich"),
            "line 2: paris-zurich is already red's (C-28)",
        ),
        case(
            "C-34",
            *("nordic", "red bergen-oslo.red\nred bergen-oslo.blue"),
            "2: red cannot own both bergen-oslo.red and bergen-oslo.blue (C-34)",
        ),
    ],
)
def test_what_the_rules_forbid_is_refused(
    tmp_path: Path, game: str, text: str, said: str
) -> None:
    path = tmp_path / "tonight.txt"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(ClaimsError) as caught:
        read_claims(path, load_map(game))

    assert said in str(caught.value)


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(ClaimsError, match=r": no such file$"):
        read_claims(tmp_path / "nothing.txt", load_map("europe"))


def test_there_are_pieces_for_as_many_as_can_play() -> None:
    assert len(PIECES) >= MOST_SEATS
