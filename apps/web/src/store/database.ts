// IndexedDB with promises, as much of it as our stores need.

/** The answer to a request. The caller knows what it stored. */
export const answer = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result as T);
    };
    request.onerror = () => {
      reject(request.error!);
    };
  });

/** Resolves when all that a transaction wrote is kept. */
export const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError'));
    };
  });

/** Reads from one store of a database. */
export const readFrom = <T>(
  db: IDBDatabase,
  name: string,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<T> => answer(ask(db.transaction(name).objectStore(name)));

/** Writes to one store of a database. */
export const writeTo = (
  db: IDBDatabase,
  name: string,
  act: (store: IDBObjectStore) => void,
): Promise<void> => {
  const transaction = db.transaction(name, 'readwrite');
  act(transaction.objectStore(name));
  return committed(transaction);
};

/** Opens a database in its first and only version; `make` makes its stores where there are none yet. */
export const openDatabase = async (
  name: string,
  make: (db: IDBDatabase) => void,
  closed?: () => void,
): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    make(request.result);
  };
  const db = await answer<IDBDatabase>(request);
  // Lets a newer version of the page in another tab upgrade.
  db.onversionchange = () => {
    db.close();
    closed?.();
  };
  return db;
};
