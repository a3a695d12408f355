"""`railwright map`: list, show, check, lay out and draw boards."""

import click

from railwright.cli.groups import CommandGroup
from railwright.cli.map.check import check
from railwright.cli.map.draw import draw
from railwright.cli.map.layout import layout
from railwright.cli.map.layout_check import layout_check
from railwright.cli.map.list import list_maps
from railwright.cli.map.show import show


@click.group(name="map", cls=CommandGroup)
def map_group() -> None:
    """List, show, check, lay out and draw boards."""


map_group.add_command(check)
map_group.add_command(draw)
map_group.add_command(layout)
map_group.add_command(layout_check)
map_group.add_command(list_maps)
map_group.add_command(show)
