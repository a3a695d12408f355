"""Reduce Natural Earth: python -m tools.geography atlas|board ... (see README.md)."""

import argparse
from pathlib import Path

from tools.geography.atlas import write_atlas
from tools.geography.crops import write_crops


def main() -> None:
    """Write the atlas of the package, or the finer geography of one board."""
    parser = argparse.ArgumentParser(prog="python -m tools.geography")
    parser.add_argument("countries", type=Path, help="countries-*.json of world-atlas")
    parser.add_argument("waters", type=Path, help="a folder of *-lakes.geojson")
    parser.add_argument(
        "--map", type=Path, help="a map file; else the atlas is written"
    )
    options = parser.parse_args()
    if options.map is None:
        write_atlas(options.countries, options.waters)
    else:
        write_crops(options.map, options.countries, options.waters)


if __name__ == "__main__":
    main()
