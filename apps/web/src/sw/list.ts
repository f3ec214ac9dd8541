// Written by the build in front of the worker.

/** The address of a file and, if the address has none, the hash of its content. */
export type Listed = readonly [path: string, hash?: string];

declare const LIST: Readonly<Record<string, readonly Listed[]>>;
declare const VERSION: string;

/** The files that all languages share. */
export const COMMON = 'common';
export const list = LIST;
export const languages = Object.keys(LIST).filter(part => part !== COMMON);

const PREFIX = 'korong-';
/** Every version has its own cache, so that a page never mixes two versions. */
export const CACHE = PREFIX + VERSION;
export const isOurs = (cache: string): boolean => cache.startsWith(PREFIX);

/** The language at the start of an address. */
export const languageOf = (path: string): string | undefined =>
  languages.find(code => path.startsWith(`/${code}/`));
