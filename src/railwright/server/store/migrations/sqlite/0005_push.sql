-- Browsers that are told of turns with no page open: where, and to whom it is sealed.
CREATE TABLE subscriptions (
    hash BLOB PRIMARY KEY,
    identity TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    public_key BLOB NOT NULL,
    secret BLOB NOT NULL,
    language TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX subscriptions_identity ON subscriptions (identity, created);

-- Keys of the server itself, made once.
CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
