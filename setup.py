"""Compiles the core with mypyc where a C compiler is at hand; see pyproject.toml."""

import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

PARTS = ("core", "encoding", "tactics")
UNBOXED = re.compile(
    r"(?P<vec>arg_\w+|tmp) = Vec(?P<kind>I64|I32|U8)Api\.unbox\((obj_\w+|value)\);"
    r"(?! VEC_)"
)
"""Where a vec comes in from Python, in the C code of mypyc."""
ASKS_ONLY = {"egg_info", "dist_info", "--version"}
"""What setuptools is called with when nothing is to be built yet."""


def core_extensions() -> list[Extension]:
    """The core as C extensions, or nothing when RAILWRIGHT_PURE=1 asks for Python."""
    if os.environ.get("RAILWRIGHT_PURE") == "1" or ASKS_ONLY & set(sys.argv):
        return []
    from mypyc.build import mypycify

    sources = sorted(
        str(path)
        for part in PARTS
        for path in Path("src/railwright", part).glob("*.py")
    )
    # Only these are compiled: what imports them is checked by `make lint`, with stubs
    # that a build does not have.
    options = ["--config-file=", "--strict", "--follow-imports=silent"]
    extensions: list[Extension] = mypycify(
        [*options, *sources], opt_level="3", debug_level="0"
    )
    give_back_vecs(extensions)
    for extension in extensions:
        # Without a compiler the build goes on and the same sources run interpreted.
        extension.optional = True
        flags = extension.extra_compile_args
        if sys.platform != "win32":
            # Nobody replaces our functions when they are loaded: calls are direct.
            flags = [*flags, "-fvisibility=hidden"]
        if extension.name.endswith("__mypyc") and links_on_all_cores():
            # The one large file would keep one core busy for a minute. When it links,
            # GCC knows what nobody calls, and shares the rest out among all cores.
            flags = [*flags, "-flto"]
            extension.extra_link_args = ["-flto=auto", "-O3"]
        extension.extra_compile_args = flags
    return extensions


def give_back_vecs(extensions: list[Extension]) -> None:
    """Mend what mypyc 2.4.1 forgets: it loses each vec that Python code hands over.

    Functions and attributes that are called and set from Python borrow what they get.
    To unbox a vec makes a new reference instead, which must be dropped again.
    """
    for path in {Path(each) for extension in extensions for each in extension.sources}:
        code = path.read_text()
        path.write_text(UNBOXED.sub(r"\g<0> VEC_\g<kind>_DECREF(\g<vec>);", code))


def links_on_all_cores() -> bool:
    """Whether the compiler is a GCC that finds `make`, by which it shares its work."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    has_make = shutil.which("make") is not None
    return sys.platform == "linux" and "gcc" in compiler and has_make


# mypyc makes one large C file and a small module for each of ours, which compile beside
# it.
setup(
    ext_modules=core_extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
