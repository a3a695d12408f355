"""`python -m railwright`, the same as the command `railwright`."""

from railwright.cli.main import railwright

if __name__ == "__main__":  # worker processes load this module, too
    railwright(prog_name="railwright")
