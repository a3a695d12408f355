-- What the operator forbids somebody: `ban` all that lasts, `mute` to talk.
CREATE TABLE sanctions (
    identity TEXT NOT NULL,
    kind TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (identity, kind)
);

-- What running servers have to know of changes behind their backs, the latest only.
CREATE TABLE calls (
    number BIGINT PRIMARY KEY,
    words TEXT NOT NULL
);
