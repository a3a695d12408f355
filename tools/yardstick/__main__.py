"""Build a past version and name one of its bots as a program.

python -m tools.yardstick 0.1           the planner of version 0.1
python -m tools.yardstick COMMIT BOT    a bot of any commit, tag or branch
"""

import argparse
import shlex
import sys
from pathlib import Path

from tools.yardstick.past_build import built, commit_of, program

VERSIONS = {"0.1": "8a65ec0"}
"""Versions that contests are measured against, by their commits."""
ROOM = Path("build/yardstick")


def main() -> None:
    """Print the name of the bot for `railwright arena --bots`."""
    parser = argparse.ArgumentParser(prog="python -m tools.yardstick")
    parser.add_argument("version", help=f"a commit, or one of {', '.join(VERSIONS)}")
    parser.add_argument("bot", nargs="?", default="planner", help="(planner)")
    parser.add_argument(
        "--pure", action="store_true", help="do not compile; the bot is much slower"
    )
    asked = parser.parse_args()
    try:
        commit = commit_of(VERSIONS.get(asked.version, asked.version))
        sources = built(commit, ROOM, pure=asked.pure)
    except RuntimeError as error:
        sys.exit(f"Error: {error}")
    name = asked.version if asked.version in VERSIONS else commit[:10]
    written = program(ROOM / f"{asked.bot}-{name}", sources, asked.bot)
    print(f"exec:{shlex.quote(str(written))}")


if __name__ == "__main__":
    main()
