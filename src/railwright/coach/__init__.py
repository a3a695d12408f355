"""The coach: what decisions cost, and what was luck, as far as a seat could know."""

from railwright.coach.game_review import PLAYOUTS, GameReview, Report, answered

__all__ = ["PLAYOUTS", "GameReview", "Report", "answered"]
