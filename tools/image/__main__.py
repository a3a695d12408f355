"""Build the image of deploy/Containerfile in folders, and try it; for root on Linux.

    debootstrap --variant=minbase bookworm BASE
    python -m tools.image build BASE FOLDER
    python -m tools.image try FOLDER

BASE stands for the image that every stage starts from. Each stage becomes a folder of
FOLDER, in which its steps run by chroot. `try` starts the server with a user without
rights, a root that is read-only and a network of its own, waits for the health check,
has two bots play, and stops it.
"""

import argparse
import sys
from pathlib import Path

from tools.image.containerfile import ContainerfileError, stages
from tools.image.image_build import CONTEXT, ImageBuild
from tools.image.trial_container import TrialContainer

FIRST_MOVES = Path(__file__).with_name("first_moves.py")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.image")
    commands = parser.add_subparsers(dest="command", required=True)
    build = commands.add_parser("build", help="do the steps of all stages")
    build.add_argument("base", type=Path, help="a clean root, by debootstrap")
    build.add_argument("folder", type=Path, help="a new folder for the stages")
    build.add_argument(
        "--share",
        metavar="PATH",
        type=Path,
        action="append",
        default=[Path("/etc/resolv.conf")],
        help="a file or folder of this machine that steps may read, such as"
        " /etc/pip.conf; none of them may write it",
    )
    build.add_argument(
        "--env",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a variable for the steps alone",
    )
    attempt = commands.add_parser("try", help="start the image and play")
    attempt.add_argument("folder", type=Path, help="where it was built")
    return parser.parse_args()


def main() -> None:
    """Do what was asked; an error is one line."""
    asked = _arguments()
    text = (CONTEXT / "deploy" / "Containerfile").read_text("utf-8")
    try:
        if asked.command == "build":
            _build(text, asked)
        else:
            _try(text, asked.folder.resolve())
    except ContainerfileError as error:
        sys.exit(f"Error: {error}")


def _build(text: str, asked: argparse.Namespace) -> None:
    asked.folder.mkdir(parents=True)
    variables = dict(each.split("=", 1) for each in asked.env)
    build = ImageBuild(
        asked.base.resolve(), asked.folder.resolve(), asked.share, variables
    )
    for stage in stages(text):
        build.stage(stage)


def _try(text: str, folder: Path) -> None:
    *_, last = stages(text)
    container = TrialContainer(last, folder)
    try:
        if not container.is_well():
            sys.exit("Error: the server is not well")
        print("The health check succeeds.", flush=True)
        played = container.does("/opt/railwright/bin/python", "-", reading=FIRST_MOVES)
    finally:
        status = container.stop()
    print(f"The server stopped with status {status}.")
    sys.exit(status or not played)


if __name__ == "__main__":
    main()
