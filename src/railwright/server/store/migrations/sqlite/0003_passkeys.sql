-- Keys of devices and password managers, by which an identity signs in elsewhere.
CREATE TABLE passkeys (
    id BLOB PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id),
    public_key BLOB NOT NULL,
    uses INTEGER NOT NULL,
    label TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_identity ON passkeys (identity, created);

-- What a passkey shall sign, once and not for long.
CREATE TABLE challenges (
    hash BLOB PRIMARY KEY,
    identity TEXT NOT NULL,
    purpose TEXT NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX challenges_expires ON challenges (expires);
