-- Keys of devices and password managers, by which an identity signs in elsewhere.
CREATE TABLE passkeys (
    id BYTEA PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id),
    public_key BYTEA NOT NULL,
    uses BIGINT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX passkeys_identity ON passkeys (identity, created);

-- What a passkey shall sign, once and not for long.
CREATE TABLE challenges (
    hash BYTEA PRIMARY KEY,
    identity TEXT NOT NULL,
    purpose TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX challenges_expires ON challenges (expires);
