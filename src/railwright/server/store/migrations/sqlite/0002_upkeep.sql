-- What the operator forbids somebody: `ban` all that lasts, `mute` to talk.
CREATE TABLE sanctions (
    identity TEXT NOT NULL,
    kind TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (identity, kind)
) WITHOUT ROWID;

-- What running servers have to know of changes behind their backs, the latest only.
CREATE TABLE calls (
    number INTEGER PRIMARY KEY,
    words TEXT NOT NULL
) WITHOUT ROWID;
