-- A table's log is its truth; the columns of `tables` follow from it.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    last INTEGER NOT NULL,
    status TEXT NOT NULL,
    game TEXT NOT NULL,
    is_listed INTEGER NOT NULL,
    is_archived INTEGER NOT NULL,
    activity INTEGER NOT NULL,
    due INTEGER,
    card BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (status, activity, id)
    WHERE is_listed AND NOT is_archived;
CREATE INDEX tables_idle ON tables (activity) WHERE NOT is_archived;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_status ON tables (status);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    identity TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_identity ON seats (identity, table_id);

CREATE TABLE leases (
    table_id TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX leases_node ON leases (node);

-- Whoever has the secret of a hash is the identity.
CREATE TABLE identities (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE credentials (
    hash BLOB PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id),
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX credentials_identity ON credentials (identity, created);

CREATE TABLE hand_overs (
    hash BLOB PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    identity TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX hand_overs_expires ON hand_overs (expires);

CREATE TABLE records (
    id TEXT PRIMARY KEY,
    identity TEXT NOT NULL,
    game TEXT NOT NULL,
    text TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX records_identity ON records (identity, created);
