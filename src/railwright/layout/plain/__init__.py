"""A layout by simple means and at once, for maps that have none of their own yet."""

from railwright.layout.placed import Layout, PlacedCity
from railwright.layout.plain.canvas import place_cities
from railwright.layout.plain.city_names import place_labels
from railwright.layout.plain.legs import SLOT_HEIGHT
from railwright.layout.plain.tracks import lay_tracks
from railwright.maps import Map


def plain_layout(board: Map) -> Layout:
    """Cities about where longitude and latitude put them, routes bent where they must.

    Crowded boards keep some overlaps; `railwright map layout` makes better layouts.
    """
    page = place_cities(board)
    routes, edges = lay_tracks(board, page)
    labels = place_labels(board, page, routes, edges)
    return Layout(
        width=page.width,
        height=page.height,
        slot_height=SLOT_HEIGHT,
        cities=tuple(
            PlacedCity(city.id, *place, label)
            for city, place, label in zip(
                board.cities, page.places, labels, strict=True
            )
        ),
        routes=routes,
        edges=edges,
    )
