"""Where the globe is cut to become a board."""

from railwright.maps import Map


def is_global(board: Map) -> bool:
    """Whether a board shows the whole globe, so that its sides meet."""
    longitudes = [city.lon for city in board.cities]
    is_wide = max(longitudes) - min(longitudes) > 180
    return is_wide and any(route.wraps for route in board.routes)


def middle_longitude(board: Map) -> float:
    """The longitude opposite to the gap between cities where the globe is best cut.

    Routes over the edge want to be cut and others do not; then the gap should be wide.
    """
    ordered = sorted({city.lon % 360 for city in board.cities})
    ends = [*ordered[1:], ordered[0] + 360]
    gaps = [
        (end - start, (start + end) / 2)
        for start, end in zip(ordered, ends, strict=True)
    ]
    is_cut = is_global(board)

    def merit(gap: tuple[float, float]) -> tuple[int, float]:
        width, cut = gap
        lon = {city.id: (city.lon - cut) % 360 for city in board.cities}
        wrong = sum(
            (abs(lon[route.a] - lon[route.b]) > 180) != (route.wraps and is_cut)
            for route in board.routes
        )
        return -wrong, width

    _, cut = max(gaps, key=merit)
    return cut % 360 - 180


def longitudes(board: Map) -> list[float]:
    """The longitude of every city, at most half a turn from the middle one."""
    middle = middle_longitude(board)
    return [(city.lon - middle + 180) % 360 - 180 + middle for city in board.cities]
