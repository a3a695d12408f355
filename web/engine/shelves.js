/** The worker's database: the logs of tables and the records that this browser keeps. */

const NAME = "railwright";
const VERSION = 1;

/** What a request of the database comes to. */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** When a transaction is on disk. */
function written(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function open() {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const store of ["tables", "entries", "records"]) request.result.createObjectStore(store);
  };
  return done(request);
}

/** All entries of a table behind a number. */
function behind(table, after) {
  return IDBKeyRange.bound([table, after + 1], [table, Infinity]);
}

/** The shelves, as `railwright.server.offline.browser_store` uses them: what fails is a promise. */
export async function openShelves() {
  const database = await open();
  database.onversionchange = () => database.close(); // a newer engine makes it anew
  const read = (store) => database.transaction(store).objectStore(store);
  return {
    /** Write entries and the row of their table, all or nothing; false if the log ends elsewhere. */
    async append(table, after, entries, row) {
      const bodies = [...entries];
      const options = { durability: "strict" };
      const change = database.transaction(["tables", "entries"], "readwrite", options);
      const [tables, log] = ["tables", "entries"].map((name) => change.objectStore(name));
      if ((await done(log.count(behind(table, 0)))) !== after) return false;
      bodies.forEach((body, at) => log.add(body, [table, after + at + 1]));
      tables.put(row, table);
      await written(change);
      return true;
    },
    read: async (table, after) => done(read("entries").getAll(behind(table, after))),
    row: async (table) => done(read("tables").get(table)),
    rows: async () => done(read("tables").getAll()),
    async add_record(record, row) {
      const change = database.transaction("records", "readwrite", { durability: "strict" });
      const records = change.objectStore("records");
      const isNew = (await done(records.count(record))) === 0;
      if (isNew) records.add(row, record);
      await written(change);
      return isNew;
    },
    record: async (record) => done(read("records").get(record)),
  };
}
