"""`railwright languages`: list the languages, check one, begin another."""

from pathlib import Path

import click

from railwright.cli.values import FOLDER_PATH
from railwright.errors import GameError
from railwright.text_files import cannot_write
from railwright.words.languages import LANGUAGES


@click.command("languages")
@click.argument("language", required=False)
@click.option(
    "--begin",
    type=FOLDER_PATH,
    metavar="FOLDER",
    help="Write all messages in English into a new folder, as comments.",
)
def languages(language: str | None, begin: Path | None) -> None:
    """List the languages and how much of each is translated, or check one.

    With a LANGUAGE, list the messages that it lacks and the mistakes in its files.
    Put more languages into a folder, and name it in RAILWRIGHT_WORDS.

    \b
    Examples:
      railwright languages
      railwright languages --begin my-words/de
      RAILWRIGHT_WORDS=my-words railwright languages de
    """
    from railwright.words.completeness import translated

    if begin:
        _begin(begin)
    elif language:
        _check(language)
    else:
        for each in LANGUAGES:
            click.echo(f"{each:<8} {translated(each):3}% translated")


def _begin(folder: Path) -> None:
    """Write all messages as comments into a folder that is not there yet."""
    from railwright.words.completeness import templates

    if folder.exists():
        raise GameError(f"{folder} already exists; name a new folder")
    try:
        for name, text in templates():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise cannot_write(folder, error) from error
    click.echo(f"{folder} has all messages as comments; remove the # as you translate.")


def _check(language: str) -> None:
    """Say what a language lacks, and what is wrong with it."""
    from railwright.words.completeness import faults, missing, translated

    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise GameError(f"unknown language {language!r}; choose from {known}")
    for file, names in missing(language).items():
        click.echo(f"{file}.ftl lacks {', '.join(names)}")
    wrong = [*faults(language)]
    for fault in wrong:
        click.echo(fault)
    click.echo(f"{language}: {translated(language)}% translated")
    if wrong:
        raise click.ClickException(f"{language} has mistakes: {len(wrong)}")
