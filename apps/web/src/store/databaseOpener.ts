import { openDatabase } from './database.js';

/** A function that opens a database at its first call, and again after it was closed or could not be opened. */
export const databaseOpener = (
  name: string,
  make: (db: IDBDatabase) => void,
): (() => Promise<IDBDatabase>) => {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  return () => {
    if (opened === undefined) {
      opened = openDatabase(name, make, forget);
      opened.catch(forget);
    }
    return opened;
  };
};
