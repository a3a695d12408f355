"""`railwright help`: the reference as text, without a network or a browser."""

from importlib import import_module
from inspect import cleandoc

import click

from railwright.cli.values import OneOf
from railwright.errors import GameError

TOPICS = {
    "python": "The Python API: every public name, with examples.",
    "notation": "Actions and cards as text.",
    "records": "Whole games as text.",
    "positions": "Positions as text.",
}


@click.command("help")
@click.argument("topic", type=OneOf([*TOPICS]), required=False, metavar="[TOPIC]")
@click.argument("name", required=False)
def help_command(topic: str | None, name: str | None) -> None:
    """Print the reference of a topic as plain text.

    Without a TOPIC it lists the topics. With a NAME, `railwright help python` prints
    one public name of the Python API alone, or one part of it.

    \b
    Examples:
      railwright help python
      railwright help python Match
      railwright help python Match.play
      railwright help positions
    """
    if topic is None:
        for known, about in TOPICS.items():
            click.echo(f"{known:<10} {about}")
        return
    if name is not None and topic != "python":
        raise GameError(f"`railwright help {topic}` takes no name")
    click.echo(_python(name) if topic == "python" else _module(topic))


def _python(name: str | None) -> str:
    from railwright.reference import reference

    return reference(name)


def _module(topic: str) -> str:
    """What the module says that reads and writes such texts."""
    module = import_module(f"railwright.model.{topic.removesuffix('s')}")
    return cleandoc(module.__doc__ or "")
