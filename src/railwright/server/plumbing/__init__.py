"""What knows no tables: settings, logs, limits, metrics, workers, identities."""
