-- A table's log is its truth; the columns of `tables` follow from it.
CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,  -- in order of bytes, as SQLite has it
    last INTEGER NOT NULL,
    status TEXT NOT NULL,
    game TEXT NOT NULL,
    is_listed BOOLEAN NOT NULL,
    is_archived BOOLEAN NOT NULL,
    activity BIGINT NOT NULL,
    due BIGINT,
    card BYTEA NOT NULL
);
CREATE INDEX tables_listed ON tables (status, activity, id)
    WHERE is_listed AND NOT is_archived;
CREATE INDEX tables_idle ON tables (activity) WHERE NOT is_archived;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_status ON tables (status);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    identity TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_identity ON seats (identity, table_id);

CREATE TABLE leases (
    table_id TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL
);
CREATE INDEX leases_node ON leases (node);

-- Whoever has the secret of a hash is the identity.
CREATE TABLE identities (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
);

CREATE TABLE credentials (
    hash BYTEA PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id),
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX credentials_identity ON credentials (identity, created);

CREATE TABLE hand_overs (
    hash BYTEA PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    identity TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX hand_overs_expires ON hand_overs (expires);

CREATE TABLE records (
    id TEXT PRIMARY KEY,
    identity TEXT NOT NULL,
    game TEXT NOT NULL,
    text TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX records_identity ON records (identity, created);
