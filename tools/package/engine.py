"""Builds the engine for browsers: Python for WebAssembly, and our packages for it.

`make offline` puts it into src/railwright/server/engine, from where `railwright serve`
offers it and `railwright export site` copies it. Pyodide comes from npm; msgspec and
librt come as wheels for the same interpreter; everything else is plain Python.
"""

import gzip
import hashlib
import importlib.util
import json
import shutil
import struct
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import client

ROOT = client.ROOT
OUT = ROOT / "src" / "railwright" / "server" / "engine"
PARTS = OUT / "files.json"
"""What the engine is made of, with sizes; written last."""
WORK = ROOT / "build" / "engine"
PYODIDE = client.MODULES / "pyodide"
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14"]
"""What pip calls the interpreter of this Pyodide."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
SCRIPTS = ("archive.js", "python.js", "shelves.js", "snapshot.js", "worker.js")

ENGINE = [
    *("core", "tactics", "bots", "coach", "companion", "games", "maps", "model"),
    "puzzles",
    *("server/living", "server/offline", "server/plumbing", "server/store"),
    *("server/tabletop", "server/wire"),
]
"""Our packages that play a game."""
MAPS = ["drawing", "layout", "server/offers", "words"]
"""Those that check and draw somebody's own map besides, and those that speak."""
WHEELS = ["librt", "msgspec"]
PLAIN = ["fluent.syntax", "mypy_extensions", "structlog", "typing_extensions"]
PLAIN_FOR_MAPS = [
    *("attr", "babel", "fluent.runtime", "pytz"),
    *("font_source_sans_pro", "font_source_serif_pro"),
]
FONTS = ("SourceSansPro-Bold", "SourceSansPro-SemiboldIt", "SourceSerifPro-Semibold")
"""The fonts by whose widths names are placed on a board."""
WIDTHS = ("cmap", "head", "hhea", "hmtx")
"""The tables of a font that tell widths."""
LOCALES = {"root", "en", "pl", "nb", "no"}
"""What is known of numbers and lists in the languages that the coach speaks."""
VALUE_FILE = "game.py"
LEFT_OUT = {"__pycache__", "tests", "benchmarks", "zoneinfo", "migrations"}
TYPES_LEFT_OUT = {".so", ".pyi", ".c", ".typed", ".ttf", ".pyd"}


def build() -> None:
    """Make the engine, from scratch."""
    print("Building the engine for browsers ...", file=sys.stderr)
    client.install()
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    _stage(WORK / "engine", ENGINE, PLAIN)
    _stage_top(WORK / "engine")
    _unpack_wheels(WORK / "engine")
    _stage(WORK / "maps", MAPS, PLAIN_FOR_MAPS)
    client.run_node(Path(__file__).with_name("compile.mjs"), WORK)
    for part in ("engine", "maps"):
        _pack(WORK / part, OUT / f"{part}.zip")
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, OUT / name)
    for name in SCRIPTS:
        shutil.copyfile(client.WEB / "engine" / name, OUT / name)
    _write_lock()
    _write_parts()


def _stage(folder: Path, packages: list[str], plain: list[str]) -> None:
    for package in packages:
        _copy(ROOT / "src" / "railwright" / package, folder / "railwright" / package)
    for name in plain:
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None:
            raise client.BuildError(f"the package {name} is not installed")
        place = Path(spec.origin)
        if place.name == "__init__.py":
            _copy(place.parent, folder.joinpath(*name.split(".")))
        else:
            shutil.copy(place, folder)


def _stage_top(folder: Path) -> None:
    """The modules of our package itself, and its version.

    The top of the server is empty: ours insists on packages that only a server needs.
    """
    about = folder / f"railwright-{version('railwright')}.dist-info"
    about.mkdir(parents=True)
    said = (
        f"Metadata-Version: 2.1\nName: railwright\nVersion: {version('railwright')}\n"
    )
    (about / "METADATA").write_text(said)
    top = ROOT / "src" / "railwright"
    for path in top.glob("*.py"):
        shutil.copyfile(path, folder / "railwright" / path.name)
    (folder / "railwright" / "server" / "__init__.py").write_text("")


def _copy(source: Path, target: Path) -> None:
    for path in _files(source):
        copied = target / path.relative_to(source)
        copied.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".otf":
            copied.write_bytes(widths_only(path.read_bytes()))
        else:
            shutil.copyfile(path, copied)


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if path.is_file() and not LEFT_OUT & set(parts) and _is_needed(path):
            yield path


def _is_needed(path: Path) -> bool:
    if path.suffix == ".otf":
        return path.stem in FONTS
    if path.parent.name == "locale-data":
        return path.stem in LOCALES
    return path.suffix not in TYPES_LEFT_OUT


def widths_only(font: bytes) -> bytes:
    """A font without its outlines: the tables that tell how wide letters are."""
    (count,) = struct.unpack_from(">H", font, 4)
    records = struct.iter_unpack(">4sIII", font[12 : 12 + 16 * count])
    kept = [
        (tag, check, font[at : at + size])
        for tag, check, at, size in records
        if tag.decode() in WIDTHS
    ]
    place = 12 + 16 * len(kept)
    head, body = font[:4] + struct.pack(">HHHH", len(kept), 0, 0, 0), b""
    for tag, check, table in kept:
        head += struct.pack(">4sIII", tag, check, place + len(body), len(table))
        body += table
    return head + body


def _unpack_wheels(folder: Path) -> None:
    wheels = WORK / "wheels"
    wanted = [f"{name}=={version(name)}" for name in WHEELS]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    pip += ["--disable-pip-version-check", "--only-binary", ":all:"]
    command = [*pip, *PLATFORM, "-d", str(wheels), *wanted]
    if subprocess.run(command, check=False).returncode:
        raise client.BuildError(f"pip cannot get {' and '.join(wanted)} for browsers")
    for wheel in wheels.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            names = [n for n in packed.namelist() if ".dist-info/" not in n]
            packed.extractall(folder, [n for n in names if not n.endswith(".pyi")])


def _pack(folder: Path, archive: Path) -> None:
    """A folder as an archive, compiled modules without their sources.

    The values of games are read as files, so they stay.
    """
    # Not compressed: whoever sends it compresses it as a whole, which is smaller, and
    # the worker unpacks it without Python.
    with zipfile.ZipFile(archive, "w") as packed:
        for path in sorted(folder.rglob("*")):
            is_value = path.name == VALUE_FILE and path.parents[1].name == "games"
            if path.is_file() and (path.suffix != ".py" or is_value):
                name = path.relative_to(folder).as_posix()
                packed.writestr(zipfile.ZipInfo(name), path.read_bytes())


def _write_lock() -> None:
    """The list of packages to load: none, for ours come as archives."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (OUT / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}))


def _write_parts() -> None:
    found = hashlib.sha256()
    sizes = {}
    for path in sorted(OUT.iterdir()):
        content = path.read_bytes()
        found.update(f"{path.name} {len(content)}\n".encode() + content)
        packed = len(gzip.compress(content, 9))
        sizes[path.name] = {"size": len(content), "packed": packed}
    version = found.hexdigest()[:12]
    PARTS.write_text(json.dumps({"version": version, "files": sizes}, indent=1))


if __name__ == "__main__":
    try:
        build()
    except client.BuildError as error:
        sys.exit(f"error: {error}")
