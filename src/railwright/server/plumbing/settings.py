"""How the server is set up."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

STATIC = Path(__file__).parents[1] / "static"
ENGINE = Path(__file__).parents[1] / "engine"


@dataclass(frozen=True, slots=True)
class Mail:
    """How the server sends e-mail."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    starttls: bool = True


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Everything that a host decides."""

    database: str
    """The path of an SQLite file or a postgresql:// URL."""
    address: str = ""
    """What people type into a browser, for links in notices."""
    bots: int = 1
    """Processes in which bots think."""
    coach: int = 100
    """Playouts of the coach for each decision; 0 for no coach."""
    pace: float = 0.6
    """Seconds that a bot's move takes at least."""
    limits: float = 1.0
    """How much one client may ask for, 1 for what people need; 0 for no limit."""
    origins: tuple[str, ...] = ()
    """Addresses of other pages that may use this server."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks whose word is taken for the address of a client."""
    metrics: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks that may read `/metrics`."""
    archive_days: int = 60
    """Days without activity after which a table is out of the lists."""
    delete_days: int = 0
    """Days without activity after which a table is deleted; 0 for never."""
    mail: Mail | None = None
    webhooks: Literal["off", "public", "any"] = "off"
    """Which webhooks players may register for news of their turns."""
    push: Literal["off", "public", "any"] = "public"
    """Which push services browsers may name for news of turns."""
    static: Path = STATIC
    """The built client."""
    engine: Path = ENGINE
    """The engine for browsers, if it is built."""
