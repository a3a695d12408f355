"""Compiles the core with mypyc where a C compiler is at hand; see pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup


def core_extensions() -> list[Extension]:
    """The core as C extensions, or nothing when RAILWRIGHT_PURE=1 asks for Python."""
    if os.environ.get("RAILWRIGHT_PURE") == "1":
        return []
    from mypyc.build import mypycify

    sources = sorted(str(path) for path in Path("src/railwright/core").glob("*.py"))
    # Only the core is compiled: what imports it is checked by `make lint`, with stubs
    # that a build does not have.
    options = ["--config-file=", "--strict", "--follow-imports=silent"]
    extensions: list[Extension] = mypycify([*options, *sources], opt_level="3")
    for extension in extensions:
        # Without a compiler the build goes on and the same sources run interpreted.
        extension.optional = True
        if sys.platform != "win32":
            # Nobody replaces our functions when they are loaded: calls are direct.
            extension.extra_compile_args.append("-fvisibility=hidden")
    return extensions


setup(ext_modules=core_extensions())
