"""A PostgreSQL server of the tests' own, on a free port of the loopback."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import psycopg
from psycopg import sql

QUICK = ("fsync=off", "full_page_writes=off")
"""For tests: what only a power cut would need."""


class Cluster:
    """A running server, and how to get databases from it."""

    def __init__(self, folder: Path, settings: tuple[str, ...]) -> None:
        self.folder = folder
        self.settings = settings
        self.port = _free_port()
        self.numbers = count(1)

    def start(self) -> None:
        said = [
            f"-p {self.port} -k {self.folder}",
            "-c listen_addresses=127.0.0.1 -c max_connections=300",
            *(f"-c {each}" for each in self.settings),
        ]
        log = self.folder / "log"
        _run(
            "pg_ctl", "-D", self.folder, "-o", " ".join(said), "-l", log, "-w", "start"
        )

    def stop(self) -> None:
        _run("pg_ctl", "-D", self.folder, "-m", "immediate", "-w", "stop")

    @property
    def process(self) -> int:
        """The number of the server's first process."""
        said = (self.folder / "postmaster.pid").read_text(encoding="utf-8")
        return int(said.splitlines()[0])

    def address(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a database that nobody else has."""
        name = f"railwright_{os.getpid()}_{next(self.numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(
                sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name))
            )
        return self.address(name)


@contextmanager
def cluster(*settings: str) -> Iterator[Cluster]:
    """A new server that lives as long as the block."""
    folder = Path(tempfile.mkdtemp(prefix="railwright-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    made = Cluster(folder, settings)
    try:
        _run("initdb", "-D", folder, "-A", "trust", "-U", "postgres", "--no-sync")
        made.start()
        yield made
    finally:
        with suppress(subprocess.CalledProcessError):  # a test has stopped it
            made.stop()
        shutil.rmtree(folder)


def _run(program: str, *arguments: object) -> None:
    """Run a program of PostgreSQL's; it refuses root."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    path = os.pathsep.join([os.environ["PATH"], *map(str, folders)])
    found = shutil.which(program, path=path)
    if not found:
        raise FileNotFoundError(f"no {program}: tools/ensure-postgres installs it")
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run(
        [*user, found, *map(str, arguments)],
        check=True,
        cwd="/",  # a folder that user may be in
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
