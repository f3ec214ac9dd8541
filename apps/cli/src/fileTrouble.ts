import { message } from '@korong/messages';

/** What the file system may say, in our words. A file to read is missing itself, of one to write its folder. */
const SAID = {
  ENOENT: { read: 'file.missing', write: 'file.noFolder' },
  ENOTDIR: { read: 'file.missing', write: 'file.noFolder' },
  EISDIR: { read: 'file.isFolder', write: 'file.isFolder' },
  EACCES: { read: 'file.denied', write: 'file.denied' },
  EPERM: { read: 'file.denied', write: 'file.denied' },
  EROFS: { read: 'file.denied', write: 'file.denied' },
  ENOSPC: { read: 'file.full', write: 'file.full' },
} as const;

const isKnown = (code: unknown): code is keyof typeof SAID =>
  typeof code === 'string' && Object.hasOwn(SAID, code);

/** Why a file could not be read or written. */
export const fileTrouble = (error: unknown, doing: 'read' | 'write'): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && isKnown(error.code) ? message(SAID[error.code][doing]) : error.message;
};
