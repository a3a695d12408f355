"""The stages of a Containerfile as folders, in which their steps are done."""

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path, PurePosixPath

from tools.image.chamber import build_script, inside, start
from tools.image.containerfile import ImageSettings, Instruction, Stage, settings
from tools.image.context import copy_context

CONTEXT = Path(__file__).parents[2]


class ImageBuild:
    """Stages that become folders, one after the other."""

    def __init__(
        self,
        base: Path,
        folder: Path,
        shared: list[Path],
        variables: dict[str, str],
    ) -> None:
        self.base = base
        self.folder = folder
        self.shared = shared
        self.variables = variables
        """For the steps alone: the image does not keep them."""

    def stage(self, stage: Stage) -> None:
        """Do all steps of a stage in a copy of the base."""
        root = self.folder / stage.name
        subprocess.run(["cp", "--archive", self.base, root], check=True)
        for number, step in enumerate(stage.steps):
            print(f"[{stage.name}] {step.name} {step.said}", flush=True)
            known = settings(stage.steps[: number + 1])
            (root / known.folder.lstrip("/")).mkdir(parents=True, exist_ok=True)
            if step.name == "RUN":
                self._run(root, step, known)
            elif step.name == "COPY":
                self._copy(root, step, known)

    def _run(self, root: Path, step: Instruction, known: ImageSettings) -> None:
        known = replace(known, environment=known.environment | self.variables)
        script = build_script(root, self.shared)
        if start(root, script, inside(known, step.command())).wait():
            raise step.refused("the command failed")

    def _copy(self, root: Path, step: Instruction, known: ImageSettings) -> None:
        *options, source, target = step.words()
        at = root / str(PurePosixPath(known.folder, target)).lstrip("/")
        if not options and source == ".":
            copy_context(CONTEXT, at)
            return
        if len(options) != 1 or not options[0].startswith("--from="):
            raise step.refused("COPY takes . or a folder --from a stage")
        other = self.folder / options[0].removeprefix("--from=")
        shutil.copytree(other / source.lstrip("/"), at, symlinks=True)
