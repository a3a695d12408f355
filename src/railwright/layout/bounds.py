"""What the numbers of layouts and of their hints may be: finite, and of some sense."""

from typing import Annotated

from msgspec import Meta

MOST_PIXELS = 20_000
"""No board is wider or higher than this, and nothing lies farther away."""

Place = Annotated[float, Meta(ge=-MOST_PIXELS, le=MOST_PIXELS)]
"""A coordinate in pixels; it may be outside of the board."""
Extent = Annotated[float, Meta(gt=0, le=MOST_PIXELS)]
"""A width, height or length in pixels."""
Margin = Annotated[float, Meta(ge=0, le=MOST_PIXELS)]
"""A distance in pixels, or none."""
Angle = Annotated[float, Meta(ge=-360, le=360)]
"""A turn in degrees."""
Longitude = Annotated[float, Meta(ge=-360, le=360)]
Latitude = Annotated[float, Meta(ge=-90, le=90)]
Weight = Annotated[float, Meta(ge=0, le=1000)]
"""How much something counts; 0 is not at all."""
