"""One table, without network: its log, wishes, and what each player may hear."""
