import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/**
 * Makes a folder with those above it. Node's own way does not end where the system says of a folder that is there that it is
 * not, as below /proc: each step goes to the parent here, and none is tried twice.
 */
export const makeFolder = (folder: string): void => {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(folder)) throw error;
  }
};
