-- What phones have entered of games on real tables that several of them share.
CREATE TABLE marks (
    sheet TEXT NOT NULL,
    id TEXT NOT NULL,
    identity TEXT NOT NULL,
    body TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (sheet, id)
) WITHOUT ROWID;
CREATE INDEX marks_identity ON marks (identity, created);
