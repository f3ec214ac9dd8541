import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fresh and impossible to guess. */
export const freshSecret = (): string => randomBytes(32).toString('base64url');

const isSecret = (text: string): boolean => /^[\w-]{32,}$/.test(text);

/**
 * The secret in the file `secret` of the folder, made once and readable by its owner alone. Linking a whole file into
 * its place is what makes it one secret when two processes start at the same time.
 */
export const secretOf = (folder: string): string => {
  const file = join(folder, 'secret');
  const found = read(file);
  if (found !== undefined) {
    chmodSync(file, 0o600);
    return found;
  }
  const own = join(folder, `secret.${process.pid}.${randomBytes(4).toString('hex')}`);
  writeFileSync(own, `${freshSecret()}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(own);
  }
  const made = read(file);
  if (made === undefined) throw new Error('The file of the secret is damaged');
  return made;
};

/** Undefined where there is none. A damaged one is not replaced: that would sign all players out without a visible reason. */
const read = (file: string): string | undefined => {
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (!isSecret(text)) throw new Error('The file of the secret is damaged');
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
