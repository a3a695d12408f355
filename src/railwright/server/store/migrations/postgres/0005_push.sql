-- Browsers that are told of turns with no page open: where, and to whom it is sealed.
CREATE TABLE subscriptions (
    hash BYTEA PRIMARY KEY,
    identity TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    public_key BYTEA NOT NULL,
    secret BYTEA NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX subscriptions_identity ON subscriptions (identity, created);

-- Keys of the server itself, made once.
CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);
