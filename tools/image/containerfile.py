"""What a Containerfile says: its stages, and what an image of their steps is set to."""

import json
import re
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import PurePosixPath
from typing import Any

ROOT_USER = "0:0"
SETTINGS = frozenset(
    {"CMD", "ENTRYPOINT", "ENV", "EXPOSE", "HEALTHCHECK", "USER", "VOLUME", "WORKDIR"}
)
"""Instructions that say how commands are run, and change no file."""
STEPS = frozenset({"COPY", "RUN"})


class ContainerfileError(ValueError):
    """A Containerfile, or a part of it, that is not understood here."""


@dataclass(frozen=True)
class Instruction:
    """One instruction: its name in capitals, what follows it, and its first line."""

    name: str
    said: str
    line: int

    def words(self) -> list[str]:
        """The words of its JSON list, or as a shell reads them."""
        if self.said.startswith("["):
            return [str(each) for each in json.loads(self.said)]
        return shlex.split(self.said)

    def command(self) -> list[str]:
        """The command that it names; text that is no JSON list is run by a shell."""
        if self.said.startswith("["):
            return self.words()
        return ["/bin/sh", "-c", self.said]

    def refused(self, why: str) -> ContainerfileError:
        """An error that names the place."""
        return ContainerfileError(f"line {self.line}: {why}")


@dataclass(frozen=True)
class Stage:
    """A part of the build: the image that it starts from, its own name, its steps."""

    base: str
    name: str
    steps: tuple[Instruction, ...] = ()


@dataclass(frozen=True)
class ImageSettings:
    """How commands of an image are run."""

    environment: dict[str, str] = field(default_factory=dict)
    folder: str = "/"
    user: str = ROOT_USER
    volumes: tuple[str, ...] = ()
    entrypoint: tuple[str, ...] = ()
    arguments: tuple[str, ...] = ()
    health: tuple[str, ...] = ()
    """The command that succeeds while all is well."""

    @property
    def command(self) -> list[str]:
        """What a container of the image runs."""
        return [*self.entrypoint, *self.arguments]


def instructions(text: str) -> Iterator[Instruction]:
    """The instructions of a Containerfile, their continued lines joined."""
    parts: list[str] = []
    first = 0
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue  # also in the middle of an instruction
        first = first if parts else number
        parts.append(line.strip().removesuffix("\\").strip())
        if not line.rstrip().endswith("\\"):
            yield _instruction(" ".join(parts), first)
            parts = []
    if parts:
        raise ContainerfileError(f"line {first}: the instruction has no end")


def _instruction(said: str, line: int) -> Instruction:
    name, _, rest = said.partition(" ")
    read = Instruction(name.upper(), rest.strip(), line)
    if read.name not in SETTINGS | STEPS | {"FROM"}:
        raise read.refused(f"{name} is not known to this tool")
    return read


def stages(text: str) -> list[Stage]:
    """The stages in their order; the last one becomes the image."""
    found: list[Stage] = []
    for each in instructions(text):
        if each.name == "FROM":
            found.append(_stage(each, len(found)))
        elif not found:
            raise each.refused(f"{each.name} comes before FROM")
        else:
            found[-1] = replace(found[-1], steps=(*found[-1].steps, each))
    if not found:
        raise ContainerfileError("no line says FROM which image to start")
    return found


def _stage(said: Instruction, number: int) -> Stage:
    """A stage without a name is called by its number."""
    read = re.fullmatch(r"(\S+)(?: [Aa][Ss] (\S+))?", said.said)
    if not read:
        raise said.refused("FROM takes an image, and AS a name")
    return Stage(read[1], read[2] or str(number))


def settings(steps: Sequence[Instruction]) -> ImageSettings:
    """How commands are run after these steps."""
    known = ImageSettings()
    for each in steps:
        known = _with(known, each)
    return known


def _with(known: ImageSettings, each: Instruction) -> ImageSettings:
    """Settings after one more step; EXPOSE is a remark, RUN and COPY change files."""
    changed: dict[str, Any] = {}
    match each.name:
        case "ENV":
            pairs = dict(_pair(each, word) for word in each.words())
            changed["environment"] = known.environment | pairs
        case "WORKDIR":
            changed["folder"] = str(PurePosixPath(known.folder, each.said))
        case "USER":
            changed["user"] = each.said
        case "VOLUME":
            changed["volumes"] = (*known.volumes, *each.words())
        case "ENTRYPOINT":
            changed["entrypoint"] = tuple(each.command())
        case "CMD":
            changed["arguments"] = tuple(each.command())
        case "HEALTHCHECK":
            changed["health"] = _health(each)
    return replace(known, **changed)


def _pair(each: Instruction, word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise each.refused("ENV takes NAME=VALUE")
    return name, value


def _health(each: Instruction) -> tuple[str, ...]:
    """The command after the options of a health check."""
    read = re.fullmatch(r"(?:--\S+ )*CMD (.+)", each.said)
    if not read:
        raise each.refused("HEALTHCHECK takes options and CMD")
    return tuple(replace(each, said=read[1]).command())
