"""Bots of past versions, each in a build of its own, as opponents in contests."""
