"""What is still wrong with a layout, counted and named."""

from collections import Counter
from dataclasses import dataclass, field

import numpy as np
import shapely
from tools.layout.layout import Layout, Shapes
from tools.layout.projection import Points
from tools.layout.ribbons import Ints

SLOT_OVERLAP = 1.0
LABEL_OVERLAP = 2.0
LEAST_CITY_DISTANCE = 59.0
CITY_EDGE = (36.0, 40.0)

KINDS = (
    "slot-slot",
    "slot-city",
    "slot-edge",
    "slot-box",
    "slot-view",
    "slot-short",
    "curve-curve",
    "city-city",
    "city-view",
    "label-slot",
    "label-city",
    "label-label",
    "label-edge",
    "label-box",
    "label-view",
)


@dataclass
class Findings:
    """Defects by kind, each with a sentence that says where."""

    count: Counter[str] = field(default_factory=Counter)
    details: list[str] = field(default_factory=list)

    def add(self, kind: str, detail: str) -> None:
        """Note one more defect."""
        self.count[kind] += 1
        self.details.append(f"{kind}: {detail}")

    @property
    def total(self) -> int:
        """How many defects there are."""
        return self.count.total()


def inspect(layout: Layout, labels: dict[int, Points]) -> Findings:
    """All defects of a layout with its labels."""
    findings = Findings()
    _inspect_slots(layout, findings)
    _inspect_curves(layout, findings)
    _inspect_cities(layout, findings)
    _inspect_labels(layout, labels, findings)
    return findings


def _overlaps(one: Shapes, two: Shapes, least: float) -> Ints:
    """Index pairs of shapes that share more than an area."""
    i, j = shapely.STRtree(two).query(one)
    shared = shapely.area(shapely.intersection(one[i], two[j])) > least
    return np.stack([i[shared], j[shared]], axis=1)


def _slot_name(layout: Layout, slot: int) -> str:
    number = int(layout.problem.ribbons.slot_route[slot])
    return layout.problem.board.routes[number].id


def _boxes(boxes: list[tuple[float, float, float, float]]) -> Shapes:
    return np.array([shapely.box(*box) for box in boxes], dtype=object)


def _inspect_slots(layout: Layout, findings: Findings) -> None:
    board, slots = layout.problem.board, layout.slot_shapes()
    ribbon = layout.problem.ribbons.slot_ribbon
    seen = [_slot_name(layout, slot) for slot in range(len(slots))]
    for i, j in _overlaps(slots, slots, SLOT_OVERLAP):
        if i < j and (seen[i] != seen[j] or ribbon[i] != ribbon[j]):
            findings.add("slot-slot", f"{seen[i]} and {seen[j]}")
    for i, j in _overlaps(slots, layout.city_shapes(), SLOT_OVERLAP):
        findings.add("slot-city", f"{seen[i]} and {board.cities[j].name}")
    edges = layout.edges()
    for i, j in _overlaps(slots, _boxes([e.box for e in edges]), SLOT_OVERLAP):
        findings.add("slot-edge", f"{seen[i]} and {board.cities[edges[j].city].name}")
    for i, _ in _overlaps(slots, _boxes(board.reserved), SLOT_OVERLAP):
        findings.add("slot-box", seen[i])
    view = shapely.box(0, 0, *board.settings.size)
    for i in np.flatnonzero(~shapely.contains(view, slots)):
        findings.add("slot-view", seen[i])
    for i in np.flatnonzero(layout.lengths < board.settings.shortest_slot - 1):
        findings.add("slot-short", f"{seen[i]} {layout.lengths[i]:.1f}")


def _inspect_curves(layout: Layout, findings: Findings) -> None:
    ribbons = layout.problem.ribbons.ribbons
    routes = layout.problem.board.routes
    # Ends are cut off: curves of one city meet there and may run close.
    lines = np.array(shapely.linestrings(layout.polylines[:, 2:-2]))
    for i, j in zip(*shapely.STRtree(lines).query(lines, "crosses"), strict=True):
        if i < j:
            one, two = (routes[ribbons[k].routes[0]].id for k in (i, j))
            findings.add("curve-curve", f"{one} and {two}")


def _inspect_cities(layout: Layout, findings: Findings) -> None:
    cities, places = layout.problem.board.cities, layout.cities
    apart = np.linalg.norm(places[:, None] - places[None], axis=2)
    for i, j in np.argwhere(np.triu(apart < LEAST_CITY_DISTANCE, 1)):
        pair = f"{cities[i].name} and {cities[j].name}"
        findings.add("city-city", f"{pair} {apart[i, j]:.0f}")
    margin = np.array(CITY_EDGE)
    far = np.array(layout.problem.board.settings.size) - margin
    is_out = ((places < margin - 0.5) | (places > far + 0.5)).any(axis=1)
    for i in np.flatnonzero(is_out):
        findings.add("city-view", cities[i].name)


def _inspect_labels(
    layout: Layout, labels: dict[int, Points], findings: Findings
) -> None:
    board = layout.problem.board
    owner = list(labels)
    names = [board.cities[i].name for i in owner]
    boxes = shapely.box(*np.array(list(labels.values())).T)
    for i, j in _overlaps(boxes, layout.slot_shapes(), LABEL_OVERLAP):
        findings.add("label-slot", f"{names[i]} and {_slot_name(layout, j)}")
    for i, j in _overlaps(boxes, layout.city_shapes(), LABEL_OVERLAP):
        if owner[i] != j:
            findings.add("label-city", f"{names[i]} and {board.cities[j].name}")
    for i, j in _overlaps(boxes, boxes, LABEL_OVERLAP):
        if i < j:
            findings.add("label-label", f"{names[i]} and {names[j]}")
    for i, _ in _overlaps(boxes, _boxes([e.box for e in layout.edges()]), 2.0):
        findings.add("label-edge", names[i])
    for i, _ in _overlaps(boxes, _boxes(board.reserved), LABEL_OVERLAP):
        findings.add("label-box", names[i])
    view = shapely.box(0, 0, *board.settings.size)
    for i in np.flatnonzero(~shapely.contains(view, boxes)):
        findings.add("label-view", names[i])
