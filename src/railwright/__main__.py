"""`python -m railwright`, the same as the command `railwright`."""

from railwright.cli.main import railwright

railwright(prog_name="railwright")
