import Database from 'better-sqlite3';

/** A longer list would not be read. */
const MAX_FINDINGS = 100;

/** Damage that SQLite finds in a file, page by page and index by index; empty where it is whole. Others may write meanwhile. */
export const findDamage = (file: string): readonly string[] => {
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const found = db.pragma(`integrity_check(${MAX_FINDINGS})`) as readonly { integrity_check: string }[];
      return found.map(({ integrity_check: finding }) => finding).filter(finding => finding !== 'ok');
    } finally {
      db.close();
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};
