"""What an address holds: bytes of a media type, and their compressed form."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property

PAGE_POLICY = (
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# A drawing styles itself and runs nothing, also when opened on its own.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"


@dataclass(frozen=True)
class Content:
    """One file of the site as it is sent; its text never changes while we run."""

    body: bytes
    media_type: str
    policy: str = PAGE_POLICY

    @cached_property
    def gzipped(self) -> bytes:
        """The body compressed, the same bytes each time."""
        return gzip.compress(self.body, mtime=0)

    @cached_property
    def etag(self) -> str:
        """A name for exactly this body, by which a browser asks whether it changed."""
        return hashlib.sha256(self.body).hexdigest()[:20]


def html(text: str) -> Content:
    """A page."""
    return Content(text.encode(), "text/html; charset=utf-8")


def svg(text: str) -> Content:
    """A drawing."""
    return Content(text.encode(), "image/svg+xml; charset=utf-8", PICTURE_POLICY)
