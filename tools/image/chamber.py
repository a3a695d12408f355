"""Commands in a root folder, in namespaces of their own: all mounts end with them."""

import shlex
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from tools.image.containerfile import ImageSettings

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
DEVICES = ("full", "null", "random", "tty", "urandom", "zero")


def build_script(root: Path, shared: Iterable[Path]) -> list[str]:
    """Mounts for a step of a build: devices, processes, what this machine shares."""
    lines = [f"mount --bind {_q(root)} {_q(root)}", *_devices(root)]
    for path in shared:
        at = root / path.relative_to("/")
        make = "mkdir -p" if path.is_dir() else "touch"
        lines += [
            f"mkdir -p {_q(at.parent)}",
            f"[ -e {_q(at)} ] || {make} {_q(at)}",
            f"mount --bind --read-only {_q(path)} {_q(at)}",
        ]
    return lines


def container_script(root: Path, volumes: Mapping[str, Path]) -> list[str]:
    """Mounts of a container that may write to /tmp and its volumes alone."""
    lines = [f"mount --bind {_q(root)} {_q(root)}", *_devices(root)]
    lines += [f"mount -t tmpfs -o mode=1777 tmp {_q(root / 'tmp')}"]
    for path, folder in volumes.items():
        lines.append(f"mount --bind {_q(folder)} {_q(root / path.lstrip('/'))}")
    return [*lines, f"mount -o remount,bind,ro {_q(root)}", "ip link set lo up"]


def _devices(root: Path) -> list[str]:
    dev = root / "dev"
    return [
        f"mount -t proc proc {_q(root / 'proc')}",
        f"mount -t tmpfs -o mode=755 dev {_q(dev)}",
        f"mkdir -m 1777 {_q(dev / 'shm')}",
        *(f"touch {_q(dev / name)}" for name in DEVICES),
        *(f"mount --bind /dev/{name} {_q(dev / name)}" for name in DEVICES),
        f"ln -s /proc/self/fd {_q(dev / 'fd')}",
    ]


def _q(path: Path) -> str:
    return shlex.quote(str(path))


def inside(settings: ImageSettings, command: Sequence[str]) -> list[str]:
    """A command as the image's user, with the image's environment and no rights."""
    user, _, group = settings.user.partition(":")
    rights = []
    if settings.user != "0:0":
        rights = ["--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"]
    environment = {"PATH": PATH, "HOME": "/root", **settings.environment}
    return [
        *("setpriv", f"--reuid={user}", f"--regid={group or user}", "--clear-groups"),
        *rights,
        *("env", "--ignore-environment", f"--chdir={settings.folder}"),
        *(f"{name}={value}" for name, value in environment.items()),
        *command,
    ]


def start(
    root: Path, script: list[str], command: Sequence[str], *namespaces: str
) -> subprocess.Popen[bytes]:
    """Start a command as the first process of a root, after the mounts of a script."""
    lines = ["set -e", *script, f"exec chroot {_q(root)} {shlex.join(command)}"]
    private = ["--mount", "--pid", "--fork", "--kill-child", *namespaces]
    return subprocess.Popen(["unshare", *private, "/bin/sh", "-c", "\n".join(lines)])
