"""Says everything that is wrong with a map file."""

from railwright.errors import Defect
from railwright.maps.check.connections import network, network_defects
from railwright.maps.check.counts import count_defects
from railwright.maps.check.draft import Draft
from railwright.maps.check.form import form_defects
from railwright.maps.check.places import card_defects, place_defects
from railwright.maps.check.routes import route_defects
from railwright.maps.check.ticket_values import ticket_defects
from railwright.maps.source import Source


def check(source: Source) -> list[Defect]:
    """All defects of a map file in the order of its lines, or none."""
    if not source.is_json:
        return sorted(set(source.defects))
    in_form, malformed = form_defects(source)
    in_substance = _substance_defects(Draft(source, malformed))
    return sorted({*source.defects, *in_form, *in_substance})


def _substance_defects(draft: Draft) -> list[Defect]:
    """What the schema cannot see: each part is judged as far as it is well formed."""
    joined = network(draft)
    return [
        *place_defects(draft),
        *card_defects(draft),
        *route_defects(draft),
        *(network_defects(draft, joined) if joined else ()),
        *ticket_defects(draft, joined),
        *count_defects(draft),
    ]
