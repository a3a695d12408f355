"""What the tool prints about finished boards."""

import numpy as np
from tools.layout.findings import KINDS, Findings
from tools.layout.geography import Geography
from tools.layout.layout import Layout
from tools.layout.terrain import Terrain, survey
from tools.layout.warp import jacobian_range, warp_to


def off_element(layout: Layout, terrain: Terrain) -> tuple[int, int]:
    """How many ferry slots lie on land, and rail slots on water."""
    if not layout.problem.board.settings.element:
        return 0, 0
    depth = terrain.at(layout.centers)
    is_wet = layout.problem.is_wet[::3]
    return int((is_wet & (depth < -4)).sum()), int((~is_wet & (depth > 4)).sum())


def report(layout: Layout, findings: Findings, warped: Geography) -> None:
    """Print how far things moved and what lies on the wrong element."""
    problem = layout.problem
    moved = np.linalg.norm(layout.cities - problem.places, axis=1)
    farthest = problem.board.cities[int(moved.argmax())].name
    low, high = jacobian_range(problem, warp_to(problem, layout.cities))
    print(f"  cities moved {moved.mean():.0f} px, most {moved.max():.0f} ({farthest})")
    print(f"  area grows by {low:.2f} to {high:.2f}")
    lengths = layout.lengths
    print(f"  slots {lengths.min():.1f} to {lengths.max():.1f} px", end="")
    print(f", median {np.median(lengths):.1f}")
    if not warped.land.is_empty:
        _report_elements(layout, survey(warped.land, problem.board.settings.size))
    for detail in findings.details:
        print(f"  ! {detail}")


def _report_elements(layout: Layout, terrain: Terrain) -> None:
    problem = layout.problem
    on_land, on_water = off_element(layout, terrain)
    print(f"  {on_land} ferry slots on land, {on_water} rail slots on water")
    at_sea = terrain.at(layout.cities)
    for city, depth_of_city in zip(problem.board.cities, at_sea, strict=True):
        if depth_of_city > 5:
            print(f"  {city.name} lies {depth_of_city:.0f} px from land")
        if city.is_port and depth_of_city < -12:
            print(f"  {city.name} lies {-depth_of_city:.0f} px from water")


def print_table(results: dict[str, Findings]) -> None:
    """Print the defects of all boards, one board per column."""
    print(f"\n{'':12}" + "".join(f"{name[-14:]:>15}" for name in results))
    for kind in KINDS:
        row = "".join(f"{found.count[kind]:15}" for found in results.values())
        print(f"{kind:12}{row}")
    totals = "".join(f"{found.total:15}" for found in results.values())
    print(f"{'total':12}{totals}")
