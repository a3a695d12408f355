"""Records and positions of nobody: each shape is as long as it is asked to be."""

from collections.abc import Callable

HEADER = "railwright 1\nrules 1\ngame nordic\nplayers 2\nseed 7\n"
WORLD = HEADER.replace("nordic", "world")


def filled(start: str, part: str, end: str = "") -> Callable[[int], str]:
    """A text of about so many letters, most of them a part that is repeated."""
    return lambda size: start + part * (size // len(part)) + end


def numbered(start: str, part: str) -> Callable[[int], str]:
    """As `filled`, but no part is like another."""
    return lambda size: (
        start + "".join(part.format(number) for number in range(size // len(part)))
    )


OPTION = "option first_player "
SHAPES: dict[str, Callable[[int], str]] = {
    "players": lambda _: HEADER.replace("players 2", "players 999999999"),
    "digits of players": filled("railwright 1\ngame nordic\nplayers ", "9"),
    "negative players": filled("railwright 1\ngame nordic\nplayers -", "9"),
    "lines of players": filled(HEADER, "players 9\n"),
    "digits of a seed": filled("railwright 1\ngame nordic\nplayers 2\nseed ", "9"),
    "digits of a secret": filled(HEADER + "secret ", "ab"),
    "digits of an option": filled(HEADER + OPTION, "1"),
    "unknown options": numbered(HEADER, "option o{} 1\n"),
    "an option again and again": filled(HEADER, OPTION + "9\n"),
    "seats": numbered(HEADER, "seat {} Anna\n"),
    "a long name": filled(HEADER + "seat 1 ", "Anna "),
    "a long board": filled(HEADER + "board ", "/.."),
    "a long word": filled(HEADER, "x"),
    "long words": filled(HEADER, "x "),
    "empty lines": filled(HEADER, "\n"),
    "lines of spaces": filled(HEADER, " \n"),
    "odd ends of lines": filled(HEADER, "\x1e"),
    "a long number of a seat": filled(HEADER, "1"),
    "a long action": filled(HEADER + "1 claim oslo-bergen with ", "1red "),
    "many kinds of cards": numbered(HEADER + "1 claim a with ", "1red-{} "),
    "many tickets": filled(HEADER + "1 keep ", "1 "),
    "much to borrow": filled(HEADER + "1 borrow ", "a:b "),
    "a long result": filled(HEADER + "result ", "9 "),
    "digits of a result": filled(HEADER + "result ", "9"),
    "many results": filled(HEADER, "result 1 1\n"),
    "many actions": filled(HEADER, "1 pass\n"),
    "large numbers": filled(WORLD, "1 exchange 9999 ships\n"),
    "deep nesting": filled(HEADER + "1 ", "(["),
    "zeros": filled(HEADER, "\0"),
}

GAME = "railwright position 1\ngame europe\n"
SEAT = GAME + "seat 1\n"
POSITIONS: dict[str, Callable[[int], str]] = {
    "a long game": filled("railwright position 1\ngame ", "x"),
    "digits of players": filled(GAME + "players ", "9"),
    "unknown lines": filled(GAME, "abc\n"),
    "a long word": filled(GAME, "x"),
    "empty lines": filled(GAME, "\n"),
    "seats": filled(GAME, "seat 1\n"),
    "unknown options": numbered(GAME, "option o{} 1\n"),
    "a long market": filled(GAME + "market ", "red "),
    "a long deck": filled(GAME + "deck train ", "red "),
    "much rest": filled(GAME + "ticket-deck ", "rest "),
    "much luck": filled(GAME + "luck ", "1 "),
    "a long hand": filled(SEAT + "hand ", "red "),
    "digits of a card": filled(SEAT + "hand ", "9"),
    "unknown cards": numbered(SEAT + "hand ", "2c{} "),
    "known cards": filled(SEAT + "known ", "red "),
    "a long route": filled(SEAT + "routes ", "berlin-"),
    "unknown routes": numbered(SEAT + "routes ", "r{} "),
    "a route again and again": filled(SEAT + "routes ", "berlin-essen "),
    "tickets": filled(SEAT + "tickets ", "berlin-moskva "),
    "buildings": filled(SEAT + "buildings ", "wien "),
    "much to borrow": filled(SEAT + "borrows ", "a:b "),
}
