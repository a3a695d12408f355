"""What games between bots show: one HTML page with tables, charts and a heat map."""

from railwright.reports.report_page import report

__all__ = ["report"]
