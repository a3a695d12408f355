"""What a decision of a bot gains over the planner's, by many games played out."""
