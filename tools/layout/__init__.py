"""The authoring-time tool that turns map files into board layouts."""
