"""The image of the server: what its Containerfile says, and what it is built from."""

from pathlib import Path

import pytest
from tests.package.environments import ROOT
from tools.image.containerfile import (
    ContainerfileError,
    ImageSettings,
    Stage,
    instructions,
    settings,
    stages,
)
from tools.image.context import copy_context, ignored

TWO_STAGES = """\
# A comment comes first.
FROM debian:slim AS build
RUN apt-get update \\
    # The list is short.

    && apt-get install gcc
WORKDIR /source
COPY . .

FROM debian:slim
COPY --from=build /opt/it /opt/it
ENV A=1 B="two words"
env A=3
USER 10:20
VOLUME /games
EXPOSE 80
HEALTHCHECK --interval=5s --retries=2 CMD ["/opt/it/ask", "well, are you?"]
ENTRYPOINT ["/opt/it/serve"]
CMD ["--fast"]
"""


def test_stages_have_their_steps_in_one_line_each() -> None:
    build, last = stages(TWO_STAGES)

    assert (build.base, build.name, last.name) == ("debian:slim", "build", "1")
    assert [(each.name, each.said, each.line) for each in build.steps] == [
        ("RUN", "apt-get update && apt-get install gcc", 3),
        ("WORKDIR", "/source", 7),
        ("COPY", ". .", 8),
    ]
    assert build.steps[0].command() == [
        *("/bin/sh", "-c"),
        "apt-get update && apt-get install gcc",
    ]


def test_the_settings_are_those_of_the_last_stage() -> None:
    *_, last = stages(TWO_STAGES)

    assert settings(last.steps) == ImageSettings(
        environment={"A": "3", "B": "two words"},
        user="10:20",
        volumes=("/games",),
        entrypoint=("/opt/it/serve",),
        arguments=("--fast",),
        health=("/opt/it/ask", "well, are you?"),
    )
    assert settings(last.steps).command == ["/opt/it/serve", "--fast"]
    assert settings(last.steps[:2]).environment == {"A": "1", "B": "two words"}


def test_folders_are_counted_from_the_one_before() -> None:
    (stage,) = stages("FROM debian\nWORKDIR /a\nWORKDIR b\n")

    assert settings(stage.steps).folder == "/a/b"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("RUN true", "line 1: RUN comes before FROM"),
        ("# nothing", "no line says FROM which image to start"),
        ("FROM debian\nADD x y", "line 2: ADD is not known to this tool"),
        ("FROM debian as", "line 1: FROM takes an image, and AS a name"),
        ("FROM debian\nRUN a \\\n  b \\", "line 2: the instruction has no end"),
    ],
)
def test_what_is_not_understood_is_named_with_its_line(text: str, why: str) -> None:
    with pytest.raises(ContainerfileError, match=f"^{why}$"):
        stages(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("ENV A 1", "line 1: ENV takes NAME=VALUE"),
        ("HEALTHCHECK NONE", "line 1: HEALTHCHECK takes options and CMD"),
    ],
)
def test_settings_that_are_not_understood_are_named_with_their_line(
    text: str, why: str
) -> None:
    with pytest.raises(ContainerfileError, match=f"^{why}$"):
        settings([*instructions(text)])


def test_our_image_is_understood() -> None:
    build, last = stages((ROOT / "deploy" / "Containerfile").read_text("utf-8"))
    known = settings(last.steps)

    assert isinstance(build, Stage)
    assert known.command == ["/opt/railwright/bin/railwright", "serve"]
    assert known.user == "10001:10001"
    assert known.health[0] == "/opt/railwright/bin/python"


@pytest.mark.parametrize(
    ("path", "is_left_out"),
    [
        ("build", True),
        ("src/build", False),
        ("node_modules", True),
        ("web/node_modules", True),
        ("docs/_build", True),
        ("src/docs/_build", False),
        ("a/b/c.so", True),
        ("a/b/c.sol", False),
    ],
)
def test_what_a_build_may_see(path: str, *, is_left_out: bool) -> None:
    text = "# comment\n\nbuild/\n**/node_modules\ndocs/_build\n**/*.so\n"

    assert ignored(text)(path) is is_left_out


def test_exceptions_are_refused() -> None:
    with pytest.raises(ContainerfileError, match="!build is not known"):
        ignored("!build")


def test_only_what_is_not_left_out_is_copied(tmp_path: Path) -> None:
    folder = tmp_path / "context"
    for name in ("kept/a.py", "kept/a.so", "left/b.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    (folder / ".dockerignore").write_text("left\n**/*.so\n", "utf-8")

    copy_context(folder, tmp_path / "copy")

    copied = (tmp_path / "copy").rglob("*")
    assert {each.name for each in copied} == {".dockerignore", "kept", "a.py"}


def test_the_image_is_built_from_what_git_knows() -> None:
    is_ignored = ignored((ROOT / ".dockerignore").read_text("utf-8"))
    lines = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    patterns = [line.rstrip("/") for line in lines if line and line[0] != "#"]
    examples = [each.replace("**", "a/b").replace("*", "c") for each in patterns]

    assert [each for each in examples if not is_ignored(each)] == []
