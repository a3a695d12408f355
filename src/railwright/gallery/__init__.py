"""The gallery: a small web page, for this computer alone, that shows the boards."""

from railwright.gallery.server import GalleryServer, open_server
from railwright.gallery.site import Site

__all__ = ["GalleryServer", "Site", "open_server"]
