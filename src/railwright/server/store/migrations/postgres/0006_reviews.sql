-- What the coach has said to a seat about a finished game, which takes long to work out.
CREATE TABLE reviews (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
