"""The image as a container has it: no rights, nothing to write to, its own network."""

import os
import signal
import subprocess
import time
from pathlib import Path

from tools.image.chamber import container_script, inside, start
from tools.image.containerfile import Stage, settings

PATIENCE = 60
"""Seconds in which the server must be well, play, and stop."""


class TrialContainer:
    """A container of the image, from its start to its stop."""

    def __init__(self, stage: Stage, folder: Path) -> None:
        self.settings = settings(stage.steps)
        root = folder / stage.name
        volumes = {
            path: folder / f"volume{path.replace('/', '-')}"
            for path in self.settings.volumes
        }
        for path, at in volumes.items():
            if not at.exists():  # a new volume begins as what the image has there
                source = root / path.lstrip("/")
                subprocess.run(["cp", "--archive", source, at], check=True)
        self.outside = start(
            root,
            container_script(root, volumes),
            inside(self.settings, self.settings.command),
            *("--net", "--ipc", "--uts"),
        )

    @property
    def server(self) -> int:
        """The process that is number 1 of the container; 0 before there is one."""
        below = Path(f"/proc/{self.outside.pid}/task/{self.outside.pid}/children")
        return int((below.read_text("utf-8").split() or ["0"])[0])

    def does(self, *words: str, reading: Path | None = None) -> bool:
        """Whether a command in the container succeeds; it speaks if it reads a file."""
        enter = ["nsenter", f"--target={self.server}", "--all", "--root"]
        said = subprocess.run(
            [*enter, *inside(self.settings, words)],
            input=reading.read_bytes() if reading else b"",
            stderr=None if reading else subprocess.DEVNULL,
            check=False,
            timeout=PATIENCE,
        )
        return said.returncode == 0

    def is_well(self) -> bool:
        """Whether the health check succeeds in time."""
        end = time.monotonic() + PATIENCE
        while self.outside.poll() is None and time.monotonic() < end:
            if self.server and self.does(*self.settings.health):
                return True
            time.sleep(0.5)
        return False

    def stop(self) -> int:
        """Ask the server to stop, as engines do, and say how it ended."""
        if self.outside.poll() is None and self.server:
            os.kill(self.server, signal.SIGTERM)
        elif self.outside.poll() is None:
            self.outside.kill()
        return self.outside.wait(PATIENCE)
