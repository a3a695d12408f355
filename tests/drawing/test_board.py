"""Boards as SVG documents: well formed, complete, readable without color."""

from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from railwright.drawing import THEMES, Claim, draw_board
from railwright.drawing.live import draw_live
from railwright.drawing.theme import CARDS, PIECES, Theme
from railwright.games import GAMES
from railwright.layout import load_board
from railwright.layout.lettering import title_width
from railwright.layout.placed import Box
from railwright.maps import Color, Kind

SVG = "{http://www.w3.org/2000/svg}"


def drawn(
    name: str, theme: str = "light", claims: tuple[Claim, ...] = ()
) -> ET.Element:
    return ET.fromstring(draw_board(*load_board(name), theme, claims))


def route_group(picture: ET.Element, route_id: str) -> ET.Element:
    found = [g for g in picture.iter(f"{SVG}g") if g.get("id") == route_id]
    assert len(found) == 1, route_id
    return found[0]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", GAMES)
def test_every_route_is_a_group_with_a_slot_for_each_space(
    name: str, theme: str
) -> None:
    board, _ = load_board(name)
    picture = drawn(name, theme)

    for route in board.routes:
        assert len(route_group(picture, route.id)) == route.length


@pytest.mark.parametrize("name", GAMES)
def test_every_printed_name_can_be_read(name: str) -> None:
    board, _ = load_board(name)

    words = [text.text for text in drawn(name).iter(f"{SVG}text")]

    for city in board.cities:
        if city.printed:
            assert (city.name in words) == (city.country is None)


def test_ids_are_unique() -> None:
    ids = [e.get("id") for e in drawn("world").iter() if e.get("id")]

    assert len(ids) == len(set(ids))


def test_everything_that_is_used_is_defined() -> None:
    for name in GAMES:
        picture = drawn(name)
        ids = {element.get("id") for element in picture.iter()}
        for element in picture.iter(f"{SVG}use"):
            assert (element.get("href") or "")[1:] in ids


def test_colors_can_be_told_apart_in_black_and_white() -> None:
    cards = [CARDS[color] for color in Color if color is not Color.GRAY]

    assert len({card.letter for card in cards}) == len(cards)
    assert not CARDS[Color.GRAY].letter
    assert len({look.mark for look in PIECES.values()}) == len(PIECES)


def luminance(color: str) -> float:
    channels = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """As WCAG 2 counts it."""
    dim, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("color", [c for c in Color if c is not Color.GRAY])
def test_letters_stand_out_from_their_color(color: Color) -> None:
    card = CARDS[color]

    assert contrast(card.fill, card.ink) >= 4.5
    for theme in THEMES.values():
        slot = theme.slots[color]
        assert contrast(slot.fill, slot.ink) >= 4.5


@pytest.mark.parametrize("color", Color)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_free_spaces_stand_out_from_the_ground(theme: Theme, color: Color) -> None:
    edge = theme.slots[color].edge

    assert min(contrast(edge, ground) for ground in grounds(theme)) >= 3


@pytest.mark.parametrize("color", PIECES)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_pieces_stand_out_from_the_ground(theme: Theme, color: str) -> None:
    """By their edge where it is light, by their rim in the dark."""
    look = PIECES[color]
    lines = (look.edge, look.body, look.rim or theme.rim)

    for ground in grounds(theme):
        assert max(contrast(line, ground) for line in lines) >= 4.5
    assert contrast(look.ink, look.body) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_black_pieces_do_not_look_like_free_black_spaces(theme: Theme) -> None:
    look, free = PIECES["black"], theme.slots[Color.BLACK].fill

    assert max(contrast(part, free) for part in (look.roof, look.body)) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_names_and_what_is_lit_stand_out(theme: Theme) -> None:
    for ground in grounds(theme):
        assert contrast(theme.ink, ground) >= 7
    assert contrast(theme.case, theme.lit) >= 7


def grounds(theme: Theme) -> tuple[str, ...]:
    return theme.sea, theme.land, theme.abroad, theme.home


def uses(group: ET.Element, mark: str) -> int:
    return sum(each.get("href") == f"#{mark}" for each in group.iter(f"{SVG}use"))


@pytest.mark.parametrize(
    ("name", "route_id", "mark", "count"),
    [
        ("europe", "amsterdam-london", "locomotive", 2),
        ("nordic", "kristiansand-stavanger.ferry", "locomotive", 1),
        ("nordic", "lieksa-murmansk", "any-4-cards", 9),
        ("world", "beijing-lahore", "pair", 3),
        ("nordic", "bergen-oslo.red", "letter-red", 4),
        ("usa", "atlanta-nashville", "letter-gray", 0),
    ],
)
def test_marks_on_spaces(name: str, route_id: str, mark: str, count: int) -> None:
    assert uses(route_group(drawn(name), route_id), mark) == count


def test_routes_say_how_many_cards_stand_for_one_and_the_legend_says_it_once() -> None:
    board, layout = load_board("nordic")
    first, second, *others = board.routes
    both = [replace(route, any_cards_per_space=3) for route in (first, second)]
    odd = replace(board, routes=(*both, *others))

    picture = ET.fromstring(draw_board(odd, layout))

    (mark,) = [each for each in picture.iter() if each.get("id") == "any-3-cards"]
    words = [text.text for text in picture.iter(f"{SVG}text")]
    assert mark.text == "3:1"
    assert [each for each in words if each and "may stand for one" in each] == [
        "any 3 cards may stand for one",
        "any 4 cards may stand for one",
    ]


