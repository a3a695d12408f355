"""The picture to share after a game: the board with all pieces, and the scores."""

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import ServerProcess, running
from tests.web.conftest import Visit
from tests.web.prepared import ANNA, Prepared, write
from tests.web.questions import in_phase

from railwright.drawing.theme import LIGHT, PIECES
from railwright.games import GAMES, colors_offered
from railwright.layout import load_board
from railwright.model import Match

pytestmark = pytest.mark.browser

ENDS = {
    game: Prepared(f"{game} is over", game, in_phase("over"), "planner")
    for game in GAMES
}
WIDTH = 1600
LINE = 44
"""Pixels for a line of words below the board."""
BODY = 100
"""Of a piece, which is about 30 by 16, so much at least has the tone of its body."""
GROUND = [LIGHT.sea, LIGHT.land, LIGHT.abroad]
LOOK = """async ([picture, tones]) => {
    const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const channels = (tone) =>
        [1, 3, 5].map((at) => parseInt(tone.slice(at, at + 2), 16));
    const places = tones.map((tone) => {
        const [red, green, blue] = channels(tone);
        const is = (at) => Math.abs(data[at] - red) < 3
            && Math.abs(data[at + 1] - green) < 3 && Math.abs(data[at + 2] - blue) < 3;
        const found = { count: 0, left: Infinity, right: -1, bottom: -1 };
        for (let at = 0; at < data.length; at += 4) {
            if (!is(at)) continue;
            const x = (at / 4) % image.width;
            found.count += 1;
            found.left = Math.min(found.left, x);
            found.right = Math.max(found.right, x);
            found.bottom = Math.floor(at / 4 / image.width);
        }
        return found;
    });
    return [image.width, image.height, places];
}"""
"""The size of a picture, and how many pixels have each of some tones, and where."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("photo")
    write(folder, list(ENDS.values()))
    with running(folder) as process:
        yield process


def photograph(page: Page) -> bytes:
    """What is shown to whoever asks for the picture, and then saved."""
    page.get_by_role("button", name="Share a picture").click()
    shown = page.get_by_role("dialog").get_by_role("img")
    page.wait_for_function(
        "(image) => image.naturalWidth === 1600", arg=shown.element_handle()
    )
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Save picture").click()
    picture = Path(downloading.value.path()).read_bytes()
    page.get_by_role("button", name="Close", exact=True).last.click()
    expect(shown).to_have_count(0)
    return picture


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_shows_the_board_with_all_pieces(browse: Visit, game: str) -> None:
    page = browse(f"/t/{ENDS[game].table}", secret=ANNA)
    match = ENDS[game].before
    owners = colors_offered(match.game.pieces.colors)[:2]
    bodies = [PIECES[color].body for color in owners]

    picture = photograph(page)

    encoded = base64.b64encode(picture).decode()
    tones = [*GROUND, LIGHT.ink, *bodies]
    width, height, found = page.evaluate(LOOK, [encoded, tones])
    *ground, ink, first, second = found
    _, layout = load_board(game)
    end = WIDTH * layout.height / layout.width
    assert (width, height) == (WIDTH, int(end + LINE * (2 + 2.4)))
    assert sum(tone["count"] for tone in ground) > width * height / 4
    assert max(tone["bottom"] for tone in ground) <= end, "nothing below the words"
    assert ink["left"] > 1, "no name is cut"
    assert ink["right"] < width - 2, "no name is cut"
    for seat, body in enumerate((first, second)):
        assert (
            body["count"] > spaces_of(match, seat) * BODY * (WIDTH / layout.width) ** 2
        )


def test_a_picture_made_on_a_phone_has_all_names(browse: Visit) -> None:
    """On a phone that shows the whole board, most of them are left out."""
    path = f"/t/{ENDS['europe'].table}"
    ink = []
    for size in ((1280, 720), (390, 844)):
        viewport = {"width": size[0], "height": size[1]}
        page = browse(path, secret=ANNA, viewport=viewport)
        picture = base64.b64encode(photograph(page)).decode()
        _, _, [tone] = page.evaluate(LOOK, [picture, [LIGHT.ink]])
        ink.append(tone["count"])

    assert ink[1] == pytest.approx(ink[0], rel=0.02)


def test_a_phone_hands_the_picture_on(visit: Visit) -> None:
    """Only at the touch of a button: a browser refuses it later."""
    page = visit("/offline.html", secret=ANNA, has_touch=True)
    page.add_init_script(
        """window.handed = [];
        navigator.canShare = ({ files }) => files.length === 1;
        navigator.share = ({ files }) => {
            window.handed.push(navigator.userActivation.isActive && files[0].name);
            return Promise.resolve();
        };"""
    )
    start = page.url.replace("/offline.html", "")
    page.goto(f"{start}/t/{ENDS['europe'].table}")
    page.get_by_role("button", name="Share a picture").tap()
    page.get_by_role("dialog").get_by_role("button", name="Share", exact=True).tap()

    page.wait_for_function("() => window.handed.length === 1")
    assert page.evaluate("() => window.handed") == ["railwright-europe.png"]


def spaces_of(match: Match, seat: int) -> int:
    """On how many spaces a player has pieces."""
    owned = [route for route, owner in match.view(0).routes if owner == seat]
    return sum(match.board.route(route).length for route in owned)
