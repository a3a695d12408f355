"""The table server: games played together by a link."""
