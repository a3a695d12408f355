"""What is published: a wheel with all that runs, and the source with its tests."""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path

import pytest
from tests.package.environments import PROJECT, ROOT

BUILD = "import backend; print(backend.build_{kind}({target!r}))"
GROWN = {
    "__pycache__",
    "node_modules",
    "_build",
    "generated",
    "coverage",
    "railwright.egg-info",
}
"""Folders that are no part of the source."""

pytestmark = pytest.mark.slow


def sources(folder: Path) -> Iterator[str]:
    """The files of a folder of the checkout, without what grows there."""
    for path in (ROOT / folder).rglob("*"):
        named = path.relative_to(ROOT)
        if path.is_file() and not GROWN & {*named.parts} and path.suffix != ".so":
            yield named.as_posix()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout, in which both archives are built without a compiler."""
    folder = tmp_path_factory.mktemp("release") / "checkout"
    others = {"*.so", ".venv", ".git", ".*_cache", "build", "dist"}
    left_out = shutil.ignore_patterns(*GROWN, *others)
    shutil.copytree(ROOT, folder, ignore=left_out)
    for kind in ("sdist", "wheel"):
        subprocess.run(
            [sys.executable, "-c", BUILD.format(kind=kind, target="dist")],
            cwd=folder,
            env={
                **os.environ,
                "RAILWRIGHT_PURE": "1",
                "PYTHONPATH": str(folder / "tools" / "package"),
            },
            capture_output=True,
            check=True,
        )
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Iterator[zipfile.ZipFile]:
    (path,) = (built / "dist").glob("*.whl")
    with zipfile.ZipFile(path) as archive:
        yield archive


@pytest.fixture(scope="module")
def unpacked(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, as it is unpacked."""
    (path,) = (built / "dist").glob("*.tar.gz")
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(path) as archive:
        archive.extractall(folder, filter="data")
    (root,) = folder.iterdir()
    return root


def test_the_wheel_has_the_package_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    wanted = {name.removeprefix("src/") for name in sources(Path("src/railwright"))}
    info = f"railwright-{PROJECT['version']}.dist-info"
    found = {name for name in wheel.namelist() if not name.startswith(f"{info}/")}

    assert found == wanted
    assert {
        "railwright/py.typed",
        "railwright/server/static/index.html",
        "railwright/server/static/licenses.txt",
    } <= found
    assert f"{info}/licenses/LICENSE" in wheel.namelist()


def test_the_wheel_says_what_the_project_says(wheel: zipfile.ZipFile) -> None:
    info = f"railwright-{PROJECT['version']}.dist-info"
    told = Parser().parsestr(wheel.read(f"{info}/METADATA").decode())

    assert told["Version"] == PROJECT["version"]
    assert told["License-Expression"] == "MIT"
    assert {"cluster", "draw", "layout", "postgres", "research", "server"} <= {
        *told.get_all("Provides-Extra", [])
    }
    base = [
        each for each in told.get_all("Requires-Dist", []) if "extra ==" not in each
    ]
    assert len(base) == len(PROJECT["dependencies"])


def test_the_source_archive_is_the_checkout(unpacked: Path) -> None:
    folders = [
        "benchmarks",
        "deploy",
        "docs",
        "src",
        "tests",
        "tools",
        "web",
        ".github",
    ]
    wanted = {name for folder in folders for name in sources(Path(folder))}
    found = {
        path.relative_to(unpacked).as_posix()
        for path in unpacked.rglob("*")
        if path.is_file()
    }

    assert wanted - found == set()
    assert {"CITATION.cff", "LICENSE", "Makefile", "constraints.txt"} <= found
    grown = GROWN - {"railwright.egg-info"}
    assert [name for name in found if grown & {*name.split("/")}] == []


def test_the_source_archive_needs_no_node(unpacked: Path) -> None:
    """The client in it is that of its sources, so nothing builds it again."""
    asked = "import client; print(client.is_stale(), client.requirements())"
    answer = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=unpacked / "tools" / "package",
        env={"PATH": "/nowhere"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert answer.stdout == "False []\n"
    project = tomllib.loads((unpacked / "pyproject.toml").read_text("utf-8"))
    assert (unpacked / project["build-system"]["backend-path"][0]).is_dir()


def test_the_licenses_of_what_is_in_the_client_are_told() -> None:
    static = ROOT / "src" / "railwright" / "server" / "static"
    told = (static / "licenses.txt").read_text("utf-8")

    for words in ("svelte", "@fluent/bundle", "@noble/hashes", "lean-qr"):
        assert f"\n{words} " in f"\n{told}"
    assert told.count("SIL OPEN FONT LICENSE") >= 2, "both typefaces"


@pytest.mark.soak
@pytest.mark.timeout(600)
def test_a_clean_machine_plays_at_once(built: Path, tmp_path: Path) -> None:
    """Without compiler and Node; pip fetches what the package depends on."""
    (wheel,) = (built / "dist").glob("*.whl")
    python = tmp_path / "env" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "env"], check=True)
    environment = {**os.environ, "PATH": str(python.parent)}
    install = ["-m", "pip", "install", "--quiet", str(wheel)]
    subprocess.run([python, *install], env=environment, check=True)

    command = ["railwright", "simulate", "usa", "--games", "1", "--jobs", "1"]
    played = subprocess.run(
        [python, "-m", *command], env=environment, capture_output=True, check=False
    )

    assert played.returncode == 0, played.stderr