def rounding(name: str, kind: Kind) -> set[str]:
    """How round the outlines of such spaces are."""
    board, _ = load_board(name)
    picture = drawn(name)
    return {
        slot.findall(f"{SVG}rect")[-1].get("rx") or ""
        for route in board.routes
        if route.kind is kind
        for slot in route_group(picture, route.id)
    }


def test_sea_spaces_have_round_ends_and_railways_square_ones() -> None:
    assert rounding("world", Kind.SEA) == {"5"}
    assert rounding("world", Kind.RAIL) == {"2.2"}


def test_ports_bear_an_anchor_and_stops_their_letter() -> None:
    marks = {
        use.get("id"): use.get("href")
        for use in drawn("world").iter(f"{SVG}use")
        if (use.get("id") or "").startswith("city-")
    }
    assert marks["city-lima"] == "#port"
    assert marks["city-moskva"] == "#city"

    stops = [
        "".join(group.itertext())
        for group in drawn("switzerland").iter(f"{SVG}g")
        if (group.get("id") or "").startswith("city-")
    ]
    assert sorted(stops) == sorted("FFFFDDDDDAAAIIIII")


def test_routes_over_the_edge_name_the_far_city_on_both_sides() -> None:
    _, layout = load_board("world")

    west = sorted(edge.city for edge in layout.edges if edge.side == "west")
    east = sorted(edge.city for edge in layout.edges if edge.side == "east")

    assert west == [
        "anchorage",
        "anchorage",
        "christchurch",
        "honolulu",
        "honolulu",
        "sydney",
        "tokyo",
        "tokyo",
    ]
    assert east == [
        "cambridge-bay",
        "lima",
        "lima",
        "los-angeles",
        "los-angeles",
        "valparaiso",
        "vancouver",
        "vancouver",
    ]


def test_claims_are_drawn_with_a_piece_on_each_space() -> None:
    claims = (
        Claim("red", "athina-sarajevo"),
        Claim("blue", "wien", building="station"),
    )

    groups = drawn("europe", "dark", claims).iter(f"{SVG}g")
    placed = [group for group in groups if group.get("class") == "claim"]

    train, station = placed
    assert len(train) == len(["car"] * 4)
    assert len(station) == len(["shadow", "rim", "body", "mark"])


@pytest.mark.parametrize(
    "title", ["WWWWMMMMWWWW", "WWWWMMMM WWWWMMMM", "Donaudampfschifffahrtsgesellschaft"]
)
def test_a_title_of_wide_letters_stays_in_its_place(title: str) -> None:
    """Letters of size 1 are as wide as their font says, with 0.12 between them."""
    board, layout = load_board("usa")
    small = replace(layout, title=Box(24, 24, 304, 134))

    picture = ET.fromstring(draw_board(replace(board, title=title), small))

    lines = [text for text in picture.iter() if text.text in title.upper().split()]
    assert lines
    for line in lines:
        size, words = float(line.attrib["font-size"]), str(line.text)
        assert size * (title_width(words) + 0.12 * (len(words) - 1)) <= 280


@pytest.mark.parametrize("name", GAMES)
def test_a_live_board_has_a_shape_for_the_pieces_on_every_space(name: str) -> None:
    board, layout = load_board(name)
    shapes = {
        shape.get("id") for shape in ET.fromstring(draw_live(board, layout)).iter()
    }

    for route, placed in zip(board.routes, layout.routes, strict=True):
        car, rim = ("ship", "keel") if route.kind is Kind.SEA else ("car", "rim")
        for slot in placed.slots:
            assert {f"{car}-{slot.length:g}", f"{rim}-{slot.length:g}"} <= shapes


def test_a_title_with_signs_of_markup_does_no_harm() -> None:
    board, layout = load_board("usa")
    odd = replace(board, title='Cats & "Dogs" <3')

    words = [text.text for text in ET.fromstring(draw_board(odd, layout)).iter()]

    assert 'The board of Cats & "Dogs" <3' in words


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["EUROPE", "Baltic Sea", "Spaces", "tunnel: may cost more cards"]),
        ("pl", ["EUROPA", "Morze Bałtyckie", "Pola", "prom: lokomotywa za każdy znak"]),
        ("nb", ["EUROPA", "Østersjøen", "Felter", "grå: én valgfri farge"]),
    ],
)
def test_title_seas_and_legend_speak_a_language(language: str, said: list[str]) -> None:
    picture = draw_board(*load_board("europe"), language=language)
    words = [text.text for text in ET.fromstring(picture).iter()]

    assert [each for each in said if each not in words] == []


def test_longer_names_of_seas_are_lettered_smaller() -> None:
    def size(language: str, name: str) -> float:
        picture = draw_board(*load_board("europe"), language=language)
        found = [each for each in ET.fromstring(picture).iter() if each.text == name]
        return float(found[0].get("font-size", 0))

    usual = size("en", "Black Sea")
    assert size("nb", "Svartehavet") == pytest.approx(usual * 9 / 11, abs=0.1)
    assert size("pl", "Morze Czarne") == pytest.approx(usual * 0.75, abs=0.1)
    assert size("nb", "Nordsjøen") == size("en", "North Sea")


@pytest.mark.parametrize(("language", "black"), [("en", "K"), ("pl", "K"), ("nb", "S")])
def test_spaces_have_the_letters_of_a_language(language: str, black: str) -> None:
    picture = ET.fromstring(draw_board(*load_board("usa"), language=language))
    letters = {e.get("id"): e.text for e in picture.iter() if e.get("id")}

    assert letters["letter-black"] == black
    assert letters["letter-yellow"] == {"en": "Y", "pl": "Ż", "nb": "Gu"}[language]
